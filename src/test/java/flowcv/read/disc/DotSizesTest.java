package flowcv.read.disc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import flowcv.image.OpenCv;
import flowcv.image.Picture;
import flowcv.read.pixel.Pixels;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;

class DotSizesTest {
    private static final Scalar RED = new Scalar(30, 30, 240);
    private static final Scalar GREEN = new Scalar(40, 200, 40);

    private final Mat pixels = Mat.zeros(400, 600, CvType.CV_8UC3);
    private final List<Disc> discs = new ArrayList<>();
    private final List<Oval> ovals = new ArrayList<>();

    @BeforeAll
    static void loadLibrary() {
        OpenCv.load();
    }

    private void disc(double radius, Scalar color) {
        Disc disc = new Disc(60 + 100 * (discs.size() % 5), 60 + 100 * (discs.size() / 5), radius, 1);
        Imgproc.circle(pixels, new Point(disc.x(), disc.y()), (int) radius, color, Imgproc.FILLED);
        discs.add(disc);
    }

    private List<Double> sizes() {
        try (Picture picture = new Picture("dots", pixels.clone())) {
            return DotSizes.cellSizes(Pixels.of(picture), discs, ovals);
        }
    }

    private List<Double> photographed() {
        try (Picture picture = new Picture("dots", pixels.clone())) {
            return DotSizes.photographed(Pixels.of(picture), discs, ovals);
        }
    }

    @Test
    void dotsTellTheSizeOfCells() {
        for (int i = 0; i < 4; i++) {
            disc(28, i < 2 ? RED : GREEN);
        }
        assertThat(sizes()).containsExactly(80.0);
    }

    /** Two by two cells that fill the picture. */
    @Test
    void dotsOfTheSmallestBoardThatFillsThePictureTellIt() {
        pixels.create(220, 220, CvType.CV_8UC3);
        pixels.setTo(new Scalar(0, 0, 0));
        discs.add(new Disc(55, 55, 38.5, 1));
        discs.add(new Disc(165, 165, 38.5, 1));
        discs.add(new Disc(55, 165, 38.5, 1));
        discs.add(new Disc(165, 55, 38.5, 1));
        for (int i = 0; i < discs.size(); i++) {
            Point middle = new Point(discs.get(i).x(), discs.get(i).y());
            Imgproc.circle(pixels, middle, 38, i < 2 ? RED : GREEN, Imgproc.FILLED);
        }
        assertThat(sizes()).containsExactly(110.0);
    }

    /** The holes of a figure-eight look like two ellipses, each as large as many dots. */
    @Test
    void theHolesOfAFigureEightComeLast() {
        for (int i = 0; i < 8; i++) {
            disc(28, i < 2 ? RED : GREEN);
        }
        ovals.add(new Oval(100, 200, 120, 90, 0));
        ovals.add(new Oval(400, 200, 120, 90, 0));
        assertThat(sizes()).hasSize(2).first().isEqualTo(80.0);
    }

    @Test
    void buttonsOfOneColorDoNot() {
        for (int i = 0; i < 4; i++) {
            disc(28, RED);
        }
        assertThat(sizes()).isEmpty();
    }

    @Test
    void twoEllipsesTellItOneDoesNot() {
        ovals.add(new Oval(100, 100, 40, 26, 0));
        assertThat(sizes()).isEmpty();
        ovals.add(new Oval(300, 100, 40, 26, 1));
        assertThat(sizes()).singleElement().satisfies(size -> assertThat(size)
                .isCloseTo(Math.sqrt(Math.PI * 40 * 26 / 0.373), within(1e-9)));
    }

    @Test
    void rimsOfScreensAreNoDotsOfABoardThatFitsThePicture() {
        ovals.add(new Oval(300, 200, 290, 190, 0));
        ovals.add(new Oval(302, 202, 285, 195, 0));
        assertThat(sizes()).isEmpty();
    }

    /** Near ones are a third wider than far ones, and between them there are discs and ellipses. */
    @Test
    void inAPhotographNearAndFarDotsAreOfOneBoard() {
        disc(22, RED);
        disc(25, GREEN);
        disc(28, RED);
        ovals.add(new Oval(100, 300, 27, 23, 0));
        assertThat(sizes()).isEmpty();
        assertThat(photographed()).singleElement().satisfies(size -> assertThat(size)
                .isCloseTo(25 * Math.sqrt(Math.PI / 0.373), within(0.02 * size)));
    }

    @Test
    void whatIsTwiceAsLargeIsOfAnother() {
        disc(22, RED);
        disc(22, GREEN);
        disc(22, RED);
        ovals.add(new Oval(100, 300, 40, 24, 0));
        assertThat(photographed()).isEmpty();
    }

    @Test
    void discsThatAreNotRoundAreLeftOutOfAPhotograph() {
        disc(22, RED);
        disc(25, GREEN);
        disc(28, RED);
        discs.add(new Disc(300, 300, 25, 0.7));
        assertThat(photographed()).isEmpty();
    }

    private void oval(Scalar color) {
        Oval oval = new Oval(300, 200, 40, 26, 0);
        Imgproc.ellipse(pixels, new Point(oval.x(), oval.y()), new Size(40, 26), 0, 0, 360, color, Imgproc.FILLED);
        ovals.add(oval);
    }

    /** Pipes may leave all other dots of a cube. */
    @Test
    void oneColorfulEllipseTellsTheSizeOfCells() {
        oval(RED);
        assertThat(sizes()).hasSize(1);
        assertThat(sizes().get(0)).isCloseTo(93.6, within(0.2));
    }

    @Test
    void oneWhiteEllipseIsALetter() {
        oval(Scalar.all(255));
        assertThat(sizes()).isEmpty();
    }
}
