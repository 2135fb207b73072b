package flowcv.cli;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.draw.TextDrawing.Style;
import flowcv.image.Images;
import flowcv.image.Picture;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SolveCommandTest {
    @TempDir
    Path folder;

    private Path shot;

    @BeforeEach
    void copyPicture() throws IOException {
        shot = Files.copy(Samples.PICTURE, folder.resolve("shot.png"));
    }

    @Test
    void aPictureIsSolvedAndDrawnBesideIt() throws Exception {
        byte[] before = Files.readAllBytes(shot);
        Run run = Run.of("solve", shot);
        assertThat(run.exitCode()).isZero();
        assertThat(run.outLines()).hasSize(7).allMatch(line -> line.length() == 7 && !line.contains("."));
        Path drawn = folder.resolve("shot.solved.png");
        assertThat(run.err()).isEqualTo(shot + ": solution drawn in " + drawn + "\n");
        assertThat(Files.readAllBytes(shot)).isEqualTo(before);
        try (Picture input = Images.decode(before, "input");
                Picture output = Images.decode(Files.readAllBytes(drawn), "output")) {
            assertThat(output.pixels().size()).isEqualTo(input.pixels().size());
        }
        assertThat(names()).containsExactly("shot.png", "shot.solved.png");
    }

    @Test
    void theSameDrawingMayStandThereAlready() {
        assertThat(Run.of("solve", shot).exitCode()).isZero();
        assertThat(Run.of("solve", shot).exitCode()).isZero();
        assertThat(Run.of("solve", shot, "--rules", "free").exitCode()).isZero();
    }

    @Test
    void anExistingFileIsOverwrittenWithForceAlone() throws IOException {
        Path drawn = Files.writeString(folder.resolve("shot.solved.png"), "mine");
        Run refused = Run.of("solve", shot);
        assertThat(refused.exitCode()).isEqualTo(3);
        assertThat(refused.outLines()).hasSize(7);
        assertThat(refused.errLines()).hasSize(1);
        assertThat(refused.err()).contains("exists already").contains("--force");
        assertThat(drawn).hasContent("mine");
        assertThat(Run.of("solve", shot, "--force").exitCode()).isZero();
        assertThat(Files.size(drawn)).isGreaterThan(1000);
    }

    @Test
    void anInputIsNeverOverwritten() throws IOException {
        byte[] before = Files.readAllBytes(shot);
        Path link = Files.createSymbolicLink(folder.resolve("link.png"), shot);
        Path twin = Files.createLink(folder.resolve("twin.png"), shot);
        Path around = folder.resolve("..").resolve(folder.getFileName()).resolve("shot.png");
        for (Path output : List.of(shot, link, twin, around)) {
            Run run = Run.of("solve", shot, "--force", "-o", output);
            assertThat(run.exitCode()).isEqualTo(3);
            assertThat(run.err()).contains("is the input");
            assertThat(Files.readAllBytes(shot)).isEqualTo(before);
        }
        assertThat(link).isSymbolicLink();
    }

    @Test
    void inputsOfOneNameGoToFilesOfTheirOwn() throws IOException {
        Path other =
                Files.copy(shot, Files.createDirectory(folder.resolve("other")).resolve("shot.png"));
        Run run = Run.of("solve", shot, other, "-o", folder + "/made/");
        assertThat(run.exitCode()).isZero();
        try (Stream<Path> made = Files.list(folder.resolve("made"))) {
            assertThat(made.map(p -> p.getFileName().toString()).sorted())
                    .containsExactly("shot.solved-2.png", "shot.solved.png");
        }
    }

    @Test
    void aFolderThatCannotBeMadeIsNamed() {
        Run run = Run.of("solve", shot, "-o", shot.resolve("none/x.png"));
        assertThat(run.exitCode()).isEqualTo(3);
        assertThat(run.err()).contains("its folder cannot be made", shot.toString());
    }

    @Test
    void resultsFollowTheInputsAndOneBadFileStopsNoOther() throws IOException {
        Path bad = Files.writeString(folder.resolve("bad.png"), "\u0089PNG\r\n\u001a\n");
        Path text = Files.writeString(folder.resolve("board.png"), Samples.TEXT);
        Run run = Run.of("solve", bad, text, folder.resolve("none.png"), shot, "-q");
        assertThat(run.exitCode()).isEqualTo(3);
        assertThat(run.out()).startsWith(text + ":\n" + Samples.SOLVED + "\n" + shot + ":\n");
        assertThat(run.errLines()).hasSize(2);
        assertThat(run.errLines().get(0)).startsWith("flowcv: " + bad + ": ");
        assertThat(run.errLines().get(1)).startsWith("flowcv: " + folder.resolve("none.png") + ": no such file");
    }

    @Test
    void optionsStandBeforeAndBehindInputs() {
        assertThat(Run.of("solve", "--no-overlay", shot).exitCode()).isZero();
        assertThat(Run.of("solve", shot, "--no-overlay").exitCode()).isZero();
        assertThat(folder.resolve("shot.solved.png")).doesNotExist();
    }

    @Test
    void standardInputTakesPicturesAndTexts() throws IOException {
        Run text = Run.withInput(Samples.TEXT.getBytes(StandardCharsets.UTF_8), "solve", "-");
        assertThat(text.exitCode()).isZero();
        assertThat(text.out()).isEqualTo(Samples.SOLVED);
        Run picture = Run.withInput(Files.readAllBytes(shot), "solve", "-", "-o", folder.resolve("out.jpg"));
        assertThat(picture.exitCode()).isZero();
        assertThat(Files.readAllBytes(folder.resolve("out.jpg"))).startsWith(0xFF, 0xD8);
    }

    @Test
    void standardOutputTakesAPictureAndNothingElse() throws Exception {
        Run run = Run.of("solve", shot, "-o", "-");
        assertThat(run.exitCode()).isZero();
        assertThat(run.err()).isEmpty();
        Images.decode(run.bytes(), "output").close();
        assertThat(run.bytes()).endsWith('I', 'E', 'N', 'D', 0xAE, 0x42, 0x60, 0x82);
    }

    @Test
    void boardsOfAStreamAreNamed() {
        String stream = "id: one\n\n" + Samples.TEXT + "\nid: two\n\n" + Samples.CROSSED;
        Run run = Run.withInput(stream.getBytes(StandardCharsets.UTF_8), "solve", "-");
        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.out()).isEqualTo("standard input one:\n" + Samples.SOLVED);
        assertThat(run.errLines()).hasSize(1);
        assertThat(run.err()).startsWith("flowcv: standard input two: the board has no solution");
    }

    @Test
    void solutionsAreCounted() {
        byte[] ambiguous = Samples.AMBIGUOUS.getBytes(StandardCharsets.UTF_8);
        assertThat(Run.withInput(ambiguous, "solve", "-", "--unique").out()).endsWith("\nthere are other solutions\n");
        byte[] unique = Samples.TEXT.getBytes(StandardCharsets.UTF_8);
        assertThat(Run.withInput(unique, "solve", "-", "--unique").out())
                .isEqualTo(Samples.SOLVED + "the only solution\n");
        String[] drawings = Run.withInput(ambiguous, "solve", "-", "--max-solutions", 2)
                .out()
                .split("\n\n");
        assertThat(drawings).hasSize(2).doesNotHaveDuplicates();
        assertThat(Run.withInput(unique, "solve", "-", "--max-solutions", 5).out())
                .isEqualTo(Samples.SOLVED);
    }

    @Test
    void allSolutionsAreToldOnceAndInAFixedOrder() {
        // The ways of a rook from corner to corner that visit no square twice: 8512 on 5x5 (OEIS A007764).
        byte[] small = ("A...\n" + "....\n".repeat(2) + "...A\n").getBytes(StandardCharsets.UTF_8);
        byte[] large = ("A....\n" + ".....\n".repeat(3) + "....A\n").getBytes(StandardCharsets.UTF_8);
        List<String> ways = ways(large, "all", "search");
        assertThat(ways).hasSize(8512).doesNotHaveDuplicates();
        assertThat(ways(large, "100", "search")).isEqualTo(ways.subList(0, 100));
        assertThat(ways(small, "all", "ilp"))
                .doesNotHaveDuplicates()
                .containsExactlyInAnyOrderElementsOf(ways(small, "all", "search"));
    }

    private static List<String> ways(byte[] board, String most, String engine) {
        return Run.withInput(
                        board,
                        "solve",
                        "-",
                        "--json",
                        "--rules",
                        "free",
                        "--max-solutions",
                        most,
                        "--engine",
                        engine,
                        "--time-limit",
                        "1h")
                .outLines()
                .stream()
                .map(line -> line.substring(line.indexOf("\"solution\""), line.indexOf("\"overlay\"")))
                .toList();
    }

    @Test
    void solutionsAreToldAsTheyAreFound() {
        for (String option : new String[] {"--json", "--quiet"}) {
            AtomicInteger lines = new AtomicInteger();
            OutputStream reader = new OutputStream() {
                @Override
                public void write(int b) throws IOException {
                    if (b == '\n' && lines.incrementAndGet() == 1000) {
                        throw new IOException("Broken pipe");
                    }
                }
            };
            // No computer lives long enough for all 10^24 of them.
            byte[] endless = ("A" + ".".repeat(9) + "\n" + (".".repeat(10) + "\n").repeat(8) + ".".repeat(9) + "A\n")
                    .getBytes(StandardCharsets.UTF_8);
            int exitCode = Run.run(
                    endless,
                    reader,
                    OutputStream.nullOutputStream(),
                    Style.PLAIN,
                    "solve",
                    "-",
                    "--rules",
                    "free",
                    "--max-solutions=all",
                    "--time-limit=1h",
                    option);
            assertThat(exitCode).isZero();
            assertThat(lines).hasValue(1000);
        }
    }

    @Test
    void whatEndsASearchForAllIsToldAtItsEnd() {
        byte[] endless = ("A" + ".".repeat(9) + "\n" + (".".repeat(10) + "\n").repeat(8) + ".".repeat(9) + "A\n")
                .getBytes(StandardCharsets.UTF_8);
        Object[] command = {"solve", "-", "--rules", "free", "--max-solutions", "all", "--time-limit", "300ms"};
        Run text = Run.withInput(endless, command);
        assertThat(text.exitCode()).isZero();
        assertThat(text.out().split("\n\n")).hasSizeGreaterThan(10);
        assertThat(text.err()).isEqualTo("flowcv: standard input: not searched to the end: the time limit of 300 ms\n");
        Object[] withJson = Arrays.copyOf(command, command.length + 1);
        withJson[command.length] = "--json";
        List<String> lines = Run.withInput(endless, withJson).outLines();
        String reason = "\"stage\":\"solve\",\"reason\":\"not searched to the end: the time limit of 300 ms\"";
        assertThat(lines.get(lines.size() - 1)).contains(reason);
        assertThat(lines.subList(0, lines.size() - 1)).allMatch(line -> line.contains("\"stage\":null"));
        assertThat(lines).allMatch(line -> line.contains("\"unique\":false"));
    }

    /** Nothing is read in a millisecond. */
    @ParameterizedTest
    @ValueSource(strings = {"solve", "recognize"})
    void aPictureWhoseTimeIsUpIsGivenUp(String command) {
        Run run = Run.of(command, "--json", "--time-limit", "1ms", "samples/7x7.png");
        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.out())
                .contains("\"status\":\"gave-up\",\"stage\":\"time\","
                        + "\"reason\":\"not read within 0.001 s; a longer --time-limit may help\"");
    }

    @Test
    void theOtherEngineSaysTheSame() {
        byte[] unique = Samples.TEXT.getBytes(StandardCharsets.UTF_8);
        assertThat(Run.withInput(unique, "solve", "-", "--unique", "--engine", "ilp")
                        .out())
                .isEqualTo(Samples.SOLVED + "the only solution\n");
        Run picture = Run.of("solve", shot, "--engine", "ilp");
        assertThat(picture.exitCode()).isZero();
        assertThat(picture.out())
                .isEqualTo(
                        Run.of("solve", shot, "--force", "--engine", "search").out());
        byte[] crossed = Samples.CROSSED.getBytes(StandardCharsets.UTF_8);
        assertThat(Run.withInput(crossed, "solve", "-", "--engine", "ilp").err())
                .contains("the board has no solution: the dot at row 1, column 1 is shut in; check its dots");
    }

    @Test
    void cellsMayStayEmptyOnDemand() {
        byte[] sparse = "A..A\n.#..\n.BB.\n".getBytes(StandardCharsets.UTF_8);
        assertThat(Run.withInput(sparse, "solve", "-").exitCode()).isEqualTo(1);
        Run search = Run.withInput(sparse, "solve", "-", "--rules", "free", "--max-solutions", 1000, "--json");
        Run program = Run.withInput(
                sparse, "solve", "-", "--rules", "free", "--max-solutions", 1000, "--json", "--engine", "ilp");
        assertThat(search.exitCode()).isZero();
        assertThat(search.outLines()).hasSizeGreaterThan(1);
        assertThat(program.outLines()).hasSameSizeAs(search.outLines());
    }

    @Test
    void aSearchWithoutTimeGivesUp() {
        // Sixteen dots far apart, as many on dark cells as on light ones: no short reason says whether it can be
        // solved, and there are far more ways than a millisecond allows.
        String row = ".".repeat(26) + "\n";
        String hard = row + ".A.B.C.D.E.F.G.H" + ".".repeat(10) + "\n" + row.repeat(22) + ".".repeat(9)
                + "D.H.A.F.B.G.E.C..\n" + row;
        Run run = Run.withInput(hard.getBytes(StandardCharsets.UTF_8), "solve", "-", "--time-limit", "1ms");
        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).startsWith("flowcv: standard input: gave up: ");
    }

    @Test
    void aReaderThatLeavesIsNoError() {
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int exitCode = Run.run(new byte[0], failing("Broken pipe"), err, Style.PLAIN, "solve", shot, "-q");
        assertThat(exitCode).isZero();
        assertThat(err.toString(StandardCharsets.UTF_8)).isEmpty();
    }

    @Test
    void aFullDiskIsAnError() {
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int exitCode = Run.run(new byte[0], failing("No space left on device"), err, Style.PLAIN, "solve", shot, "-q");
        assertThat(exitCode).isEqualTo(3);
        assertThat(err.toString(StandardCharsets.UTF_8)).contains("No space left on device");
    }

    @Test
    void terminalsGetLinesAndColors() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Run.run(new byte[0], out, OutputStream.nullOutputStream(), Style.TERMINAL, "solve", Samples.BOARD);
        assertThat(out.toString(StandardCharsets.UTF_8))
                .contains("\u001B[38;5;")
                .contains("│");
    }

    private static OutputStream failing(String reason) {
        return new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException(reason);
            }
        };
    }

    private List<String> names() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(p -> p.getFileName().toString()).sorted().toList();
        }
    }
}
