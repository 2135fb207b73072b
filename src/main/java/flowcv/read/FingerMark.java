package flowcv.read;

import flowcv.image.Mats;
import flowcv.image.Picture;
import flowcv.read.disc.Disc;
import flowcv.read.disc.SolidDots;
import flowcv.read.pixel.Pixels;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.opencv.core.Mat;
import org.opencv.core.Rect;

/**
 * The translucent disc that a finger leaves around where it drew last, in the color of the pipe.
 *
 * @param x of its middle, in pixels
 * @param y of its middle, in pixels
 * @param radius in pixels
 * @param opacity 0 to 1
 * @param bgr its color, as the pipe has it
 */
record FingerMark(double x, double y, double radius, double opacity, double[] bgr) {
    /** The radius of a pipe's head in cells; where a flow is complete the mark lies around its dot. */
    private static final double LEAST_HEAD = 0.2;

    private static final double GREATEST_HEAD = 0.4;
    /** The mark's radius in cells; it is greater on rings, whose dots are small for their cells. */
    private static final double LEAST_RADIUS = 0.62;

    private static final double GREATEST_RADIUS = 1.15;
    /** In cells. */
    static final double GREATEST_DIAMETER = 2 * GREATEST_RADIUS;
    /** How far from its edge levels are compared, in pixels: antialiasing takes one. */
    private static final double ASIDE = 1.6;

    /** How far the edge may be off at first, in pixels. */
    private static final double WINDOW = 4;

    /** Both places that are compared are on their sides of the edge at two radii in a row, at least. */
    private static final double STEP = 1;

    private static final int DIRECTIONS = 72;

    private static final Circle CIRCLE = Circle.of(DIRECTIONS);
    private static final Circle FEWER = Circle.of(DIRECTIONS / 6);
    /** What shines through tells the opacity (measured: 0.35). */
    private static final double LEAST_OPACITY = 0.15;

    private static final double GREATEST_OPACITY = 0.7;
    /** Directions agree by this much, other than those in which a line or a pipe crosses the edge. */
    private static final double SAME_OPACITY = 0.06;

    private static final double LEAST_AGREEING = 0.5;
    /** One mark, found at two sizes of cells, differs by less of its radius. */
    private static final double ALIKE = 0.04;
    /** The color is told where it differs from what lies outside by as many levels, all channels together. */
    private static final double LEAST_DIFFERENCE = 60;

    /** Directions all around: unit vectors, found once, as tens of thousands of places are looked at in a picture. */
    private record Circle(double[] cos, double[] sin) {
        static Circle of(int directions) {
            double[] cos = new double[directions];
            double[] sin = new double[directions];
            for (int i = 0; i < directions; i++) {
                cos[i] = Math.cos(2 * Math.PI * i / directions);
                sin[i] = Math.sin(2 * Math.PI * i / directions);
            }
            return new Circle(cos, sin);
        }
    }

    /** Whether both are one mark, found twice. */
    boolean isAlike(FingerMark other) {
        return Math.hypot(x - other.x, y - other.y) <= ALIKE * radius
                && Math.abs(radius - other.radius) <= ALIKE * radius;
    }

    /**
     * The marks of a picture, each once.
     *
     * @param discs heads of pipes, dots, and others; some may have been found twice
     * @param cellSize in pixels
     */
    static List<FingerMark> find(Pixels pixels, List<Disc> discs, double cellSize) {
        List<FingerMark> marks = new ArrayList<>();
        for (Disc disc : discs) {
            double radius = disc.radius() / cellSize;
            if (radius >= LEAST_HEAD && radius <= GREATEST_HEAD && isWithin(pixels, disc, LEAST_RADIUS * cellSize)) {
                around(pixels, disc, cellSize)
                        .filter(mark -> marks.stream().noneMatch(mark::isAlike))
                        .ifPresent(marks::add);
            }
        }
        return marks;
    }

