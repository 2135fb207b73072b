package flowcv.read;

import flowcv.image.Mats;
import java.util.Arrays;
import java.util.stream.IntStream;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
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
    /** What belongs to the mark is not farther from such a middle, in cells. */
    private static final double REACH = 1.2;
    /** The mark's levels differ by less than this in each channel: glow behind it, JPEG. */
    private static final int EVEN = 18;
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
        Rect around = around(core, (int) (REACH * cell), wide);
        Mat part = mats.keep(wide.submat(around));
        Mat bright = mats.keep(ink.submat(around));
        double[] usual = usual(mats, mats.keep(wide.submat(around(core, (int) (WIDER_THAN_DOTS / 2 * cell), wide))));
        Mat even = mats.mat();
        Core.inRange(
                part,
                new Scalar(usual[0] - EVEN, usual[1] - EVEN, usual[2] - EVEN),
                new Scalar(usual[0] + EVEN, usual[1] + EVEN, usual[2] + EVEN),
                even);
        bright.setTo(new Scalar(0), even);
        Size crumb = new Size(Math.max(1, CRUMBS * cell), Math.max(1, CRUMBS * cell));
        Mat round = mats.keep(Imgproc.getStructuringElement(Imgproc.MORPH_ELLIPSE, crumb));
        Mat clean = mats.mat();
        Imgproc.morphologyEx(bright, clean, Imgproc.MORPH_OPEN, round);
        clean.copyTo(bright);
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

    /** The color of the darker quarter of what lies in the squares: pipes and dots on it are opaque, so brighter. */
    private static double[] usual(Mats mats, Mat squares) {
        byte[] bgr = new byte[3 * (int) squares.total()];
        mats.keep(squares.clone()).get(0, 0, bgr);
        int[] values = new int[bgr.length / 3];
        for (int i = 0; i < values.length; i++) {
            values[i] = value(bgr, i);
        }
        int[] sorted = values.clone();
        Arrays.sort(sorted);
        int usual = sorted[sorted.length / 4];
        double[] color = new double[3];
        for (int channel = 0; channel < 3; channel++) {
            int from = channel;
            int[] levels = IntStream.range(0, values.length)
                    .filter(i -> Math.abs(values[i] - usual) <= EVEN / 2)
                    .map(i -> bgr[3 * i + from] & 255)
                    .sorted()
                    .toArray();
            color[channel] = levels[levels.length / 2];
        }
        return color;
    }

    private static int value(byte[] bgr, int at) {
        return Math.max(bgr[3 * at] & 255, Math.max(bgr[3 * at + 1] & 255, bgr[3 * at + 2] & 255));
    }
}
