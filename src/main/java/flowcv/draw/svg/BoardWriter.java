package flowcv.draw.svg;

import flowcv.board.Board;
import flowcv.board.Topology;
import flowcv.draw.Stroke;
import flowcv.draw.canvas.Oval;
import flowcv.draw.geometry.BoardGeometry;
import flowcv.draw.geometry.Edge;
import flowcv.draw.screen.Lines;
import flowcv.image.Point;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Writes a board from its ground up: tints, lines, bridges, flows with their dots, numbers of steps. */
final class BoardWriter {
    /** Width of grid lines in cells; at half the size of a phone's screen they are still a pixel wide. */
    private static final double THIN = 0.03;
    /** Half the width of an arrow and its length, in widths of a pipe. */
    private static final double ARROW = 0.95;

    /** Of a bridge, in cells. */
    private static final double BRIDGE_PEN = 0.042;

    private static final String BRIDGE_RGB = "#cdcdcd";

    /** Height of letters on dots, in diameters. */
    private static final double LETTER = 0.62;
    /** From the middle of a capital letter or a digit to its base line, in heights of the font. */
    private static final double BASE_LINE = 0.36;

    /** Diameter of a number's disc in cells, and height of a number in discs. */
    private static final double DISC = 0.5;

    private static final double DIGITS = 0.75;

    /** Half the width of the cross on a wrong pipe, in cells. */
    private static final double CROSS = 0.28;

    private final Xml xml;
    private final BoardShapes shapes;
    private final BoardGeometry geometry;
    private final Board board;
    private final Timeline timeline;
    private final SimilarColors similar;

    BoardWriter(Xml xml, BoardShapes shapes, Timeline timeline) {
        this.xml = xml;
        this.shapes = shapes;
        this.geometry = shapes.geometry();
        this.board = shapes.board();
        this.timeline = timeline;
        this.similar = new SimilarColors(
                shapes.flows().stream().map(BoardShapes.Flow::rgb).toList());
    }

    void write() {
        // Tints lie below the lines, and come with the end of their flow: the times are known only after the flows.
        xml.open("g");
        Timeline ends = timeline.copy();
        for (BoardShapes.Flow flow : shapes.flows()) {
            flow.strokes().forEach(stroke -> ends.pass(stroke.points()));
            tint(flow, ends);
        }
        xml.close();
        xml.open("g", "fill=none", "stroke-linecap=square");
        Lines lines = Lines.plain(board, THIN * BoardShapes.CELL);
        for (Edge.Kind kind : List.of(Edge.Kind.GRID, Edge.Kind.BORDER, Edge.Kind.WALL)) {
            lines(kind, lines);
        }
        for (int place = 0; place < board.size(); place++) {
            if (board.isBridge(place)) {
                bridge(geometry.center(place));
            }
        }
        xml.close();
        if (board.topology() == Topology.GRAPH) {
            names();
        }
        xml.open("g", "stroke-linecap=round", "stroke-linejoin=round", "stroke-width=" + number(geometry.pipe()));
        shapes.flows().forEach(this::flow);
        xml.close();
        for (int place : shapes.drawing().wrong()) {
            cross(geometry.center(place));
        }
        for (int i = 0; i < shapes.numbers().size(); i++) {
            String label = shapes.drawing().steps().get(i).label();
            int rgb = shapes.flows().stream()
                    .filter(flow -> flow.pair().label().equals(label))
                    .findFirst()
                    .orElseThrow()
                    .rgb();
            step(i + 1, shapes.numbers().get(i), rgb);
        }
    }

    private void tint(BoardShapes.Flow flow, Timeline ends) {
        Set<Integer> places = new HashSet<>();
        flow.trails().forEach(trail -> places.addAll(trail.places()));
        if (places.isEmpty()) {
            return;
        }
        PathData cells = new PathData();
        places.stream().sorted().forEach(place -> cells.around(geometry.outline(place)));
        xml.open("path", "fill=" + color(BoardGeometry.tinted(flow.rgb())), "d=" + cells);
        ends.hide(xml);
        xml.close();
    }

    /** Cells without rows and columns show their names, by which hints and paths call them, under the pointer. */
    private void names() {
        xml.open("g", "fill=none", "pointer-events=all");
        for (int place = 0; place < board.size(); place++) {
            xml.open(
                    "path",
                    "d=" + new PathData().around(geometry.outline(place)).toString());
            xml.text("title", board.name(place));
            xml.close();
        }
        xml.close();
    }

    private void lines(Edge.Kind kind, Lines lines) {
        List<List<Point>> all = geometry.lines(kind);
        if (!all.isEmpty()) {
            xml.empty(
                    "path",
                    "stroke=" + color(lines.rgb(kind)),
                    "stroke-width=" + number(lines.width(kind)),
                    "d=" + new PathData().joined(all));
        }
    }

