package flowcv.draw.layout;

import flowcv.image.Point;
import java.util.List;

/** Tells tilings of parallelograms and the like from rings, by how cells look upside down. */
public final class Bend {
    /** Cubes and stars come to at most 0.01 cells; rings and mixed tilings to 0.06 and more. */
    static final double MOST = 0.03;

    private Bend() {}

    /**
     * How far opposite corners are from lying on either side of the middle of their cell: root mean
     * square over all cells with an even number of corners, in units of {@code cell}.
     */
    static double of(List<List<Point>> polygons, List<Point> centers, double cell) {
        double sum = 0;
        int count = 0;
        for (int place = 0; place < polygons.size(); place++) {
            List<Point> polygon = polygons.get(place);
            int half = polygon.size() / 2;
            for (int i = 0; i < half && polygon.size() % 2 == 0; i++) {
                Point a = polygon.get(i);
                Point b = polygon.get(i + half);
                double dx = (a.x() + b.x()) / 2 - centers.get(place).x();
                double dy = (a.y() + b.y()) / 2 - centers.get(place).y();
                sum += dx * dx + dy * dy;
                count++;
            }
        }
        return count == 0 ? 0 : Math.sqrt(sum / count) / cell;
    }

    /**
     * Whether sides are to be drawn as curves.
     *
     * @param polygons the corners of cells of about the area 1
     */
    public static boolean isRing(List<List<Point>> polygons, List<Point> centers) {
        return polygons.stream().allMatch(polygon -> polygon.size() == 4) && of(polygons, centers, 1) > MOST;
    }
}
