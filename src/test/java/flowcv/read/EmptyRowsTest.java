package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.image.OpenCv;
import flowcv.image.Picture;
import flowcv.read.pixel.Pixels;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;

class EmptyRowsTest {
    private static final int CELL = 40;
    private static final int TOP = 200;
    private static final int BOTTOM = TOP + 3 * CELL;

    @BeforeAll
    static void loadLibrary() {
        OpenCv.load();
    }

    @Test
    void rowsBeyondTheOutlineAreEmptyEvenWhereItTouchesBothEdges() {
        Mat mat = board();
        try (Picture picture = new Picture("board", mat)) {
            Pixels pixels = Pixels.of(picture);
            assertThat(EmptyRows.next(pixels, TOP + CELL, -1, CELL)).isBetween(TOP - CELL, TOP - CELL / 2);
            assertThat(EmptyRows.next(pixels, TOP + CELL, 1, CELL)).isBetween(BOTTOM + CELL / 2, BOTTOM + CELL);
        }
    }

    @Test
    void aGapNarrowerThanEnoughIsPassed() {
        Mat mat = board();
        Imgproc.line(mat, new Point(10, TOP - CELL / 2), new Point(60, TOP - CELL / 2), Scalar.all(255), 2);
        try (Picture picture = new Picture("title", mat)) {
            assertThat(EmptyRows.next(Pixels.of(picture), TOP + CELL, -1, CELL)).isLessThan(TOP - CELL);
        }
    }

    @Test
    void withoutEmptyRowsTheWholePictureIsLeft() {
        Mat mat = board();
        Imgproc.line(mat, new Point(60, 0), new Point(60, mat.rows() - 1), Scalar.all(40), 1);
        try (Picture picture = new Picture("line", mat)) {
            Pixels pixels = Pixels.of(picture);
            assertThat(EmptyRows.next(pixels, TOP + CELL, -1, CELL)).isZero();
            assertThat(EmptyRows.next(pixels, TOP + CELL, 1, CELL)).isEqualTo(mat.rows() - 1);
        }
    }

    /** Three rows of cells whose outline lies on both edges of a picture 4 cells wide. */
    private static Mat board() {
        Mat mat = new Mat(600, 4 * CELL, CvType.CV_8UC3, Scalar.all(0));
        for (int y = TOP; y <= BOTTOM; y += CELL) {
            Imgproc.line(mat, new Point(0, y), new Point(mat.cols() - 1, y), Scalar.all(120), 1);
        }
        for (int x = 0; x <= mat.cols(); x += CELL) {
            Imgproc.line(mat, new Point(x, TOP), new Point(x, BOTTOM), Scalar.all(120), 1);
        }
        return mat;
    }
}
