/** Finds discs and ovals, and which of them have the color and the size of dots. */
package flowcv.read.disc;
