package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.board.SameBoard;
import flowcv.image.Images;
import flowcv.image.Mats;
import flowcv.image.OpenCv;
import flowcv.image.Picture;
import flowcv.read.disc.DiscFinder;
import flowcv.read.pixel.Brightness;
import flowcv.read.pixel.Pixels;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;

/** Which ways are tried, as the sentences tell that an observer is told. */
class FirstBoardTest {
    private static final Witness ALL = board -> Witness.Testimony.ONE_SOLUTION;
    private static final Witness NOBODY = board -> Witness.Testimony.NO_SOLUTION;

    /** A board with walls, and the place of a pink dot in its first row that has one at its left. */
    private static final String WALLS = "29-iphone-xr-walls.png";

    /** Cells of the smaller of two boards. */
    private static final int SMALL = 25;

    private static final int PINK_DOT = 5;
    private static final Scalar PINK = new Scalar(255, 0, 255);

    private final List<String> told = new ArrayList<>();
    private final StageObserver observer = StageObserver.NONE.telling(told::add);

    @BeforeAll
    static void loadLibrary() {
        OpenCv.load();
    }

    private Found<Reading.Read> read(Picture picture, Witness witness) {
        return read(picture, false, witness);
    }

    private Found<Reading.Read> read(Picture picture, boolean isPhotograph, Witness witness) {
        try (picture;
                Brightness brightness = Brightness.of(picture);
                DiscFinder finder = DiscFinder.in(brightness)) {
            Belief belief = new Belief(witness, observer);
            return new FirstBoard(picture, isPhotograph, Pixels.of(picture, brightness), finder, belief, observer)
                    .read();
        }
    }

    private static Picture sample(String name) throws Exception {
        Path file = Path.of("testdata", name);
        return Images.decode(Files.readAllBytes(file), name);
    }

    /** Half as wide and high, where many ways would take long. */
    private static Picture halved(String name) throws Exception {
        try (Picture whole = sample(name)) {
            Mat half = new Mat();
            Imgproc.resize(whole.pixels(), half, new Size(), 0.5, 0.5, Imgproc.INTER_AREA);
            return new Picture(name, half);
        }
    }

    private boolean isTried(String way) {
        return told.stream().anyMatch(sentence -> sentence.startsWith(way));
    }

    private static int pairs(Found<Reading.Read> found) {
        return ((Found.Yes<Reading.Read>) found).value().board().pairs().size();
    }

    @Test
    void uprightSquaresAreReadAtOnce() {
        assertThat(pairs(read(DrawnSquares.plain().picture(), ALL))).isEqualTo(3);
        assertThat(isTried("brightness 76")).isFalse();
    }

    @Test
    void squaresThatTheWitnessTurnsDownAreNotLookedForInOtherTilings() {
        assertThat(read(DrawnSquares.plain().picture(), NOBODY)).isInstanceOf(Found.Not.class);
        assertThat(isTried("brightness 48")).isTrue();
        assertThat(isTried("turned or tilted: ")).isTrue();
        assertThat(isTried("turned or tilted hexagons")).isFalse();
        assertThat(isTried("without a lattice")).isFalse();
    }

    @Test
    void turnedSquaresAreReadAndNotLookedForInOtherTilings() {
        assertThat(pairs(read(DrawnSquares.plain().turned(17).picture(), ALL))).isEqualTo(3);
        told.clear();
        assertThat(read(DrawnSquares.plain().turned(17).picture(), NOBODY)).isInstanceOf(Found.Not.class);
        assertThat(isTried("turned or tilted: ")).isTrue();
        assertThat(isTried("turned or tilted hexagons")).isFalse();
        assertThat(isTried("without a lattice")).isFalse();
    }

    @Test
    void hexagonsAreLookedForInAllWaysUntilTheyAreBelieved() throws Exception {
        assertThat(read(halved("32-galaxy-a8-hexes.png"), NOBODY)).isInstanceOf(Found.Not.class);
        assertThat(isTried("faces")).isTrue();
        assertThat(isTried("turned or tilted hexagons")).isTrue();
        assertThat(isTried("without a lattice: ")).isTrue();
        assertThat(isTried("without a lattice, by other lines: ")).isTrue();
    }

    @Test
    void whatIsSurelyAPhotographIsReadAsOneBeforeItIsAsAScreenshot() throws Exception {
        assertThat(read(dots(), true, NOBODY)).isInstanceOf(Found.Not.class);
        assertThat(freeWays())
                .containsExactly(
                        "without a lattice, photographed", "without a lattice", "without a lattice, by other lines");
        told.clear();
        assertThat(read(dots(), false, NOBODY)).isInstanceOf(Found.Not.class);
        assertThat(freeWays())
                .containsExactly(
                        "without a lattice",
                        "without a lattice, by other lines",
                        "without a lattice, photographed",
                        "without a lattice, by ridges",
                        "without a lattice and light");
    }

    /** Dots that lie on no lattice of squares or hexagons, and without lines: every way is tried, and soon ends. */
    private static Picture dots() {
        Mat bgr = new Mat(600, 400, CvType.CV_8UC3, Scalar.all(0));
        for (Point middle : List.of(new Point(60, 80), new Point(290, 150), new Point(130, 330), new Point(330, 480))) {
            Imgproc.circle(bgr, middle, 25, PINK, Imgproc.FILLED);
        }
        return new Picture("dots", bgr);
    }

