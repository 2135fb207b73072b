package flowcv.read;

/** Sides of one color that are the same from their one end to the other. */
final class GraySides {
    private static final FaceCourse GRAY = new FaceCourse(Hue.of(new int[] {90, 90, 90}), 1);

    private GraySides() {}

    static FaceSide between(int first, int second, double length, Side side, double seen) {
        return new FaceSide(first, second, length, side, seen, GRAY);
    }
}
