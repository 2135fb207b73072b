package flowcv.draw.screen;

import flowcv.board.Board;
import flowcv.board.Topology;
import flowcv.image.Point;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The shapes of dots: discs, but on cubes ellipses that seem to lie on the cube. */
final class Dots {
    /** Measured in every official version: 0.68 to 0.71 of a cell. */
    private static final double PLAIN = 0.70;
    /** On solution pages: 0.73 to 0.75. */
    private static final double SITE = 0.74;
    /** On stars and rings: 0.64 to 0.68. */
    private static final double FREE = 0.66;
    /** Long axis of an ellipse by the edge of its rhombus, and short axis by the long one. */
    private static final double LONG = 0.79;

    private static final double SHORT = 0.66;
    private static final int SEGMENTS = 64;
    /** Dots touch lines at most, however narrow a cell is. */
    private static final double CLEAR = 1.0;

    private final Faces faces;
    private final Frame frame;
    private final double diameter;
    private final boolean tilted;

    /**
     * @param cell the side of a square as large as a cell, in pixels: on hexagons too dots are measured by it
     */
    Dots(Board board, Faces faces, Frame frame, double cell, Look look) {
        this.faces = faces;
        this.frame = frame;
        this.tilted = board.topology() == Topology.GRAPH && isCube(faces);
        double share = board.topology() == Topology.GRAPH ? FREE : look == Look.SITE ? SITE : PLAIN;
        this.diameter = Math.min(share * cell, CLEAR * narrowest(faces) * frame.unit());
    }

    /** In pixels; of a disc as large, where dots are ellipses. */
    double diameter() {
        return diameter;
    }

    Shape at(int place) {
        Point center = frame.at(faces.centers().get(place));
        return tilted ? ellipse(center, faces.polygons().get(place)) : Shape.disc(center, diameter / 2);
    }

    private Shape ellipse(Point center, List<Point> rhombus) {
        Point a = rhombus.get(0);
        Point b = rhombus.get(1);
        Point c = rhombus.get(2);
        Point d = rhombus.get(3);
        boolean first = distance(a, c) > distance(b, d);
        Point from = first ? a : b;
        Point to = first ? c : d;
        double length = distance(from, to);
        double cos = (to.x() - from.x()) / length;
        double sin = (to.y() - from.y()) / length;
        double major = LONG * distance(a, b) * frame.unit() / 2;
        double minor = SHORT * major;
        List<Point> outline = new ArrayList<>();
        for (int i = 0; i < SEGMENTS; i++) {
            double u = major * Math.cos(2 * Math.PI * i / SEGMENTS);
            double v = minor * Math.sin(2 * Math.PI * i / SEGMENTS);
            outline.add(new Point(center.x() + u * cos - v * sin, center.y() + u * sin + v * cos));
        }
        return Shape.polygon(outline);
    }

    /** Only where the corner of a cube shows do three four-sided cells meet in one point. */
    private static boolean isCube(Faces faces) {
        Map<Point, Integer> meeting = new HashMap<>();
        Map<Point, Double> turn = new HashMap<>();
        for (List<Point> polygon : faces.polygons()) {
            if (polygon.size() != 4) {
                return false;
            }
            for (int i = 0; i < 4; i++) {
                Point corner = polygon.get(i);
                meeting.merge(corner, 1, Integer::sum);
                turn.merge(corner, angle(polygon.get((i + 3) % 4), corner, polygon.get((i + 1) % 4)), Double::sum);
            }
        }
        return meeting.entrySet().stream()
                .anyMatch(entry -> entry.getValue() == 3 && turn.get(entry.getKey()) > 1.9 * Math.PI);
    }

    /** The diameter of the smallest of the circles around the middle of each cell that fit into it. */
    private static double narrowest(Faces faces) {
        double radius = Double.MAX_VALUE;
        for (int place = 0; place < faces.polygons().size(); place++) {
            Point center = faces.centers().get(place);
            Distance distance = Shape.polygon(faces.polygons().get(place)).distance();
            radius = Math.min(radius, -distance.at(center.x(), center.y()));
        }
        return 2 * radius;
    }

    private static double angle(Point a, Point at, Point b) {
        double cross = (a.x() - at.x()) * (b.y() - at.y()) - (a.y() - at.y()) * (b.x() - at.x());
        double dot = (a.x() - at.x()) * (b.x() - at.x()) + (a.y() - at.y()) * (b.y() - at.y());
        return Math.abs(Math.atan2(cross, dot));
    }

    private static double distance(Point a, Point b) {
        return Math.hypot(a.x() - b.x(), a.y() - b.y());
    }
}
