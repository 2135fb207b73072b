package flowcv.read.line;

import flowcv.image.Mats;
import flowcv.read.pixel.FramedPicture;
import flowcv.read.pixel.Ink;
import flowcv.read.pixel.LineFilter;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;

/**
 * Finds lines that are too faint to be told at each of their pixels from noise: a piece of one stands out from what
 * lies along both its sides. A matched filter with rotated kernels (S. Chaudhuri et al., 1989).
 */
final class LinesAlong {
    /** Fractions of a level that sixteen bits hold. */
    static final int UNIT = 16;

    /** Directions: a piece that lies half way between two leaves a kernel only at its ends. */
    private static final int DIRECTIONS = 16;
    /** Length of a piece, in cells: longer ones leave the arcs of rings, or reach beyond the corners of small cells. */
    private static final double LENGTH = 0.4;
    /** How far beside a piece its sides are looked at, in cells: farther than half of any outline. */
    private static final double BESIDE = 0.12;

    /** So near, in cells, what is below this share of something brighter is its end or flank. */
    private static final double NEAR = 0.12;

    private static final double LEAST_OF_BRIGHTER = 0.45;

    private LinesAlong() {}

    /**
     * By how many levels a piece of line through each pixel stands out.
     *
     * @param narrow contrast of all that is narrow, 8 bits
     * @param cell in its pixels
     */
    static Mat of(Mats mats, Mat narrow, double cell) {
        int half = (int) Math.max(2, Math.round(LENGTH / 2 * cell));
        double beside = Math.max(2, BESIDE * cell);
        Mat best = mats.keep(new Mat(narrow.rows(), narrow.cols(), CvType.CV_16SC1, new Scalar(0)));
        try (Mats own = new Mats();
                LineFilter pieces = new LineFilter(narrow, half)) {
            Mat sum = own.mat();
            Mat mean = own.mat();
            Mat side = own.mat();
            for (int i = 0; i < DIRECTIONS; i++) {
                double angle = Math.PI * i / DIRECTIONS;
                double dx = Math.cos(angle);
                double dy = Math.sin(angle);
                pieces.filter(piece(own, half, dx, dy), sum);
                sum.convertTo(mean, CvType.CV_16S);
                brighterSide(mean, -beside * dy, beside * dx, side);
                Core.subtract(mean, side, mean);
                Core.max(best, mean, best);
            }
        }
        try (Mats own = new Mats()) {
            Mat most = own.mat();
            Imgproc.dilate(best, most, Ink.box(own, 2 * (int) Math.round(NEAR * cell) + 1));
            Core.multiply(most, new Scalar(LEAST_OF_BRIGHTER), most);
            Mat weak = own.mat();
            Core.compare(best, most, weak, Core.CMP_LT);
            best.setTo(new Scalar(0), weak);
        }
        return best;
    }

    private static Mat piece(Mats mats, int half, double dx, double dy) {
        int size = 2 * half + 1;
        try (Mats own = new Mats()) {
            Mat drawn = own.keep(Mat.zeros(size, size, CvType.CV_8UC1));
            Imgproc.line(
                    drawn,
                    new Point(half - half * dx, half - half * dy),
                    new Point(half + half * dx, half + half * dy),
                    new Scalar(255),
                    1,
                    Imgproc.LINE_AA);
            Mat kernel = mats.mat();
            drawn.convertTo(kernel, CvType.CV_32F, UNIT / Core.sumElems(drawn).val[0]);
            return kernel;
        }
    }

    /** Of what lies so far from each pixel, and as far on its other side. */
    private static void brighterSide(Mat mean, double dx, double dy, Mat to) {
        int x = (int) Math.rint(dx);
        int y = (int) Math.rint(dy);
        try (Mats own = new Mats();
                FramedPicture framed =
                        new FramedPicture(mean, Math.max(Math.abs(x), Math.abs(y)), Core.BORDER_REPLICATE)) {
            Core.max(framed.part(own, x, y), framed.part(own, -x, -y), to);
        }
    }
}
