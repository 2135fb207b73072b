package flowcv.corpus;

import flowcv.image.Mats;
import java.util.ArrayList;
import java.util.List;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.MatOfByte;
import org.opencv.core.MatOfInt;
import org.opencv.core.Point;
import org.opencv.core.Rect;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgcodecs.Imgcodecs;
import org.opencv.imgproc.Imgproc;

/**
 * Something that happens to pictures on their way.
 *
 * @param name kind and strength, joined by a dash
 * @param degrees by which it turns pictures around their middle; most do not
 */
record Damage(String name, double degrees, Change change) {
    /** Any number does; the same one makes the same noise on every run. */
    private static final int SEED = 1;

    /** In degrees (measured on 227 screens: by 2 all cells are nearest to where they were, by 3 two boards' not). */
    private static final double FAR = 3;

    private Damage(String name, Change change) {
        this(name, 0, change);
    }

    /** Makes a changed copy of a picture. */
    interface Change {
        /**
         * Paints the changed picture.
         *
         * @param from blue-green-red, to be left as it is
         * @param to receives the changed picture
         * @param board where the board lies in it
         */
        void apply(Mat from, Mat to, Rect board);
    }

    /** Whether a picture is turned around its middle so far that its cells lie elsewhere in it. */
    boolean turnsFar() {
        return degrees >= FAR;
    }

    /** Whether it has to know where the board lies. */
    boolean needsBoard() {
        return name.startsWith("crop");
    }

    /** A damaged copy, which is the caller's to release. */
    Mat of(Mat picture, Rect board) {
        Mat damaged = new Mat();
        change.apply(picture, damaged, board);
        return damaged;
    }

    /** Every kind in several strengths, the weakest first. */
    static List<Damage> all() {
        List<Damage> all = new ArrayList<>();
        for (int percent : new int[] {75, 50, 35, 25}) {
            all.add(new Damage("shrink-" + percent, (from, to, b) -> shrink(from, to, percent / 100.0)));
        }
        for (int quality : new int[] {60, 30, 15}) {
            all.add(new Damage("jpeg-" + quality, (from, to, b) -> jpeg(from, to, quality)));
        }
        for (int percent : new int[] {0, 1, 2}) {
            all.add(new Damage("crop-" + percent, (from, to, board) -> crop(from, to, board, percent / 100.0)));
        }
        for (double degrees : new double[] {0.5, 1, 2, 3, 4, 5}) {
            all.add(new Damage("rotate-" + degrees, degrees, (from, to, b) -> rotate(from, to, degrees)));
        }
        for (double gain : new double[] {0.8, 0.6, 0.4, 1.25, 1.6}) {
            all.add(new Damage("gain-" + gain, (from, to, b) -> from.convertTo(to, -1, gain, 0)));
        }
        for (int lift : new int[] {-30, 30, 60}) {
            all.add(new Damage("lift-" + lift, (from, to, b) -> from.convertTo(to, -1, 1, lift)));
        }
        for (int permille : new int[] {2, 4, 6}) {
            all.add(new Damage("blur-" + permille, (from, to, b) -> blur(from, to, permille / 1000.0)));
        }
        for (int levels : new int[] {5, 12}) {
            all.add(new Damage("noise-" + levels, (from, to, b) -> noise(from, to, levels)));
        }
        all.add(new Damage("veil", (from, to, b) -> veil(from, to)));
        return all;
    }

    private static void shrink(Mat from, Mat to, double factor) {
        Imgproc.resize(from, to, new Size(0, 0), factor, factor, Imgproc.INTER_AREA);
    }

    private static void jpeg(Mat from, Mat to, int quality) {
        try (Mats mats = new Mats()) {
            MatOfByte bytes = mats.keep(new MatOfByte());
            Imgcodecs.imencode(".jpg", from, bytes, mats.keep(new MatOfInt(Imgcodecs.IMWRITE_JPEG_QUALITY, quality)));
            mats.keep(Imgcodecs.imdecode(bytes, Imgcodecs.IMREAD_COLOR)).copyTo(to);
        }
    }

    /** The board alone, or a little less than it: its outer lines may be lost. */
    private static void crop(Mat from, Mat to, Rect board, double loss) {
        int x = (int) (loss * board.width);
        int y = (int) (loss * board.height);
        Rect kept = new Rect(board.x + x, board.y + y, board.width - 2 * x, board.height - 2 * y);
        Mat part = from.submat(kept);
        part.copyTo(to);
        Mats.release(part);
    }

    private static void rotate(Mat from, Mat to, double degrees) {
        Mat turn = Imgproc.getRotationMatrix2D(new Point(from.cols() / 2.0, from.rows() / 2.0), degrees, 1);
        Imgproc.warpAffine(from, to, turn, from.size(), Imgproc.INTER_LINEAR);
        Mats.release(turn);
    }

    private static void blur(Mat from, Mat to, double sigma) {
        Imgproc.GaussianBlur(from, to, new Size(0, 0), sigma * Math.min(from.cols(), from.rows()));
    }

    private static void noise(Mat from, Mat to, double levels) {
        try (Mats mats = new Mats()) {
            Mat noise = mats.keep(new Mat(from.size(), CvType.CV_16SC3));
            Core.setRNGSeed(SEED);
            Core.randn(noise, 0, levels);
            Core.add(from, noise, to, mats.mat(), from.type());
        }
    }

    /** A translucent brown, as night modes lay over everything. */
    private static void veil(Mat from, Mat to) {
        Mat color = new Mat(from.size(), from.type(), new Scalar(20, 60, 120));
        Core.addWeighted(from, 0.75, color, 0.25, 0, to);
        Mats.release(color);
    }
}
