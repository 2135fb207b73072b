package flowcv.read.pose;

/**
 * Where two lines of the lattice cross in the picture.
 *
 * @param x in pixels
 * @param y in pixels
 * @param strength levels by which the weaker line stands out; 0 or less where there is none
 */
record Crossing(double x, double y, double strength) {}
