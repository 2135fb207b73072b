/** A picture as numbers: brightness, colors and their differences, what is inked, and ranks of samples. */
package flowcv.read.pixel;
