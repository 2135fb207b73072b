package flowcv.read.line;

import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;

/**
 * The straight way from where a line ends to the next line, and what is seen on it.
 *
 * @param x column where it meets the next line
 * @param y row of the same
 * @param length in pixels
 * @param open how many of its pixels no dot or pipe hides
 * @param seen on how many of them, and beside them on both sides, nothing does
 * @param stands whole levels by which those stand out of both their sides, by the median: near pipes some do not
 */
record LineWay(double x, double y, int length, int open, int seen, double stands) {
    /** Levels by which most of what is seen of a way stands out of what lies on both its sides, if a line is there. */
    static final double LEAST_SEEN = 2;

    /** Where less than this share of a way is seen, pipes hide it. */
    private static final double HIDDEN = 0.3;

    /** What hides a line all the way to the next is a pipe, in cells. */
    private static final double NARROWEST_PIPE = 0.2;

    /** Whether a pipe hides practically all of it. */
    boolean isHidden(double cell) {
        return open < HIDDEN * length && length > NARROWEST_PIPE * cell;
    }

    /** Draws the line as going on. */
    void drawOn(Mat lines, LineEnd end) {
        Imgproc.line(lines, new Point(end.x(), end.y()), new Point(x, y), new Scalar(255), 2);
    }
}
