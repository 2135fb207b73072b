package flowcv.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.Flowcv;
import flowcv.board.Board;
import flowcv.board.Link;
import flowcv.board.Pair;
import flowcv.board.Trail;
import flowcv.draw.camera.Camera;
import flowcv.draw.camera.Shot;
import flowcv.draw.screen.Devices;
import flowcv.draw.screen.FingerScenes;
import flowcv.draw.screen.GameScreen;
import flowcv.draw.screen.Painted;
import flowcv.draw.screen.Progress;
import flowcv.draw.screen.RandomBoards;
import flowcv.draw.screen.Scene;
import flowcv.image.Mats;
import flowcv.image.OpenCv;
import flowcv.image.Picture;
import flowcv.image.Point;
import flowcv.read.Reading;
import flowcv.read.StageObserver;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.opencv.core.Core;
import org.opencv.core.Mat;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;

/** What people draw over a board, in places where no flow runs, so that the witness has nothing against it. */
class DrawnOverTest {
    private static final int SIDE = 6;
    /** Of a cell; walls are as thick. */
    private static final double THICKNESS = 0.07;
    /** Of the brightness of a dot. */
    private static final double FAINT = 0.1;
    /** In ways from one middle of a hexagon to the next. */
    private static final double HEXAGON_SIDE = 1 / Math.sqrt(3);

    private static final Scalar RED = new Scalar(32, 32, 255);
    private static final Scalar MAGENTA = new Scalar(201, 10, 255);
    private static final Scalar GRAY = new Scalar(160, 160, 160);
    private static final Scalar WHITE = new Scalar(255, 255, 255);

