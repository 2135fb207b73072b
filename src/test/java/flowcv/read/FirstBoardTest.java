package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.image.Images;
import flowcv.image.OpenCv;
import flowcv.image.Picture;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.opencv.core.Mat;

/** Which ways are tried, as the sentences tell that an observer is told. */
class FirstBoardTest {
    private static final Witness ALL = board -> Witness.Testimony.ONE_SOLUTION;
    private static final Witness NOBODY = board -> Witness.Testimony.NO_SOLUTION;

    private final List<String> told = new ArrayList<>();
    private final StageObserver observer = new StageObserver() {
        @Override
        public void show(String name, Mat picture) {}

        @Override
        public void tell(String sentence) {
            told.add(sentence);
        }
    };

    @BeforeAll
    static void loadLibrary() {
        OpenCv.load();
    }

    private Found<Reading.Read> read(Picture picture, Witness witness) {
        try (picture;
                Brightness brightness = Brightness.of(picture);
                DiscFinder finder = DiscFinder.in(brightness)) {
            Belief belief = new Belief(witness, observer);
            return new FirstBoard(picture, Pixels.of(picture, brightness), finder, belief, observer).read();
        }
    }

    private static Picture sample(String name) throws Exception {
        Path file = Path.of("testdata", name);
        return Images.decode(Files.readAllBytes(file), name);
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
        assertThat(read(sample("32-galaxy-a8-hexes.png"), NOBODY)).isInstanceOf(Found.Not.class);
        assertThat(isTried("faces")).isTrue();
        assertThat(isTried("turned or tilted hexagons")).isTrue();
        assertThat(isTried("without a lattice")).isTrue();
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
}
