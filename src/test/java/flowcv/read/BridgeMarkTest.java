package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.image.OpenCv;
import flowcv.image.Picture;
import flowcv.read.pixel.Pixels;
import java.util.function.Predicate;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;

/** A cell of 60 pixels with two strokes of three pixels at a third and two thirds of it. */
class BridgeMarkTest {
    private static final int CELL = 60;

    @BeforeAll
    static void loadLibrary() {
        OpenCv.load();
    }

    /** Whether strokes are those of a bridge; colors are red, green and blue in hexadecimal digits. */
    private static boolean isBridge(String strokes, String pipe) {
        return is(strokes, pipe, pixels -> BridgeMark.isAt(pixels, CELL / 2.0, CELL / 2.0, CELL, CELL));
    }

    private static boolean is(String strokes, String pipe, Predicate<Pixels> what) {
        Mat pixels = Mat.zeros(CELL, CELL, CvType.CV_8UC3);
        Imgproc.rectangle(pixels, new Point(0, 22), new Point(CELL, 38), color(pipe), Imgproc.FILLED);
        for (int y : new int[] {20, 40}) {
            Imgproc.line(pixels, new Point(0, y), new Point(CELL, y), color(strokes), 3);
        }
        try (Picture picture = new Picture("bridge", pixels)) {
            return what.test(Pixels.of(picture));
        }
    }

    private static Scalar color(String hex) {
        int rgb = Integer.parseInt(hex, 16);
        return new Scalar(rgb & 0xFF, rgb >> 8 & 0xFF, rgb >> 16);
    }

