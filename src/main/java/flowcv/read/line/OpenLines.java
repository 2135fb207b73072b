package flowcv.read.line;

import flowcv.image.MatBytes;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Optional;
import org.opencv.core.Mat;

/**
 * Leads lines on that end within a cell. Where a line ends, pipes hide it in part or light is too faint for it; a
 * little that is seen straight on, or nothing where all is hidden, leads it to the next line.
 */
final class OpenLines {
    /** Sides are as long as cells; lines that end before the middle of one are noise. */
    private static final double FARTHEST = 0.75;
    /** Nearer lines are joined in any case. */
    private static final double NEAREST = 0.06;
    /** Ways are tried to both sides of the one straight on, in degrees. */
    private static final int[] TURNS = {0, -5, 5, -10, 10};

    private final LineWays ways;
    private final double cell;

    private OpenLines(LineWays ways, double cell) {
        this.ways = ways;
        this.cell = cell;
    }

    /**
     * Draws what lines lack.
     *
     * @param lines not 0 on lines; changed
     * @param narrow contrast of all that is narrow, 8 bits
     * @param hidden not 0 on dots, pipes and their rims
     * @param cell in pixels
     */
    static void complete(Mat lines, Mat narrow, Mat hidden, double cell) {
        LineWays ways = LineWays.of(MatBytes.of(lines), narrow, hidden, cell);
        OpenLines open = new OpenLines(ways, cell);
        for (LineEnd end : LineEnds.of(ways.lines(), ways.width(), cell)) {
            open.clearest(end).ifPresent(way -> way.drawOn(lines, end));
        }
    }

    /** Of the ways on from an end the one that is seen best; of equal ones the straightest. */
    private Optional<LineWay> clearest(LineEnd end) {
        int nearest = (int) Math.ceil(Math.max(3, NEAREST * cell));
        return Arrays.stream(TURNS)
                .mapToObj(turn -> ways.way(end, end.angle() + Math.toRadians(turn), nearest, FARTHEST * cell))
                .flatMap(Optional::stream)
                .filter(way -> way.isHidden(cell) || way.stands() >= LineWay.LEAST_SEEN)
                .max(Comparator.comparingDouble(way -> way.isHidden(cell) ? LineWay.LEAST_SEEN : way.stands()));
    }
}
