package flowcv.read;

import flowcv.image.MatBytes;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
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
    /** Around its end a line is told from what lies on a circle of this radius, in cells. */
    private static final double AROUND = 0.2;
    /** A circle is left in one direction where a line ends: half of this many. */
    private static final int DIRECTIONS = 48;
    /** An end is as narrow, in directions: outlines are farther apart. */
    private static final int WIDEST_RUN = 12;
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
    /** How far beside a way its sides are looked at, in cells. */
    private static final double BESIDE = 0.12;
    /** Ways are tried to both sides of the one straight on, in degrees. */
    private static final int[] TURNS = {0, -5, 5, -10, 10};

    private final byte[] lines;
    private final byte[] narrow;
    private final byte[] hidden;
    private final int width;
    private final int height;
    private final double cell;

    private OpenLines(byte[] lines, byte[] narrow, byte[] hidden, int width, int height, double cell) {
        this.lines = lines;
        this.narrow = narrow;
        this.hidden = hidden;
        this.width = width;
        this.height = height;
        this.cell = cell;
    }

    /** Where a line ends, and which way it would go on, in radians. */
    private record End(int x, int y, double angle) {}

    /** A way on. */
    private record Way(double x, double y, double seen) {}

    /**
     * Draws what lines lack.
     *
     * @param lines not 0 on lines; changed
     * @param narrow contrast of all that is narrow, 8 bits
     * @param hidden not 0 on dots, pipes and their rims
     * @param cell in pixels
     */
    static void complete(Mat lines, Mat narrow, Mat hidden, double cell) {
        OpenLines open = new OpenLines(
                MatBytes.of(lines), MatBytes.of(narrow), MatBytes.of(hidden), lines.cols(), lines.rows(), cell);
        for (End end : open.ends()) {
            open.clearest(end).ifPresent(way -> draw(lines, end, way));
        }
    }

    private static void draw(Mat lines, End end, Way way) {
        Imgproc.line(lines, new Point(end.x(), end.y()), new Point(way.x(), way.y()), new Scalar(255), 2);
    }

    /** Of the ways on from an end the one that is seen best; of equal ones the straightest. */
    private Optional<Way> clearest(End end) {
        return Arrays.stream(TURNS)
                .mapToObj(turn -> way(end, end.angle() + Math.toRadians(turn)))
                .flatMap(Optional::stream)
                .reduce((best, way) -> way.seen() > best.seen() ? way : best);
    }

    private List<End> ends() {
        int reach = (int) Math.max(3, Math.round(AROUND * cell));
        int[] circle = circle(reach);
        List<End> candidates = new ArrayList<>();
        for (int y = reach; y < height - reach; y++) {
            for (int x = reach; x < width - reach; x++) {
                if (lines[y * width + x] != 0) {
                    end(x, y, circle).ifPresent(candidates::add);
                }
            }
        }
        return candidates.stream()
                .filter(each -> isOutermost(each, candidates, reach))
                .toList();
    }

    /**
     * Whether an end is the outermost of those that are one line's.
     *
     * @param candidates from the top to the bottom: in noise there are thousands
     */
    private static boolean isOutermost(End each, List<End> candidates, int reach) {
        for (int i = firstFrom(candidates, each.y() - reach); i < candidates.size(); i++) {
            End other = candidates.get(i);
            if (other.y() > each.y() + reach) {
                return true;
            }
            if (Math.hypot(other.x() - each.x(), other.y() - each.y()) < reach && isBeyond(other, each)) {
                return false;
            }
        }
        return true;
    }

    /** The index of the first candidate that is no higher than a row. */
    private static int firstFrom(List<End> candidates, int row) {
        int from = 0;
        int to = candidates.size();
        while (from < to) {
            int middle = (from + to) / 2;
            if (candidates.get(middle).y() < row) {
                from = middle + 1;
            } else {
                to = middle;
            }
        }
        return from;
    }

    private static boolean isBeyond(End other, End each) {
        double along =
                (other.x() - each.x()) * Math.cos(each.angle()) + (other.y() - each.y()) * Math.sin(each.angle());
        return along > 0 || along == 0 && (other.y() < each.y() || other.y() == each.y() && other.x() < each.x());
    }

    private Optional<End> end(int x, int y, int[] circle) {
        int at = y * width + x;
        int runs = 0;
        int on = 0;
        double sumX = 0;
        double sumY = 0;
        boolean before = lines[at + circle[DIRECTIONS - 1]] != 0;
        for (int i = 0; i < DIRECTIONS && runs <= 1 && on <= WIDEST_RUN; i++) {
            boolean is = lines[at + circle[i]] != 0;
            if (is) {
                on++;
                sumX += Math.cos(2 * Math.PI * i / DIRECTIONS);
                sumY += Math.sin(2 * Math.PI * i / DIRECTIONS);
                runs += before ? 0 : 1;
            }
            before = is;
        }
        return runs == 1 && on <= WIDEST_RUN ? Optional.of(new End(x, y, Math.atan2(-sumY, -sumX))) : Optional.empty();
    }

    /** How far, in the numbering of pixels, those in all directions lie from the middle of a circle. */
    private int[] circle(int reach) {
        int[] circle = new int[DIRECTIONS];
        for (int i = 0; i < DIRECTIONS; i++) {
            double angle = 2 * Math.PI * i / DIRECTIONS;
            // Halves are rounded as those of places in a picture are.
            int column = (int) Math.round(reach + reach * Math.cos(angle)) - reach;
            int row = (int) Math.round(reach + reach * Math.sin(angle)) - reach;
            circle[i] = row * width + column;
        }
        return circle;
    }

    /** The way to the next line in a direction; none where nothing speaks for it. */
    private Optional<Way> way(End end, double angle) {
        double dx = Math.cos(angle);
        double dy = Math.sin(angle);
        double beside = Math.max(2, BESIDE * cell);
        int first = (int) Math.ceil(Math.max(3, NEAREST * cell));
        double middle = 0;
        double left = 0;
        double right = 0;
        int open = 0;
        int seen = 0;
        for (int step = 1; step <= FARTHEST * cell; step++) {
            double x = end.x() + step * dx;
            double y = end.y() + step * dy;
            int at = at(x, y);
            if (at < 0) {
                return Optional.empty();
            }
            if (step > first && lines[at] != 0) {
                boolean isHidden = open < HIDDEN * step && step > NARROWEST_PIPE * cell;
                double stands = seen == 0 ? 0 : (middle - Math.max(left, right)) / seen;
                return isHidden || stands >= LEAST_SEEN
                        ? Optional.of(new Way(x, y, isHidden ? LEAST_SEEN : stands))
                        : Optional.empty();
            }
            int one = at(x - beside * dy, y + beside * dx);
            int other = at(x + beside * dy, y - beside * dx);
            open += hidden[at] == 0 ? 1 : 0;
            if (hidden[at] == 0 && isOpen(one) && isOpen(other)) {
                seen++;
                middle += narrow[at] & 0xFF;
                left += narrow[one] & 0xFF;
                right += narrow[other] & 0xFF;
            }
        }
        return Optional.empty();
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