    @ParameterizedTest
    @CsvSource({"CDCDCD", "8A8A8A", "CDB474", "AACDAA"})
    void strokesMayBeTintedWhereNothingLiesBetween(String strokes) {
        assertThat(isBridge(strokes, "000000")).isTrue();
        assertThat(isBridge(strokes, "200808")).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"CD1010", "CDC840", "4040CD"})
    void colorfulOnesAreNone(String strokes) {
        assertThat(isBridge(strokes, "000000")).isFalse();
    }

    @ParameterizedTest
    @CsvSource({
        "CDCDCD, EB3012, true",
        "B4A078, EB3012, true",
        "CDB474, EB3012, true",
        "CDB474, ECCC00, true",
        "CDB474, ECCC4C, false",
        "CDB474, A58A64, false",
        "CDCD40, EB3012, false"
    })
    void besideAPipeTheyAreGrayOrStandOutClearly(String strokes, String pipe, boolean isBridge) {
        Predicate<Pixels> isClear = pixels -> BridgeMark.isClearlyAt(pixels, CELL / 2.0, CELL / 2.0, CELL, CELL);
        assertThat(isBridge(strokes, pipe) || is(strokes, pipe, isClear)).isEqualTo(isBridge);
    }

    @Test
    void tintedOnesBesideAPipeAreNotToldWherePicturesAreBlurred() {
        assertThat(isBridge("CDB474", "EB3012")).isFalse();
    }

    /**
     * Colors that JPEG left at the edge of a pale pipe in cells of 337 pixels, there in three rows of decreasing
     * strength.
     */
    @ParameterizedTest
    @CsvSource({"4, false", "9, true"})
    void inLargeCellsAPipesEdgeIsTooThin(int rows, boolean isBridge) {
        int cell = 300;
        Mat pixels = new Mat(cell, cell, CvType.CV_8UC3, color("2F3E43"));
        Imgproc.rectangle(pixels, new Point(0, 100), new Point(cell, 200), color("76FEFE"), Imgproc.FILLED);
        for (int y : new int[] {100 - rows, 201}) {
            Imgproc.rectangle(pixels, new Point(0, y), new Point(cell, y + rows - 1), color("9EECEE"), Imgproc.FILLED);
        }
        try (Picture picture = new Picture("bridge", pixels)) {
            assertThat(BridgeMark.isAt(Pixels.of(picture), cell / 2.0, cell / 2.0, cell, cell))
                    .isEqualTo(isBridge);
        }
    }

    @Test
    void aTintedOneUnderAPipeIsInDoubt() {
        Predicate<Pixels> mayBe = pixels -> BridgeMark.mayBeAt(pixels, CELL / 2.0, CELL / 2.0, CELL, CELL);
        Predicate<Pixels> isTinted = pixels -> BridgeMark.isTinted(pixels, CELL / 2.0, CELL / 2.0, CELL, CELL);
        assertThat(is("CDB474", "ECCC4C", mayBe)).isTrue();
        assertThat(is("EB3012", "EB3012", mayBe)).isFalse();
        assertThat(is("CDB474", "000000", isTinted)).isTrue();
        assertThat(is("CDCDCD", "000000", isTinted)).isFalse();
    }

    /** Blur leaves less of them beside a pipe, but they are as gray. */
    @ParameterizedTest
    @CsvSource({
        "80C8C8, 50D2D2, true, true",
        "B6B6BE, A0A0BE, false, true",
        "B1B1BE, A0A0BE, false, false",
        "B2B2BE, A0A0BE, false, true",
        "72C8C8, 50D2D2, false, false",
        "66C8C8, 50D2D2, false, false"
    })
    void blurLeavesLessOfThemBesideAPipe(String strokes, String pipe, boolean isUsual, boolean isBlurred) {
        assertThat(isBridge(strokes, pipe)).isEqualTo(isUsual);
        assertThat(is(strokes, pipe, pixels -> isAlongPipe(pixels, true))).isEqualTo(isBlurred);
        assertThat(is(strokes, pipe, pixels -> isAlongPipe(pixels, false))).isFalse();
    }

    /** A gray pipe, brighter than the strokes, from the left, which covers a little more than their left half. */
    @ParameterizedTest
    @CsvSource({"CDCDCD, 30, true", "CDCDCD, 36, true", "CDCDCD, 60, false", "CD1010, 36, false", "CDB474, 36, false"})
    void halfOfThemIsSeenBeyondTheEndOfAPipe(String strokes, int end, boolean isSeen) {
        assertThat(isBeyond(strokes, end, true, 1)).isEqualTo(isSeen);
        assertThat(isBeyond(strokes, end, true, -1)).isFalse();
        assertThat(isBeyond(strokes, end, false, 1)).isFalse();
    }

    @Test
    void oneOfThemIsNoBridge() {
        assertThat(isBeyond(cell("CDCDCD", 36, 20), true, 1)).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"false, 1", "true, -1", "false, -1"})
    void theyAreSeenWhereverThePipeComesFrom(boolean horizontal, int side) {
        Mat pixels = cell("CDCDCD", 36, 20, 40);
        if (side < 0) {
            Core.flip(pixels, pixels, 1);
        }
        if (!horizontal) {
            Core.transpose(pixels, pixels);
        }
        assertThat(isBeyond(pixels, horizontal, side)).isTrue();
        assertThat(isBeyond(pixels, horizontal, -side)).isFalse();
    }

    /** Where half of them has to do for all, nothing may be missing. */
    @Test
    void aGapInOneOfThemIsTooMuch() {
        Mat pixels = cell("CDCDCD", 36, 20, 40);
        Imgproc.rectangle(pixels, new Point(49, 15), new Point(52, 25), Scalar.all(0), Imgproc.FILLED);
        assertThat(isBeyond(pixels, true, 1)).isFalse();
    }

    private static boolean isBeyond(String strokes, int end, boolean horizontal, int side) {
        return isBeyond(cell(strokes, end, 20, 40), horizontal, side);
    }

    private static boolean isBeyond(Mat pixels, boolean horizontal, int side) {
        try (Picture picture = new Picture("bridge", pixels.clone())) {
            return BridgeMark.isBeyondEnd(Pixels.of(picture), CELL / 2.0, CELL / 2.0, CELL, CELL, horizontal, side);
        }
    }

    private static Mat cell(String strokes, int end, int... rows) {
        Mat pixels = Mat.zeros(CELL, CELL, CvType.CV_8UC3);
        for (int y : rows) {
            Imgproc.line(pixels, new Point(0, y), new Point(CELL, y), color(strokes), 3);
        }
        Imgproc.rectangle(pixels, new Point(0, 18), new Point(end, 42), color("D8D8E0"), Imgproc.FILLED);
        return pixels;
    }

    private static boolean isAlongPipe(Pixels pixels, boolean horizontal) {
        return BridgeMark.isAlongPipe(pixels, CELL / 2.0, CELL / 2.0, CELL, CELL, horizontal);
    }
}
