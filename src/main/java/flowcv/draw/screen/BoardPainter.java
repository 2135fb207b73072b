package flowcv.draw.screen;

import flowcv.board.Board;
import flowcv.board.Pair;
import flowcv.board.Topology;
import flowcv.draw.canvas.Canvas;
import flowcv.draw.canvas.Shape;
import flowcv.draw.geometry.BoardGeometry;
import flowcv.draw.geometry.Curves;
import flowcv.draw.geometry.Dots;
import flowcv.draw.geometry.Edge;
import flowcv.draw.geometry.Faces;
import flowcv.draw.geometry.Frame;
import flowcv.draw.part.BridgePainter;
import flowcv.image.Point;
import java.util.List;
import java.util.Map;

/** Paints the board itself: cells, lines, pipes, dots. Diameters and widths are shares of a cell. */
final class BoardPainter {
    private static final double SITE_PIPE = 0.40;
    private static final double FINGER = 1.5;

    private final Board board;
    private final Scene scene;
    private final Faces faces;
    private final Frame frame;
    private final List<Edge> edges;
    /** Ways along the sides of cells. */
    private final Curves curves;

    private final Map<String, Integer> colors;
    private final boolean site;
    /** The side of a square as large as a cell, in pixels: on hexagons too dots are 0.70 of that. */
    private final double cell;

    private final Dots dots;

    BoardPainter(Board board, Scene scene, Faces faces, Frame frame) {
        this.board = board;
        this.scene = scene;
        this.faces = faces;
        this.frame = frame;
        this.edges = Edge.of(board, faces);
        this.curves = new Curves(edges);
        this.colors = scene.palette().colors(board);
        this.site = scene.device().look() == Look.SITE;
        this.cell = Math.sqrt(faces.medianArea(board)) * frame.unit();
        this.dots = new Dots(board, faces, frame, cell, site);
    }

    /** The diameter of dots, in pixels. */
    double dot() {
        return dots.diameter();
    }

    double cell() {
        return cell;
    }

    Map<String, Integer> colors() {
        return colors;
    }

    void paint(Canvas canvas, Progress progress) {
        shade(canvas);
        if (!scene.marks().tintOverLines()) {
            tint(canvas, progress);
        }
        lines(canvas);
        if (scene.marks().tintOverLines()) {
            tint(canvas, progress);
        }
        bridges(canvas);
        for (Drawn flow : progress.flows()) {
            pipe(canvas, flow);
        }
        for (Pair pair : board.pairs()) {
            int rgb = colors.get(pair.label());
            canvas.fill(dots.at(pair.first()), rgb);
            canvas.fill(dots.at(pair.second()), rgb);
        }
        new MarksPainter(board, scene, this::center, dot(), colors).paint(canvas, progress);
        if (scene.marks().finger() && !progress.flows().isEmpty()) {
            Drawn last = progress.flows().get(progress.flows().size() - 1);
            Point tip = center(last.places().get(last.places().size() - 1));
            canvas.fill(Shape.disc(tip, FINGER * cell / 2), colors.get(last.label()), 0.35);
        }
    }

    private Point center(int place) {
        return frame.at(faces.centers().get(place));
    }

    private Shape face(int place) {
        List<Point> polygon = faces.polygons().get(place);
        List<Point> outline = faces.isRing() ? curves.outline(polygon) : polygon;
        return Shape.polygon(outline.stream().map(frame::at).toList());
    }

    private void shade(Canvas canvas) {
        board.cells()
                .forEach(place -> canvas.fill(face(place), 0, scene.version().shade()));
    }

    private void tint(Canvas canvas, Progress progress) {
        for (Drawn flow : progress.flows()) {
            int rgb = colors.get(flow.label());
            for (int place : flow.places()) {
                if (!site) {
                    canvas.fill(face(place), BoardGeometry.tint(rgb, flow.complete()), BoardGeometry.TINT);
                }
            }
        }
    }

    private void lines(Canvas canvas) {
        Lines widths = Lines.of(board, scene);
        for (Edge.Kind kind : List.of(Edge.Kind.GRID, Edge.Kind.BORDER, Edge.Kind.WALL)) {
            for (Edge edge : edges) {
                if (edge.kind() == kind) {
                    List<Point> path = faces.isRing() ? curves.path(edge) : List.of(edge.from(), edge.to());
                    canvas.fill(line(path.stream().map(frame::at).toList(), widths.width(kind)), widths.rgb(kind));
                }
            }
        }
    }

    private void bridges(Canvas canvas) {
        for (int place = 0; place < board.size(); place++) {
            if (board.isBridge(place) && !site) {
                BridgePainter.paint(canvas, frame, board.x(place) - 0.5, board.y(place) - 0.5);
            }
        }
    }

    /** A line with square ends where it runs along an axis, so that corners are sharp as in the game. */
    private static Shape line(List<Point> path, double width) {
        Point a = path.get(0);
        Point b = path.get(path.size() - 1);
        double h = width / 2;
        if (path.size() == 2 && (Math.abs(a.x() - b.x()) < 0.01 || Math.abs(a.y() - b.y()) < 0.01)) {
            return Shape.box(
                    Math.min(a.x(), b.x()) - h,
                    Math.min(a.y(), b.y()) - h,
                    Math.max(a.x(), b.x()) + h,
                    Math.max(a.y(), b.y()) + h,
                    0);
        }
        return Shape.stroke(path, width);
    }

    private void pipe(Canvas canvas, Drawn flow) {
        int rgb = colors.get(flow.label());
        double width = dots.unit() * (site ? SITE_PIPE : BoardGeometry.PIPE);
        for (int i = 0; i + 1 < flow.places().size(); i++) {
            for (List<Point> leg : legs(flow.places().get(i), flow.places().get(i + 1))) {
                canvas.fill(Shape.stroke(leg, width), rgb);
            }
        }
        if (!flow.complete()) {
            Point tip = center(flow.places().get(flow.places().size() - 1));
            canvas.fill(Shape.disc(tip, BoardGeometry.FREE_END * dots.unit() / 2), rgb);
        }
    }

    /** The way between two cells that touch: straight, or around the border in two pieces. */
    private List<List<Point>> legs(int a, int b) {
        double dx = board.x(b) - board.x(a);
        double dy = board.y(b) - board.y(a);
        boolean around = board.topology() == Topology.SQUARE && Math.abs(dx) + Math.abs(dy) > 1.5;
        if (!around) {
            return List.of(List.of(center(a), frame.at(faces.across(a, b)), center(b)));
        }
        double outX = -Math.signum(dx) * 0.5;
        double outY = -Math.signum(dy) * 0.5;
        return List.of(
                List.of(center(a), frame.at(board.x(a) + outX, board.y(a) + outY)),
                List.of(center(b), frame.at(board.x(b) - outX, board.y(b) - outY)));
    }
}
