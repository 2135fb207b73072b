package flowcv.read;

import flowcv.image.Point;

/** Ways from one cell of a free tiling to another, in pixels. */
final class Ways {
    private Ways() {}

    static Point between(FaceGrid grid, int from, int to) {
        Point a = grid.cells().get(from).center();
        Point b = grid.cells().get(to).center();
        return new Point(b.x() - a.x(), b.y() - a.y());
    }

    /** Of the angle between two ways: 1 where they go the same way, -1 where they go opposite ones. */
    static double cosine(Point a, Point b) {
        return (a.x() * b.x() + a.y() * b.y()) / (Math.hypot(a.x(), a.y()) * Math.hypot(b.x(), b.y()));
    }
}
