package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.image.OpenCv;
import flowcv.image.Picture;
import flowcv.read.pixel.Pixels;
import java.util.Arrays;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;

/** A board of three by three squares, and what is drawn to its right. */
class LinesBeyondTest {
    private static final int CELL = 50;
    private static final int ORIGIN = 60;
    private static final int END = ORIGIN + 3 * CELL;
    private static final Scalar GRAY = Scalar.all(110);

    @BeforeAll
    static void loadLibrary() {
        OpenCv.load();
    }

    private static Mat squares() {
        Mat mat = new Mat(300, 300, CvType.CV_8UC3, Scalar.all(5));
        for (int i = 0; i <= 3; i++) {
            int at = ORIGIN + i * CELL;
            Imgproc.line(mat, new Point(at, ORIGIN), new Point(at, END), GRAY, 2);
            Imgproc.line(mat, new Point(ORIGIN, at), new Point(END, at), GRAY, 2);
        }
        return mat;
    }

    private static CellGrid grid(LineWeights weights) {
        boolean[][] cells = new boolean[3][3];
        for (boolean[] row : cells) {
            Arrays.fill(row, true);
        }
        Side[][] vertical = new Side[3][4];
        Side[][] horizontal = new Side[4][3];
        Side line = new Side(Side.Kind.LINE, 100, 2, true);
        for (Side[] row : vertical) {
            Arrays.fill(row, line);
        }
        for (Side[] row : horizontal) {
            Arrays.fill(row, line);
        }
        return new CellGrid(new Axis(ORIGIN, CELL), new Axis(ORIGIN, CELL), cells, vertical, horizontal, weights);
    }

    private static boolean isDoubted(Mat mat, LineWeights weights) {
        try (Picture picture = new Picture("squares", mat)) {
            return LinesBeyond.in(Pixels.of(picture), grid(weights)).isPresent();
        }
    }

    @Test
    void nothingIsBeyondABoard() {
        assertThat(isDoubted(squares(), LineWeights.ALIKE)).isFalse();
    }

    @Test
    void theNextFaceOfACubeIs() {
        Mat mat = squares();
        for (int i = 0; i <= 3; i++) {
            int at = ORIGIN + i * CELL;
            Imgproc.line(mat, new Point(END, at), new Point(END + 60, at - 60), GRAY, 2);
        }
        assertThat(isDoubted(mat, LineWeights.ALIKE)).isTrue();
    }

    /** Strokes of letters go in all directions. */
    @Test
    void lettersAreBrighterThanLines() {
        Mat mat = squares();
        for (int i = 0; i <= 3; i++) {
            int at = ORIGIN + i * CELL;
            Imgproc.line(mat, new Point(END, at), new Point(END + 60, at - 60), Scalar.all(255), 2);
        }
        assertThat(isDoubted(mat, LineWeights.ALIKE)).isFalse();
    }

    @Test
    void oneLineMayBeAnything() {
        Mat mat = squares();
        Imgproc.line(mat, new Point(END, ORIGIN + CELL), new Point(END + 60, ORIGIN), GRAY, 2);
        assertThat(isDoubted(mat, LineWeights.ALIKE)).isFalse();
    }

    @Test
    void lettersStandOffTheBorder() {
        Mat mat = squares();
        Imgproc.putText(
                mat,
                "flows: 0/4 moves: 0",
                new Point(ORIGIN, ORIGIN - 9),
                Imgproc.FONT_HERSHEY_SIMPLEX,
                0.45,
                Scalar.all(255));
        assertThat(isDoubted(mat, LineWeights.ALIKE)).isFalse();
    }

    /** Strokes at three distances where a line would be, and dark between them. */
    @Test
    void lettersHaveGaps() {
        Mat mat = squares();
        for (int i = 1; i <= 2; i++) {
            int y = ORIGIN + i * CELL;
            for (double[] stroke : new double[][] {{7.5, 12}, {14.5, 19}, {21, 24}}) {
                Imgproc.rectangle(
                        mat,
                        new Point(END + stroke[0], y - 1),
                        new Point(END + stroke[1], y + 1),
                        GRAY,
                        Imgproc.FILLED);
            }
        }
        assertThat(isDoubted(mat, LineWeights.ALIKE)).isFalse();
    }

    @Test
    void anOutlineTellsWhereABoardEnds() {
        Mat mat = squares();
        for (int i = 0; i <= 3; i++) {
            int at = ORIGIN + i * CELL;
            Imgproc.line(mat, new Point(END, at), new Point(END + 60, at - 60), GRAY, 2);
        }
        assertThat(isDoubted(mat, new LineWeights(4, 0, 0, LineWeights.Span.ANY, 30)))
                .isFalse();
    }
}
