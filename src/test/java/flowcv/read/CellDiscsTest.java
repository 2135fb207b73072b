package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import flowcv.image.OpenCv;
import flowcv.image.Picture;
import flowcv.read.disc.Disc;
import flowcv.read.pixel.Pixels;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;

class CellDiscsTest {
    private static final int CELL = 60;
    private static final int SIDE = 5 * CELL;
    private static final int MIDDLE = SIDE / 2;
    /** 0.35 of a cell. */
    private static final int RADIUS = 21;

    private static final Scalar BEHIND = new Scalar(24, 20, 20);
    private static final Scalar GREEN = new Scalar(40, 140, 40);

    private Picture picture;

    @BeforeAll
    static void loadLibrary() {
        OpenCv.load();
    }

    @BeforeEach
    void paintTheLines() {
        picture = new Picture("cells", new Mat(SIDE, SIDE, CvType.CV_8UC3, BEHIND));
        for (int line = 0; line <= SIDE; line += CELL) {
            stroke(new Point(line, 0), new Point(line, SIDE), new Scalar(90, 90, 60), 2);
            stroke(new Point(0, line), new Point(SIDE, line), new Scalar(90, 90, 60), 2);
        }
    }

    @AfterEach
    void close() {
        picture.close();
    }

    private void stroke(Point from, Point to, Scalar color, int width) {
        Imgproc.line(picture.pixels(), from, to, color, width, Imgproc.LINE_AA);
    }

    private void disc(int radius, Scalar color) {
        Imgproc.circle(picture.pixels(), new Point(MIDDLE, MIDDLE), radius, color, Imgproc.FILLED, Imgproc.LINE_AA);
    }

    private List<Disc> found() {
        Imgproc.GaussianBlur(picture.pixels(), picture.pixels(), new Size(0, 0), 1.5);
        return find(Pixels.of(picture));
    }

    @ParameterizedTest
    @CsvSource({"60,20,20", "90,30,90", "40,140,40", "255,255,255", "30,240,250"})
    void dotsAreOfOneSizeHoweverBrightTheyAre(int blue, int green, int red) {
        disc(RADIUS, new Scalar(blue, green, red));
        assertThat(found()).singleElement().satisfies(disc -> {
            assertThat(disc.radius()).isCloseTo(RADIUS + 0.5, within(1.0));
            assertThat(disc.x()).isCloseTo(MIDDLE, within(0.7));
            assertThat(disc.y()).isCloseTo(MIDDLE, within(0.7));
            assertThat(disc.roundness()).isGreaterThan(0.95);
        });
    }

    @Test
    void aPipeLeavesADotRound() {
        stroke(new Point(MIDDLE, MIDDLE), new Point(MIDDLE + CELL, MIDDLE), GREEN, 20);
        stroke(new Point(MIDDLE + CELL, MIDDLE), new Point(MIDDLE + 2 * CELL, MIDDLE), GREEN, 20);
        disc(RADIUS, GREEN);
        assertThat(found()).singleElement().satisfies(disc -> assertThat(disc.radius())
                .isCloseTo(RADIUS + 0.5, within(1.0)));
    }

    @Test
    void neitherPipesNorTheirBendsAreDots() {
        stroke(new Point(MIDDLE - CELL, MIDDLE), new Point(MIDDLE, MIDDLE), GREEN, 20);
        stroke(new Point(MIDDLE, MIDDLE), new Point(MIDDLE, MIDDLE + CELL), GREEN, 20);
        stroke(new Point(MIDDLE, MIDDLE + CELL), new Point(MIDDLE, MIDDLE + 2 * CELL), GREEN, 20);
        assertThat(found()).allSatisfy(disc -> assertThat(disc.radius()).isLessThan(0.3 * CELL));
    }

    @Test
    void aTickOverALetterLeavesADot() {
        disc(RADIUS, GREEN);
        letterAndTick(Scalar.all(10));
        assertThat(found()).singleElement().satisfies(disc -> assertThat(disc.radius())
                .isCloseTo(RADIUS + 0.5, within(1.0)));
    }

    @Test
    void aButtonWithAsMuchOnItIsNone() {
        disc(20, Scalar.all(180));
        Imgproc.circle(picture.pixels(), new Point(MIDDLE, MIDDLE), 19, Scalar.all(255), 4, Imgproc.LINE_AA);
        letterAndTick(Scalar.all(10));
        assertThat(found()).isEmpty();
    }

    /** An A and a tick across it, of which a third of the middle is left. */
    private void letterAndTick(Scalar color) {
        stroke(at(-8, 13), at(0, -13), color, 2);
        stroke(at(0, -13), at(8, 13), color, 2);
        stroke(at(-6, 5), at(6, 5), color, 2);
        stroke(at(-11, 1), at(-3, 8), color, 2);
        stroke(at(-3, 8), at(12, -9), color, 2);
    }

    private static Point at(int right, int below) {
        return new Point(MIDDLE + right, MIDDLE + below);
    }

    @Test
    void buttonsAreRings() {
        Imgproc.circle(picture.pixels(), new Point(MIDDLE, MIDDLE), 20, new Scalar(220, 220, 220), 2, Imgproc.LINE_AA);
        Imgproc.circle(picture.pixels(), new Point(MIDDLE, MIDDLE), 9, new Scalar(220, 220, 220), 2, Imgproc.LINE_AA);
        assertThat(found()).isEmpty();
    }

    @Test
    void emptyCellsAndTintedOnesHoldNothing() {
        Imgproc.rectangle(
                picture.pixels(),
                new Point(2 * CELL + 1, 2 * CELL + 1),
                new Point(3 * CELL - 2, 3 * CELL - 2),
                new Scalar(20, 70, 20),
                Imgproc.FILLED);
        assertThat(found()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"-10,-60", "0,-60", "5,-60", "-60,-8", "-12,-12"})
    void ofADotOnTheEdgeOfThePictureAnArcIsEnough(int right, int below) {
        disc(RADIUS, GREEN);
        assertThat(shownFrom(MIDDLE + right, MIDDLE + below)).singleElement().satisfies(disc -> {
            assertThat(disc.radius()).isCloseTo(RADIUS + 0.5, within(1.2));
            assertThat(disc.x()).isCloseTo(MIDDLE, within(1.0));
            assertThat(disc.y()).isCloseTo(MIDDLE, within(1.0));
        });
    }

    @Test
    void ofLessNothingIsTold() {
        disc(RADIUS, GREEN);
        assertThat(shownFrom(MIDDLE + 12, MIDDLE - CELL)).isEmpty();
    }

    /** What is found where the picture was cut off to the left and above. */
    private List<Disc> shownFrom(int x, int y) {
        Imgproc.GaussianBlur(picture.pixels(), picture.pixels(), new Size(0, 0), 1.5);
        picture.pixels().colRange(0, x).setTo(new Scalar(0, 0, 0));
        picture.pixels().rowRange(0, y).setTo(new Scalar(0, 0, 0));
        Pixels pixels = Pixels.of(picture).shownWhere(at -> at.x() >= x && at.y() >= y);
        return find(pixels);
    }

    /** In all cells but those at the edges. */
    private static List<Disc> find(Pixels pixels) {
        List<flowcv.image.Point> middles = new ArrayList<>();
        for (int row = 1; (row + 1) * CELL < pixels.height(); row++) {
            for (int column = 1; (column + 1) * CELL < pixels.width(); column++) {
                middles.add(new flowcv.image.Point((column + 0.5) * CELL, (row + 0.5) * CELL));
            }
        }
        return CellDiscs.find(pixels, CELL, middles);
    }
}