    /** Two strokes along the row, each with a hump in the middle. */
    private void bridge(Point center) {
        double left = center.x() - BoardShapes.CELL / 2;
        StringBuilder path = new StringBuilder();
        for (double level : new double[] {0.31, 0.675}) {
            double y = center.y() + (level - 0.5) * BoardShapes.CELL;
            for (double[] bar : new double[][] {{0, 0.32}, {0.68, 1}}) {
                path.append("M" + number(left + bar[0] * BoardShapes.CELL) + " " + number(y) + "H"
                        + number(left + bar[1] * BoardShapes.CELL));
            }
            path.append("M" + number(left + 0.34 * BoardShapes.CELL) + " " + number(y) + "q"
                    + number(0.16 * BoardShapes.CELL) + " " + number(-0.22 * BoardShapes.CELL) + " "
                    + number(0.32 * BoardShapes.CELL) + " 0");
        }
        xml.empty(
                "path",
                "stroke=" + BRIDGE_RGB,
                "stroke-width=" + number(BRIDGE_PEN * BoardShapes.CELL),
                "stroke-linecap=butt",
                "d=" + path);
    }

    private void flow(BoardShapes.Flow flow) {
        String color = color(flow.rgb());
        xml.open("g", "stroke=" + color, "fill=" + color);
        xml.text("title", Words.flow(flow.pair().label(), flow.rgb(), flow.trails()));
        for (Stroke stroke : flow.strokes()) {
            stroke(stroke);
        }
        for (int place : flow.freeEnds()) {
            Point end = geometry.center(place);
            disc(end, geometry.freeEnd() / 2);
        }
        for (int place : List.of(flow.pair().first(), flow.pair().second())) {
            dot(geometry.dot(place));
            if (similar.isNear(flow.rgb())) {
                Oval dot = geometry.dot(place);
                writing(flow.pair().label(), dot.center(), LETTER * 2 * dot.minor(), flow.rgb());
            }
        }
        xml.close();
    }

    private void stroke(Stroke stroke) {
        String data = new PathData().line(stroke.points()).toString();
        if (timeline.isNone()) {
            xml.empty("path", "fill=none", "d=" + data);
        } else {
            xml.open("path", "fill=none", "pathLength=1", "d=" + data);
            timeline.draw(xml, stroke.points());
            xml.close();
        }
        List<Point> points = stroke.points();
        if (stroke.comesIn()) {
            arrow(points.get(1), points.get(0));
        }
        if (stroke.goesOut()) {
            arrow(points.get(points.size() - 2), points.get(points.size() - 1));
        }
    }

    /** A tip at the end of a pipe that goes on elsewhere. */
    private void arrow(Point from, Point to) {
        double length = Math.hypot(to.x() - from.x(), to.y() - from.y());
        double size = ARROW * geometry.pipe();
        double x = size * (to.x() - from.x()) / length;
        double y = size * (to.y() - from.y()) / length;
        PathData tip = new PathData()
                .around(List.of(
                        new Point(to.x() - y, to.y() + x),
                        new Point(to.x() + x, to.y() + y),
                        new Point(to.x() + y, to.y() - x)));
        xml.open("path", "stroke=none", "d=" + tip);
        timeline.hide(xml);
        xml.close();
    }

    private void dot(Oval dot) {
        if (dot.isDisc()) {
            disc(dot.center(), dot.major());
            return;
        }
        String center = number(dot.center().x()) + " " + number(dot.center().y());
        xml.empty(
                "ellipse",
                "stroke=none",
                "cx=" + number(dot.center().x()),
                "cy=" + number(dot.center().y()),
                "rx=" + number(dot.major()),
                "ry=" + number(dot.minor()),
                "transform=rotate(" + number(Math.toDegrees(dot.turn())) + " " + center + ")");
    }

    private void disc(Point center, double radius) {
        xml.empty(
                "circle", "stroke=none", "cx=" + number(center.x()), "cy=" + number(center.y()), "r=" + number(radius));
    }

    private void cross(Point center) {
        double half = CROSS * BoardShapes.CELL;
        String data = new PathData()
                .line(List.of(
                        new Point(center.x() - half, center.y() - half),
                        new Point(center.x() + half, center.y() + half)))
                .line(List.of(
                        new Point(center.x() - half, center.y() + half),
                        new Point(center.x() + half, center.y() - half)))
                .toString();
        xml.empty("path", "stroke=#fff", "stroke-width=10", "d=" + data);
        xml.empty("path", "stroke=#f00", "stroke-width=5", "d=" + data);
    }

    private void step(int number, Point center, int rgb) {
        double radius = DISC * BoardShapes.CELL / 2;
        xml.empty(
                "circle",
                "cx=" + number(center.x()),
                "cy=" + number(center.y()),
                "r=" + number(radius),
                "fill=" + color(rgb),
                "stroke=" + color(SimilarColors.contrast(rgb)),
                "stroke-width=3");
        writing(String.valueOf(number), center, DIGITS * 2 * radius, rgb);
    }

    private void writing(String text, Point center, double height, int rgb) {
        xml.text(
                "text",
                text,
                "stroke=none",
                "fill=" + color(SimilarColors.contrast(rgb)),
                "font-family=sans-serif",
                "font-weight=bold",
                "font-size=" + number(height),
                "text-anchor=middle",
                "x=" + number(center.x()),
                "y=" + number(center.y() + BASE_LINE * height));
    }

    /** As short as it can be written. */
    private static String color(int rgb) {
        String hex = String.format("%06x", rgb);
        boolean isShort =
                hex.charAt(0) == hex.charAt(1) && hex.charAt(2) == hex.charAt(3) && hex.charAt(4) == hex.charAt(5);
        return "#" + (isShort ? "" + hex.charAt(0) + hex.charAt(2) + hex.charAt(4) : hex);
    }

    private static String number(double value) {
        return PathData.number(value);
    }
}
