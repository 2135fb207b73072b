package flowcv.image.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.File;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.zip.CRC32;
import org.apache.commons.io.FileUtils;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LibraryCacheTest {
    @TempDir
    Path folder;

    private byte[] content;
    private NativeLibrary library;

    @BeforeEach
    void pack() throws IOException {
        content = new byte[300_000];
        new Random(1).nextBytes(content);
        CRC32 crc = new CRC32();
        crc.update(content);
        library = packed(content.length, crc.getValue());
    }

    @Test
    void unpacksOnceAndLeavesNothingElse() throws IOException {
        Path first = LibraryCache.copy(library, cache());
        Object file = Files.readAttributes(first, "unix:ino").get("ino");
        Path second = LibraryCache.copy(library, cache());

        assertThat(second).isEqualTo(first).hasBinaryContent(content);
        assertThat(Files.readAttributes(second, "unix:ino").get("ino")).isEqualTo(file);
        assertThat(files(cache())).containsExactly(first);
    }

    @Test
    void truncatedCopyIsReplaced() throws IOException {
        Path copy = LibraryCache.copy(library, cache());
        try (RandomAccessFile file = new RandomAccessFile(copy.toFile(), "rw")) {
            file.setLength(1000);
        }
        assertThat(LibraryCache.copy(library, cache())).hasBinaryContent(content);
    }

    @Test
    void changedCopyOfTheSameLengthIsReplaced() throws IOException {
        Path copy = LibraryCache.copy(library, cache());
        try (RandomAccessFile file = new RandomAccessFile(copy.toFile(), "rw")) {
            file.seek(1000);
            file.write(new byte[4096]);
        }
        assertThat(LibraryCache.copy(library, cache())).hasBinaryContent(content);
    }

    @Test
    void folderInPlaceOfTheCopyIsAFailureAndLeavesNoPart() throws IOException {
        Path copy = LibraryCache.copy(library, cache());
        Files.delete(copy);
        Files.createDirectories(copy.resolve("inner"));

        assertThatThrownBy(() -> LibraryCache.copy(library, cache())).isInstanceOf(IOException.class);
        assertThat(files(cache())).isEmpty();
    }

    @Test
    void damagedJarIsNamedAndNothingIsLeft() {
        NativeLibrary other = packed(content.length, 1);
        assertThatThrownBy(() -> LibraryCache.copy(other, cache()))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("damaged");
        assertThatThrownBy(() -> LibraryCache.privateCopy(other, folder)).hasMessageContaining("damaged");
        assertThat(files(folder)).containsExactly(folder.resolve("packed"));
    }

    @Test
    void partsOfKilledStartsAreSweptButNotYoungOnes() throws IOException {
        Path copy = LibraryCache.copy(library, cache());
        Path old = Files.createFile(copy.resolveSibling("part-old"));
        Files.setLastModifiedTime(old, FileTime.from(Instant.now().minusSeconds(7200)));
        Path young = Files.createFile(copy.resolveSibling("part-young"));
        Files.delete(copy);

        LibraryCache.copy(library, cache());
        assertThat(files(cache())).containsExactlyInAnyOrder(copy, young);
    }

    @Test
    void partThatIsAboutToBeMovedIsNotSwept() throws IOException {
        Path copy = LibraryCache.copy(library, cache());
        long now = Instant.now().toEpochMilli();
        Path finished = copy.resolveSibling("part-" + now + "-1");
        Files.copy(copy, copy.resolveSibling("part-" + (now - 7_200_000) + "-2"), StandardCopyOption.COPY_ATTRIBUTES);
        Files.move(copy, finished);

        LibraryCache.copy(library, cache());
        assertThat(files(cache())).containsExactlyInAnyOrder(copy, finished);
    }

    @Test
    void manyStartsAtOnceAllSeeAWholeCopy() throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(8);
        try {
            Callable<byte[]> start = () -> Files.readAllBytes(LibraryCache.copy(library, cache()));
            List<Future<byte[]>> copies = new ArrayList<>();
            for (int i = 0; i < 40; i++) {
                copies.add(threads.submit(start));
            }
            for (Future<byte[]> copy : copies) {
                assertThat(copy.get()).isEqualTo(content);
            }
        } finally {
            threads.shutdown();
        }
        assertThat(files(cache())).hasSize(1);
    }

    private Path cache() {
        return folder.resolve("cache");
    }

    private NativeLibrary packed(long length, long crc) {
        try {
            Path packed = Files.write(folder.resolve("packed"), content);
            return new NativeLibrary(packed.toUri().toURL(), "library.so", length, crc);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private static List<Path> files(Path folder) {
        return FileUtils.listFiles(folder.toFile(), null, true).stream()
                .map(File::toPath)
                .toList();
    }
}
