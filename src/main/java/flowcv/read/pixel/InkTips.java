package flowcv.read.pixel;

import org.opencv.core.Mat;
import org.opencv.core.MatOfPoint;
import org.opencv.core.Rect;
import org.opencv.imgproc.Imgproc;

/**
 * Tells the tips at which thick outlines meet from pieces of dots and pipes: there they are as wide as the kernel that
 * no line holds.
 *
 * @param kernel that nothing narrow holds, in pixels
 * @param cell in pixels
 * @param narrow by how much narrow things stand out, pixel by pixel
 */
record InkTips(int kernel, double cell, Mat narrow) {
    /** Pipes are wider than this, in cells, and dots more so: what is smaller is where thick lines meet at a tip. */
    private static final double GREATEST = 0.3;

    /** So far beside it, in pixels, lines are looked for that come to it. */
    private static final int ARM = 2;

    /** Outlines stand out by more levels than the faintest lines, which have 18. */
    private static final int LEAST_OUTLINE = 36;

    /** The kernel is a pixel or two wider than an outline, and two halves of one come to a tip. */
    private static final double ARMS_OF_KERNEL = 1.2;

    /** Whether an area is small, and lines come to it that are as wide together as the outline on both its sides. */
    boolean isTip(MatOfPoint contour) {
        Rect box = Imgproc.boundingRect(contour);
        return Math.max(box.width, box.height) <= GREATEST * cell && isMetByLines(box);
    }

    /** Whether lines come to what lies in a box that are as wide together as the outline on both its sides. */
    boolean isMetByLines(Rect box) {
        int left = Math.max(0, box.x - ARM);
        int top = Math.max(0, box.y - ARM);
        int right = Math.min(narrow.cols(), box.x + box.width + ARM) - 1;
        int bottom = Math.min(narrow.rows(), box.y + box.height + ARM) - 1;
        byte[] levels = new byte[narrow.cols()];
        int lines = 0;
        for (int y = top; y <= bottom; y++) {
            narrow.get(y, 0, levels);
            for (int x = left; x <= right; x += y == top || y == bottom || x == right ? 1 : right - left) {
                lines += (levels[x] & 0xFF) >= LEAST_OUTLINE ? 1 : 0;
            }
        }
        return lines >= ARMS_OF_KERNEL * kernel;
    }
}
