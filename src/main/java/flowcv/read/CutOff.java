package flowcv.read;

import flowcv.board.Board;
import flowcv.board.Topology;
import flowcv.image.Picture;
import flowcv.image.Point;
import flowcv.read.pixel.Pixels;
import flowcv.read.pixel.Ranks;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/**
 * Looks in a picture itself whether the lines of a board go on beyond its edges, if only as far as the picture or what
 * covers it. Where a part of an edge lies beyond the picture, lines have to be seen to end on the rest of it.
 */
final class CutOff {
    /** And what lies more beyond it than this was cut off. */
    private static final double LOST = 0.06;

    /** Nearer to an edge may be the edge itself, in pixels and in cells: what was straightened is off by a little. */
    private static final double FROM_PIXELS = 2.5;

    private static final double FROM = 0.01;
    /** The half of an outline that is thick, and its soft edge, in cells. */
    private static final double FROM_THICK = 0.08;
    /**
     * A camera's soft edge reaches farther: levels fall there by more than this from one pixel to the next, so that half a
     * pixel aside looks like a line.
     */
    private static final double FLANK = 4;
    /** It does for no more than so many pixels, nor so much of a cell: farther out a line that goes on has to be seen. */
    private static final double LONGEST_FLANK = 4;

    private static final double LONGEST_OF_CELL = 0.06;
    /** So much of a line is enough to tell that it goes on, in pixels and in cells. */
    private static final int STUB_PIXELS = 2;

    private static final double STUB = 0.03;
    /** What lies beside a line, in cells. */
    private static final double ASIDE = 0.15;
    /** How far from where it should be a line is looked for, in cells and a pixel. */
    private static final double NEAR = 0.02;
    /** Where within the board a line is looked at, in cells from its edge: pipes cover what is farther. */
    private static final double[] INSIDE = {0.1, 0.15, 0.2, 0.25, 0.3};
    /** A line stands out beyond the edge by this share of what it does within the board. */
    private static final double SAME = 0.4;
    /** Fainter lines say nothing, in levels. */
    private static final double FAINT = 5;
    /** Noise takes no more of a stub than the rest. */
    private static final double STUB_SHARE = 0.8;
    /** A letter or a button beyond an edge looks like one line that goes on, not like most. */
    private static final double GOES_ON = 0.5;

    private static final int LEAST_LINES = 2;
    /** Who crops a picture to a board leaves this beside it at most, in cells. */
    private static final double CROPPED = 0.1;
    /** From the middle of a cell to its edge. */
    private static final double HALF = 0.5;

    /** What becomes of a line at an edge. */
    private enum Ending {
        GOES_ON,
        ENDS,
        /** It is too faint, or what lies beyond the edge is not in the picture. */
        UNKNOWN
    }

    private final Pixels pixels;
    private final Board board;
    private final List<Point> centers;
    private final double cell;
    private final double from;

    private CutOff(Pixels pixels, Reading.Read read) {
        this.pixels = pixels;
        this.board = read.board();
        this.centers = read.placement().centers();
        this.cell = read.placement().cellSize();
        boolean mayBeThick = !board.walls().isEmpty()
                || !board.border().isClosed()
                || IntStream.range(0, board.size()).anyMatch(board::isHole);
        this.from = mayBeThick ? FROM_THICK * cell : FROM_PIXELS + FROM * cell;
    }

    /** The same reading, or what speaks against it. */
    static Found<Reading.Read> refute(Picture picture, Reading.Read read) {
        Board board = read.board();
        if (board.topology() != Topology.SQUARE || board.rows() < 2 || board.columns() < 2) {
            return new Found.Yes<>(read);
        }
        CutOff lines = new CutOff(Pixels.of(picture), read);
        boolean isCropped = Arrays.stream(Box.Edge.values()).allMatch(lines::isAtPicturesEdge);
        for (Box.Edge edge : Box.Edge.values()) {
            if (lines.goOn(edge, isCropped)) {
                return new Found.Not<>(
                        Stage.CELLS,
                        "found " + board.rows() + "x" + board.columns() + " cells, but beyond the "
                                + edge.name().toLowerCase(Locale.ROOT)
                                + " the lines go on: the board is cut off or covered");
            }
        }
        return new Found.Yes<>(read);
    }

    /** Whether the middle of an edge lies beyond the picture, or just within it. */
    private boolean isAtPicturesEdge(Box.Edge edge) {
        return !isInPicture(onLine(edge, count(edge) / 2, -HALF), CROPPED * cell);
    }

    private int count(Box.Edge edge) {
        return edge == Box.Edge.TOP || edge == Box.Edge.BOTTOM ? board.columns() : board.rows();
    }

    /** @param isCropped whether somebody cropped the picture to the board: then no line is seen to end */
    private boolean goOn(Box.Edge edge, boolean isCropped) {
        int count = count(edge);
        List<Ending> endings = new ArrayList<>();
        boolean isLost = false;
        for (int i = 1; i < count; i++) {
            if (isCell(edge, i - 1) && isCell(edge, i)) {
                endings.add(ending(edge, i));
                isLost |= isLost(onLine(edge, i, -HALF));
            }
        }
        long stubs = endings.stream().filter(each -> each == Ending.GOES_ON).count();
        long judged = endings.stream().filter(each -> each != Ending.UNKNOWN).count();
        return isLost && !isCropped
                ? judged < LEAST_LINES || stubs > GOES_ON * judged
                : endings.size() >= LEAST_LINES && stubs > GOES_ON * endings.size();
    }

