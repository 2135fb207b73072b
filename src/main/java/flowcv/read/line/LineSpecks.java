package flowcv.read.line;

import flowcv.image.Mats;
import java.util.ArrayList;
import java.util.List;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.MatOfPoint;
import org.opencv.core.Rect;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;

/** Parts the lines of boards from specks, and the largest of them from the rest of the picture. */
public final class LineSpecks {
    /** Smaller spots, in cells, are no lines, but rims of dots, letters, noise. */
    private static final double LEAST_LINE = 0.3;
    /** A board is at least so many cells wide and high; lines of text are lower. */
    private static final double LEAST_BOARD = 2.3;
    /** What lies beyond the outermost line, in cells, for the cores outside the board. */
    private static final double MARGIN = 0.6;

    private LineSpecks() {}

    /**
     * Takes specks away.
     *
     * @param lines 255 where there are some, else 0; changed
     * @param cell in its pixels
     * @param insideOnly whether what lies beyond the lines of boards goes, too, as letters do
     * @return what the lines reach that begin between dots
     */
    public static Rect clean(Mats own, Mat lines, double cell, boolean insideOnly) {
        Pieces pieces = Pieces.of(own, lines);
        byte[] kept = new byte[pieces.boxes().length];
        boolean[] boards = new boolean[kept.length];
        List<Rect> boxes = new ArrayList<>();
        for (int i = 1; i < kept.length; i++) {
            Rect box = pieces.boxes()[i];
            if (Math.max(box.width, box.height) >= LEAST_LINE * cell) {
                kept[i] = (byte) 255;
                boxes.add(box);
                boards[i] = isBoard(box, cell);
            }
        }
        lines.put(0, 0, pieces.masked(kept));
        if (insideOnly) {
            dropOutside(own, lines, pieces.numbers(), boards);
        }
        return reached(boxes, lines.cols(), lines.rows(), cell);
    }

    /**
     * Those lines that are longer than others, at least along rows or columns.
     *
     * @param lines not 0 where there are some
     * @param least so many pixels
     * @return per pixel not 0 where one of those is
     */
    static byte[] longer(Mats own, Mat lines, double least) {
        Pieces pieces = Pieces.of(own, lines);
        byte[] kept = new byte[pieces.boxes().length];
        for (int i = 1; i < kept.length; i++) {
            Rect box = pieces.boxes()[i];
            kept[i] = (byte) (Math.max(box.width, box.height) >= least ? 255 : 0);
        }
        return pieces.masked(kept);
    }

    /**
     * What is connected.
     *
     * @param numbers per pixel the number of its piece; 0 for none
     * @param boxes around pieces, by number
     */
    private record Pieces(int[] numbers, Rect[] boxes) {
        static Pieces of(Mats own, Mat lines) {
            Mat labels = own.mat();
            Mat stats = own.mat();
            int count = Imgproc.connectedComponentsWithStats(lines, labels, stats, own.mat(), 8, CvType.CV_32S);
            int[] stat = new int[5 * count];
            stats.get(0, 0, stat);
            Rect[] boxes = new Rect[count];
            for (int i = 0; i < count; i++) {
                boxes[i] = new Rect(
                        stat[5 * i + Imgproc.CC_STAT_LEFT],
                        stat[5 * i + Imgproc.CC_STAT_TOP],
                        stat[5 * i + Imgproc.CC_STAT_WIDTH],
                        stat[5 * i + Imgproc.CC_STAT_HEIGHT]);
            }
            int[] numbers = new int[(int) labels.total()];
            labels.get(0, 0, numbers);
            return new Pieces(numbers, boxes);
        }

        /** Per pixel what its piece has. */
        byte[] masked(byte[] kept) {
            byte[] mask = new byte[numbers.length];
            for (int i = 0; i < mask.length; i++) {
                mask[i] = kept[numbers[i]];
            }
            return mask;
        }
    }

    private static boolean isBoard(Rect box, double cell) {
        return Math.min(box.width, box.height) >= LEAST_BOARD * cell;
    }

    /** Keeps lines that are as large as a board, and what they enclose. */
    private static void dropOutside(Mats own, Mat lines, int[] number, boolean[] boards) {
        byte[] large = new byte[number.length];
        for (int i = 0; i < large.length; i++) {
            large[i] = (byte) (boards[number[i]] ? 255 : 0);
        }
        Mat enclosed = own.keep(Mat.zeros(lines.size(), CvType.CV_8UC1));
        enclosed.put(0, 0, large);
        List<MatOfPoint> contours = new ArrayList<>();
        Imgproc.findContours(enclosed, contours, own.mat(), Imgproc.RETR_EXTERNAL, Imgproc.CHAIN_APPROX_NONE);
        contours.forEach(own::keep);
        Imgproc.drawContours(enclosed, contours, -1, new Scalar(255), Imgproc.FILLED);
        Core.min(lines, enclosed, lines);
    }

    /** The box around all lines that may be a board's outline and what meets it. */
    private static Rect reached(List<Rect> boxes, int width, int height, double cell) {
        Rect all = null;
        for (Rect box : boxes) {
            if (isBoard(box, cell)) {
                all = all == null ? box : union(all, box);
            }
        }
        if (all == null) {
            return new Rect(0, 0, width, height);
        }
        int before = 0;
        while (before != all.width + all.height) {
            before = all.width + all.height;
            for (Rect box : boxes) {
                all = meet(all, box) ? union(all, box) : all;
            }
        }
        int margin = (int) Math.ceil(MARGIN * cell);
        int left = Math.max(0, all.x - margin);
        int top = Math.max(0, all.y - margin);
        return new Rect(
                left,
                top,
                Math.min(width, all.x + all.width + margin) - left,
                Math.min(height, all.y + all.height + margin) - top);
    }

    private static boolean meet(Rect a, Rect b) {
        return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
    }

    private static Rect union(Rect a, Rect b) {
        int left = Math.min(a.x, b.x);
        int top = Math.min(a.y, b.y);
        return new Rect(
                left,
                top,
                Math.max(a.x + a.width, b.x + b.width) - left,
                Math.max(a.y + a.height, b.y + b.height) - top);
    }
}
