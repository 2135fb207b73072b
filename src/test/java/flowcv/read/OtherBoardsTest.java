package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.board.Board;
import flowcv.board.BoardBuilder;
import flowcv.image.OpenCv;
import flowcv.image.Picture;
import flowcv.image.Point;
import flowcv.read.disc.Disc;
import flowcv.read.pixel.Pixels;
import flowcv.read.pixel.Thresholds;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;

class OtherBoardsTest {
    private static final double RADIUS = 18;
    private static final Scalar RED = new Scalar(0, 0, 220);
    private static final Scalar WHITE = new Scalar(230, 230, 230);
    private static final Scalar BLACK = new Scalar(0, 0, 0);

    private static final int[] LEANING_BALLS = {100, 340, 200, 353, 300, 366, 400, 379, 500, 392};
    private static final int[] LEANING_BUTTONS = {150, 240, 250, 253, 380, 262};

    private final List<Disc> discs = new ArrayList<>();

    @BeforeAll
    static void loadLibrary() {
        OpenCv.load();
    }

    /** Two cells at 100, 100 with sides of 50. */
    private static Reading.Read read() {
        Board board = BoardBuilder.square(1, 2).dot("A", 0, 0).dot("A", 0, 1).build();
        List<Point> corners =
                List.of(new Point(100, 100), new Point(200, 100), new Point(200, 150), new Point(100, 150));
        Placement placement = new Placement(
                corners, List.of(new Point(125, 125), new Point(175, 125)), 50, 2 * RADIUS, Map.of("A", 0xDC0000));
        return new Reading.Read(board, placement, 1, List.of());
    }

    private List<Disc> alike(double radius, Scalar color, int... positions) {
        return alike(radius, color, positions, new int[0]);
    }

    /** @param buttons positions of white discs of the same size */
    private List<Disc> alike(double radius, Scalar color, int[] positions, int[] buttons) {
        try (Picture picture = new Picture("discs", new Mat(400, 600, CvType.CV_8UC3, new Scalar(0, 0, 0)))) {
            draw(picture, radius, color, positions);
            draw(picture, radius, WHITE, buttons);
            return OtherBoards.alike(read(), Pixels.of(picture), discs);
        }
    }

    private void draw(Picture picture, double radius, Scalar color, int... positions) {
        for (int i = 0; i < positions.length; i += 2) {
            org.opencv.core.Point middle = new org.opencv.core.Point(positions[i], positions[i + 1]);
            Imgproc.circle(picture.pixels(), middle, (int) radius, color, Imgproc.FILLED);
            discs.add(new Disc(positions[i], positions[i + 1], radius, 1));
        }
    }

    @Test
    void dotsOutsideBelongToWhatWasNotRead() {
        assertThat(alike(RADIUS, RED, 125, 125, 175, 125, 300, 180, 310, 240, 260, 300, 350, 200))
                .hasSize(4);
    }

    @Test
    void ballsOfAnotherSizeAreNone() {
        assertThat(alike(1.3 * RADIUS, RED, 300, 180, 310, 240, 260, 300, 350, 200))
                .isEmpty();
    }

    @Test
    void buttonsAreGray() {
        assertThat(alike(RADIUS, WHITE, 300, 180, 310, 240, 260, 300, 350, 200)).isEmpty();
    }

    @Test
    void adsShowRows() {
        assertThat(alike(RADIUS, RED, 100, 380, 200, 380, 300, 380, 400, 381)).isEmpty();
    }

    @Test
    void aCameraThatLeansSeesTheRowLean() {
        assertThat(alike(RADIUS, RED, LEANING_BALLS, LEANING_BUTTONS)).isEmpty();
    }

    @Test
    void fourDotsInARowMayBeABoardsBesideGrayOnes() {
        int[] fewer = Arrays.copyOf(LEANING_BALLS, 8);

        assertThat(alike(RADIUS, RED, fewer, LEANING_BUTTONS)).hasSize(7);
    }

