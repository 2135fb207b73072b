package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.image.OpenCv;
import flowcv.image.Picture;
import flowcv.read.pixel.Pixels;
import java.util.List;
import java.util.Optional;
import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;

/** Cells that no dot tells the size of. */
class FaceSizesTest {
    private static final int SIDE = 600;

    @BeforeAll
    static void loadLibrary() {
        OpenCv.load();
    }

    /** Four by four cells in the middle of a dark screen. */
    private static Mat grid(int cell) {
        Mat mat = new Mat(SIDE, SIDE, CvType.CV_8UC3, Scalar.all(20));
        int first = SIDE / 2 - 2 * cell;
        for (int i = 0; i <= 4; i++) {
            int at = first + i * cell;
            Imgproc.line(mat, new Point(at, first), new Point(at, first + 4 * cell), Scalar.all(120), 2);
            Imgproc.line(mat, new Point(first, at), new Point(first + 4 * cell, at), Scalar.all(120), 2);
        }
        return mat;
    }

    private static Optional<Double> size(Mat mat, Double... byDots) {
        try (Picture picture = new Picture("grid", mat)) {
            return new FaceSizes(picture, Pixels.of(picture), List.of(byDots)).likeliest();
        }
    }

    @Test
    void linesTellTheSizeOfCellsHoweverLarge() {
        for (int cell : new int[] {36, 60, 90, 130}) {
            assertThat(size(grid(cell), 0.8 * cell)).as("cells of %d", cell).hasValueSatisfying(size -> assertThat(size)
                    .isCloseTo(cell, Percentage.withPercentage(12)));
        }
    }

    @Test
    void theBoardTellsItRatherThanAKeyboard() {
        Mat mat = grid(80);
        for (int i = 0; i < 10; i++) {
            Imgproc.rectangle(mat, new Point(30 + 54 * i, 540), new Point(60 + 54 * i, 570), Scalar.all(120), 2);
        }
        assertThat(size(mat, 30.0, 80.0))
                .hasValueSatisfying(size -> assertThat(size).isCloseTo(80, Percentage.withPercentage(12)));
    }

    @Test
    void whereNothingIsAsLargeAsADotNothingIsLookedFor() {
        assertThat(size(grid(60))).isEmpty();
        assertThat(size(grid(60), 400.0)).isEmpty();
    }

    @Test
    void fewFacesTellNothing() {
        Mat mat = new Mat(SIDE, SIDE, CvType.CV_8UC3, Scalar.all(20));
        for (int i = 0; i < 5; i++) {
            Imgproc.rectangle(mat, new Point(20 + 115 * i, 200), new Point(110 + 115 * i, 290), Scalar.all(120), 2);
        }
        assertThat(size(mat, 90.0)).isEmpty();
    }
}
