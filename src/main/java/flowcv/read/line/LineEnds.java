package flowcv.read.line;

import flowcv.image.StopSignal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Finds where lines end: a circle around an end is crossed once. */
final class LineEnds {
    /** Around its end a line is told from what lies on a circle of this radius, in cells. */
    private static final double AROUND = 0.2;
    /** An end is as narrow, in directions: outlines are farther apart. */
    static final int WIDEST_RUN = 12;

    private final byte[] lines;
    private final int width;
    private final int height;
    private final double cell;
    /** The angles of ends, made once for all: in noise there are thousands. */
    private final double[][] onward = onward();

    private LineEnds(byte[] lines, int width, double cell) {
        this.lines = lines;
        this.width = width;
        this.height = lines.length / width;
        this.cell = cell;
    }

    /**
     * All ends, the outermost of those that are one line's.
     *
     * @param lines per pixel not 0 where a line is
     * @param width in pixels
     * @param cell in pixels
     */
    static List<LineEnd> of(byte[] lines, int width, double cell) {
        return new LineEnds(lines, width, cell).ends();
    }

    /** The radius of the circles that tell ends, in pixels. */
    static int reach(double cell) {
        return (int) Math.max(3, Math.round(AROUND * cell));
    }

    private List<LineEnd> ends() {
        int reach = reach(cell);
        PixelCircle circle = PixelCircle.of(reach, width);
        List<LineEnd> candidates = new ArrayList<>();
        for (int y = reach; y < height - reach; y++) {
            StopSignal.check();
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
    private static boolean isOutermost(LineEnd each, List<LineEnd> candidates, int reach) {
        for (int i = firstFrom(candidates, each.y() - reach); i < candidates.size(); i++) {
            LineEnd other = candidates.get(i);
            if (other.y() > each.y() + reach) {
                return true;
            }
            if (each.squaredDistance(other) < reach * reach && isBeyond(other, each)) {
                return false;
            }
        }
        return true;
    }

    /** The index of the first candidate that is no higher than a row. */
    private static int firstFrom(List<LineEnd> candidates, int row) {
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

    private static boolean isBeyond(LineEnd other, LineEnd each) {
        double along =
                (other.x() - each.x()) * Math.cos(each.angle()) + (other.y() - each.y()) * Math.sin(each.angle());
        return along > 0 || along == 0 && (other.y() < each.y() || other.y() == each.y() && other.x() < each.x());
    }

    private Optional<LineEnd> end(int x, int y, PixelCircle circle) {
        int at = y * width + x;
        long met = circle.met(lines, at);
        if (Long.bitCount(PixelCircle.firsts(met)) != 1 || Long.bitCount(met) > WIDEST_RUN) {
            return Optional.empty();
        }
        int first = Long.numberOfTrailingZeros(PixelCircle.firsts(met));
        return Optional.of(new LineEnd(x, y, onward[first][Long.bitCount(met)]));
    }

    /** At which angle a line goes on that is met in a run of directions: by the first of them, and by how many. */
    private static double[][] onward() {
        double[][] onward = new double[PixelCircle.DIRECTIONS][WIDEST_RUN + 1];
        for (int first = 0; first < onward.length; first++) {
            double sumX = 0;
            double sumY = 0;
            for (int run = 1; run <= WIDEST_RUN; run++) {
                sumX += Math.cos(PixelCircle.angle(first + run - 1));
                sumY += Math.sin(PixelCircle.angle(first + run - 1));
                onward[first][run] = Math.atan2(-sumY, -sumX);
            }
        }
        return onward;
    }
}
