package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.image.OpenCv;
import flowcv.image.Picture;
import flowcv.read.pixel.Pixels;
import java.util.Arrays;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;

/** A board of three by three squares, at the left of whose second row no border was found; its right end is open. */
class BorderAsideTest {
    private static final int CELL = 50;
    private static final int ORIGIN = 60;
    private static final int ROW = ORIGIN + CELL;
    private static final Side THICK = new Side(Side.Kind.LINE, 200, 6, true);
    private static final LineWeights WEIGHTS = new LineWeights(4, 0, 0, LineWeights.Span.ANY, 0);

    @BeforeAll
    static void loadLibrary() {
        OpenCv.load();
    }

    private static CellGrid grid(Side left) {
        boolean[][] cells = new boolean[3][3];
        for (boolean[] row : cells) {
            Arrays.fill(row, true);
        }
        Side[][] vertical = new Side[3][4];
        Side[][] horizontal = new Side[4][3];
        for (Side[] row : vertical) {
            Arrays.fill(row, THICK);
        }
        for (Side[] row : horizontal) {
            Arrays.fill(row, THICK);
        }
        vertical[1][0] = left;
        vertical[1][3] = Side.missing(0, 5);
        return new CellGrid(new Axis(ORIGIN, CELL), new Axis(ORIGIN, CELL), cells, vertical, horizontal, WEIGHTS);
    }

    private static Mat black() {
        return new Mat(300, 300, CvType.CV_8UC3, Scalar.all(5));
    }

    private static boolean isAside(Mat mat, Side left) {
        try (Picture picture = new Picture("border", mat)) {
            return BorderAside.in(Pixels.of(picture), grid(left)).isPresent();
        }
    }

    private static Mat line(int x, int otherX) {
        Mat mat = black();
        Imgproc.line(mat, new Point(x, ROW), new Point(otherX, ROW + CELL), Scalar.all(200), 5);
        return mat;
    }

    @Test
    void atAnOpeningThereIsNothing() {
        assertThat(isAside(black(), Side.missing(0, 5))).isFalse();
    }

    @Test
    void aBorderBesideItsPlaceIsNoOpening() {
        assertThat(isAside(line(ORIGIN - 9, ORIGIN - 9), Side.missing(0, 5))).isTrue();
        assertThat(isAside(line(ORIGIN - 9, ORIGIN - 9), new Side(Side.Kind.LINE, 16, 6, true)))
                .isTrue();
        assertThat(isAside(line(ORIGIN - 7, ORIGIN - 10), Side.missing(0, 5))).isTrue();
    }

    @Test
    void aBorderThatIsFainterThanWallsMayLieInItsPlace() {
        assertThat(isAside(line(ORIGIN + 1, ORIGIN + 1), new Side(Side.Kind.LINE, 90, 3, true)))
                .isFalse();
    }

    @Test
    void whatIsSeenInItsPlaceIsNotLookedAt() {
        assertThat(isAside(line(ORIGIN - 9, ORIGIN - 9), THICK)).isFalse();
        assertThat(isAside(line(ORIGIN - 9, ORIGIN - 9), new Side(Side.Kind.CROSSED, 0, 0, true)))
                .isFalse();
    }

    @Test
    void aDotInTheCellIsNoBorder() {
        Mat mat = black();
        Imgproc.circle(mat, new Point(ORIGIN + CELL / 2.0, ROW + CELL / 2.0), 18, Scalar.all(220), Imgproc.FILLED);
        assertThat(isAside(mat, Side.missing(0, 5))).isFalse();
    }

    @Test
    void aDotInTheCellHidesNoBorder() {
        for (int off : new int[] {-9, 6}) {
            Mat mat = line(ORIGIN + off, ORIGIN + off);
            Imgproc.circle(mat, new Point(ORIGIN + CELL / 2.0, ROW + CELL / 2.0), 17, Scalar.all(220), Imgproc.FILLED);
            assertThat(isAside(mat, Side.missing(0, 5))).as("off by " + off).isTrue();
        }
    }

    @Test
    void allFourSidesAreLookedAt() {
        int end = ORIGIN + 3 * CELL;
        Side open = Side.missing(0, 5);
        CellGrid grid = grid(open);
        assertThat(BorderAside.in(pixels(end + 8, ROW, end + 8, ROW + CELL), grid))
                .isPresent();
        grid.horizontal()[0][1] = open;
        grid.horizontal()[3][1] = open;
        assertThat(BorderAside.in(pixels(ROW, ORIGIN - 8, ROW + CELL, ORIGIN - 8), grid))
                .isPresent();
        assertThat(BorderAside.in(pixels(ROW, end + 8, ROW + CELL, end + 8), grid))
                .isPresent();
    }

    /** Where it is closed at one end it is closed at the other. */
    @Test
    void whereTheOtherEndIsClosedNothingIsLookedAt() {
        CellGrid grid = grid(Side.missing(0, 5));
        grid.vertical()[1][3] = THICK;
        assertThat(BorderAside.in(pixels(ORIGIN - 9, ROW, ORIGIN - 9, ROW + CELL), grid))
                .isEmpty();
        grid.vertical()[1][3] = new Side(Side.Kind.LINE, 200, 6, true, 190, 0);
        assertThat(BorderAside.in(pixels(ORIGIN - 9, ROW, ORIGIN - 9, ROW + CELL), grid))
                .isPresent();
    }

