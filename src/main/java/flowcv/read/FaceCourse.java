package flowcv.read;

import flowcv.read.pixel.Hue;
import flowcv.read.pixel.Pixels;

/**
 * How what is drawn along the border of two faces looks from its one end to the other.
 *
 * @param hue the median of its colors
 * @param even share of the places along it, its very ends among them, at which it has as much ink as at most of them,
 *     0 to 1
 */
record FaceCourse(Hue hue, double even) {
    /** No line is seen, so there is none of another color, and none that ends. */
    static final FaceCourse NONE = new FaceCourse(Hue.of(new int[Pixels.CHANNELS]), 1);
}