    /** Where in the picture the line before a cell at an edge would go on. */
    private List<Point> beyond(Box.Edge edge, int number) {
        Point end = onLine(edge, number, -HALF);
        Point inner = onLine(edge, number, HALF);
        double length = Math.hypot(end.x() - inner.x(), end.y() - inner.y());
        double start = from;
        while (start < from + Math.min(LONGEST_FLANK, LONGEST_OF_CELL * cell)
                && isOnFlank(edge, number, start / length, (start + 1) / length)) {
            start++;
        }
        List<Point> beyond = stub(edge, number, start, length);
        // Where the picture ends so near, what is on the flank has to tell.
        return beyond.size() < STUB_PIXELS ? stub(edge, number, from, length) : beyond;
    }

    private List<Point> stub(Box.Edge edge, int number, double start, double length) {
        List<Point> stub = new ArrayList<>();
        for (double away = start; away <= start + Math.max(STUB_PIXELS, STUB * cell); away++) {
            Point at = onLine(edge, number, -HALF - away / length);
            if (isInPicture(at, 0)) {
                stub.add(at);
            }
        }
        return stub;
    }

    /** Whether what lies beside a line that would go on is still the edge's own light, which falls on both sides. */
    private boolean isOnFlank(Box.Edge edge, int number, double near, double far) {
        Point along = along(edge, number);
        Point here = onLine(edge, number, -HALF - near);
        Point next = onLine(edge, number, -HALF - far);
        return isInPicture(next, 0)
                && brightest(here, along, -ASIDE) - brightest(next, along, -ASIDE) > FLANK
                && brightest(here, along, ASIDE) - brightest(next, along, ASIDE) > FLANK;
    }

    private Ending ending(Box.Edge edge, int number) {
        Point along = along(edge, number);
        double inside =
                Ranks.median(Arrays.stream(INSIDE).map(away -> contrast(onLine(edge, number, away - HALF), along)));
        List<Point> beyond = beyond(edge, number);
        if (inside < FAINT || beyond.size() < STUB_PIXELS) {
            return Ending.UNKNOWN;
        }
        long seen = beyond.stream()
                .filter(at -> contrast(at, along) >= SAME * inside)
                .count();
        return seen >= STUB_SHARE * beyond.size() ? Ending.GOES_ON : Ending.ENDS;
    }

    /** From the middle of one cell at an edge to that of the next. */
    private Point along(Box.Edge edge, int number) {
        Point one = center(edge, number - 1, 0);
        Point other = center(edge, number, 0);
        return new Point(other.x() - one.x(), other.y() - one.y());
    }

    /**
     * A point on the line before a cell at an edge. Seen at an angle cells become larger towards the edge or smaller,
     * so three of them say where it goes on.
     *
     * @param inwards from the middle of the cells at the edge, in cells
     */
    private Point onLine(Box.Edge edge, int number, double inwards) {
        Point first = onLine(edge, number, 0);
        Point second = onLine(edge, number, 1);
        int depth = edge == Box.Edge.TOP || edge == Box.Edge.BOTTOM ? board.rows() : board.columns();
        if (depth == 2) {
            return new Point(
                    first.x() + inwards * (second.x() - first.x()), first.y() + inwards * (second.y() - first.y()));
        }
        Point third = onLine(edge, number, 2);
        double a = (inwards - 1) * (inwards - 2) / 2;
        double b = inwards * (2 - inwards);
        double c = inwards * (inwards - 1) / 2;
        return new Point(
                a * first.x() + b * second.x() + c * third.x(), a * first.y() + b * second.y() + c * third.y());
    }

    /** Where the line before a cell passes the middles of a row or column of cells. */
    private Point onLine(Box.Edge edge, int number, int inwards) {
        return between(center(edge, number - 1, inwards), center(edge, number, inwards));
    }

    /** Levels by which a line stands out from what is beside it. */
    private double contrast(Point at, Point along) {
        return brightest(at, along, 0) - Math.max(brightest(at, along, -ASIDE), brightest(at, along, ASIDE));
    }

    private int brightest(Point at, Point along, double aside) {
        double length = Math.hypot(along.x(), along.y());
        int near = (int) Math.round(1 + NEAR * length);
        int brightest = 0;
        for (int i = -near; i <= near; i++) {
            double share = aside + i / length;
            brightest = Math.max(brightest, pixels.value(at.x() + share * along.x(), at.y() + share * along.y()));
        }
        return brightest;
    }

    /** Whether a place lies in the picture, so many pixels from its edge at least. */
    private boolean isInPicture(Point at, double within) {
        return at.x() >= within
                && at.y() >= within
                && at.x() <= pixels.width() - 1 - within
                && at.y() <= pixels.height() - 1 - within;
    }

    /** Whether a place on an edge lies beyond the picture, by more than a lattice is off. */
    private boolean isLost(Point at) {
        return !isInPicture(at, -LOST * cell);
    }

    private boolean isCell(Box.Edge edge, int number) {
        return !board.isHole(place(edge, number, 0)) && !board.isHole(place(edge, number, 1));
    }

    private Point center(Box.Edge edge, int number, int inwards) {
        return centers.get(place(edge, number, inwards));
    }

    private int place(Box.Edge edge, int number, int inwards) {
        return switch (edge) {
            case TOP -> board.place(inwards, number);
            case BOTTOM -> board.place(board.rows() - 1 - inwards, number);
            case LEFT -> board.place(number, inwards);
            case RIGHT -> board.place(number, board.columns() - 1 - inwards);
        };
    }

    private static Point between(Point one, Point other) {
        return new Point((one.x() + other.x()) / 2, (one.y() + other.y()) / 2);
    }
}
