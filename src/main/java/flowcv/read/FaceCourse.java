package flowcv.read;

import flowcv.read.pixel.Hue;
import flowcv.read.pixel.Pixels;

/**
 * How what is drawn along the border of two faces looks from its one end to the other.
 *
 * @param hue the median of its colors, without light and tints beside it
 * @param seenBeside the medians of its colors as they are, and of those beside it
 * @param even share of the places along it, its very ends among them, at which it has as much ink as at most of them,
 *     0 to 1
 */
record FaceCourse(Hue hue, SeenColor seenBeside, double even) {
    /** No line is seen, so there is none of another color, and none that ends. */
    static final FaceCourse NONE =
            new FaceCourse(Hue.of(new int[Pixels.CHANNELS]), SeenColor.onBlack(new int[Pixels.CHANNELS]), 1);

    /** Its color as it is; blue, green, red; not to be changed. */
    int[] seen() {
        return seenBeside.color();
    }
}
