package flowcv.read.disc;

/**
 * A round bright area of a picture: a dot, the free end of a pipe, a button.
 *
 * @param x middle, in pixels of the picture
 * @param y middle, in pixels of the picture
 * @param radius in pixels of the picture
 * @param roundness share of its directions, 0 to 1, in which its edge lies on the circle; the rest is
 *     where a pipe leaves it
 */
public record Disc(double x, double y, double radius, double roundness) {}
