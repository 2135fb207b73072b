package flowcv.draw.screen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import flowcv.board.Rules;
import flowcv.board.SolutionCheck;
import flowcv.image.OpenCv;
import flowcv.read.Placement;
import flowcv.read.Point;
import java.util.function.IntPredicate;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.opencv.core.Mat;

/** What was measured on real screenshots holds on painted ones. */
class GameScreenTest {
    @BeforeAll
    static void loadLibrary() {
        OpenCv.load();
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
    void dotsLieWhereThePlacementSaysAndAreAsLargeAsItSays(long seed) {
        RandomBoards.Solved solved = RandomBoards.of(seed).plain(5 + (int) seed % 6, 5 + (int) seed % 4);
        Scene random = Scene.random(seed);
        Finish lossless = new Finish(
                random.finish().margins(),
                random.finish().scale(),
                random.finish().veil(),
                0);
        Scene scene = random.with(Marks.NONE).with(lossless);
        try (Painted painted = GameScreen.paint(solved.board(), scene)) {
            Placement placement = painted.placement();
            Mat pixels = painted.picture().pixels();
            solved.board().pairs().forEach(pair -> {
                int rgb = placement.colors().get(pair.label());
                Point center = placement.centers().get(pair.second());
                assertThat(rgb(pixels, (int) center.x(), (int) center.y()))
                        .as("seed %d dot %s", seed, pair.label())
                        .matches(seen -> near(seen, rgb, 6));
                double run = run(pixels, center, seen -> near(seen, rgb, 96));
                assertThat(run / placement.cellSize()).isCloseTo(0.71, within(0.02 + 1.5 / placement.cellSize()));
            });
        }
    }

    @ParameterizedTest
    @EnumSource(Pack.class)
    void linesAreHalfAsBrightAsTheTitleAndAsWideAsOnPhones(Pack pack) {
        RandomBoards.Solved solved = RandomBoards.of(3).plain(7, 7);
        Scene scene = Scene.plain(Devices.PHONE, 5).with(pack);
        try (Painted painted = GameScreen.paint(solved.board(), scene)) {
            Placement placement = painted.placement();
            Mat pixels = painted.picture().pixels();
            Point a = placement.centers().get(0);
            Point b = placement.centers().get(1);
            int x = (int) Math.round((a.x() + b.x()) / 2);
            int y = (int) Math.round(placement.corners().get(0).y() + 0.08 * placement.cellSize());
            int line = rgb(pixels, x, y);
            assertThat(max(line)).isBetween(90, 130);
            int beside = rgb(pixels, x + 8, y);
            assertThat(max(line) - max(beside)).isGreaterThan(50);
            double width = run(pixels, new Point(x, y), seen -> near(seen, line, 40));
            assertThat(width).isBetween(2.0, 5.0);
        }
    }

    @Test
    void theGlowStaysBelowWhatWasMeasuredInEmptyCells() {
        for (long seed = 0; seed < 20; seed++) {
            RandomBoards.Solved solved = RandomBoards.of(seed).plain(6, 6);
            try (Painted painted = GameScreen.paint(solved.board(), Scene.plain(Devices.PHONE, seed))) {
                for (int place = 0; place < solved.board().size(); place++) {
                    Point center = painted.placement().centers().get(place);
                    int corner = rgb(
                            painted.picture().pixels(),
                            (int) (center.x() + 0.42 * painted.placement().cellSize()),
                            (int) (center.y() + 0.42 * painted.placement().cellSize()));
                    assertThat(max(corner)).as("seed %d", seed).isLessThan(60);
                }
            }
        }
    }

    @Test
    void theSameSeedPaintsTheSameFile() {
        RandomBoards.Solved solved = RandomBoards.of(1).plain(8, 8);
        Progress progress = Progress.some(solved.solution(), 0.5, 4);
        try (Painted first = GameScreen.paint(solved.board(), progress, Scene.random(42));
                Painted again = GameScreen.paint(solved.board(), progress, Scene.random(42))) {
            assertThat(first.file()).isEqualTo(again.file());
        }
    }

    @Test
    void randomBoardsHaveASolutionThatFillsThem() {
        for (long seed = 0; seed < 20; seed++) {
            RandomBoards.Solved solved = RandomBoards.of(seed).plain(5 + (int) seed % 7, 5 + (int) seed % 5);
            assertThat(SolutionCheck.fault(solved.board(), solved.solution(), Rules.FILL))
                    .isEmpty();
        }
    }

    /** The length of the level run of pixels around a point that pass a test. */
    private static double run(Mat pixels, Point at, IntPredicate test) {
        int y = (int) Math.round(at.y());
        int left = (int) Math.round(at.x());
        int right = left;
        while (left > 0 && test.test(rgb(pixels, left - 1, y))) {
            left--;
        }
        while (right + 1 < pixels.cols() && test.test(rgb(pixels, right + 1, y))) {
            right++;
        }
        return right - left + 1.0;
    }

    private static int rgb(Mat pixels, int x, int y) {
        double[] bgr = pixels.get(y, x);
        return (int) bgr[2] << 16 | (int) bgr[1] << 8 | (int) bgr[0];
    }

    private static boolean near(int a, int b, int levels) {
        for (int shift = 0; shift <= 16; shift += 8) {
            if (Math.abs((a >> shift & 255) - (b >> shift & 255)) > levels) {
                return false;
            }
        }
        return true;
    }

    private static int max(int rgb) {
        return Math.max(rgb >> 16 & 255, Math.max(rgb >> 8 & 255, rgb & 255));
    }
}
