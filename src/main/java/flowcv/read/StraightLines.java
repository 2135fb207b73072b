package flowcv.read;

import flowcv.image.Mats;
import java.util.Arrays;
import java.util.Optional;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;

/**
 * Leads lines on that come straight over a cell, and end: below pipes that run along them, in tints and light. The lines
 * of squares and of lozenges, seen at any angle, go straight on to the end of a side of the board, and those of rings
 * that lead outward. Their direction is known well enough to look for them farther than {@link OpenLines} does, and to
 * know them again on the other side of what hides them.
 */
final class StraightLines {
    /** A line is looked for so far, in cells: some that pipes run along are hidden over a cell and a half. */
    private static final double FARTHEST = 1.7;

    /** What is nearer is the line itself, in cells; at a tee so is the line that it meets. */
    private static final double NEAREST = 0.06;

    private static final double NEAREST_AT_TEE = 0.12;

    /** Lines do not end so near before others, in cells: rims of dots and poor JPEGs take that much. */
    private static final double ALWAYS_JOINED = 0.25;

    /** Levels by which all of a way together stands out of what lies on both its sides. */
    private static final double LEAST_SEEN = 2.0;

    /** Beyond a tee a line is no surer than others are: noise stands out as much over a shorter way, in cells. */
    private static final double LEAST_SEEN_BEYOND_TEE = 0.3;

    /** Where less than this share of a way is seen, pipes hide it; a pipe is wider than this, in cells. */
    private static final double HIDDEN = 0.3;

    private static final double NARROWEST_PIPE = 0.2;

    /**
     * Pipes that run along a flat row of a cube hide lines over up to a cell. The way through a hexagon from corner to
     * corner is 1.24, and a line may go on beyond.
     */
    private static final double MOST_UNSEEN = 1.1;

    /** Where half of a way is open and less stands out of it than of noise, there is no line: boards have notches. */
    private static final double NOT_HIDDEN = 0.5;

    private static final double NOTHING = 0.7;

    /** A line goes on beyond what hides it over so many cells: one that is known the better, the less of the other. */
    private static final double BEYOND = 0.6;

    private static final double BEYOND_SHORT = 0.9;
    private static final double BEYOND_PIPE = 0.2;

    /** So much of a line tells its direction, if more is seen of it on the other side, in cells. */
    private static final double SHORT = 0.45;

    /** The cosine between two directions that are one, as well as a circle around a tee tells it. */
    private static final double SAME = 0.9;

    /** Shorter pieces are specks, in cells; they lie on the ways of lines. */
    private static final double LEAST_PIECE = 0.6;

    /** Ways are tried to both sides of the one straight on, in degrees. */
    private static final int[] TURNS = {0, -2, 2, -4, 4};

    private final LineWay.Finder ways;
    private final StraightTail tail;
    private final double cell;

    private StraightLines(LineWay.Finder ways, double cell) {
        this.ways = ways;
        this.tail = new StraightTail(ways.lines(), ways.width(), cell);
        this.cell = cell;
    }

    /** What is known of where a line ends. */
    private enum Known {
        /** It comes there straight over about a cell. */
        LONG,
        /** It comes there straight over half of one. */
        SHORT,
        /** It comes to another line. */
        TEE
    }

    /**
     * Draws what straight lines lack.
     *
     * @param lines not 0 on lines; changed
     * @param narrow contrast of all that is narrow, 8 bits
     * @param hidden not 0 on dots, pipes and their rims
     * @param cell in pixels
     */
    static void complete(Mat lines, Mat narrow, Mat hidden, double cell) {
        try (Mats mats = new Mats()) {
            byte[] pieces = LineSpecks.longer(mats, lines, LEAST_PIECE * cell);
            StraightLines straight = new StraightLines(LineWay.Finder.of(pieces, narrow, hidden, cell), cell);
            for (LineEnd end : LineEnds.of(pieces, lines.cols(), cell)) {
                straight.fromEnd(end).ifPresent(way -> draw(lines, end, way));
            }
            for (LineEnd tee : LineTees.of(pieces, lines.cols(), cell)) {
                straight.fromTee(tee).ifPresent(way -> draw(lines, tee, way));
            }
        }
    }

    private static void draw(Mat lines, LineEnd end, LineWay way) {
        Imgproc.line(lines, new Point(end.x(), end.y()), new Point(way.x(), way.y()), new Scalar(255), 2);
    }

    private Optional<LineWay> fromEnd(LineEnd end) {
        Optional<Double> angle = tail.angle(end.x(), end.y());
        return angle.isPresent()
                ? clearest(end, angle.get(), Known.LONG)
                : tail.angle(end.x(), end.y(), SHORT).flatMap(known -> clearest(end, known, Known.SHORT));
    }

    private Optional<LineWay> fromTee(LineEnd tee) {
        return tail.angle(tee.x(), tee.y())
                .filter(angle -> Math.cos(angle - tee.angle()) > SAME)
                .flatMap(angle -> clearest(tee, angle, Known.TEE));
    }

    /** Of the ways on that may be the line's the one that is seen best; of equal ones the straightest. */
    private Optional<LineWay> clearest(LineEnd end, double angle, Known known) {
        int nearest = (int) Math.ceil(Math.max(3, (known == Known.TEE ? NEAREST_AT_TEE : NEAREST) * cell));
        return Arrays.stream(TURNS)
                .mapToDouble(turn -> angle + Math.toRadians(turn))
                .mapToObj(each -> ways.way(end, each, nearest, FARTHEST * cell).filter(way -> isLine(way, each, known)))
                .flatMap(Optional::stream)
                .reduce((best, way) -> Math.max(0, way.stands()) > Math.max(0, best.stands()) ? way : best);
    }

    private boolean isLine(LineWay way, double angle, Known known) {
        boolean isFar = way.length() > MOST_UNSEEN * cell;
        boolean isHidden = way.open() < HIDDEN * way.length() && way.length() > NARROWEST_PIPE * cell && !isFar;
        boolean mayBeUnseen = !isFar && (way.seen() < NOT_HIDDEN * way.length() || way.stands() >= NOTHING);
        boolean isSeen = way.stands() >= LEAST_SEEN;
        return switch (known) {
            case LONG ->
                isSeen || isHidden || way.length() <= ALWAYS_JOINED * cell || mayBeUnseen && goesOn(way, angle, BEYOND);
            case SHORT -> mayBeUnseen && goesOn(way, angle, BEYOND_SHORT);
            case TEE ->
                isSeen && way.seen() >= LEAST_SEEN_BEYOND_TEE * cell
                        || mayBeUnseen && goesOn(way, angle, isHidden ? BEYOND_PIPE : BEYOND);
        };
    }

    private boolean goesOn(LineWay way, double angle, double cells) {
        return tail.goesOn(way.x(), way.y(), angle, cells);
    }
}
