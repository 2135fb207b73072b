package flowcv.read;

import flowcv.image.Mats;
import flowcv.image.Picture;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;

/** A picture of a board of five by five squares with three pairs, an outline, and walls. */
final class DrawnSquares {
    static final int CELLS = 5;
    private static final int CELL = 80;
    private static final int LEFT = 80;
    private static final int SIDE = CELLS * CELL + 2 * LEFT;
    private static final Scalar GRAY = new Scalar(90, 90, 90);
    private static final Scalar[] COLORS = {new Scalar(30, 30, 240), new Scalar(60, 220, 40), new Scalar(250, 90, 20)};
    /** Row and column of each dot, pair after pair. */
    private static final int[][] DOTS = {{0, 0}, {4, 0}, {0, 2}, {3, 2}, {1, 4}, {4, 3}};

    private static final int THIN = 2;
    private static final int NARROW = 3;
    private static final int THICK = 6;

    private final int pieces;
    private final int outline;
    private final double degrees;
    private final double blur;

    private DrawnSquares(int pieces, int outline, double degrees, double blur) {
        this.pieces = pieces;
        this.outline = outline;
        this.degrees = degrees;
        this.blur = blur;
    }

    /** All inner lines alike, the outline thicker. */
    static DrawnSquares plain() {
        return new DrawnSquares(THIN, THICK, 0, 0);
    }

    /** Three pieces of line as thick as the outline. */
    DrawnSquares withWalls() {
        return new DrawnSquares(THICK, outline, degrees, blur);
    }

    /** Three pieces of line that are 1.7 times as wide as the others. */
    DrawnSquares withNarrowWalls() {
        return new DrawnSquares(NARROW, outline, degrees, blur);
    }

    /** The outline as thin as most lines. */
    DrawnSquares withThinOutline() {
        return new DrawnSquares(pieces, THIN, degrees, blur);
    }

    /** Turned counterclockwise. */
    DrawnSquares turned(double by) {
        return new DrawnSquares(pieces, outline, by, blur);
    }

    /** Blurred by a standard deviation in pixels. */
    DrawnSquares blurred(double by) {
        return new DrawnSquares(pieces, outline, degrees, by);
    }

    Picture picture() {
        Mat pixels = new Mat(SIDE, SIDE, CvType.CV_8UC3, new Scalar(0, 0, 0));
        for (int i = 0; i <= CELLS; i++) {
            int width = i == 0 || i == CELLS ? outline : THIN;
            line(pixels, 0, i, CELLS, i, width);
            line(pixels, i, 0, i, CELLS, width);
        }
        line(pixels, 1, 1, 1, 2, pieces);
        line(pixels, 1, 2, 1, 3, pieces);
        line(pixels, 3, 1, 4, 1, pieces);
        for (int i = 0; i < DOTS.length; i++) {
            Point center = new Point(at(DOTS[i][1] + 0.5), at(DOTS[i][0] + 0.5));
            Imgproc.circle(pixels, center, (int) (0.35 * CELL), COLORS[i / 2], Imgproc.FILLED, Imgproc.LINE_AA);
        }
        if (degrees != 0) {
            try (Mats mats = new Mats()) {
                Mat turn = mats.keep(Imgproc.getRotationMatrix2D(new Point(SIDE / 2.0, SIDE / 2.0), degrees, 1));
                Imgproc.warpAffine(pixels, pixels, turn, new Size(SIDE, SIDE), Imgproc.INTER_CUBIC);
            }
        }
        if (blur > 0) {
            Imgproc.GaussianBlur(pixels, pixels, new Size(0, 0), blur);
        }
        return new Picture("squares", pixels);
    }

    private static void line(Mat pixels, int x0, int y0, int x1, int y1, int width) {
        Imgproc.line(pixels, new Point(at(x0), at(y0)), new Point(at(x1), at(y1)), GRAY, width);
    }

    private static double at(double cells) {
        return LEFT + cells * CELL;
    }
}