    private static boolean isWithin(Pixels pixels, Disc disc, double reach) {
        return disc.x() > 0 && disc.y() > 0 && disc.x() < pixels.width() && disc.y() < pixels.height() && reach > 2;
    }

    private static Optional<FingerMark> around(Pixels pixels, Disc disc, double cellSize) {
        // In the very middle there may be a letter.
        double[] bgr = SolidDots.color(pixels, disc);
        FingerMark best = null;
        double most = LEAST_AGREEING;
        for (double radius = LEAST_RADIUS * cellSize; radius <= GREATEST_RADIUS * cellSize; radius += STEP) {
            // Most circles are no edge of anything, which few directions tell.
            if (!mayBeEdge(pixels, disc, bgr, radius)) {
                continue;
            }
            double[] sorted = steps(pixels, disc, bgr, radius);
            int n = sorted.length;
            double opacity = n < DIRECTIONS / 3 ? 0 : median(sorted);
            double agreeing = Arrays.stream(sorted)
                            .filter(s -> Math.abs(s - opacity) <= SAME_OPACITY)
                            .count()
                    / (double) Math.max(1, n);
            if (opacity >= LEAST_OPACITY && opacity <= GREATEST_OPACITY && agreeing > most) {
                most = agreeing;
                best = new FingerMark(disc.x(), disc.y(), radius + ASIDE / 2, opacity, bgr);
            }
        }
        return Optional.ofNullable(best).map(mark -> mark.refined(pixels).refined(pixels));
    }

    /** Whether half of those few directions that tell anything tell of what is bright inside. */
    private static boolean mayBeEdge(Pixels pixels, Disc disc, double[] bgr, double radius) {
        int directions = FEWER.cos().length;
        int brighter = 0;
        int darker = 0;
        for (int i = 0; i < directions && 2 * darker <= directions; i++) {
            double step = step(pixels, disc, bgr, radius, FEWER.cos()[i], FEWER.sin()[i]);
            brighter += step >= LEAST_OPACITY / 2 ? 1 : 0;
            darker += step < LEAST_OPACITY / 2 ? 1 : 0;
        }
        return brighter > 0 && brighter >= darker;
    }

    /** What the directions tell that tell anything, in order. */
    private static double[] steps(Pixels pixels, Disc disc, double[] bgr, double radius) {
        double[] steps = new double[DIRECTIONS];
        int n = 0;
        for (int i = 0; i < steps.length; i++) {
            double step = step(pixels, disc, bgr, radius, CIRCLE.cos()[i], CIRCLE.sin()[i]);
            if (!Double.isNaN(step)) {
                steps[n++] = step;
            }
        }
        double[] sorted = Arrays.copyOf(steps, n);
        Arrays.sort(sorted);
        return sorted;
    }

    private static double median(double[] sorted) {
        return sorted.length == 0 ? 0 : sorted[sorted.length / 2];
    }

    /** The circle through its edge, to a fraction of a pixel: what is left of the edge looks like a line. */
    private FingerMark refined(Pixels pixels) {
        double sumX = 0;
        double sumY = 0;
        double sum = 0;
        int n = 0;
        for (int i = 0; i < DIRECTIONS; i++) {
            double angle = 2 * Math.PI * i / DIRECTIONS;
            double off = edge(pixels, angle);
            if (!Double.isNaN(off)) {
                n++;
                sum += off;
                sumX += off * Math.cos(angle);
                sumY += off * Math.sin(angle);
            }
        }
        if (n < DIRECTIONS / 3) {
            return this;
        }
        // Exact where the directions are spread evenly, and nearer in any case.
        return new FingerMark(x + 2 * sumX / n, y + 2 * sumY / n, radius + sum / n, opacity, bgr);
    }

