package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.image.OpenCv;
import flowcv.image.Picture;
import flowcv.read.pixel.Pixels;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;

/** A board of three by three cells of 60 pixels from 40, 40 on, of which the picture shows what lies right of a place. */
class CutCellsTest {
    private static final int CELL = 60;
    /** The left border of the board. */
    private static final int LEFT = 40;

    private Picture picture;

    @BeforeAll
    static void loadLibrary() {
        OpenCv.load();
    }

    @BeforeEach
    void paint() {
        picture = new Picture("cut", new Mat(260, 260, CvType.CV_8UC3, new Scalar(20, 20, 20)));
    }

    @AfterEach
    void close() {
        picture.close();
    }

    private CutCells shownFrom(double x) {
        Pixels pixels = Pixels.of(picture).shownWhere(at -> at.x() >= x);
        return new CutCells(pixels, new LinedGrid(3, 3).with(LineWeights.ALIKE));
    }

    /** What is said of the first cell of the first row, whose middle is at 70, 70, if no dot was found in it. */
    private Optional<String> doubt(double shownFrom, boolean hasPipes) {
        return shownFrom(shownFrom).doubt(0, 0, false, hasPipes);
    }

    private void dot(int level) {
        Imgproc.circle(picture.pixels(), new Point(70, 70), 21, Scalar.all(level), Imgproc.FILLED, Imgproc.LINE_AA);
    }

    @Test
    void aBoardThatIsSeenHasNone() {
        CutCells cuts = shownFrom(LEFT);
        assertThat(cuts.isAny()).isFalse();
        assertThat(cuts.isWhole(0, 0)).isTrue();
    }

    @Test
    void onlyTheCellsAtTheEdgeAreCut() {
        CutCells cuts = shownFrom(LEFT + 0.2 * CELL);
        assertThat(cuts.isAny()).isTrue();
        assertThat(cuts.isWhole(0, 0)).isFalse();
        assertThat(cuts.isWhole(0, 1)).isTrue();
    }

    @Test
    void aCellWhoseMiddleIsSeenIsReadAsAllAre() {
        dot(200);
        assertThat(doubt(LEFT + 0.3 * CELL, true)).isEmpty();
    }

    @Test
    void whatIsNotSeenIsNotGuessed() {
        assertThat(doubt(LEFT + 0.7 * CELL, false)).hasValue("lies beyond the edge of the picture");
    }

    @Test
    void anEmptyCellIsEmptyAsFarAsItIsSeen() {
        assertThat(doubt(LEFT + 0.6 * CELL, false)).isEmpty();
    }

    @Test
    void aPipeMayRunThroughWhatIsNotSeen() {
        assertThat(doubt(LEFT + 0.6 * CELL, true))
                .hasValueSatisfying(why -> assertThat(why).contains("may hide a pipe"));
    }

    @Test
    void whatIsLeftOfADotThatWasNotFoundIsNoEmptyCell() {
        for (int level : new int[] {40, 60, 120, 255}) {
            dot(level);
            assertThat(doubt(LEFT + 0.6 * CELL, false))
                    .as("a dot of %d levels", level)
                    .hasValueSatisfying(why -> assertThat(why).contains("the edge of the picture cuts"));
        }
    }

    @Test
    void aDotThatWasFoundIsBelieved() {
        dot(200);
        assertThat(shownFrom(LEFT + 0.6 * CELL).doubt(0, 0, true, false)).isEmpty();
    }
}
