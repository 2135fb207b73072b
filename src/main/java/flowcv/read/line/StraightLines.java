package flowcv.read.line;

import flowcv.image.Mats;
import java.util.Arrays;
import java.util.Optional;
import org.opencv.core.Mat;

/**
 * Leads lines on that come straight over a cell, and end: below pipes that run along them, in tints and light. The lines
 * of squares and of lozenges, seen at any angle, go straight on to the end of a side of the board, and those of rings
 * that lead outward. Their direction is known well enough to look for them farther than {@link OpenLines} does, and to
 * know them again on the other side of what hides them.
 */
final class StraightLines {
    /** A line is looked for so far, in cells: tints and light hide more than one, and farther its direction is not sure. */
    private static final double FARTHEST = 1.7;

    /** What is nearer is the line itself, in cells; at a tee it is half of the line that it meets, as wide as outlines. */
    private static final double NEAREST = 0.06;

    private static final double NEAREST_AT_TEE = 0.12;

    /**
     * So much of a way is seen, in cells and as a share of it, if what is seen tells: the last pixels of a line fade where
     * a pipe begins.
     */
    private static final double LEAST_TELLING = 0.3;

    private static final double LEAST_TELLING_SHARE = 0.4;

    /**
     * Pipes that run along a flat row of a cube hide lines over up to a cell. The way through a hexagon from corner to
     * corner is 1.24, and a line may go on beyond.
     */
    private static final double MOST_UNSEEN = 1.1;

    /** Where less than half of a way is open a line may be hidden; else something of it stands out, by a whole level. */
    private static final double HALF_OPEN = 0.5;

    private static final double SOMETHING = 1;

    /**
     * A line goes on beyond what hides it: over most of a cell, where that is no pipe; over what a pipe leaves in one
     * cell; and no less than ten pixels, on which others that meet it aslant do not lie.
     */
    private static final double BEYOND = 0.6;

    private static final double BEYOND_PIPE = 0.2;
    private static final double LEAST_BEYOND = 10;

    /** The cosine between two directions that are one, as well as a circle around a tee tells it. */
    private static final double SAME = 0.9;

    /** Shorter pieces are specks, in cells; they lie on the ways of lines. */
    private static final double LEAST_PIECE = 0.6;

    /** Ways are tried to both sides of the one straight on, in degrees: as well as a line of a cell tells its direction. */
    private static final int[] TURNS = {0, -2, 2, -4, 4};

    private final LineWays ways;
    private final StraightTail tail;
    private final double cell;

    private StraightLines(LineWays ways, double cell) {
        this.ways = ways;
        this.tail = new StraightTail(ways.lines(), ways.width(), cell);
        this.cell = cell;
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
            StraightLines straight = new StraightLines(LineWays.of(pieces, narrow, hidden, cell), cell);
            for (LineEnd end : LineEnds.of(pieces, lines.cols(), cell)) {
                straight.fromEnd(end).ifPresent(way -> way.drawOn(lines, end));
            }
            for (LineEnd tee : LineTees.of(pieces, lines.cols(), cell)) {
                straight.fromTee(tee).ifPresent(way -> way.drawOn(lines, tee));
            }
        }
    }

    private Optional<LineWay> fromEnd(LineEnd end) {
        return tail.angle(end.x(), end.y()).flatMap(angle -> clearest(end, angle, false));
    }

    private Optional<LineWay> fromTee(LineEnd tee) {
        return tail.angle(tee.x(), tee.y())
                .filter(angle -> Math.cos(angle - tee.angle()) > SAME)
                .flatMap(angle -> clearest(tee, angle, true));
    }

    /** Of the ways on that may be the line's the one that is seen best; of equal ones the straightest. */
    private Optional<LineWay> clearest(LineEnd end, double angle, boolean isTee) {
        int nearest = (int) Math.ceil(Math.max(3, (isTee ? NEAREST_AT_TEE : NEAREST) * cell));
        return Arrays.stream(TURNS)
                .mapToDouble(turn -> angle + Math.toRadians(turn))
                .mapToObj(each -> ways.way(end, each, nearest, FARTHEST * cell)
                        .filter(way -> isTee ? isBeyondTee(way, each) : isLine(way, each)))
                .flatMap(Optional::stream)
                .reduce((best, way) -> Math.max(0, way.stands()) > Math.max(0, best.stands()) ? way : best);
    }

    private boolean isLine(LineWay way, double angle) {
        boolean mayBeFaint = isNear(way) && way.stands() >= SOMETHING;
        return isSeen(way)
                || isHidden(way) && (way.length() <= HiddenLines.WIDEST_GAP * cell || goesOn(way, angle, BEYOND_PIPE))
                || (isHalfHidden(way) || mayBeFaint) && goesOn(way, angle, BEYOND);
    }

    /** Lines on both sides of a notch or a hole lie in line, and nothing is between. */
    private boolean isBeyondTee(LineWay way, double angle) {
        return isSeen(way) || isHalfHidden(way) && goesOn(way, angle, isHidden(way) ? BEYOND_PIPE : BEYOND);
    }

    private boolean isSeen(LineWay way) {
        return way.stands() >= LineWay.LEAST_SEEN
                && way.seen() >= Math.max(LEAST_TELLING * cell, LEAST_TELLING_SHARE * way.length());
    }

    private boolean isNear(LineWay way) {
        return way.length() <= MOST_UNSEEN * cell;
    }

    private boolean isHidden(LineWay way) {
        return isNear(way) && way.isHidden(cell);
    }

    private boolean isHalfHidden(LineWay way) {
        return isNear(way) && way.seen() < HALF_OPEN * way.length();
    }

    private boolean goesOn(LineWay way, double angle, double cells) {
        return tail.goesOn(way.x(), way.y(), angle, Math.max(LEAST_BEYOND, cells * cell));
    }
}
