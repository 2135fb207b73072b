package flowcv.read;

import flowcv.read.disc.Disc;

/**
 * A dot on its cell.
 *
 * @param cell index of the cell, on a lattice row by row
 * @param where what messages call the cell: its row and column, or where it lies in the picture
 * @param disc where it lies in the picture; a disc as large, where it is an ellipse
 * @param rgb its color, 0xRRGGBB
 */
record Dot(int cell, String where, Disc disc, int rgb) {}
