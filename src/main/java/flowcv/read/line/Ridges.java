package flowcv.read.line;

import flowcv.image.Mats;
import flowcv.read.pixel.LineFilter;
import flowcv.read.pixel.Shifts;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;

/**
 * Finds thin lines among the waves that poor JPEGs leave, which are as clear, but most of them short: along a piece of a
 * line it is brighter than along both its sides. Waves beside straight pipes are as long, and found, too.
 *
 * <p>A matched filter with rotated kernels (S. Chaudhuri and others, 1989), as {@link LinesAlong}, but of the gray picture
 * itself, and without dots and pipes (normalized convolution, H. Knutsson and C.-F. Westin, 1993), so that lines are seen
 * up to their edges.
 */
final class Ridges {
    /** Pieces are at most 7.5 degrees off a line (measured: by twice as many 9 boards are read instead of 11). */
    private static final int DIRECTIONS = 12;

    /** Length of a piece, in cells: arcs of rings do not leave it. */
    private static final double LENGTH = 0.3;

    /** In reduced pixels (measured: by 11 fewer boards of the smallest cells are read, and by 6). */
    private static final double LEAST_LENGTH = 8;

    /** How far beside a piece its sides are looked at, in cells: farther than half of any line but the outline. */
    private static final double BESIDE = 0.065;

    /** In reduced pixels: a line is 1.5 wide, and blurred. */
    private static final double LEAST_BESIDE = 2.5;

    /**
     * So much of a piece, or of a side, is no dot or pipe, or nothing is told. Pieces with one such side alone would be
     * lines where waves lie around dots (measured: fewer boards are read by them).
     */
    private static final double LEAST_FREE = 0.4;

    /** Brighter than any level even where interpolation takes 1/32 of it: no piece stands out beside it. */
    private static final Scalar UNKNOWN = new Scalar(1e4);

    private static final Scalar NONE = new Scalar(0);

    private Ridges() {}

    /**
     * By how many levels a piece of line through each pixel is brighter than the brighter one of its sides, as 32-bit
     * numbers; 0 where none is.
     *
     * @param mats keeps what is returned
     * @param gray the picture, 8 bits
     * @param ink not 0 where dots and pipes lie, with their rims
     * @param cell in pixels
     */
    static Mat of(Mats mats, Mat gray, Mat ink, double cell) {
        Mat best = mats.keep(Mat.zeros(gray.size(), CvType.CV_32F));
        double length = Math.max(LEAST_LENGTH, LENGTH * cell);
        double beside = Math.max(LEAST_BESIDE, BESIDE * cell);
        try (Mats own = new Mats()) {
            Mat free = own.mat();
            Imgproc.threshold(ink, free, 0, 1, Imgproc.THRESH_BINARY_INV);
            free.convertTo(free, CvType.CV_32F);
            Mat known = own.mat();
            gray.convertTo(known, CvType.CV_32F);
            Core.multiply(known, free, known);
            int half = half(length);
            try (LineFilter levels = new LineFilter(known, half);
                    LineFilter shares = new LineFilter(free, half)) {
                for (int i = 0; i < DIRECTIONS; i++) {
                    addAlong(levels, shares, length, beside, Math.PI * i / DIRECTIONS, best);
                }
            }
        }
        return best;
    }

    /** Raises the best to by how much pieces of one direction stand out. */
    private static void addAlong(
            LineFilter levels, LineFilter shares, double length, double beside, double angle, Mat best) {
        try (Mats own = new Mats()) {
            double dx = Math.cos(angle);
            double dy = Math.sin(angle);
            Mat piece = piece(own, length, dx, dy);
            Mat mean = own.mat();
            levels.filter(piece, mean);
            Mat weight = own.mat();
            shares.filter(piece, weight);
            Mat isUnknown = own.mat();
            Core.compare(weight, new Scalar(LEAST_FREE), isUnknown, Core.CMP_LT);
            Core.divide(mean, weight, mean);
            mean.setTo(UNKNOWN, isUnknown);
            Mat side = own.mat();
            Mat other = own.mat();
            try (Shifts sides = new Shifts(mean, beside)) {
                sides.shift(-beside * dy, beside * dx, side);
                sides.shift(beside * dy, -beside * dx, other);
            }
            Core.max(side, other, side);
            mean.setTo(NONE, isUnknown);
            Core.subtract(mean, side, mean);
            Core.max(best, mean, best);
        }
    }

    private static int half(double length) {
        return (int) Math.ceil(length / 2);
    }

    /** A line of one pixel's width, all of which is 1. */
    private static Mat piece(Mats mats, double length, double dx, double dy) {
        int half = half(length);
        Mat kernel = mats.keep(Mat.zeros(2 * half + 1, 2 * half + 1, CvType.CV_32F));
        for (int y = -half; y <= half; y++) {
            for (int x = -half; x <= half; x++) {
                double along = Math.abs(x * dx + y * dy);
                double across = Math.abs(y * dx - x * dy);
                double share = Math.max(0, 1 - across) * Math.max(0, Math.min(1, length / 2 + 0.5 - along));
                kernel.put(y + half, x + half, share);
            }
        }
        Core.multiply(kernel, new Scalar(1 / Core.sumElems(kernel).val[0]), kernel);
        return kernel;
    }
}