    /** How much farther out the edge is in a direction, in pixels; not a number where something lies over it. */
    private double edge(Pixels pixels, double angle) {
        double dx = Math.cos(angle);
        double dy = Math.sin(angle);
        double covered = 0;
        double outer = 0;
        double inner = 0;
        for (double at = -WINDOW; at <= WINDOW; at += 0.5) {
            double along = 0;
            double squares = 0;
            for (int channel = 0; channel < bgr.length; channel++) {
                double outside = pixels.value(x + (radius + WINDOW) * dx, y + (radius + WINDOW) * dy, channel);
                double here = pixels.value(x + (radius + at) * dx, y + (radius + at) * dy, channel);
                along += (here - outside) * (bgr[channel] - outside);
                squares += (bgr[channel] - outside) * (bgr[channel] - outside);
            }
            double share = along / Math.max(1, squares) / opacity;
            covered += Math.max(0, Math.min(1, share)) / 2;
            inner = at <= -WINDOW + 1 ? Math.max(inner, Math.abs(share - 1)) : inner;
            outer = at >= WINDOW - 1 ? Math.max(outer, Math.abs(share)) : outer;
        }
        double uneven = SAME_OPACITY / opacity;
        return inner > uneven || outer > uneven ? Double.NaN : covered - WINDOW - 0.25;
    }

    /** How opaque the color would have to be for what is seen inside the edge, by what is seen outside. */
    private static double step(Pixels pixels, Disc disc, double[] bgr, double radius, double dx, double dy) {
        double outerX = disc.x() + (radius + ASIDE) * dx;
        double outerY = disc.y() + (radius + ASIDE) * dy;
        if (outerX < 0 || outerY < 0 || outerX >= pixels.width() || outerY >= pixels.height()) {
            return Double.NaN;
        }
        int inner = pixels.rgb(disc.x() + (radius - ASIDE) * dx, disc.y() + (radius - ASIDE) * dy);
        int outer = pixels.rgb(outerX, outerY);
        double along = 0;
        double squares = 0;
        for (int channel = 0; channel < bgr.length; channel++) {
            int inside = inner >> 8 * channel & 0xFF;
            int outside = outer >> 8 * channel & 0xFF;
            along += (inside - outside) * (bgr[channel] - outside);
            squares += (bgr[channel] - outside) * (bgr[channel] - outside);
        }
        return squares < LEAST_DIFFERENCE * LEAST_DIFFERENCE ? Double.NaN : along / squares;
    }

    /** The picture as it would be without marks; whoever asks for it closes it. */
    static Picture without(Picture picture, List<FingerMark> marks) {
        Mat clear = picture.pixels().clone();
        marks.forEach(mark -> mark.remove(clear));
        return new Picture(picture.name(), clear);
    }

    private void remove(Mat picture) {
        int left = (int) Math.max(0, Math.floor(x - radius - 2));
        int top = (int) Math.max(0, Math.floor(y - radius - 2));
        int right = (int) Math.min(picture.cols(), Math.ceil(x + radius + 2));
        int bottom = (int) Math.min(picture.rows(), Math.ceil(y + radius + 2));
        Mat part = picture.submat(new Rect(left, top, right - left, bottom - top));
        byte[] row = new byte[Pixels.CHANNELS * part.cols()];
        for (int i = 0; i < part.rows(); i++) {
            part.get(i, 0, row);
            for (int j = 0; j < part.cols(); j++) {
                // Pixels on the edge are covered in part.
                double inside = radius + 0.5 - Math.hypot(left + j - x, top + i - y);
                double share = opacity * Math.max(0, Math.min(1, inside));
                for (int channel = 0; channel < Pixels.CHANNELS; channel++) {
                    int at = Pixels.CHANNELS * j + channel;
                    double clear = ((row[at] & 0xFF) - share * bgr[channel]) / (1 - share);
                    row[at] = (byte) Math.max(0, Math.min(255, Math.rint(clear)));
                }
            }
            part.put(i, 0, row);
        }
        Mats.release(part);
    }
}
