package flowcv.read.lattice;

import flowcv.image.Point;
import flowcv.read.detect.Segment;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Planes of squares whose rows and columns stand under the lines of a picture. */
final class Combs {
    /** Smallest pitch in pixels of the copy that is searched, greatest one, and the logarithm of a step. */
    private static final double LEAST_PITCH = 10;

    private static final double MOST_PITCH = 1200;
    private static final double STEP = 0.006;
    private static final double[] PITCHES = pitches();
    /** Fewest cells along the longer side of the picture. */
    private static final double LEAST_CELLS = 1.8;
    /** A line may miss its direction by this slope, and by this many pixels in all. */
    private static final double SLOPE = 0.03;

    private static final double MISSED = 1;
    private static final double LEAST_LENGTH = 6;
    /** What comes to lie farther off is at the horizon, in longer sides of the picture: the plane is about as large. */
    private static final double FARTHEST = 4;

    private static final int LEAST_LINES = 4;
    /** Steps of the pitch that rows and columns may differ by: upright cells are square. */
    static final int SQUARE = 2;
    /** The same where perspective is not known yet, nor whether the picture was stretched: by a factor of two. */
    static final int TURNED = 115;

    private static final double LEAST_SCORE = 0.2;
    /** Steps around a pitch that was taken in which no other is. */
    private static final int APART = 5;
    /** Shares of the pitch that lines may miss by, while the comb is laid anew. */
    private static final double[] TIGHTER = {0.06, 0.04, 0.025};

    private static final double STIFF = 0.05;

    /** Positions of lines and their lengths, in pixels. */
    private record Lines(double[] positions, double[] lengths) {}

    private Combs() {}

    /**
     * The best planes first; the origin of each lies near the middle of the picture.
     *
     * @param toUpright from the picture to a plane in which the lines run along rows and columns, about as large
     * @param difference steps of the pitch that rows and columns may differ by
     */
    static List<double[]> planes(
            List<Segment> segments, double[] toUpright, int width, int height, int difference, int most) {
        Lines rows = lines(segments, toUpright, width, height, false);
        Lines columns = lines(segments, toUpright, width, height, true);
        if (rows.positions.length < LEAST_LINES || columns.positions.length < LEAST_LINES) {
            return List.of();
        }
        double mostPitch = Math.max(width, height) / LEAST_CELLS;
        Comb.Teeth[] down = new Comb(new LineProfile(rows.positions, rows.lengths)).best(PITCHES, mostPitch);
        Comb.Teeth[] across = new Comb(new LineProfile(columns.positions, columns.lengths)).best(PITCHES, mostPitch);
        int[] partners = new int[PITCHES.length];
        double[] scores = new double[PITCHES.length];
        for (int i = 0; i < PITCHES.length; i++) {
            partners[i] = i;
            for (int k = Math.max(0, i - difference); k <= Math.min(PITCHES.length - 1, i + difference); k++) {
                partners[i] = across[k].score() > across[partners[i]].score() ? k : partners[i];
            }
            double one = down[i].score();
            double other = across[partners[i]].score();
            scores[i] = Math.min(one, other) + (one + other) / 2;
        }
        double[] fromUpright = Homography.inverse(toUpright);
        Point middle = Homography.at(toUpright, (width - 1) / 2.0, (height - 1) / 2.0);
        List<double[]> planes = new ArrayList<>();
        while (planes.size() < most) {
            int best = 0;
            for (int i = 0; i < scores.length; i++) {
                best = scores[i] > scores[best] ? i : best;
            }
            if (!(scores[best] > LEAST_SCORE)) {
                break;
            }
            Arrays.fill(
                    scores,
                    Math.max(0, best - APART),
                    Math.min(scores.length, best + APART + 1),
                    Double.NEGATIVE_INFINITY);
            double[] y = laid(rows, down[best], middle.y());
            double[] x = laid(columns, across[partners[best]], middle.x());
            planes.add(Homography.times(fromUpright, Homography.scaling(x[0], y[0], x[1], y[1])));
        }
        return planes;
    }

    private static Lines lines(List<Segment> segments, double[] toUpright, int width, int height, boolean isVertical) {
        double[] positions = new double[segments.size()];
        double[] lengths = new double[segments.size()];
        int count = 0;
        double most = FARTHEST * Math.max(width, height);
        for (Segment segment : segments) {
            Point from = Homography.at(toUpright, segment.x() - segment.halfX(), segment.y() - segment.halfY());
            Point to = Homography.at(toUpright, segment.x() + segment.halfX(), segment.y() + segment.halfY());
            double x = Math.abs(to.x() - from.x());
            double y = Math.abs(to.y() - from.y());
            double length = Math.hypot(x, y);
            double position = isVertical ? (from.x() + to.x()) / 2 : (from.y() + to.y()) / 2;
            if (length > LEAST_LENGTH && Math.abs(position) < most && (isVertical ? x : y) < SLOPE * length + MISSED) {
                positions[count] = position;
                lengths[count++] = length;
            }
        }
        return new Lines(Arrays.copyOf(positions, count), Arrays.copyOf(lengths, count));
    }

    /** Pitch and phase by least squares from the lines near the teeth; the phase is that of the tooth nearest to a point. */
    private static double[] laid(Lines lines, Comb.Teeth teeth, double near) {
        double pitch = teeth.pitch();
        double phase = teeth.phase();
        for (double slack : TIGHTER) {
            double sum = 0;
            double sumTooth = 0;
            double sumMissed = 0;
            double sumTooth2 = 0;
            double sumBoth = 0;
            for (int i = 0; i < lines.positions.length; i++) {
                double tooth = Math.rint((lines.positions[i] - phase) / pitch);
                if (tooth >= teeth.first() && tooth <= teeth.last()) {
                    double missed = lines.positions[i] - phase - tooth * pitch;
                    double far = 1 + Math.pow(missed / (slack * pitch), 2);
                    double weight = lines.lengths[i] / (far * far);
                    sum += weight;
                    sumTooth += weight * tooth;
                    sumMissed += weight * missed;
                    sumTooth2 += weight * tooth * tooth;
                    sumBoth += weight * tooth * missed;
                }
            }
            if (sum == 0) {
                break;
            }
            double meanTooth = sumTooth / sum;
            double meanMissed = sumMissed / sum;
            double wider =
                    (sumBoth - sum * meanTooth * meanMissed) / (sumTooth2 - sum * meanTooth * meanTooth + STIFF * sum);
            phase += meanMissed - wider * meanTooth;
            pitch += wider;
        }
        return new double[] {pitch, phase + Math.rint((near - phase) / pitch) * pitch};
    }

    private static double[] pitches() {
        int count = (int) (Math.log(MOST_PITCH / LEAST_PITCH) / STEP);
        double[] pitches = new double[count];
        for (int i = 0; i < count; i++) {
            pitches[i] = LEAST_PITCH * Math.exp(STEP * i);
        }
        return pitches;
    }
}
