package flowcv.read;

import flowcv.image.MatBytes;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Optional;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;

/**
 * Leads lines on that end within a cell. Where a line ends, pipes hide it in part or light is too faint for it; a
 * little that is seen straight on, or nothing where all is hidden, leads it to the next line.
 */
final class OpenLines {
    /** Sides are as long as cells; lines that end before the middle of one are noise. */
    private static final double FARTHEST = 0.75;
    /** Nearer lines are joined in any case. */
    private static final double NEAREST = 0.06;
    /** Levels by which all of a way together stands out of what lies on both its sides. */
    private static final double LEAST_SEEN = 2.0;
    /** Where less than this share of a way is seen, pipes hide it. */
    private static final double HIDDEN = 0.3;
    /** What hides a line all the way to the next is a pipe, in cells. */
    private static final double NARROWEST_PIPE = 0.2;
    /** Ways are tried to both sides of the one straight on, in degrees. */
    private static final int[] TURNS = {0, -5, 5, -10, 10};

    private final LineWay.Finder ways;
    private final double cell;

    private OpenLines(LineWay.Finder ways, double cell) {
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
        LineWay.Finder ways = LineWay.Finder.of(MatBytes.of(lines), narrow, hidden, cell);
        OpenLines open = new OpenLines(ways, cell);
        for (LineEnd end : LineEnds.of(ways.lines(), ways.width(), cell)) {
            open.clearest(end)
                    .ifPresent(way -> Imgproc.line(
                            lines, new Point(end.x(), end.y()), new Point(way.x(), way.y()), new Scalar(255), 2));
        }
    }

    /** Of the ways on from an end the one that is seen best; of equal ones the straightest. */
    private Optional<LineWay> clearest(LineEnd end) {
        int nearest = (int) Math.ceil(Math.max(3, NEAREST * cell));
        return Arrays.stream(TURNS)
                .mapToObj(turn -> ways.way(end, end.angle() + Math.toRadians(turn), nearest, FARTHEST * cell))
                .flatMap(Optional::stream)
                .filter(way -> isHidden(way) || way.stands() >= LEAST_SEEN)
                .max(Comparator.comparingDouble(way -> isHidden(way) ? LEAST_SEEN : way.stands()));
    }

    private boolean isHidden(LineWay way) {
        return way.open() < HIDDEN * way.length() && way.length() > NARROWEST_PIPE * cell;
    }
}
