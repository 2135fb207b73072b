package flowcv.image;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import flowcv.image.BadFiles.BadFile;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class BadFilesTest {
    private static final long GIGABYTE = 1 << 20;
    private static final Path CLEAR = Path.of("/proc/self/clear_refs");

    private static long before;

    @TempDir
    Path folder;

    static List<BadFile> badFiles() {
        return BadFiles.all();
    }

    @ParameterizedTest
    @MethodSource("badFiles")
    void isRefusedInOneLine(BadFile file) throws IOException, UnreadablePictureException {
        Path path = Files.write(folder.resolve(file.name()), file.content());
        byte[] bytes = ImageSource.read(path.toString(), InputStream.nullInputStream());

        String message = catchThrowableOfType(
                        UnreadablePictureException.class, () -> Images.decode(bytes, path.toString()))
                .getMessage();

        assertThat(message).startsWith(path + ": ").contains(file.word());
        assertThat(message.lines()).hasSize(1);
        assertThat(message.chars().allMatch(letter -> letter >= ' ')).isTrue();
        try (Stream<Path> left = Files.list(folder)) {
            assertThat(left).containsExactly(path);
        }
    }

    @Test
    void thereAreMoreThanAHundred() {
        assertThat(badFiles()).hasSizeGreaterThan(100);
        assertThat(badFiles().stream().map(BadFile::name).distinct()).hasSameSizeAs(badFiles());
    }

    @Test
    void noTruncationPassesWhereverItIs() {
        Random random = new Random(3);
        for (Map.Entry<String, byte[]> whole : BadFiles.whole().entrySet()) {
            int shortest = whole.getKey().equals("gif") ? 3 : 1;
            for (int i = 0; i < 150; i++) {
                int length = random.nextInt(whole.getValue().length - shortest + 1);
                byte[] cut = Samples.head(whole.getValue(), length);
                assertThat(catchThrowable(() -> Images.decode(cut, "cut").close()))
                        .as("%s cut to %d of %d bytes", whole.getKey(), length, whole.getValue().length)
                        .isInstanceOf(UnreadablePictureException.class);
            }
        }
    }

    @Test
    void changedBytesAreReadOrRefusedButNeverBreakAnything() {
        Random random = new Random(4);
        for (Map.Entry<String, byte[]> whole : BadFiles.whole().entrySet()) {
            for (int i = 0; i < 150; i++) {
                byte[] changed = whole.getValue().clone();
                for (int change = random.nextInt(4); change >= 0; change--) {
                    changed[random.nextInt(changed.length)] = (byte) random.nextInt(256);
                }
                Throwable thrown =
                        catchThrowable(() -> Images.decode(changed, "changed").close());
                if (thrown != null) {
                    assertThat(thrown).as(whole.getKey()).isInstanceOf(UnreadablePictureException.class);
                    assertThat(thrown.getMessage().lines()).hasSize(1);
                }
            }
        }
    }

    @Test
    void inputsAreReadUnchanged() throws IOException, UnreadablePictureException {
        byte[] all = new byte[256 * 64];
        new Random(5).nextBytes(all);
        Path path = Files.write(folder.resolve("a b ünï 图 😀.png"), all);
        assertThat(ImageSource.read(path.toString(), InputStream.nullInputStream()))
                .isEqualTo(all);
        assertThat(ImageSource.read("-", new ByteArrayInputStream(all))).isEqualTo(all);
    }

    @Test
    void unreadableInputsAreNamed() throws IOException {
        assertThat(refusal(folder.toString())).contains("a folder, expected a picture");
        assertThat(refusal(folder.resolve("none.png").toString())).contains("no such file");
        assertThat(refusal("nul\0byte")).contains("nul");
        Path large = folder.resolve("large.png");
        try (var channel = Files.newByteChannel(large, StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
            channel.position(ImageSource.MAX_BYTES);
            channel.write(ByteBuffer.wrap(new byte[1]));
        }
        assertThat(refusal(large.toString())).contains("more than 64 MB");
    }

    /** Bad files may not make this process grow; only Linux tells, which forgets its peak when it is written "5". */
    @BeforeAll
    static void forgetPeak() throws IOException {
        if (Files.isWritable(CLEAR)) {
            Files.writeString(CLEAR, "5");
            before = kilobytes("VmRSS:");
        }
    }

    @AfterAll
    static void neverTookAGigabyte() throws IOException {
        assumeTrue(before > 0, "no " + CLEAR + ": run on Linux");
        assertThat(kilobytes("VmHWM:") - before).as("kilobytes").isLessThan(GIGABYTE);
    }

    private static long kilobytes(String name) throws IOException {
        return Files.readAllLines(Path.of("/proc/self/status")).stream()
                .filter(line -> line.startsWith(name))
                .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")))
                .findFirst()
                .orElseThrow();
    }

    private static String refusal(String input) {
        return catchThrowableOfType(
                        UnreadablePictureException.class, () -> ImageSource.read(input, InputStream.nullInputStream()))
                .getMessage();
    }
}
