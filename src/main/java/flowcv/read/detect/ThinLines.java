package flowcv.read.detect;

import flowcv.image.Mats;
import flowcv.read.frame.Frame;
import flowcv.read.frame.Planes;
import java.util.BitSet;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;

/**
 * The lines of a picture, whether straight or bent, without the rims of dots, pipes and whatever else is wide: ridges of
 * its top-hat transform (Meyer 1979), in the large copy.
 */
public final class ThinLines {
    /** What is wider is no line, in pixels of the copy: outlines have up to 7, pipes 8 and more. */
    private static final int WIDEST = 9;
    /** Response of a line's pixel at least: noise is about 1. */
    private static final float LEAST = 1.2f;
    /** What lies between the two edges of an outline belongs to it, in pixels. */
    private static final int WIDE = 5;
    /**
     * A line beside a wide thing stands out by so much of the square of its level, where 1 is the greatest: compression
     * leaves rims around light dots that stand out by a fifth, while lines of cells with a tint stand out by a quarter.
     * So lines end near dots and pipes. Of 144 boards of free shapes this reads eight more than a fixed share.
     */
    private static final float STANDING_OUT = 0.4f;
    /** How far that is, from side to side in pixels. */
    private static final int NEAR = 7;
    /**
     * A part of the lines that touches no other stands out by so much of what all of them do: specks that compression
     * leaves around dots by a quarter, pieces of lines between the pipes of tinted cells by a third and more.
     */
    private static final double FAINT = 0.3;
    /** Pixels that a line has, along rows or along columns; specks have fewer. */
    private static final int LEAST_EXTENT = 10;
    /** What is lighter on average, around a pixel, has dark lines: levels of 0 to 255. */
    private static final double LIGHT = 127.5;
    /** How far around, from side to side in pixels: some cells. */
    private static final int AROUND = 151;

    private static final int MOST_LEVEL = 255;

    private final int width;
    private final int height;
    private final BitSet lines;

    private ThinLines(int width, int height, BitSet lines) {
        this.width = width;
        this.height = height;
        this.lines = lines;
    }

    /** The lines of the large copy of a picture. */
    public static ThinLines in(Frame frame) {
        try (Mats mats = new Mats()) {
            Mat picture = onDark(frame.large(), mats);
            Mat wide = mats.mat();
            Imgproc.morphologyEx(picture, wide, Imgproc.MORPH_OPEN, ellipse(WIDEST, mats));
            Mat thin = mats.mat();
            Core.subtract(picture, wide, thin);
            Imgproc.dilate(wide, wide, ellipse(NEAR, mats));
            Planes planes = Planes.both(thin);
            byte[] beside = Planes.both(wide).all().get(0);
            Ridges ridges = Ridges.of(planes);
            return new ThinLines(
                    ridges.width(), ridges.height(), lines(ridges, planes.all().get(0), beside, mats));
        }
    }

    /** The same where the ground is dark, and the negative where it is light. */
    private static Mat onDark(Mat picture, Mats mats) {
        Mat ground = mats.mat();
        Imgproc.cvtColor(picture, ground, Imgproc.COLOR_BGR2GRAY);
        Imgproc.blur(ground, ground, new Size(AROUND, AROUND));
        Imgproc.threshold(ground, ground, LIGHT, MOST_LEVEL, Imgproc.THRESH_BINARY);
        Mat lightness = mats.mat();
        Imgproc.cvtColor(ground, lightness, Imgproc.COLOR_GRAY2BGR);
        Mat onDark = mats.mat();
        Core.bitwise_xor(picture, lightness, onDark);
        return onDark;
    }

    private static Mat ellipse(int size, Mats mats) {
        return mats.keep(Imgproc.getStructuringElement(Imgproc.MORPH_ELLIPSE, new Size(size, size)));
    }

    private static BitSet lines(Ridges ridges, byte[] levels, byte[] beside, Mats mats) {
        int width = ridges.width();
        byte[] on = new byte[levels.length];
        for (int at = width; at < on.length - width; at++) {
            boolean isOn = ridges.response(at) > LEAST
                    && MOST_LEVEL * (levels[at] & 0xFF) > STANDING_OUT * (beside[at] & 0xFF) * (beside[at] & 0xFF)
                    && ridges.curvature(at).isLight(at);
            on[at] = (byte) (isOn ? 1 : 0);
        }
        Mat mask = mats.keep(new Mat(ridges.height(), width, CvType.CV_8UC1));
        mask.put(0, 0, on);
        Imgproc.morphologyEx(mask, mask, Imgproc.MORPH_CLOSE, ellipse(WIDE, mats));
        Mat labels = mats.mat();
        Mat stats = mats.mat();
        int count = Imgproc.connectedComponentsWithStats(mask, labels, stats, mats.mat(), 8, CvType.CV_32S);
        int[] sizes = new int[count * stats.cols()];
        stats.get(0, 0, sizes);
        int[] parts = new int[on.length];
        labels.get(0, 0, parts);
        int[] middles = middles(parts, count, levels);
        BitSet lines = new BitSet();
        for (int at = 0; at < parts.length; at++) {
            int row = parts[at] * stats.cols();
            int extent = Math.max(sizes[row + Imgproc.CC_STAT_WIDTH], sizes[row + Imgproc.CC_STAT_HEIGHT]);
            lines.set(at, parts[at] > 0 && extent >= LEAST_EXTENT && middles[parts[at]] > FAINT * middles[0]);
        }
        return lines;
    }

    /** The median level of each part, and first that of all of them together. */
    private static int[] middles(int[] parts, int count, byte[] levels) {
        int[][] counts = new int[count][MOST_LEVEL + 1];
        int[] sums = new int[count];
        for (int at = 0; at < parts.length; at++) {
            if (parts[at] > 0) {
                counts[parts[at]][levels[at] & 0xFF]++;
                counts[0][levels[at] & 0xFF]++;
                sums[parts[at]]++;
                sums[0]++;
            }
        }
        int[] middles = new int[count];
        for (int part = 0; part < count; part++) {
            for (int below = counts[part][0]; 2 * below < sums[part]; below += counts[part][middles[part]]) {
                middles[part]++;
            }
        }
        return middles;
    }

    /** Width of the copy in pixels. */
    public int width() {
        return width;
    }

    /** Height of the copy in pixels. */
    public int height() {
        return height;
    }

    /** Whether a line runs over a pixel. */
    public boolean isLine(int at) {
        return lines.get(at);
    }
}
