package flowcv.read.region;

import flowcv.image.Point;
import java.util.Arrays;
import java.util.List;

/** What the dots and pipes of a board of a free shape are measured by: one length for all of its cells. */
final class DotUnit {
    /** Where hexagons and squares meet, dots and pipes are smaller: 0.48 of a cell instead of 0.66. */
    private static final double OF_MIXED = 0.73;
    /** So many cells have as many corners at least on a mixed board; few others have a corner too many. */
    private static final double SOME = 0.15;

    private static final int SQUARE = 4;
    private static final int HEXAGON = 6;

    private DotUnit() {}

    /**
     * A cell's size, and on rings how narrow cells are: the median way from one side to the opposite one, where it is
     * shortest.
     *
     * @param corners of each cell
     * @param cell the size that cells have by their area, in the unit of the corners
     */
    static double of(List<List<Point>> corners, double cell) {
        double[] widths = corners.stream()
                .filter(polygon -> polygon.size() >= SQUARE && polygon.size() % 2 == 0)
                .mapToDouble(DotUnit::width)
                .sorted()
                .toArray();
        double width = widths.length == 0 ? cell : Math.min(cell, widths[widths.length / 2]);
        boolean isMixed = share(corners, SQUARE) > SOME && share(corners, HEXAGON) > SOME;
        return isMixed ? OF_MIXED * width : width;
    }

    private static double share(List<List<Point>> corners, int count) {
        return (double) corners.stream()
                        .filter(polygon -> polygon.size() == count)
                        .count()
                / corners.size();
    }

    private static double width(List<Point> polygon) {
        double[] widths = new double[polygon.size() / 2];
        for (int i = 0; i < widths.length; i++) {
            Point one = middle(polygon, i);
            Point other = middle(polygon, i + widths.length);
            widths[i] = Math.hypot(one.x() - other.x(), one.y() - other.y());
        }
        return Arrays.stream(widths).min().orElseThrow();
    }

    private static Point middle(List<Point> polygon, int side) {
        Point a = polygon.get(side);
        Point b = polygon.get((side + 1) % polygon.size());
        return new Point((a.x() + b.x()) / 2, (a.y() + b.y()) / 2);
    }
}
