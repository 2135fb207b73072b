package flowcv.draw;

import flowcv.board.GameColor;
import flowcv.image.OpenCv;
import flowcv.image.Picture;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;

/** The least of pictures that can be read and solved: lines and dots of a 5x5 board on black. */
public final class SmallBoard {
    /** Smaller cells are not read. */
    private static final int CELL = 24;

    private static final int CELLS = 5;
    private static final int DOT_RADIUS = (int) (0.35 * CELL);
    private static final Scalar LINES = new Scalar(80, 110, 110);

    /** The row and column of each color's dots, in the order of the colors. */
    private static final int[][] DOTS = {{0, 0, 4, 1}, {0, 2, 3, 1}, {1, 2, 4, 2}, {0, 4, 3, 3}, {1, 4, 4, 3}};

    private SmallBoard() {}

    /** Paints it, with a margin of a cell. */
    public static Picture paint() {
        OpenCv.load();
        int side = (CELLS + 2) * CELL;
        Mat pixels = Mat.zeros(side, side, CvType.CV_8UC3);
        int end = side - CELL;
        for (int at = CELL; at <= end; at += CELL) {
            Imgproc.line(pixels, new Point(at, CELL), new Point(at, end), LINES);
            Imgproc.line(pixels, new Point(CELL, at), new Point(end, at), LINES);
        }
        for (int i = 0; i < DOTS.length; i++) {
            int rgb = GameColor.values()[i].rgb();
            Scalar color = new Scalar(rgb & 0xFF, rgb >> 8 & 0xFF, rgb >> 16);
            Imgproc.circle(pixels, center(DOTS[i][0], DOTS[i][1]), DOT_RADIUS, color, Imgproc.FILLED, Imgproc.LINE_AA);
            Imgproc.circle(pixels, center(DOTS[i][2], DOTS[i][3]), DOT_RADIUS, color, Imgproc.FILLED, Imgproc.LINE_AA);
        }
        return new Picture("small board", pixels);
    }

    private static Point center(int row, int column) {
        return new Point((column + 1.5) * CELL, (row + 1.5) * CELL);
    }
}
