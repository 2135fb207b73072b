package flowcv.read.line;

import flowcv.image.MatBytes;
import flowcv.read.pixel.Ranks;
import java.util.Arrays;
import java.util.Optional;
import org.opencv.core.Mat;

/**
 * The straight ways from where lines end to the next ones.
 *
 * @param lines not 0 on lines
 * @param narrow contrast of all that is narrow, 8 bits
 * @param hidden not 0 on dots, pipes and their rims
 * @param width in pixels
 * @param height in pixels
 * @param beside how far beside a way its sides are looked at, in pixels
 */
record LineWays(byte[] lines, byte[] narrow, byte[] hidden, int width, int height, double beside) {
    /** How far beside a way its sides are looked at, in cells. */
    private static final double BESIDE = 0.12;

    /** The same in pixels: lines are as wide. */
    private static final double LEAST_BESIDE = 2;

    /**
     * Ways of one picture.
     *
     * @param cell in pixels
     */
    static LineWays of(byte[] lines, Mat narrow, Mat hidden, double cell) {
        return new LineWays(
                lines,
                MatBytes.of(narrow),
                MatBytes.of(hidden),
                narrow.cols(),
                narrow.rows(),
                Math.max(LEAST_BESIDE, BESIDE * cell));
    }

    /**
     * The way in a direction; nothing where no line is met.
     *
     * @param end of a line
     * @param angle in radians
     * @param nearest lines that are not farther are the one that ends, in pixels
     * @param farthest in pixels
     */
    Optional<LineWay> way(LineEnd end, double angle, int nearest, double farthest) {
        double dx = Math.cos(angle);
        double dy = Math.sin(angle);
        int most = (int) farthest;
        double[] left = new double[most];
        double[] right = new double[most];
        int open = 0;
        int seen = 0;
        for (int step = 1; step <= most; step++) {
            double x = end.x() + step * dx;
            double y = end.y() + step * dy;
            int at = at(x, y);
            if (at < 0) {
                return Optional.empty();
            }
            if (step > nearest && lines[at] != 0) {
                double stands = seen == 0 ? 0 : Math.min(median(left, seen), median(right, seen));
                return Optional.of(new LineWay(x, y, step, open, seen, stands));
            }
            int one = at(x - beside * dy, y + beside * dx);
            int other = at(x + beside * dy, y - beside * dx);
            open += hidden[at] == 0 ? 1 : 0;
            if (hidden[at] == 0 && isOpen(one) && isOpen(other)) {
                left[seen] = (narrow[at] & 0xFF) - (narrow[one] & 0xFF);
                right[seen] = (narrow[at] & 0xFF) - (narrow[other] & 0xFF);
                seen++;
            }
        }
        return Optional.empty();
    }

    private static double median(double[] values, int n) {
        return Ranks.median(Arrays.stream(values, 0, n));
    }

    private boolean isOpen(int at) {
        return at >= 0 && hidden[at] == 0;
    }

    private int at(double x, double y) {
        int column = (int) Math.round(x);
        int row = (int) Math.round(y);
        return column > 0 && row > 0 && column < width - 1 && row < height - 1 ? row * width + column : -1;
    }
}
