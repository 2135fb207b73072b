package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import flowcv.Flowcv;
import flowcv.board.BoardDifferences;
import flowcv.image.Images;
import flowcv.image.OpenCv;
import flowcv.image.Picture;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;

class ReductionTest {
    private static final Path SAMPLE = Path.of("samples/7x7.png");

    @BeforeAll
    static void loadLibrary() {
        OpenCv.load();
    }

    @Test
    void screensKeepTheirSize() {
        assertThat(factor(3840, 2160)).isEqualTo(1);
        assertThat(factor(4096, 2160)).isEqualTo(1);
    }

    @Test
    void photographsOfLargeSensorsAreReduced() {
        assertThat(factor(4000, 2250)).isEqualTo(2);
        assertThat(factor(4000, 3000)).isEqualTo(2);
        assertThat(factor(8160, 6120)).isEqualTo(3);
    }

    @Test
    void largePicturesAreReadWhereTheirBoardsLie() throws Exception {
        try (Picture sample = Images.decode(Files.readAllBytes(SAMPLE), SAMPLE.toString());
                Picture large = enlarged(sample, 4)) {
            Reading.Read small = (Reading.Read) Flowcv.recognize(sample, StageObserver.NONE);
            Reading.Read read = (Reading.Read) Flowcv.recognize(large, StageObserver.NONE);

            assertThat(BoardDifferences.of(small.board(), read.board())).isEmpty();
            double cell = read.placement().cellSize();
            assertThat(cell).isCloseTo(4 * small.placement().cellSize(), within(0.02 * cell));
            for (int i = 0; i < read.board().size(); i++) {
                assertThat(read.placement().centers().get(i).x())
                        .isCloseTo(4 * small.placement().centers().get(i).x(), within(0.05 * cell));
            }
        }
    }

    private static int factor(int width, int height) {
        try (Picture picture = new Picture("blank", Mat.zeros(height, width, CvType.CV_8UC3))) {
            return Reduction.of(picture).factor();
        }
    }

    private static Picture enlarged(Picture picture, int times) {
        Mat large = new Mat();
        Imgproc.resize(
                picture.pixels(),
                large,
                new Size(times * picture.width(), times * picture.height()),
                0,
                0,
                Imgproc.INTER_CUBIC);
        return new Picture(picture.name(), large);
    }
}
