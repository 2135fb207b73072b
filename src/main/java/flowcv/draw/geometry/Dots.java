package flowcv.draw.geometry;

import flowcv.board.Board;
import flowcv.board.Topology;
import flowcv.draw.canvas.Oval;
import flowcv.draw.canvas.Shape;
import flowcv.image.Point;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** The shapes of dots: discs, but on cubes ellipses that seem to lie on the cube. */
public final class Dots {
    /** Measured in every official version: 0.68 to 0.71 of a cell. */
    private static final double PLAIN = 0.70;
    /** On solution pages: 0.73 to 0.75. */
    private static final double SITE = 0.74;
    /** On stars and rings: 0.64 to 0.68. */
    private static final double FREE = 0.66;
    /** Where hexagons and squares meet, dots and pipes are smaller: 0.48 of a cell. */
    private static final double OF_MIXED = 0.73;
    /** Long axis of an ellipse by the edge of its rhombus, and short axis by the long one. */
    private static final double LONG = 0.79;

    private static final double SHORT = 0.66;
    /** The largest dot by the widest that fits into the narrowest cell: lines stay free. */
    private static final double WITHIN = 0.9;
    /** Smaller dots, by those of the game, are hard to see. */
    private static final double LEAST = 0.4;

    private final Faces faces;
    private final Frame frame;
    private final double unit;
    private final double diameter;
    private final boolean tilted;

    /**
     * @param cell the side of a square as large as a cell, in pixels: on hexagons too dots are measured by it
     * @param isPage whether they stand on a page of solutions
     */
    public Dots(Board board, Faces faces, Frame frame, double cell, boolean isPage) {
        this.faces = faces;
        this.frame = frame;
        this.tilted = faces.isTiling() && isCube(faces);
        double share = board.topology() == Topology.GRAPH ? FREE : isPage ? SITE : PLAIN;
        double mixed = board.topology() == Topology.GRAPH && isMixed(faces) ? OF_MIXED : 1;
        double usual = mixed * Math.min(cell, room(faces) * frame.unit());
        // Cells that links alone lay out may be narrower than any of the game's.
        boolean isLaidOut = board.topology() == Topology.GRAPH && !faces.isTiling();
        this.unit = isLaidOut
                ? Math.min(usual, Math.max(LEAST * usual, WITHIN * 2 * reach(faces) * frame.unit() / share))
                : usual;
        this.diameter = share * unit;
    }

    /** What dots and pipes are measured by, in pixels: a cell's side, and on rings how narrow cells are. */
    public double unit() {
        return unit;
    }

    /** In pixels; of a disc as large, where dots are ellipses. */
    public double diameter() {
        return diameter;
    }

    public Shape at(int place) {
        Oval dot = oval(place);
        return tilted ? dot.shape() : Shape.disc(dot.center(), diameter / 2);
    }

    /** The dot on a place: an ellipse along the longer diagonal of its rhombus, or a disc. */
    public Oval oval(int place) {
        Point center = frame.at(faces.centers().get(place));
        if (!tilted) {
            return new Oval(center, diameter / 2, diameter / 2, 0);
        }
        List<Point> rhombus = faces.polygons().get(place);
        Point a = rhombus.get(0);
        Point b = rhombus.get(1);
        Point c = rhombus.get(2);
        Point d = rhombus.get(3);
        boolean first = distance(a, c) > distance(b, d);
        Point from = first ? a : b;
        Point to = first ? c : d;
        double major = LONG * distance(a, b) * frame.unit() / 2;
        return new Oval(center, major, SHORT * major, Math.atan2(to.y() - from.y(), to.x() - from.x()));
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

    /** Whether there are cells of four, five and six sides. */
    private static boolean isMixed(Faces faces) {
        return IntStream.rangeClosed(4, 6)
                .allMatch(sides -> faces.polygons().stream().anyMatch(polygon -> polygon.size() == sides));
    }

    /**
     * The median way between opposite sides of a cell, where it is shortest; without end where no cell has
     * opposite sides.
     */
    private static double room(Faces faces) {
        double[] widths = faces.polygons().stream()
                .mapToDouble(Dots::width)
                .filter(Double::isFinite)
                .sorted()
                .toArray();
        return widths.length == 0 ? Double.MAX_VALUE : widths[widths.length / 2];
    }

    private static double width(List<Point> polygon) {
        int half = polygon.size() / 2;
        double least = Double.POSITIVE_INFINITY;
        for (int i = 0; i < half && polygon.size() % 2 == 0; i++) {
            Point a = middle(polygon, i);
            Point b = middle(polygon, i + half);
            least = Math.min(least, distance(a, b));
        }
        return least;
    }

    /** The least way from the middle of a cell to one of its sides. */
    private static double reach(Faces faces) {
        double least = Double.POSITIVE_INFINITY;
        for (int place = 0; place < faces.polygons().size(); place++) {
            List<Point> polygon = faces.polygons().get(place);
            Point center = faces.centers().get(place);
            double inside = -Shape.polygon(polygon).distance().applyAsDouble(center.x(), center.y());
            least = Math.min(least, inside);
        }
        return least;
    }

    private static Point middle(List<Point> polygon, int side) {
        Point a = polygon.get(side);
        Point b = polygon.get((side + 1) % polygon.size());
        return new Point((a.x() + b.x()) / 2, (a.y() + b.y()) / 2);
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
