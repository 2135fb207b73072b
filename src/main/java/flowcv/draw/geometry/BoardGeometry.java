package flowcv.draw.geometry;

import flowcv.board.Board;
import flowcv.board.Topology;
import flowcv.draw.canvas.Box;
import flowcv.draw.canvas.Oval;
import flowcv.draw.canvas.Tone;
import flowcv.image.Point;
import java.util.List;

/** Where the parts of a board lie as the game draws it, without any pixels: cells are so many units large, y runs down. */
public final class BoardGeometry {
    /** The width of pipes, by the unit of dots. */
    public static final double PIPE = 0.335;

    /** The diameter of the free end of a pipe, by the unit of dots. */
    public static final double FREE_END = 0.49;

    /** A flow still being drawn: 391d1c under a52a2a, 33230c under fb8900. */
    public static final double TINT = 0.25;

    private final Board board;
    private final Faces faces;
    private final Frame frame;
    private final List<Edge> edges;
    private final Curves curves;
    private final Dots dots;
    private final double cell;
    private final Box extent;

    private BoardGeometry(Board board, double unit, double margin) {
        this.board = board;
        this.faces = Faces.of(board);
        Box inCells = faces.extent(board);
        this.frame = new Frame(margin - unit * inCells.left(), margin - unit * inCells.top(), unit);
        this.edges = Edge.of(board, faces);
        this.curves = new Curves(edges);
        this.cell = Math.sqrt(faces.medianArea(board)) * unit;
        this.dots = new Dots(board, faces, frame, cell, false);
        this.extent = new Box(0, 0, unit * inCells.width() + 2 * margin, unit * inCells.height() + 2 * margin);
    }

    /**
     * The geometry of a board.
     *
     * @param unit side of a square cell; hexagons are as high, other cells as large
     * @param margin around the board
     */
    public static BoardGeometry of(Board board, double unit, double margin) {
        return new BoardGeometry(board, unit, margin);
    }

    /** The box around the board and its margin; it begins at 0, 0. */
    public Box extent() {
        return extent;
    }

    /** The square root of the median area of the cells. */
    public double cell() {
        return cell;
    }

    /** The width of pipes. */
    public double pipe() {
        return PIPE * dots.unit();
    }

    /** The diameter of the free end of a pipe. */
    public double freeEnd() {
        return FREE_END * dots.unit();
    }

    /** Half the diameter of dots that are discs. */
    public double dotRadius() {
        return dots.diameter() / 2;
    }

    /** The middle of a place. */
    public Point center(int place) {
        return frame.at(faces.centers().get(place));
    }

    public Oval dot(int place) {
        return dots.oval(place);
    }

    /** Where a flow passes from a place to a neighbor, if not straight from middle to middle. */
    public List<Point> between(int from, int to) {
        return board.topology() == Topology.GRAPH ? List.of(frame.at(faces.across(from, to))) : List.of();
    }

    /** The corners of a place. */
    public List<Point> outline(int place) {
        List<Point> polygon = faces.polygons().get(place);
        return inFrame(faces.isRing() ? curves.outline(polygon) : polygon);
    }

    /** The lines of a kind, each from one corner of a cell to another. */
    public List<List<Point>> lines(Edge.Kind kind) {
        return edges.stream()
                .filter(edge -> edge.kind() == kind)
                .map(edge -> inFrame(faces.isRing() ? curves.path(edge) : List.of(edge.from(), edge.to())))
                .toList();
    }

    /** What cells have on a black ground that a complete flow takes, 0xRRGGBB. */
    public static int tinted(int rgb) {
        return Tone.times(tint(rgb, true), TINT);
    }

    /** What lies over cells that a flow takes. */
    public static int tint(int rgb, boolean isComplete) {
        return Tone.mix(rgb, 0xFFFFFF, isComplete ? 0.45 : 0.23);
    }

    private List<Point> inFrame(List<Point> points) {
        return points.stream().map(frame::at).toList();
    }
}
