/** Cells of any shape: the closed regions between the lines of a picture, and the borders that they share. */
package flowcv.read.region;
