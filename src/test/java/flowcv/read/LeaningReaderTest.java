package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.board.Board;
import flowcv.board.SameBoard;
import flowcv.draw.screen.Devices;
import flowcv.draw.screen.GameScreen;
import flowcv.draw.screen.Painted;
import flowcv.draw.screen.RandomBoards;
import flowcv.draw.screen.Scene;
import flowcv.image.Mats;
import flowcv.image.OpenCv;
import flowcv.image.Picture;
import flowcv.image.Point;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.opencv.core.Mat;
import org.opencv.imgproc.Imgproc;

/** A board that leans by two degrees counterclockwise. */
class LeaningReaderTest {
    private static final double LEAN = 2;
    private static final double SHRINK = 0.9;

    @BeforeAll
    static void loadLibrary() {
        OpenCv.load();
    }

    @Test
    void isTurnedBackOnceWhereItsAngleIsKnown() {
        assertThat(turnsToRead(LEAN)).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(doubles = {0.6, 0.2})
    void isTurnedBackAgainWhereLessOfItIsKnown(double known) {
        assertThat(turnsToRead(known)).isBetween(2, 4);
    }

    private static int turnsToRead(double known) {
        AtomicInteger turns = new AtomicInteger();
        Supplier<LatticeReader> readers = () -> {
            turns.incrementAndGet();
            return LatticeReader.ofTurnedBack(new Belief(Witness.NONE, StageObserver.NONE));
        };
        try (Painted painted = painted();
                Picture picture = leaning(painted)) {
            Found<Reading.Read> found = new LeaningReader(picture, known, StageObserver.NONE).read(readers, 112);
            assertThat(found).isInstanceOfSatisfying(Found.Yes.class, yes -> {
                Reading.Read read = (Reading.Read) yes.value();
                assertThat(SameBoard.test(read.board(), board())).isTrue();
                Point first = read.placement().centers().get(0);
                Point expected = turned(painted.placement().centers().get(0), picture);
                assertThat(Math.hypot(first.x() - expected.x(), first.y() - expected.y()))
                        .isLessThan(0.1 * read.placement().cellSize());
            });
        }
        return turns.get();
    }

    private static Board board() {
        return RandomBoards.unique(1).plain(7, 7).board();
    }

    private static Painted painted() {
        return GameScreen.paint(board(), Scene.plain(Devices.PHONE, 1));
    }

    /** Shrunk, so that no side of the board leaves the picture. */
    private static Picture leaning(Painted painted) {
        Picture picture = painted.picture();
        Mat turn = Imgproc.getRotationMatrix2D(middle(picture), LEAN, SHRINK);
        Mat leaning = new Mat();
        Imgproc.warpAffine(picture.pixels(), leaning, turn, picture.pixels().size(), Imgproc.INTER_LINEAR);
        Mats.release(turn);
        return new Picture("leaning", leaning);
    }

    private static org.opencv.core.Point middle(Picture picture) {
        return new org.opencv.core.Point((picture.width() - 1) / 2.0, (picture.height() - 1) / 2.0);
    }

    private static Point turned(Point upright, Picture picture) {
        double cos = SHRINK * Math.cos(Math.toRadians(LEAN));
        double sin = SHRINK * Math.sin(Math.toRadians(LEAN));
        double x = upright.x() - middle(picture).x;
        double y = upright.y() - middle(picture).y;
        return new Point(middle(picture).x + x * cos + y * sin, middle(picture).y - x * sin + y * cos);
    }
}