    private List<String> freeWays() {
        return told.stream()
                .filter(sentence -> sentence.startsWith("without a lattice"))
                .map(sentence -> sentence.substring(0, sentence.indexOf(':')))
                .toList();
    }

    @Test
    void afterTwoBoardsThatMayBeTheOneNoOtherWayIsTried() {
        Found<Reading.Read> found =
                read(DrawnSquares.plain().withWalls().blurred(2).picture(), ALL);
        assertThat(found).isInstanceOfSatisfying(Found.Not.class, not -> assertThat(not.isSettled())
                .as(not.reason())
                .isTrue());
        assertThat(isTried("brightness 112")).isTrue();
        assertThat(isTried("brightness 76")).isFalse();
        assertThat(isTried("turned")).isFalse();
    }

    @Test
    void aFingersMarkHidesNoWalls() throws Exception {
        Reading.Read plain = value(read(sample(WALLS), ALL));
        told.clear();
        Picture marked = sample(WALLS);
        mark(marked, plain);
        assertThat(SameBoard.test(value(read(marked, ALL)).board(), plain.board()))
                .isTrue();
        assertThat(isTried("brightness 76")).isFalse();
    }

    @Test
    void aBoardThatSomebodyDrewOverIsLookedAtInNoOtherWay() throws Exception {
        Reading.Read plain = value(read(sample(WALLS), ALL));
        for (boolean isMarked : new boolean[] {false, true}) {
            told.clear();
            Picture drawn = sample(WALLS);
            drawBelow(drawn, plain);
            if (isMarked) {
                mark(drawn, plain);
            }
            assertThat(read(drawn, ALL)).isInstanceOfSatisfying(Found.Not.class, not -> assertThat(not.isDrawnOver())
                    .as(not.reason())
                    .isTrue());
            assertThat(isTried("brightness 76")).isFalse();
            assertThat(isTried("turned")).isFalse();
        }
    }

    /** Lays the mark of a finger around the pink dot in the first row, and over the wall beside it. */
    private static void mark(Picture picture, Reading.Read read) {
        try (Picture mark = picture.copy()) {
            int radius = (int) (0.8 * read.placement().cellSize());
            Imgproc.circle(mark.pixels(), besideAWall(read), radius, PINK, Imgproc.FILLED);
            Core.addWeighted(mark.pixels(), 0.35, picture.pixels(), 0.65, 0, picture.pixels());
        }
    }

    /** Draws a pink stroke along the side below the same cell. */
    private static void drawBelow(Picture picture, Reading.Read read) {
        Point dot = besideAWall(read);
        double half = read.placement().cellSize() / 2;
        Point from = new Point(dot.x - half, dot.y + half);
        Imgproc.line(picture.pixels(), from, new Point(dot.x + half, dot.y + half), PINK, (int) (half / 5));
    }

    private static Reading.Read value(Found<Reading.Read> found) {
        assertThat(found).isInstanceOf(Found.Yes.class);
        return ((Found.Yes<Reading.Read>) found).value();
    }

    private static Point besideAWall(Reading.Read read) {
        flowcv.image.Point center = read.placement().centers().get(PINK_DOT);
        return new Point(center.x(), center.y());
    }

    @Test
    void thickLinesThatWereSeenAreNotTakenForThinOnesOnceTheyAreStraightened() {
        assertThat(read(DrawnSquares.plain().withWalls().withThinOutline().picture(), ALL))
                .isInstanceOf(Found.Not.class);
        assertThat(isTried("turned or tilted: ")).isTrue();
    }

    @Test
    void linesThatMayBeWallsAreNotTakenForOthers() {
        Picture picture =
                DrawnSquares.plain().withNarrowWalls().withThinOutline().picture();
        assertThat(read(picture, ALL)).isInstanceOf(Found.Not.class);
        assertThat(told).anySatisfy(sentence -> assertThat(sentence)
                .startsWith("brightness 112: no board")
                .contains("wider than the others"));
    }

    /** Two boards side by side; a witness turns down the larger one. */
    @Test
    void fewerSquaresThanAnUnsolvableBoardHasAreAPartOfIt() throws Exception {
        Witness notTheLarger =
                board -> board.size() > SMALL ? Witness.Testimony.NO_SOLUTION : Witness.Testimony.ONE_SOLUTION;
        assertThat(read(beside("11-moto-e-5x5.png", "17-iphone-8-7x7.jpg"), ALL))
                .isInstanceOf(Found.Yes.class);
        assertThat(read(sample("11-moto-e-5x5.png"), notTheLarger)).isInstanceOf(Found.Yes.class);
        assertThat(read(beside("11-moto-e-5x5.png", "17-iphone-8-7x7.jpg"), notTheLarger))
                .isInstanceOf(Found.Not.class);
        assertThat(told).anyMatch(sentence -> sentence.contains("25 cells that may be a part of a board of 49"));
    }

    private static Picture beside(String first, String second) throws Exception {
        try (Picture one = sample(first);
                Picture other = sample(second);
                Mats mats = new Mats()) {
            int height = Math.max(one.height(), other.height());
            List<Mat> parts = new ArrayList<>();
            for (Picture each : List.of(one, other)) {
                Mat padded = mats.mat();
                Core.copyMakeBorder(
                        each.pixels(), padded, 0, height - each.height(), 0, 0, Core.BORDER_CONSTANT, Scalar.all(0));
                parts.add(padded);
            }
            Mat joined = new Mat();
            Core.hconcat(parts, joined);
            return new Picture("beside", joined);
        }
    }
}