    @BeforeAll
    static void loadLibrary() {
        OpenCv.load();
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    void strokesAlongLinesOfAPlainBoardAreNoWalls(long seed) {
        assertNoWall(RandomBoards.unique(seed).plain(SIDE, SIDE), seed, 0, 1, RED);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 5, 6, 7})
    void strokesOfAnotherColorOnABoardWithWallsAreNone(long seed) {
        assertNoWall(RandomBoards.unique(seed).walls(SIDE, SIDE), seed, 0.03, 1, RED);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2})
    void whiteStrokesOnABoardWithWallsAreNone(long seed) {
        assertNoWall(RandomBoards.unique(seed).walls(SIDE, SIDE), seed, 0, 1, WHITE);
    }

    /** Gray ones were misread on three of these. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 4, 5, 7, 14})
    void norAreTheyInThePhotographOfAScreen(long seed) {
        RandomBoards.Solved solved = RandomBoards.unique(seed).walls(SIDE, SIDE);
        try (Painted painted = GameScreen.paint(solved.board(), Scene.plain(Devices.PHONE, seed));
                Painted photograph = Camera.photograph(painted, Shot.random(seed))) {
            assertThat(Verdict.onPhotograph(photograph.picture(), solved.board())
                            .kind())
                    .as("without a stroke")
                    .isEqualTo(Verdict.Kind.EXACT);
        }
        for (Scalar color : new Scalar[] {WHITE, GRAY, RED, MAGENTA}) {
            try (Painted painted = drawnOver(solved, seed, 0, 1, color);
                    Painted photograph = Camera.photograph(painted, Shot.random(seed))) {
                assertThat(Verdict.onPhotograph(photograph.picture(), solved.board())
                                .kind())
                        .isNotEqualTo(Verdict.Kind.WRONG);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {2, 4})
    void strokesThatEndBetweenCrossingsAreNoWallsWhateverTheirColor(long seed) {
        RandomBoards.Solved solved = RandomBoards.unique(seed).walls(SIDE, SIDE);
        assertNoWall(solved, seed, 0, 1.6, wallColor(solved.board(), seed));
    }

    /** Most of what is as thick as a wall then. */
    @ParameterizedTest
    @ValueSource(ints = {6, 14})
    void manyStrokesDoNotSpeakForEachOther(int count) {
        for (long seed : new long[] {3, 4}) {
            RandomBoards.Solved solved = RandomBoards.unique(seed).walls(SIDE, SIDE);
            for (Scalar color : new Scalar[] {RED, MAGENTA}) {
                try (Painted painted = GameScreen.paint(solved.board(), Scene.plain(Devices.PHONE, seed))) {
                    freeLinks(solved).stream()
                            .limit(count)
                            .forEach(link -> draw(painted, link.first(), link.second(), 0, 1, color));
                    assertThat(Verdict.on(painted.picture(), solved.board()).kind())
                            .isNotEqualTo(Verdict.Kind.WRONG);
                }
            }
        }
    }

    private static Scalar wallColor(Board board, long seed) {
        try (Painted painted = GameScreen.paint(board, Scene.plain(Devices.PHONE, seed))) {
            Link wall = board.walls().iterator().next();
            Point one = painted.placement().centers().get(wall.first());
            Point other = painted.placement().centers().get(wall.second());
            return new Scalar(painted.picture().pixels().get((int) Math.round((one.y() + other.y()) / 2), (int)
                    Math.round((one.x() + other.x()) / 2)));
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2})
    void strokesOfOtherColorsOnBoardsOfOtherTilingsAreNoWalls(long seed) {
        Scalar color = seed % 2 == 0 ? WHITE : MAGENTA;
        assertNoWall(RandomBoards.unique(seed).hex(2), seed, 0, HEXAGON_SIDE, color);
        assertNoWall(RandomBoards.unique(seed).star(5, 2), seed, 0, 1, color);
    }

    @ParameterizedTest
    @ValueSource(longs = {250000003, 250000004, 250000005, 250000007})
    void norAreTheyInThePhotographOfHexagons(long seed) {
        RandomBoards.Solved solved = RandomBoards.unique(seed).hex((int) (2 + seed % 2));
        for (Scalar color : new Scalar[] {WHITE, GRAY}) {
            try (Painted painted =
                    GameScreen.paint(solved.board(), Scene.random(solved.board(), Progress.INITIAL, seed))) {
                try (Painted photograph = Camera.photograph(painted, Shot.random(seed))) {
                    assertThat(Verdict.onPhotograph(photograph.picture(), solved.board())
                                    .kind())
                            .isEqualTo(Verdict.Kind.EXACT);
                }
                Link link = anyFree(solved, seed);
                draw(painted, link.first(), link.second(), 0, HEXAGON_SIDE, color);
                try (Painted photograph = Camera.photograph(painted, Shot.random(seed))) {
                    assertThat(Verdict.onPhotograph(photograph.picture(), solved.board())
                                    .detail())
                            .contains("stroke");
                }
            }
        }
    }

    /** Each was misread once. */
    @ParameterizedTest
    @ValueSource(longs = {320000031, 322000094, 322000113, 323000026, 350000002})
    void wallsBelowAFingersMarkAreNotLostInThePhotographOfAScreen(long seed) {
        Random random = new Random(seed);
        int rows = 5 + random.nextInt(3);
        int columns = 5 + random.nextInt(3);
        RandomBoards.Solved solved = RandomBoards.unique(seed).walls(rows, columns);
        Progress progress = Progress.some(solved.solution(), 0.7 * random.nextDouble(), seed);
        try (Painted painted = GameScreen.paint(
                        solved.board(), progress, FingerScenes.random(solved.board(), progress, seed));
                Painted photograph = Camera.photograph(painted, Shot.random(seed))) {
            assertThat(Verdict.onPhotograph(photograph.picture(), solved.board())
                            .kind())
                    .isNotEqualTo(Verdict.Kind.WRONG);
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void pairsTooFaintToReadAreNoEmptyCells(long seed) {
        Board board = RandomBoards.unique(seed).plain(SIDE, SIDE).board();
        Pair pair = board.pairs().get(0);
        try (Painted painted = GameScreen.paint(board, Scene.plain(Devices.PHONE, seed))) {
            Mat pixels = painted.picture().pixels();
            int half = (int) (painted.placement().cellSize() / 2) - 4;
            for (int place : new int[] {pair.first(), pair.second()}) {
                Point center = painted.placement().centers().get(place);
                Mat cell = pixels.submat(
                        (int) center.y() - half,
                        (int) center.y() + half,
                        (int) center.x() - half,
                        (int) center.x() + half);
                Core.multiply(cell, new Scalar(FAINT, FAINT, FAINT), cell);
                Mats.release(cell);
            }
            Reading reading = Flowcv.recognizeWithoutWitness(painted.picture(), StageObserver.NONE);
            assertThat(Verdict.of(reading, board).kind()).isNotEqualTo(Verdict.Kind.WRONG);
        }
    }

    private static void assertNoWall(RandomBoards.Solved solved, long seed, double slant, double length, Scalar color) {
        try (Painted painted = drawnOver(solved, seed, slant, length, color);
                Picture picture =
                        new Picture("drawn over", painted.picture().pixels().clone())) {
            assertThat(Verdict.on(picture, solved.board()).kind()).isNotEqualTo(Verdict.Kind.WRONG);
        }
    }

    /**
     * Draws a stroke between two neighbors.
     *
     * @param slant by how much of a cell the ends of the stroke lie aside
     * @param length in ways from one neighbor to the other
     * @param color blue, green, red
     */
    private static Painted drawnOver(RandomBoards.Solved solved, long seed, double slant, double length, Scalar color) {
        Link link = anyFree(solved, seed);
        Painted painted = GameScreen.paint(solved.board(), Scene.plain(Devices.PHONE, seed));
        draw(painted, link.first(), link.second(), slant, length, color);
        return painted;
    }

    private static Link anyFree(RandomBoards.Solved solved, long seed) {
        List<Link> free = freeLinks(solved);
        return free.get(new Random(seed).nextInt(free.size()));
    }

    /** Where no flow runs from a cell to its neighbor. */
    private static List<Link> freeLinks(RandomBoards.Solved solved) {
        Set<Set<Integer>> taken = new HashSet<>();
        for (Trail trail : solved.solution().trails()) {
            for (int i = 0; i + 1 < trail.places().size(); i++) {
                taken.add(Set.of(trail.places().get(i), trail.places().get(i + 1)));
            }
        }
        return solved.board().links().stream()
                .filter(link -> !taken.contains(Set.of(link.first(), link.second())))
                .toList();
    }

    private static void draw(Painted painted, int first, int second, double slant, double length, Scalar color) {
        Point one = painted.placement().centers().get(first);
        Point other = painted.placement().centers().get(second);
        double x = (one.x() + other.x()) / 2;
        double y = (one.y() + other.y()) / 2;
        double dx = (other.x() - one.x()) / 2;
        double dy = (other.y() - one.y()) / 2;
        Imgproc.line(
                painted.picture().pixels(),
                new org.opencv.core.Point(x - length * dy + 2 * slant * dx, y + length * dx + 2 * slant * dy),
                new org.opencv.core.Point(x + length * dy - 2 * slant * dx, y - length * dx - 2 * slant * dy),
                color,
                (int) (THICKNESS * painted.placement().cellSize()),
                Imgproc.LINE_AA);
    }
}
