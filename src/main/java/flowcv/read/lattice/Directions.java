package flowcv.read.lattice;

import flowcv.image.StopSignal;
import flowcv.read.detect.Segment;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The two directions of the lines of a board that is turned or tilted. Lines that are parallel on the board meet in one
 * point of the picture; so their slope grows in proportion to where they cross the axis.
 */
final class Directions {
    /** Of the histogram of directions: half a degree. */
    private static final int BINS = 360;

    private static final double BINS_PER_DEGREE = BINS / 180.0;
    /** Deviation of its smoothing, and how far that reaches, in bins. */
    private static final double SMOOTH = 6;

    private static final int SMOOTH_REACH = 24;
    /** How far two directions may be from a right angle, in bins: 25 degrees. */
    private static final int SLANT = 50;
    /** A sixth of a turn, and how far directions may miss it: 12 degrees. */
    private static final int SIXTH = BINS / 3;

    private static final int SLANT_OF_TRIANGLES = 24;
    /** Around a pair of directions that was taken no other is, in bins. */
    private static final int APART = 48;

    private static final int MOST = 2;
    private static final double LEAST_SHARE = 0.15;
    /** Longer segments count no more, in pixels. */
    private static final double LONG = 80;

    private static final double LENGTH_POWER = 1.5;

    private Directions() {}

    /**
     * Maps from the picture to planes in which the lines run along rows and columns, about as large as in the picture.
     */
    static List<double[]> toUpright(List<Segment> segments, int width, int height) {
        double[] histogram = histogram(segments);
        double[] pairs = new double[BINS / 2];
        double most = 0;
        for (int bin = 0; bin < pairs.length; bin++) {
            pairs[bin] = Math.sqrt(histogram[bin] * histogram[across(histogram, bin)]);
            most = Math.max(most, pairs[bin]);
        }
        List<double[]> maps = new ArrayList<>();
        for (int n = 0; n < MOST; n++) {
            StopSignal.check();
            int best = 0;
            for (int bin = 0; bin < pairs.length; bin++) {
                best = pairs[bin] > pairs[best] ? bin : best;
            }
            if (pairs[best] <= LEAST_SHARE * most) {
                break;
            }
            map(segments, radians(best), radians(across(histogram, best)), width, height)
                    .ifPresent(maps::add);
            for (int bin = 0; bin < pairs.length; bin++) {
                int distance = Math.floorMod(bin - best, pairs.length);
                if (Math.min(distance, pairs.length - distance) < APART) {
                    pairs[bin] = 0;
                }
            }
        }
        return maps;
    }

    /**
     * The map from the picture to a plane in which two of three directions, a sixth of a turn apart, run along rows and
     * columns; the one that is nearer to level along rows.
     */
    static Optional<double[]> ofTriangles(List<Segment> segments, int width, int height) {
        double[] histogram = histogram(segments);
        int best = 0;
        double most = 0;
        for (int bin = 0; bin < BINS; bin++) {
            int second = near(histogram, bin + SIXTH, SLANT_OF_TRIANGLES);
            int third = near(histogram, bin + 2 * SIXTH, SLANT_OF_TRIANGLES);
            double level = Math.abs(Math.sin(radians(bin)));
            boolean isFirst =
                    level <= Math.abs(Math.sin(radians(second))) && level <= Math.abs(Math.sin(radians(third)));
            double product = histogram[bin] * histogram[second] * histogram[third];
            if (isFirst && product > most) {
                most = product;
                best = bin;
            }
        }
        int second = near(histogram, best + SIXTH, SLANT_OF_TRIANGLES);
        return most == 0 ? Optional.empty() : map(segments, radians(best), radians(second), width, height);
    }

    static double weight(Segment segment) {
        return Math.pow(Math.min(segment.length(), LONG), LENGTH_POWER);
    }

    private static double radians(int bin) {
        return Math.toRadians(bin / BINS_PER_DEGREE);
    }

    private static double[] histogram(List<Segment> segments) {
        double[] sums = new double[BINS];
        for (Segment segment : segments) {
            int bin = (int) Math.floor(Math.toDegrees(segment.angle()) * BINS_PER_DEGREE);
            sums[Math.floorMod(bin, BINS)] += weight(segment);
        }
        double[] smooth = new double[BINS];
        for (int bin = 0; bin < BINS; bin++) {
            for (int k = -SMOOTH_REACH; k <= SMOOTH_REACH; k++) {
                smooth[bin] += sums[Math.floorMod(bin + k, BINS)] * Math.exp(-k * k / (2 * SMOOTH * SMOOTH));
            }
        }
        return smooth;
    }

    /** The most frequent direction about at a right angle. */
    private static int across(double[] histogram, int bin) {
        return near(histogram, bin + BINS / 2, SLANT);
    }

    private static int near(double[] histogram, int bin, int slant) {
        int best = Math.floorMod(bin, BINS);
        for (int k = -slant; k <= slant; k++) {
            int other = Math.floorMod(bin + k, BINS);
            best = histogram[other] > histogram[best] ? other : best;
        }
        return best;
    }

    private static Optional<double[]> map(List<Segment> segments, double one, double other, int width, int height) {
        boolean isFirst = Math.abs(Math.sin(one)) <= Math.abs(Math.sin(other));
        Optional<Pencil> rows = Pencil.of(segments, isFirst ? one : other, width, height);
        Optional<Pencil> columns = Pencil.of(segments, isFirst ? other : one, width, height);
        if (rows.isEmpty()
                || columns.isEmpty()
                || rows.get().isUpright() && columns.get().isUpright()) {
            return Optional.empty();
        }
        double[] row = rows.get().vanishing();
        double[] column = columns.get().vanishing();
        double[] horizon = {
            row[1] * column[2] - row[2] * column[1],
            row[2] * column[0] - row[0] * column[2],
            row[0] * column[1] - row[1] * column[0]
        };
        double tiltX = horizon[0] / horizon[2];
        double tiltY = horizon[1] / horizon[2];
        double rowLength = Math.hypot(row[0], row[1]) * Math.signum(row[0]);
        double columnLength = Math.hypot(column[0], column[1]);
        double turn = Math.signum(row[0] / rowLength * column[1] - row[1] / rowLength * column[0]);
        double[] axes = {
            row[0] / rowLength,
            turn * column[0] / columnLength,
            0,
            row[1] / rowLength,
            turn * column[1] / columnLength,
            0,
            0,
            0,
            1
        };
        double unit = Math.max(width, height) / 2.0;
        double[] centered =
                Homography.scaling(1 / unit, 1 / unit, -(width - 1) / 2.0 / unit, -(height - 1) / 2.0 / unit);
        double[] leveled = Homography.times(new double[] {1, 0, 0, 0, 1, 0, tiltX, tiltY, 1}, centered);
        return Optional.of(Homography.times(
                Homography.scaling(unit, unit, 0, 0), Homography.times(Homography.inverse(axes), leveled)));
    }
}
