package flowcv.image;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;

class AtomicFileTest {
    private static final byte[] OLD = {1, 2, 3};
    private static final byte[] NEW = {4, 5};

    @TempDir
    Path folder;

    @BeforeAll
    static void load() {
        OpenCv.load();
    }

    @AfterEach
    void nothingIsLeft() throws IOException {
        try (Stream<Path> left = Files.walk(folder)) {
            assertThat(left.filter(file -> file.toString().endsWith(".part"))).isEmpty();
        }
    }

    @Test
    void writesAndReplacesOnlyWhereAllowed() throws IOException, UnwritableException {
        Path file = folder.resolve("a b 图.png");
        AtomicFile.write(file, OLD, false);
        assertThatThrownBy(() -> AtomicFile.write(file, NEW, false))
                .isInstanceOf(UnwritableException.class)
                .hasMessage(file + ": exists already and is left as it is; use --force to replace it, or name another");
        assertThat(file).hasBinaryContent(OLD);
        AtomicFile.write(file, NEW, true);
        assertThat(file).hasBinaryContent(NEW);
    }

    @Test
    void oneOfManyWritersWinsWhereNoneMayReplace() throws Exception {
        Path file = folder.resolve("raced.bin");
        ExecutorService threads = Executors.newFixedThreadPool(8);
        List<Callable<Boolean>> writers = new ArrayList<>();
        for (int i = 0; i < 32; i++) {
            writers.add(() -> wins(file));
        }
        int winners = 0;
        for (var writer : threads.invokeAll(writers)) {
            winners += writer.get() ? 1 : 0;
        }
        threads.shutdown();
        assertThat(winners).isEqualTo(1);
        assertThat(file).hasBinaryContent(NEW);
    }

    @Test
    void foldersAndMissingFoldersAreNamed() {
        assertThatThrownBy(() -> AtomicFile.write(folder, NEW, true)).hasMessageContaining("a folder, expected");
        Path missing = folder.resolve("none").resolve("file.png");
        assertThatThrownBy(() -> AtomicFile.write(missing, NEW, true))
                .isInstanceOf(UnwritableException.class)
                .hasMessageContaining("there is no folder");
        assertThat(missing.getParent()).doesNotExist();
    }

    @Test
    void foldersWithoutPermissionAreNamed() throws IOException {
        Path closed = Files.createDirectory(folder.resolve("closed"));
        Files.setPosixFilePermissions(closed, PosixFilePermissions.fromString("r-xr-xr-x"));
        assumeTrue(!Files.isWritable(closed), "root may do everything: run as another user");
        assertThatThrownBy(() -> AtomicFile.write(closed.resolve("file.png"), NEW, true))
                .isInstanceOf(UnwritableException.class)
                .hasMessageContaining("no permission");
    }

    @ParameterizedTest
    @ValueSource(strings = {"png", "PNG", "jpg", "jpeg", "webp", "bmp", "tif", "tiff"})
    void picturesAreWrittenByTheirEnding(String ending) throws Exception {
        Path file = folder.resolve("picture." + ending);
        try (Mats mats = new Mats()) {
            Mat painted = mats.keep(Samples.painted());
            Images.write(painted, file, false);
            try (Picture picture = Images.decode(Files.readAllBytes(file), file.toString())) {
                double difference = Core.norm(painted, picture.pixels(), Core.NORM_L1) / painted.total();
                assertThat(difference).isLessThan(6);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"picture.gif", "picture", "picture.", "png"})
    void otherEndingsAreRefused(String name) {
        Path file = folder.resolve(name);
        try (Mats mats = new Mats()) {
            Mat painted = mats.keep(Samples.painted());
            assertThatThrownBy(() -> Images.write(painted, file, true))
                    .isInstanceOf(UnwritableException.class)
                    .hasMessageContaining("expected one of png, jpg");
        }
        assertThat(file).doesNotExist();
    }

    @Test
    void pictureTooWideForItsFormatIsNamed() {
        try (Mats mats = new Mats()) {
            Mat wide = mats.keep(Mat.zeros(2, 70_000, CvType.CV_8UC3));
            assertThatThrownBy(() -> Images.write(wide, folder.resolve("wide.jpg"), false))
                    .isInstanceOf(UnwritableException.class)
                    .hasMessageContaining("use .png");
        }
    }

    private static boolean wins(Path file) {
        try {
            AtomicFile.write(file, NEW, false);
            return true;
        } catch (UnwritableException e) {
            return false;
        }
    }
}
