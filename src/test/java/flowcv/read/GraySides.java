package flowcv.read;

import flowcv.image.Point;
import flowcv.read.pixel.Hue;

/** Sides of one color. */
final class GraySides {
    private static final int[] GRAY = {90, 90, 90};

    private GraySides() {}

    static FaceSide between(int first, int second, double length, Side side, double seen) {
        return new FaceSide(
                first, second, side, seen, new FaceCourse(Hue.of(GRAY), SeenColor.onBlack(GRAY), 1), span(length));
    }

    /** A line between two faces. */
    static FaceSide line(int first, int second, double x, double y, double toX, double toY) {
        Side line = new Side(Side.Kind.LINE, 60, 2, true);
        Span span = new Span(new Point(x, y), new Point(toX, toY));
        return new FaceSide(first, second, line, 1, new FaceCourse(Hue.of(GRAY), SeenColor.onBlack(GRAY), 1), span);
    }

    /**
     * A side that is seen everywhere, but is not the same.
     *
     * @param even share of it that has as much ink as most of it
     */
    static FaceSide uneven(int first, int second, double length, Side side, double even) {
        return new FaceSide(
                first, second, side, 1, new FaceCourse(Hue.of(GRAY), SeenColor.onBlack(GRAY), even), span(length));
    }

    /** Of a side whose length alone matters; all are parallel, and meet nowhere. */
    static Span span(double length) {
        return new Span(new Point(0, 0), new Point(length, 0));
    }
}
