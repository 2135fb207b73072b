package flowcv.read.pixel;

import flowcv.image.MatBytes;
import org.opencv.core.Mat;
import org.opencv.core.MatOfPoint;

/**
 * Tells by its rim whether something bright fades. Few pixels of a picture lie on rims: this costs less than all its edges,
 * which {@link EdgedInk} asks for.
 */
final class FadingRims {
    /**
     * So much of the rim of light fades at least, in cells (measured: 0.8 to 12; of dots, pipes, letters and buttons 0.35 at
     * most).
     */
    private static final double LEAST_FADING = 0.5;
    /** The same as a share of its rim, which may be a long pipe's (measured: 0.1 at least). */
    private static final double LEAST_SHARE = 0.05;

    private final byte[] brightness;
    private final int width;
    private final int height;
    private final int threshold;
    private final double cell;
    private final int reach;
    private final int leastEdge;

    /**
     * @param picture its brightness; not changed
     * @param threshold brightness that dots and pipes have at least
     * @param cell in pixels
     */
    FadingRims(Mat picture, int threshold, double cell) {
        this.brightness = MatBytes.of(picture);
        this.width = picture.cols();
        this.height = picture.rows();
        this.threshold = threshold;
        this.cell = cell;
        this.reach = EdgedInk.reach(cell);
        this.leastEdge = EdgedInk.leastEdge(threshold);
    }

    /** Whether more of a rim fades than of any dot's or pipe's. */
    boolean isFading(MatOfPoint contour) {
        int[] xy = new int[2 * (int) contour.total()];
        contour.get(0, 0, xy);
        int fading = 0;
        for (int i = 0; i < xy.length; i += 2) {
            fading += isFading(xy[i], xy[i + 1]) ? 1 : 0;
        }
        return fading >= Math.max(LEAST_FADING * cell, LEAST_SHARE * xy.length / 2);
    }

    /**
     * Whether it is hardly brighter than the threshold, and so is what lies around; where opening cut something narrow off,
     * a rim is far brighter.
     */
    private boolean isFading(int x, int y) {
        int at = y * width + x;
        return x >= reach
                && y >= reach
                && x < width - reach
                && y < height - reach
                && (brightness[at] & 0xFF) < threshold + leastEdge
                && difference(at) < leastEdge;
    }

    /** By how many levels the pixels differ that are as far away to four sides as both sides of an edge. */
    private int difference(int at) {
        int left = brightness[at - reach] & 0xFF;
        int right = brightness[at + reach] & 0xFF;
        int above = brightness[at - reach * width] & 0xFF;
        int below = brightness[at + reach * width] & 0xFF;
        return Math.max(Math.max(left, right), Math.max(above, below))
                - Math.min(Math.min(left, right), Math.min(above, below));
    }
}
