package flowcv.draw;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import flowcv.image.Images;
import flowcv.image.Mats;
import flowcv.image.OpenCv;
import flowcv.image.Picture;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Scalar;

class DebugFolderTest {
    @TempDir
    Path folder;

    @BeforeAll
    static void load() {
        OpenCv.load();
    }

    @Test
    void stagesAreNumberedInTheirOrder() throws Exception {
        DebugFolder stages = new DebugFolder(folder.resolve("stages"));
        Mat gray = new Mat(3, 5, CvType.CV_8UC1, new Scalar(7));
        stages.show("board", gray);
        stages.show("cells", gray);
        Mats.release(gray);
        assertThat(folder.resolve("stages/02-cells.png")).isNotEmptyFile();
        try (Picture first = Images.decode(Files.readAllBytes(folder.resolve("stages/01-board.png")), "first")) {
            assertThat(first.width()).isEqualTo(5);
            assertThat(first.height()).isEqualTo(3);
        }
    }

    @Test
    void aFolderThatCannotBeMadeIsNamed() throws Exception {
        Path file = Files.writeString(folder.resolve("file"), "");
        Mat gray = new Mat(3, 5, CvType.CV_8UC1, new Scalar(7));
        assertThatThrownBy(() -> new DebugFolder(file).show("board", gray))
                .isInstanceOf(UncheckedIOException.class)
                .cause()
                .hasMessageContaining("stages cannot be kept in " + file);
        Mats.release(gray);
    }
}
