package flowcv.image;

/**
 * A place in a picture.
 *
 * @param x pixels from the left edge; 0 is the middle of the first column
 * @param y pixels from the top edge; 0 is the middle of the first row
 */
public record Point(double x, double y) {}
