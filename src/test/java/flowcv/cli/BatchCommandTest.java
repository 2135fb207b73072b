package flowcv.cli;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.image.Images;
import flowcv.image.Picture;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BatchCommandTest {
    @TempDir
    Path folder;

    private Path in;
    private Path out;

    @BeforeEach
    void fill() throws IOException {
        in = Files.createDirectories(folder.resolve("in"));
        out = folder.resolve("out");
        shot("shot10.png");
        shot("shot9.png");
        Files.createDirectories(in.resolve("sub"));
        shot("sub/shot9.png");
        byte[] picture = Files.readAllBytes(Samples.PICTURE);
        Files.write(in.resolve("torn.png"), Arrays.copyOf(picture, picture.length / 2));
    }

    private void shot(String name) throws IOException {
        Files.copy(Samples.PICTURE, in.resolve(name));
    }

    private List<String> lines(String file) throws IOException {
        return Files.readAllLines(out.resolve(file));
    }

    /** When each file in the output folder was made. */
    private Map<Path, FileTime> overlays() throws IOException {
        Map<Path, FileTime> times = new TreeMap<>();
        try (Stream<Path> files = Files.walk(out)) {
            for (Path file : files.filter(f -> f.toString().endsWith(".png")).toList()) {
                times.put(out.relativize(file), Files.getLastModifiedTime(file));
            }
        }
        return times;
    }

    @Test
    void resultsAreNotReplacedByNone() throws Exception {
        Run.of("batch", in, "-o", out, "--no-overlay");
        List<String> before = lines("results.jsonl");
        assertThat(Run.of("batch", in.resolve("none"), "-o", out).exitCode()).isEqualTo(3);
        assertThat(lines("results.jsonl")).isEqualTo(before);
    }

    @Test
    void resultsOfNoBatchAreNotReplaced() throws Exception {
        Files.createDirectories(out);
        Files.writeString(out.resolve("results.csv"), "mine");
        Run run = Run.of("batch", in.resolve("shot9.png"), "-o", out, "--no-overlay");
        assertThat(run.exitCode()).isEqualTo(3);
        assertThat(run.err()).contains("results.csv exists already", "--force");
        assertThat(Files.readString(out.resolve("results.csv"))).isEqualTo("mine");
        assertThat(out.resolve("results.jsonl")).doesNotExist();
        assertThat(Run.of("batch", in.resolve("shot9.png"), "-o", out, "--no-overlay", "--force")
                        .exitCode())
                .isZero();
    }

    @Test
    void whoWantsNoDrawingsKeepsThoseOfEarlierRuns() {
        Path shot = in.resolve("shot9.png");
        assertThat(Run.of("batch", shot, "-o", out).exitCode()).isZero();
        assertThat(Run.of("batch", shot, "-o", out, "--no-overlay").exitCode()).isZero();
        assertThat(out.resolve("shot9.solved.png")).exists();
        assertThat(Run.of("batch", shot, "-o", out).exitCode()).isZero();
        assertThat(out.resolve("shot9.solved.png")).exists();
    }

    @Test
    void drawingsBesideTheirPicturesAreLeftOut() {
        Path shot = in.resolve("shot9.png");
        assertThat(Run.of("solve", shot).exitCode()).isZero();
        Run run = Run.of("batch", shot, in.resolve("shot9.solved.png"), "-o", out, "--no-overlay");
        assertThat(run.exitCode()).isZero();
        assertThat(run.err()).contains("1 drawing of other inputs left out", "1 picture: 1 solved");
    }

    @Test
    void aJpegIsDrawnOnAsAJpeg() throws Exception {
        Path jpegs = Files.createDirectory(in.resolveSibling("jpegs"));
        Files.copy(Path.of("testdata", "14-iphone-xs-max-6x6.jpg"), jpegs.resolve("shot.JPG"));
        Run run = Run.of("batch", jpegs, "-o", out);
        assertThat(run.err()).startsWith("1 picture: 1 solved");
        assertThat(lines("results.jsonl").get(0)).contains("shot.solved.jpg");
        byte[] drawn = Files.readAllBytes(out.resolve("shot.solved.jpg"));
        assertThat(drawn).startsWith(0xFF, 0xD8, 0xFF);
        try (Picture picture = Images.decode(drawn, "shot")) {
            assertThat(picture.width()).isEqualTo(1242);
        }
        assertThat(Run.of("batch", jpegs, "-o", out).err()).contains("nothing left to do");
        assertThat(Run.of("solve", jpegs.resolve("shot.JPG")).err()).contains("shot.solved.jpg");
        assertThat(jpegs.resolve("shot.solved.jpg")).hasBinaryContent(drawn);
    }

    @Test
    void aFolderGetsPicturesTablesAndAPage() throws IOException {
        Run run = Run.of("batch", "-r", in, "-o", out);
        assertThat(run.exitCode()).isEqualTo(3);
        assertThat(run.out()).isEmpty();
        assertThat(run.errLines()).hasSize(2);
        assertThat(run.errLines().get(0)).contains("torn.png: unreadable (decode: ");
        assertThat(run.errLines().get(1)).startsWith("4 pictures: 3 solved, 1 unreadable; 4 done now");
        assertThat(overlays().keySet().stream().map(Path::toString))
                .containsExactly(
                        "shot10.solved.png", "shot9.solved.png", "sub" + java.io.File.separator + "shot9.solved.png");
        assertThat(lines("results.jsonl")).hasSize(4);
        assertThat(lines("results.jsonl").get(0)).contains("shot9.png\",\"id\":null,\"status\":\"solved\"");
        assertThat(lines("results.jsonl").get(1)).contains("shot10.png\"");
        assertThat(lines("results.jsonl").get(2)).contains("sub").contains("\"overlay\":\"" + out);
        assertThat(lines("results.jsonl").get(3))
                .contains("torn.png\"")
                .contains("\"status\":\"unreadable\",\"stage\":\"decode\"");
        assertThat(lines("results.csv")).hasSize(5);
        assertThat(lines("results.csv").get(0)).startsWith("input,status,family,");
        assertThat(lines("results.csv").get(1)).containsPattern("shot9.png,solved,plain,7x7,7,0\\.99\\d+,true,");
        String page = Files.readString(out.resolve("report.html"));
        assertThat(page).contains("shot9.solved.png").contains("truncated").doesNotContain("http");
    }

    @Test
    void reasonsOfManyAreLeftToTheReport() throws IOException {
        Path torn = Files.createDirectory(in.resolveSibling("torn"));
        for (int i = 0; i < 22; i++) {
            Files.copy(in.resolve("torn.png"), torn.resolve(i + ".png"));
        }
        Run run = Run.of("batch", torn, "-o", out);
        assertThat(run.errLines()).hasSize(22);
        assertThat(run.errLines().subList(0, 20)).allMatch(line -> line.contains(".png: unreadable (decode: "));
        assertThat(run.errLines().get(20)).isEqualTo("and 2 more; see the report");
        assertThat(Run.of("batch", torn, "-o", out, "-f", "-q").err()).isEmpty();
    }

    @Test
    void oneSolveAndItsBatchSayTheSame() throws IOException {
        Path shot = in.resolve("shot9.png");
        Run.of("batch", shot, "-o", out, "-q");
        String alone = Run.of("solve", "--json", "--no-overlay", shot).out().strip();
        String batch = lines("results.jsonl").get(0);
        assertThat(plain(batch).replaceAll("\"overlay\":\"[^\"]*\"", "\"overlay\":null"))
                .isEqualTo(plain(alone));
    }

    private static String plain(String json) {
        return json.replaceAll("\"millis\":\\{[^}]*\\}", "");
    }

    @Test
    void theSameCommandAgainDoesNothingTwice() throws IOException {
        Run.of("batch", "-r", in, "-o", out);
        Map<Path, FileTime> before = overlays();
        List<String> results = lines("results.jsonl");
        Run again = Run.of("batch", "-r", in, "-o", out);
        assertThat(again.exitCode()).isEqualTo(3);
        assertThat(again.err()).contains("4 of 4 pictures were done before");
        assertThat(overlays()).isEqualTo(before);
        assertThat(lines("results.jsonl")).isEqualTo(results);
    }

    @Test
    void newAndChangedPicturesAndLostOverlaysAreDone() throws IOException {
        Run.of("batch", in, "-o", out);
        shot("shot1.png");
        Files.copy(
                Path.of("samples", "holes.png"),
                in.resolve("shot9.png"),
                java.nio.file.StandardCopyOption.REPLACE_EXISTING);
        Files.delete(out.resolve("shot10.solved.png"));
        Run again = Run.of("batch", in, "-o", out);
        assertThat(again.err()).contains("1 of 4 pictures were done before");
        assertThat(overlays()).hasSize(3);
        assertThat(lines("results.csv").get(1)).contains("shot1.png,solved,plain");
        assertThat(lines("results.csv").get(2)).contains("shot9.png,solved,holes");
    }

    @Test
    void aPictureThatIsNoLongerSolvedLosesItsOverlay() throws IOException {
        Run.of("batch", in, "-o", out);
        Files.write(in.resolve("shot9.png"), new byte[] {1, 2, 3});
        Run.of("batch", in, "-o", out);
        assertThat(out.resolve("shot9.solved.png")).doesNotExist();
    }

    @Test
    void filesOfOthersAreLeftAloneWithoutForce() throws IOException {
        Files.createDirectories(out);
        Path theirs = Files.writeString(out.resolve("shot9.solved.png"), "theirs");
        Run run = Run.of("batch", in, "-o", out);
        assertThat(run.exitCode()).isEqualTo(3);
        assertThat(theirs).hasContent("theirs");
        assertThat(lines("results.jsonl").get(0))
                .contains("\"stage\":\"write\"")
                .contains("--force");
        assertThat(Run.of("batch", in, "-o", out).err()).contains("1 unwritten");
        assertThat(theirs).hasContent("theirs");
        Run.of("batch", "--force", in, "-o", out);
        assertThat(Files.size(theirs)).isGreaterThan(1000);
        // What was made by force is ours from then on.
        Files.setLastModifiedTime(in.resolve("shot9.png"), FileTime.fromMillis(0));
        assertThat(Run.of("batch", in, "-o", out).err()).contains("2 solved");
    }

    @Test
    void forceDoesAllAgain() throws IOException {
        Run.of("batch", in, "-o", out);
        Run again = Run.of("batch", "-f", in, "-o", out);
        assertThat(again.err()).contains("2 solved, 1 unreadable; 3 done now");
    }

    @Test
    void listsComeFromStandardInput() throws IOException {
        String list = in.resolve("sub/shot9.png") + "\n\n" + in.resolve("none.png") + "\r\n" + in.resolve("shot9.png");
        Run run = Run.withInput(list.getBytes(StandardCharsets.UTF_8), "batch", "--files-from", "-", "-o", out);
        assertThat(run.exitCode()).isEqualTo(3);
        assertThat(lines("results.jsonl")).hasSize(3);
        assertThat(lines("results.jsonl").get(0)).contains("sub");
        assertThat(lines("results.jsonl").get(1)).contains("no such file");
        assertThat(overlays()).hasSize(2);
    }

    @Test
    void withoutOverlaysNothingIsDrawn() throws IOException {
        assertThat(Run.of("batch", "--no-overlay", in.resolve("shot9.png"), "-o", out)
                        .exitCode())
                .isZero();
        assertThat(overlays()).isEmpty();
        assertThat(lines("results.jsonl").get(0)).contains("\"overlay\":null").contains("\"solution\":{");
    }

    @Test
    void whatIsWrongWithTheCommandLineIsSaid() {
        assertThat(Run.of("batch", in).exitCode()).isEqualTo(2);
        assertThat(Run.of("batch", "-o", out).exitCode()).isEqualTo(2);
        assertThat(Run.of("batch", in, "-o", out, "--jobs", "0").exitCode()).isEqualTo(2);
        Run none = Run.of("batch", in.resolve("none"), "-o", out);
        assertThat(none.exitCode()).isEqualTo(3);
        assertThat(none.err()).contains("no such file or folder", "no pictures were found", "; -r looks");
        assertThat(Run.of("batch", "-r", in.resolve("none"), "-o", out).err()).doesNotContain("-r looks");
        assertThat(out).doesNotExist();
        Run file = Run.of("batch", in, "-o", in.resolve("shot9.png"));
        assertThat(file.exitCode()).isEqualTo(3);
        assertThat(file.err()).contains("cannot be used for results").doesNotContain("internal error");
    }
}
