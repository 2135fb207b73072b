package flowcv.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.board.Board;
import flowcv.board.BoardBuilder;
import flowcv.board.Link;
import flowcv.board.Pair;
import flowcv.draw.screen.Devices;
import flowcv.draw.screen.GameScreen;
import flowcv.draw.screen.Painted;
import flowcv.draw.screen.RandomBoards;
import flowcv.draw.screen.Scene;
import flowcv.image.Mats;
import flowcv.image.OpenCv;
import flowcv.image.Picture;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.opencv.core.Core;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;

/**
 * A row below that is cut off or covered, without which the board has one solution, too: its lines show that there is
 * more.
 */
class CutBoardsTest {
    private static final int SIDE = 5;

    private static final Optional<Scalar> CUT = Optional.empty();
    private static final Optional<Scalar> DARK_COVER = Optional.of(new Scalar(48, 44, 40));
    private static final Optional<Scalar> LIGHT_COVER = Optional.of(new Scalar(245, 245, 245));

    private static final Scalar DESK = Scalar.all(30);
    /** So much smaller all of a screen is seen when it is turned by some degrees. */
    private static final double TURNED_SCALE = 0.9;

    @BeforeAll
    static void loadLibrary() {
        OpenCv.load();
    }

    @ParameterizedTest
    @CsvSource({"1,0.05", "2,0.05", "3,0.06", "1,0.07", "2,0.1", "3,0.3", "4,0.6", "5,0.6"})
    void endsOfLinesAtThePicturesEdgeAreNoticed(long seed, double seen) {
        assertRefused(RandomBoards.unique(seed).plain(SIDE, SIDE), seed, seen, CUT);
    }

    @ParameterizedTest
    @CsvSource({"1,0.07", "2,0.07", "3,0.1", "4,0.2", "5,0.3", "6,0.4", "7,0.5", "8,0.6"})
    void endsOfLinesUnderABarAreNoticed(long seed, double seen) {
        assertRefused(RandomBoards.unique(seed).plain(SIDE, SIDE), seed, seen, DARK_COVER);
    }

    @ParameterizedTest
    @CsvSource({"1,0.15", "2,0.2", "3,0.3", "9,0.3", "5,0.4", "10,0.5", "7,0.6", "8,0.6"})
    void endsOfLinesBelowAThinPartOfAnOutlineAreNoticed(long seed, double seen) {
        assertRefused(RandomBoards.unique(seed).walls(SIDE, SIDE), seed, seen, DARK_COVER);
    }

    /** What is as bright as a border, and lies over all of it, is not closed for certain. */
    @ParameterizedTest
    @CsvSource({"1,-0.12", "2,-0.12", "3,-0.12", "5,-0.12", "7,-0.12", "8,-0.12"})
    void bordersUnderALightBannerAreNoticed(long seed, double seen) {
        assertRefused(RandomBoards.unique(seed).walls(SIDE, SIDE), seed, seen, LIGHT_COVER);
    }

    /** Turned and tilted looks read these as closed boards. */
    @ParameterizedTest
    @CsvSource({"5,0", "7,0", "5,2", "7,2", "5,5", "7,5"})
    void noOtherLookTellsWhatIsUnderALightBanner(long seed, double degrees) {
        assertRefused(RandomBoards.unique(seed).walls(SIDE + 1, SIDE + 1), seed, -0.12, LIGHT_COVER, degrees);
    }

    private static void assertRefused(RandomBoards.Solved solved, long seed, double seen, Optional<Scalar> cover) {
        assertRefused(solved, seed, seen, cover, 0);
    }

    /**
     * Paints a board and another row below it.
     *
     * @param seen how much of that row is to be seen
     * @param cover what lies over the rest of the picture; nothing where it is cut off
     * @param degrees by which the picture is turned counterclockwise
     */
    private static void assertRefused(
            RandomBoards.Solved solved, long seed, double seen, Optional<Scalar> cover, double degrees) {
        try (Painted painted = GameScreen.paint(withRow(solved.board()), Scene.plain(Devices.PHONE, seed))) {
            double cell = painted.placement().cellSize();
            int at = (int) Math.round(painted.placement().corners().get(2).y() - (1 - seen) * cell);
            Mat pixels = painted.picture().pixels();
            Mat upper = pixels.rowRange(0, at);
            Mat lower = pixels.rowRange(at, pixels.rows());
            cover.ifPresent(lower::setTo);
            try (Picture picture = new Picture("cut", turned(cover.isPresent() ? pixels : upper, degrees))) {
                assertThat(Verdict.withoutBoard(picture).kind()).isEqualTo(Verdict.Kind.REFUSED);
            } finally {
                Mats.release(upper);
                Mats.release(lower);
            }
        }
    }

    private static Mat turned(Mat pixels, double degrees) {
        Point middle = new Point(pixels.cols() / 2.0, pixels.rows() / 2.0);
        Mat rotation = Imgproc.getRotationMatrix2D(middle, degrees, degrees == 0 ? 1 : TURNED_SCALE);
        Mat turned = new Mat();
        Imgproc.warpAffine(pixels, turned, rotation, pixels.size(), Imgproc.INTER_LINEAR, Core.BORDER_CONSTANT, DESK);
        Mats.release(rotation);
        return turned;
    }

    /** The same with a row below, and a flow that fills it. */
    private static Board withRow(Board board) {
        int columns = board.columns();
        BoardBuilder builder = BoardBuilder.square(board.rows() + 1, columns);
        for (Link wall : board.walls()) {
            builder.wall(
                    wall.first() / columns, wall.first() % columns, wall.second() / columns, wall.second() % columns);
        }
        for (Pair pair : board.pairs()) {
            builder.dot(pair.label(), pair.first() / columns, pair.first() % columns);
            builder.dot(pair.label(), pair.second() / columns, pair.second() % columns);
        }
        builder.dot("extra", board.rows(), 0).dot("extra", board.rows(), columns - 1);
        return builder.build();
    }
}
