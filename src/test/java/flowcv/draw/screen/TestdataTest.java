package flowcv.draw.screen;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.board.Board;
import flowcv.format.FlowFormat;
import flowcv.image.Mats;
import flowcv.image.OpenCv;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.opencv.core.Core;
import org.opencv.core.Mat;
import org.opencv.core.Scalar;
import org.opencv.imgcodecs.Imgcodecs;

/** The painter still paints what it painted when {@code samples/} and {@code testdata/} were made. */
class TestdataTest {
    /** Another processor may round a glow or a JPEG otherwise, by a level or two. */
    private static final double LEVELS = 1.0;

    @BeforeAll
    static void loadLibrary() {
        OpenCv.load();
    }

    static List<PictureList.Entry> entries() {
        return PictureList.all();
    }

    @ParameterizedTest
    @MethodSource("entries")
    void paintsTheStoredPictureOfTheStoredBoard(PictureList.Entry entry) throws Exception {
        Board board = FlowFormat.read(Files.readString(Path.of(entry.path() + ".flow")), entry.path())
                .get(0)
                .board();
        RandomBoards.Solved solved =
                new RandomBoards.Solved(board, PictureList.onlySolution(board).orElseThrow());
        try (Painted painted = GameScreen.paint(board, entry.progress(solved), entry.scene())) {
            Mat stored = Imgcodecs.imread(entry.path() + "." + painted.extension());
            Mat difference = new Mat();
            try {
                assertThat(stored.size()).isEqualTo(painted.picture().pixels().size());
                Core.absdiff(stored, painted.picture().pixels(), difference);
                Scalar mean = Core.mean(difference);
                assertThat(mean.val[0] + mean.val[1] + mean.val[2]).isLessThan(3 * LEVELS);
            } finally {
                Mats.release(stored);
                Mats.release(difference);
            }
        }
    }
}