    @Test
    void dotsBesideALeaningRowAreNoRow() {
        int[] more = Arrays.copyOf(LEANING_BALLS, LEANING_BALLS.length + 2);
        more[LEANING_BALLS.length] = 500;
        more[LEANING_BALLS.length + 1] = 300;

        assertThat(alike(RADIUS, RED, more, LEANING_BUTTONS)).hasSize(9);
    }

    private static boolean areButtonsAndAd(int balls, int others) {
        return areButtonsAndAd(balls, others, 0, Imgproc.FILLED, BLACK);
    }

    /**
     * Three white buttons in the row above so many balls of an ad, and others above these.
     *
     * @param more buttons above all of them
     * @param thickness of the lines of all buttons, in pixels
     * @param light behind all of them
     */
    private static boolean areButtonsAndAd(int balls, int others, int more, int thickness, Scalar light) {
        Axis axis = new Axis(0, 60);
        List<Disc> dots = new ArrayList<>();
        try (Picture picture = new Picture("ad", new Mat(240, 600, CvType.CV_8UC3, light))) {
            for (int i = 0; i < balls + others + 3 + more; i++) {
                int row = i < balls ? 3 : i < balls + others ? 1 : i < balls + others + 3 ? 2 : 0;
                boolean isButton = row % 2 == 0;
                Disc dot = new Disc(axis.center(i), axis.center(row), RADIUS, 1);
                Imgproc.circle(
                        picture.pixels(),
                        new org.opencv.core.Point(dot.x(), dot.y()),
                        (int) RADIUS,
                        isButton ? WHITE : RED,
                        isButton ? thickness : Imgproc.FILLED);
                dots.add(dot);
            }
            return OtherBoards.isRow(Pixels.of(picture), new Lattice(axis, axis, dots, 1, 1), Thresholds.USUAL);
        }
    }

    @Test
    void buttonsAboveTheBallsOfAnAdAreNoBoard() {
        assertThat(areButtonsAndAd(5, 0)).isTrue();
        assertThat(areButtonsAndAd(5, 1)).isTrue();
        assertThat(areButtonsAndAd(5, 2)).isFalse();
    }

    @Test
    void buttonsInTwoRowsAreNoDotsWhereTheyAreRings() {
        assertThat(areButtonsAndAd(4, 0, 2, Imgproc.FILLED, BLACK)).isFalse();
        assertThat(areButtonsAndAd(4, 0, 2, 3, BLACK)).isTrue();
        assertThat(areButtonsAndAd(5, 2, 0, 3, BLACK)).isFalse();
    }

    @Test
    void buttonsAreNoDotsWhereLightShinesThroughThem() {
        Scalar red = new Scalar(10, 10, 80);
        assertThat(areButtonsAndAd(4, 0, 2, 3, red)).isTrue();
        assertThat(areButtonsAndAd(5, 2, 0, 3, red)).isFalse();
    }

    /** Dots along a diagonal of a lattice whose cells are 20 pixels wide, and perhaps others. */
    private static Lattice diagonal(int dots, int cellsApart, Disc... others) {
        List<Disc> all = Stream.concat(
                        IntStream.range(0, dots)
                                .mapToObj(i -> new Disc(10 + 20.0 * cellsApart * i, 10 + 20.0 * cellsApart * i, 6, 1)),
                        Stream.of(others))
                .toList();
        return new Lattice(new Axis(0, 20), new Axis(0, 20), all, 1);
    }

    @Test
    void specksThatLieOnALatticeByChanceAreTooFarFromEachOther() {
        assertThat(OtherBoards.isSparse(diagonal(10, 1))).isFalse();
        assertThat(OtherBoards.isSparse(diagonal(10, 2))).isFalse();
        assertThat(OtherBoards.isSparse(diagonal(10, 4))).isTrue();
    }

    @Test
    void aSpeckFarFromADenseBoardDoesNotHideIt() {
        assertThat(OtherBoards.isSparse(diagonal(8, 2, new Disc(1210, 1210, 6, 1))))
                .isFalse();
    }
}
