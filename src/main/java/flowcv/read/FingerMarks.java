package flowcv.read;

import flowcv.image.Mats;
import java.util.Arrays;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.core.Rect;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;

/**
 * Takes the translucent disc away that a finger leaves where it drew last: over tinted cells it is as bright as a dark
 * dot, but wider than any dot, and even in color.
 */
final class FingerMarks {
    /** The largest square in a dot has 0.49 of a cell; what holds one of this side is no dot and no pipe. */
    private static final double WIDER_THAN_DOTS = 0.56;
    /** The mark is 1.5 cells wide, so the middles of such squares in it are no farther from each other than this. */
    private static final double GREATEST_CORE = 1.3;
    /** The mark's radius in cells. */
    private static final double RADIUS = 0.79;
    /** The head in the middle of the mark, a disc of 0.49, is not farther from such a middle than this. */
    private static final double REACH = 1.2;
    /** The radius of the head, in cells; a dot's is greater. */
    private static final double LEAST_HEAD = 0.19;
    /** The mark's levels differ by less than this: tints of several flows below it, glow, JPEG. */
    private static final int EVEN = 25;
    /** Of what is left along edges nothing is as wide as a pipe, 0.33 of a cell. */
    private static final double CRUMBS = 0.2;
    /** More are buttons and advertisements. */
    private static final int MOST = 12;

    private FingerMarks() {}

    /**
     * Takes marks out of what is bright.
     *
     * @param wide the picture without what is narrow, in color
     * @param ink 255 where it is bright, else 0; changed
     * @param cell in pixels
     */
    static void remove(Mats mats, Mat wide, Mat ink, double cell) {
        Mat core = mats.mat();
        Imgproc.erode(ink, core, Ink.box(mats, (int) Math.ceil(WIDER_THAN_DOTS * cell)));
        if (Core.countNonZero(core) == 0) {
            return;
        }
        Mat labels = mats.mat();
        Mat stats = mats.mat();
        int count = Imgproc.connectedComponentsWithStats(core, labels, stats, mats.mat(), 8, CvType.CV_32S);
        int[] stat = new int[5 * count];
        stats.get(0, 0, stat);
        for (int i = 1; i < Math.min(count, MOST); i++) {
            Rect box = new Rect(
                    stat[5 * i + Imgproc.CC_STAT_LEFT],
                    stat[5 * i + Imgproc.CC_STAT_TOP],
                    stat[5 * i + Imgproc.CC_STAT_WIDTH],
                    stat[5 * i + Imgproc.CC_STAT_HEIGHT]);
            if (Math.max(box.width, box.height) <= GREATEST_CORE * cell) {
                remove(mats, wide, ink, box, cell);
            }
        }
    }

    private static void remove(Mats mats, Mat wide, Mat ink, Rect core, double cell) {
        Mat squares = mats.keep(wide.submat(around(core, (int) (WIDER_THAN_DOTS / 2 * cell), wide)));
        Rect around = around(core, (int) (REACH * cell), wide);
        Mat bright = mats.keep(ink.submat(around));
        Mat opaque = mats.mat();
        Ink.greatest(mats, mats.keep(wide.submat(around)), opaque);
        Imgproc.threshold(opaque, opaque, usual(mats, squares) + EVEN, 255, Imgproc.THRESH_BINARY);
        Core.min(opaque, bright, opaque);
        Mat depth = mats.mat();
        Imgproc.distanceTransform(opaque, depth, Imgproc.DIST_L2, Imgproc.DIST_MASK_5);
        // The head of the pipe that the finger draws is in the middle of the mark.
        Core.MinMaxLocResult head = Core.minMaxLoc(depth, near(mats, core, around, cell));
        if (head.maxVal < LEAST_HEAD * cell) {
            return;
        }
        Mat mark = mats.keep(Mat.zeros(opaque.size(), CvType.CV_8UC1));
        Imgproc.circle(mark, head.maxLoc, (int) Math.ceil(RADIUS * cell), new Scalar(255), Imgproc.FILLED);
        Size crumb = new Size(Math.max(1, CRUMBS * cell), Math.max(1, CRUMBS * cell));
        Mat round = mats.keep(Imgproc.getStructuringElement(Imgproc.MORPH_ELLIPSE, crumb));
        Imgproc.morphologyEx(opaque, opaque, Imgproc.MORPH_OPEN, round);
        opaque.copyTo(bright, mark);
    }

    /** The part of a surrounding in which the head is looked for. */
    private static Mat near(Mats mats, Rect core, Rect around, double cell) {
        Mat near = mats.keep(Mat.zeros(around.size(), CvType.CV_8UC1));
        int reach = (int) (WIDER_THAN_DOTS / 2 * cell);
        Imgproc.rectangle(
                near,
                new Point(core.x - around.x - reach, core.y - around.y - reach),
                new Point(core.x - around.x + core.width + reach, core.y - around.y + core.height + reach),
                new Scalar(255),
                Imgproc.FILLED);
        return near;
    }

    private static Rect around(Rect box, int reach, Mat picture) {
        int left = Math.max(0, box.x - reach);
        int top = Math.max(0, box.y - reach);
        return new Rect(
                left,
                top,
                Math.min(picture.cols(), box.x + box.width + reach) - left,
                Math.min(picture.rows(), box.y + box.height + reach) - top);
    }

    /** The brightness of the darker quarter of what lies in the squares: pipes and dots on it are opaque. */
    private static int usual(Mats mats, Mat squares) {
        Mat value = mats.mat();
        Ink.greatest(mats, squares, value);
        byte[] levels = new byte[(int) value.total()];
        value.get(0, 0, levels);
        int[] sorted = new int[levels.length];
        for (int i = 0; i < sorted.length; i++) {
            sorted[i] = levels[i] & 0xFF;
        }
        Arrays.sort(sorted);
        return sorted[sorted.length / 4];
    }
}
