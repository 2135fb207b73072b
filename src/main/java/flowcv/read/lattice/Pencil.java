package flowcv.read.lattice;

import flowcv.read.detect.Segment;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Lines that meet in one point, in coordinates around the middle of the picture whose unit is half of its longer side:
 * turned by an angle, a line that crosses the second axis at b has the slope s + g b.
 *
 * @param angle in radians
 * @param slope s
 * @param growth g; 0 if the lines are parallel
 */
record Pencil(double angle, double slope, double growth) {
    /** Segments farther from the angle belong to other lines. */
    private static final double NEAR = Math.toRadians(16);

    private static final int LEAST = 4;
    /** Growths that are tried, from the negative of the first in steps of the second. */
    private static final double MOST_GROWTH = 0.4;

    private static final double GROWTH_STEP = 0.04;
    private static final double FIRM_GROWTH = 0.45;
    /** What a growth of 1 costs of the votes: most pictures are taken from straight above. */
    private static final double GROWTH_COST = 0.1;
    /** Slopes are counted from the negative of this in so many bins. */
    private static final double MOST_SLOPE = 0.35;

    private static final int SLOPES = 200;
    /** Error of a segment's direction in radians, and that times its length in pixels. */
    private static final double ERROR = Math.toRadians(0.6);

    private static final double ERROR_LENGTH = 0.7;
    private static final int ROUNDS = 6;
    /** Errors beyond which a segment hardly counts. */
    private static final double FAR = 1.5;

    private static final double STIFF = 1e-3;
    private static final double UPRIGHT_ANGLE = Math.toRadians(0.35);
    private static final double UPRIGHT_GROWTH = 0.015;

    /** A segment as a line: where it crosses the axis, its slope, its weight and its error. */
    private record Line(double crossing, double slope, double weight, double error) {}

    /** The pencil on which most segments about an angle agree. */
    static Optional<Pencil> of(List<Segment> segments, double angle, int width, int height) {
        List<Line> lines = lines(segments, angle, width, height);
        if (lines.size() < LEAST) {
            return Optional.empty();
        }
        Pencil pencil = voted(lines, angle);
        for (int i = 0; i < ROUNDS; i++) {
            pencil = pencil.nearer(lines);
        }
        double growth = Math.max(-FIRM_GROWTH, Math.min(FIRM_GROWTH, pencil.growth));
        return Optional.of(new Pencil(angle, pencil.slope, growth));
    }

    /** Whether a screenshot's lines would look the same. */
    boolean isUpright() {
        double turned = Math.IEEEremainder(angle + Math.atan(slope), Math.PI / 2);
        return Math.abs(turned) < UPRIGHT_ANGLE && Math.abs(growth) < UPRIGHT_GROWTH;
    }

    /** Where the lines meet, in homogeneous coordinates. */
    double[] vanishing() {
        double cosine = Math.cos(angle);
        double sine = Math.sin(angle);
        return new double[] {cosine - sine * slope, sine + cosine * slope, -growth};
    }

    private static List<Line> lines(List<Segment> segments, double angle, int width, int height) {
        double unit = Math.max(width, height) / 2.0;
        double cosine = Math.cos(angle);
        double sine = Math.sin(angle);
        List<Line> lines = new ArrayList<>();
        for (Segment segment : segments) {
            double turned = Math.IEEEremainder(segment.angle() - angle, Math.PI);
            if (Math.abs(turned) < NEAR) {
                double x = (segment.x() - (width - 1) / 2.0) / unit;
                double y = (segment.y() - (height - 1) / 2.0) / unit;
                double slope = Math.tan(turned);
                double crossing = cosine * y - sine * x - slope * (cosine * x + sine * y);
                lines.add(
                        new Line(crossing, slope, Directions.weight(segment), ERROR + ERROR_LENGTH / segment.length()));
            }
        }
        return lines;
    }

    private static Pencil voted(List<Line> lines, double angle) {
        Pencil best = new Pencil(angle, 0, 0);
        double most = 0;
        for (double growth = -MOST_GROWTH; growth < MOST_GROWTH + GROWTH_STEP / 2; growth += GROWTH_STEP) {
            double[] votes = new double[SLOPES];
            for (Line line : lines) {
                double slope = line.slope - growth * line.crossing;
                int bin = (int) ((slope + MOST_SLOPE) / (2 * MOST_SLOPE) * SLOPES);
                votes[Math.max(0, Math.min(SLOPES - 1, bin))] += line.weight;
            }
            for (int bin = 1; bin < SLOPES - 1; bin++) {
                double sum = votes[bin] + (votes[bin - 1] + votes[bin + 1]) / 2;
                double score = sum * (1 - GROWTH_COST * Math.abs(growth));
                if (score > most) {
                    most = score;
                    best = new Pencil(angle, (bin + 0.5) / SLOPES * 2 * MOST_SLOPE - MOST_SLOPE, growth);
                }
            }
        }
        return best;
    }

    /** One step of least squares, in which what lies far off counts little. */
    private Pencil nearer(List<Line> lines) {
        double sum = 0;
        double sumCrossing = 0;
        double sumSlope = 0;
        double sumCrossing2 = 0;
        double sumBoth = 0;
        for (Line line : lines) {
            double off = (line.slope - slope - growth * line.crossing) / line.error;
            double far = 1 + off * off / (FAR * FAR);
            double weight = line.weight / (line.error * line.error * far * far);
            sum += weight;
            sumCrossing += weight * line.crossing;
            sumSlope += weight * line.slope;
            sumCrossing2 += weight * line.crossing * line.crossing;
            sumBoth += weight * line.crossing * line.slope;
        }
        double stiff = sumCrossing2 + STIFF * sum;
        double determinant = sum * stiff - sumCrossing * sumCrossing;
        if (determinant == 0) {
            return this;
        }
        return new Pencil(
                angle,
                (sumSlope * stiff - sumBoth * sumCrossing) / determinant,
                (sumBoth * sum - sumSlope * sumCrossing) / determinant);
    }
}
