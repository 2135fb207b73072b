package flowcv.read.line;

import flowcv.image.StopSignal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Finds where a line comes to another one that goes straight on, and is not seen beyond: a circle around such a place is
 * crossed three times, twice in opposite directions. Where nothing hides lines, those of squares and of lozenges cross
 * there.
 */
final class LineTees {
    /** Lines of a tiling of hexagons meet at 120 degrees, as seen at an angle at up to 145. */
    private static final double OPPOSITE = Math.cos(Math.toRadians(155));

    /** Of the line that goes straight on, and the one that comes. */
    private static final int ARMS = 3;

    private static final double[] NONE = {};

    /** The middle of a group is no farther from one of it than lines are wide, in pixels. */
    private static final double MIDDLE = 2;

    private final byte[] lines;
    private final int width;
    private final int height;
    private final int reach;
    private final PixelCircle circle;

    private LineTees(byte[] lines, int width, double cell) {
        this.lines = lines;
        this.width = width;
        this.height = lines.length / width;
        this.reach = LineEnds.reach(cell);
        this.circle = PixelCircle.of(reach, width);
    }

    /**
     * All such places as ends of the line that comes there.
     *
     * @param lines per pixel not 0 where a line is
     * @param width in pixels
     * @param cell in pixels
     */
    static List<LineEnd> of(byte[] lines, int width, double cell) {
        LineTees tees = new LineTees(lines, width, cell);
        return tees.groups().stream()
                .map(tees::middle)
                .flatMap(Optional::stream)
                .toList();
    }

    /** What looks like such a place, those together that are near each other. */
    private List<List<LineEnd>> groups() {
        List<List<LineEnd>> groups = new ArrayList<>();
        for (int y = reach; y < height - reach; y++) {
            StopSignal.check();
            for (int x = reach; x < width - reach; x++) {
                if (lines[y * width + x] != 0) {
                    tee(x, y).ifPresent(tee -> group(groups, tee).add(tee));
                }
            }
        }
        return groups;
    }

    /** The group that is near a place, or a new one. They are in the order of their first rows: in noise there are many. */
    private List<LineEnd> group(List<List<LineEnd>> groups, LineEnd tee) {
        for (int i = groups.size() - 1; i >= 0; i--) {
            LineEnd first = groups.get(i).get(0);
            if (first.squaredDistance(tee) <= 4 * reach * reach) {
                return groups.get(i);
            }
            if (first.y() < tee.y() - 2 * reach) {
                break;
            }
        }
        List<LineEnd> group = new ArrayList<>();
        groups.add(group);
        return group;
    }

    /**
     * The place in the middle of a group; nothing if that looks like none itself: beside a corner of hexagons, whose lines
     * leave it at 120 degrees, two of them may seem to go straight on.
     */
    private Optional<LineEnd> middle(List<LineEnd> group) {
        double x = group.stream().mapToInt(LineEnd::x).average().orElseThrow();
        double y = group.stream().mapToInt(LineEnd::y).average().orElseThrow();
        return group.stream()
                .filter(tee -> Math.hypot(tee.x() - x, tee.y() - y) <= MIDDLE)
                .min(Comparator.comparingDouble(tee -> Math.hypot(tee.x() - x, tee.y() - y)));
    }

    private Optional<LineEnd> tee(int x, int y) {
        double[] arms = arms(y * width + x);
        double straightest = OPPOSITE;
        Optional<LineEnd> tee = Optional.empty();
        for (int i = 0; i < arms.length; i++) {
            double cosine = Math.cos(arms[(i + 1) % ARMS] - arms[(i + 2) % ARMS]);
            if (cosine < straightest) {
                straightest = cosine;
                tee = Optional.of(new LineEnd(x, y, arms[i] + Math.PI));
            }
        }
        return tee;
    }

    /** The angles at which three lines leave a place; none where others do, or something wider. */
    private double[] arms(int at) {
        long met = circle.met(lines, at);
        // Aslant lines may lack a pixel of a circle between two that they have.
        long on = met | PixelCircle.turned(met) & PixelCircle.turnedBack(met);
        long firsts = PixelCircle.firsts(on);
        if (Long.bitCount(firsts) != ARMS) {
            return NONE;
        }
        double[] arms = new double[ARMS];
        int start = Long.numberOfTrailingZeros(~on);
        int found = 0;
        int run = 0;
        for (int i = start + 1; i <= start + PixelCircle.DIRECTIONS; i++) {
            if ((on >>> i % PixelCircle.DIRECTIONS & 1) != 0) {
                run++;
            } else if (run > 0) {
                if (run > LineEnds.WIDEST_RUN) {
                    return NONE;
                }
                arms[found++] = PixelCircle.angle(i - (run + 1) / 2.0);
                run = 0;
            }
        }
        return arms;
    }
}
