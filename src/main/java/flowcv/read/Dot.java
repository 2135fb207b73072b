package flowcv.read;

/**
 * A dot on its cell.
 *
 * @param row from 0
 * @param column from 0
 * @param disc where it lies in the picture
 * @param rgb its color, 0xRRGGBB
 */
record Dot(int row, int column, Disc disc, int rgb) {}
