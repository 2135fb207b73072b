package flowcv.draw.screen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import flowcv.board.Board;
import flowcv.board.BoardBuilder;
import flowcv.board.Rules;
import flowcv.board.SolutionCheck;
import flowcv.image.Mats;
import flowcv.image.OpenCv;
import flowcv.image.Point;
import flowcv.read.Placement;
import java.util.List;
import java.util.function.IntPredicate;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.opencv.core.Core;
import org.opencv.core.Mat;

/** What was measured on real screenshots holds on painted ones. */
class GameScreenTest {
    @BeforeAll
    static void loadLibrary() {
        OpenCv.load();
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    void dotsLieWhereThePlacementSaysAndAreAsLargeAsItSays(long seed) {
        RandomBoards.Solved solved = RandomBoards.of(seed).plain(5 + (int) seed % 6, 5 + (int) seed % 4);
        Scene random = Scene.random(seed);
        Finish lossless = new Finish(
                random.finish().margins(),
                random.finish().scale(),
                random.finish().veil(),
                0);
        Scene scene = Scenes.with(Marks.NONE, random).with(lossless);
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
        Scene scene = Scenes.with(pack, Scene.plain(Devices.PHONE, 5));
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
        for (long seed = 0; seed < 6; seed++) {
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

    @Test
    void outlinesAndWallsAreAboutThreeTimesAsThickAsGridLines() {
        Board board = BoardBuilder.square(3, 3)
                .hole(0, 0)
                .wall(1, 1, 1, 2)
                .dot("R", 0, 1)
                .dot("R", 2, 0)
                .dot("G", 0, 2)
                .dot("G", 2, 2)
                .build();
        Scene scene = Scene.plain(Devices.PHONE, 5);
        try (Painted painted = GameScreen.paint(board, scene)) {
            double grid = thickness(painted, board.place(1, 0), board.place(1, 1));
            assertThat(thickness(painted, board.place(1, 1), board.place(1, 2)) / grid)
                    .isBetween(2.5, 3.4);
            assertThat(thickness(painted, board.place(0, 0), board.place(0, 1)) / grid)
                    .isBetween(2.5, 3.4);
        }
    }

    @Test
    void nothingIsDrawnWhereARowIsOpen() {
        Board board = BoardBuilder.square(4, 4)
                .openRow(2)
                .dot("R", 0, 0)
                .dot("R", 3, 3)
                .build();
        try (Painted painted = GameScreen.paint(board, Scene.plain(Devices.PHONE, 5))) {
            Mat pixels = painted.picture().pixels();
            int edge = (int) Math.round(painted.placement().corners().get(0).x());
            for (int row = 0; row < 4; row++) {
                int y = (int)
                        painted.placement().centers().get(board.place(row, 0)).y();
                assertThat(max(rgb(pixels, edge, y)) > 100).as("row %d", row).isEqualTo(row != 2);
            }
        }
    }

    @Test
    void aFreeEndIsADiscOfHalfACell() {
        Board board = BoardBuilder.square(5, 5).dot("R", 2, 0).dot("R", 4, 4).build();
        Progress progress = new Progress(List.of(new Drawn("R", List.of(10, 11, 12), false)));
        try (Painted painted = GameScreen.paint(board, progress, Scene.plain(Devices.PHONE, 5))) {
            Placement placement = painted.placement();
            Mat pixels = painted.picture().pixels();
            int rgb = placement.colors().get("R");
            Point tip = placement.centers().get(12);
            Point pipe = placement.centers().get(11);
            assertThat(upright(pixels, tip, rgb) / placement.cellSize()).isCloseTo(0.49, within(0.02));
            assertThat(upright(pixels, pipe, rgb) / placement.cellSize()).isCloseTo(0.34, within(0.02));
        }
    }

    /** The height of a color's run of pixels above and below a point. */
    private static double upright(Mat pixels, Point at, int rgb) {
        Mat turned = new Mat();
        try {
            Core.transpose(pixels, turned);
            return run(turned, new Point(at.y(), at.x()), seen -> near(seen, rgb, 60));
        } finally {
            Mats.release(turned);
        }
    }

    /** The thickness of the line between two cells of a row, well away from what is in them. */
    private static double thickness(Painted painted, int left, int right) {
        Point a = painted.placement().centers().get(left);
        Point b = painted.placement().centers().get(right);
        Point at =
                new Point((a.x() + b.x()) / 2, a.y() - 0.2 * painted.placement().cellSize());
        Mat pixels = painted.picture().pixels();
        int half = max(rgb(pixels, (int) Math.round(at.x()), (int) Math.round(at.y()))) / 2;
        return run(pixels, at, seen -> max(seen) > half);
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