    private static Pixels pixels(int x, int y, int otherX, int otherY) {
        Mat mat = black();
        Imgproc.line(mat, new Point(x, y), new Point(otherX, otherY), Scalar.all(200), 5);
        return Pixels.of(new Picture("border", mat));
    }

    @Test
    void aLetterIsNoBorder() {
        Mat mat = black();
        Imgproc.line(mat, new Point(ORIGIN - 8, ROW + 20), new Point(ORIGIN - 8, ROW + 32), Scalar.all(220), 3);
        assertThat(isAside(mat, Side.missing(0, 5))).isFalse();
    }

    /** Wide letters at both ends of a side. */
    @Test
    void lettersWithAGapBetweenThemAreNoBorder() {
        assertThat(isAside(broken(ORIGIN - 8, 17, 33), Side.missing(0, 5))).isFalse();
        CellGrid grid = grid(THICK);
        grid.vertical()[1][3] = Side.missing(0, 5);
        try (Picture picture = new Picture("border", broken(ORIGIN + 3 * CELL + 8, 17, 33))) {
            assertThat(BorderAside.in(Pixels.of(picture), grid)).isEmpty();
        }
    }

    @Test
    void aScratchInABorderIsNoGapBetweenLetters() {
        assertThat(isAside(broken(ORIGIN - 8, 24, 26), Side.missing(0, 5))).isTrue();
    }

    @Test
    void lettersWithAGapDoNotMaskABorderEither() {
        Mat mat = broken(ORIGIN - 11, 17, 33);
        Imgproc.line(mat, new Point(ORIGIN - 3, ROW), new Point(ORIGIN - 3, ROW + CELL), Scalar.all(120), 3);
        besides(mat, ORIGIN - 1);
        assertThat(isAside(mat, Side.missing(0, 5))).isTrue();
    }

    /** A line along the second row with nothing from one place to another, in pixels from its beginning. */
    private static Mat broken(int x, int from, int to) {
        Mat mat = line(x, x);
        Imgproc.rectangle(mat, new Point(x - 5, ROW + from), new Point(x + 5, ROW + to), Scalar.all(5), Imgproc.FILLED);
        return mat;
    }

    @Test
    void lettersAboveAnOpeningDoNotGoOnAsTheBorderDoes() {
        Mat mat = line(ORIGIN - 8, ORIGIN - 8);
        besides(mat, ORIGIN);
        assertThat(isAside(mat, Side.missing(0, 5))).isFalse();
    }

    @Test
    void aBorderThatLeansAwayFromTheLatticeGoesOn() {
        Mat mat = line(ORIGIN - 5, ORIGIN - 7);
        besides(mat, ORIGIN - 3);
        assertThat(isAside(mat, Side.missing(0, 5))).isTrue();
    }

    @Test
    void brighterLettersDoNotMaskABorder() {
        Mat mat = line(ORIGIN - 11, ORIGIN - 11);
        Imgproc.line(mat, new Point(ORIGIN - 3, ROW), new Point(ORIGIN - 3, ROW + CELL), Scalar.all(120), 3);
        besides(mat, ORIGIN - 1);
        assertThat(isAside(mat, Side.missing(0, 5))).isTrue();
    }

    /** Where the outline is far fainter than walls. */
    @ParameterizedTest
    @ValueSource(ints = {7, 8, 9, 10, 11, 12})
    void lettersBesideAFaintBorderAreNone(int off) {
        assertThat(isAsideOfFaint(off, 6)).isFalse();
    }

    @Test
    void aBorderThatIsAsClearAsWallsInPlacesIsNotFaint() {
        assertThat(isAsideOfFaint(9, 5)).isTrue();
    }

    /**
     * Whether a border is seen beside the second row, with a faint one in its place at the others.
     *
     * @param off how far outside, in pixels
     * @param faintEnds so many ends of rows are faint
     */
    private static boolean isAsideOfFaint(int off, int faintEnds) {
        Side faint = new Side(Side.Kind.LINE, 60, 2, true);
        CellGrid grid = grid(new Side(Side.Kind.LINE, 10, 2, true));
        for (int i = 0; i < 3; i++) {
            grid.vertical()[i][0] = i == 1 ? grid.vertical()[1][0] : faint;
            grid.vertical()[i][3] = 3 + i < faintEnds ? faint : THICK;
            grid.horizontal()[0][i] = faint;
            grid.horizontal()[3][i] = faint;
        }
        Mat mat = line(ORIGIN - off, ORIGIN - off);
        Imgproc.line(mat, new Point(ORIGIN, ORIGIN), new Point(ORIGIN, ROW - 1), Scalar.all(65), 2);
        Imgproc.line(mat, new Point(ORIGIN, ROW + CELL + 1), new Point(ORIGIN, ROW + 2 * CELL), Scalar.all(65), 2);
        try (Picture picture = new Picture("border", mat)) {
            return BorderAside.in(Pixels.of(picture), grid).isPresent();
        }
    }

    /** The border at the left of the first and the third row. */
    private static void besides(Mat mat, int x) {
        Imgproc.line(mat, new Point(x, ORIGIN), new Point(x, ROW), Scalar.all(200), 5);
        Imgproc.line(mat, new Point(x, ROW + CELL), new Point(x, ROW + 2 * CELL), Scalar.all(200), 5);
    }
}
