package flowcv.cli;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.board.SameBoard;
import flowcv.format.FlowFormat;
import flowcv.format.text.BoardEntry;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ConvertCommandTest {
    private static final String STREAM = "id: one\n\n" + Samples.TEXT + "\nid: two\n\nA.B\n...\n...\nA.B\n";

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"flow", "level", "puzzlink", "ahle", "mzucker"})
    void boardsSurviveTheWayThereAndBack(String form) throws Exception {
        boolean many = !form.equals("mzucker");
        Path flows = Files.writeString(folder.resolve("in.flows"), many ? STREAM : Samples.TEXT);
        Path there = folder.resolve("there.txt");
        Path back = folder.resolve("back.flows");
        assertThat(Run.of("convert", flows, there, "--to", form).err()).isEqualTo("wrote " + there + "\n");
        // Its content tells the form.
        assertThat(Run.of("convert", there, back, "-q").err()).isEmpty();
        List<BoardEntry> before = FlowFormat.read(Files.readString(flows), "before");
        List<BoardEntry> after = FlowFormat.read(Files.readString(back), "after");
        assertThat(after).hasSameSizeAs(before);
        for (int i = 0; i < after.size(); i++) {
            assertThat(SameBoard.test(before.get(i).board(), after.get(i).board()))
                    .isTrue();
        }
    }

    @Test
    void endingsTellTheForm() throws IOException {
        Path board = board();
        assertThat(convert(board, "x.url")).startsWith("https://puzz.link/p?arukone/5/5/");
        assertThat(convert(board, "x.lp")).contains("Subject To");
        assertThat(convert(board, "x.opb")).startsWith("* #variable= ");
        Run run = Run.of("convert", board, folder.resolve("x.txt"));
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).contains("add --to with one of flow, level");
    }

    @Test
    void rulesChooseTheGenreOfAnAddress() throws IOException {
        Run run = Run.of("convert", board(), "-", "--to", "puzzlink", "--rules", "free");
        assertThat(run.out()).startsWith("https://puzz.link/p?numlin/5/5/");
        Path address = Files.writeString(folder.resolve("x.url"), run.out());
        // What the address says goes on where nothing else is asked for.
        assertThat(Run.of("convert", address, "-", "--to", "puzzlink").out()).isEqualTo(run.out());
    }

    @Test
    void rulesThatAFormDoesNotHoldAreTold() throws IOException {
        Path free = Files.writeString(folder.resolve("free.flow"), "rules: free\n\nA.A\n");
        Run run = Run.of("convert", free, "-", "--to", "matrix");
        assertThat(run.exitCode()).isZero();
        assertThat(run.err()).contains("does not say that cells may stay empty", "--rules free");
        assertThat(Run.of("convert", free, "-", "--to", "flow").err()).isEmpty();
    }

    @Test
    void aBoardThatDoesNotFitIsToldAndTheOthersAreWritten() throws IOException {
        Path flows = Files.writeString(folder.resolve("in.flows"), STREAM + "\nid: three\n\nA#A\n...\n");
        Run run = Run.of("convert", flows, "-", "--to", "ahle");
        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.out()).contains("# one\n5 5\n").contains("# two\n3 4\n").doesNotContain("three");
        assertThat(run.err())
                .isEqualTo("flowcv: " + flows
                        + ", board three: a hole at row 1, column 2, but ahle's form holds plain cells alone\n");
    }

    @Test
    void aLevelHoldsASolution() throws IOException {
        Run run = Run.of("convert", board(), "-", "--to", "level");
        assertThat(run.out()).startsWith("5,0,1,5;").hasLineCount(1);
        Path crossed = Files.writeString(folder.resolve("crossed.flow"), Samples.CROSSED);
        Run none = Run.of("convert", crossed, folder.resolve("none.txt"), "--to", "level");
        assertThat(none.exitCode()).isEqualTo(1);
        assertThat(none.err()).contains("the form holds a solution, but the board has no solution");
        assertThat(folder.resolve("none.txt")).doesNotExist();
    }

    @Test
    void formsOfOneBoardGetAFileEachOrOneOfMany() throws IOException {
        Path flows = Files.writeString(folder.resolve("in.flows"), STREAM);
        Run many = Run.of("convert", flows, folder.resolve("x.lp"));
        assertThat(many.exitCode()).isEqualTo(2);
        assertThat(many.err()).contains("choose one with --id");
        assertThat(Run.of("convert", flows, folder.resolve("x.lp"), "--id", "two")
                        .exitCode())
                .isZero();
        assertThat(Run.of("convert", flows, folder.resolve("y.lp"), "--id", "ten")
                        .err())
                .contains("no board is named ten; the first is one");
        assertThat(Run.of("convert", flows, folder + "/made/", "--to", "ahle").exitCode())
                .isZero();
        try (Stream<Path> made = Files.list(folder.resolve("made"))) {
            assertThat(made.map(p -> p.getFileName().toString()).sorted()).containsExactly("one.txt", "two.txt");
        }
    }

    @Test
    void missingFoldersAreMade() throws IOException {
        Path board = board();
        Path url = folder.resolve("a/b/x.url");
        assertThat(Run.of("convert", board, url).err()).isEqualTo("wrote " + url + "\n");
        assertThat(Run.of("convert", board, url).err()).isEqualTo("nothing to write, the same already: " + url + "\n");
        assertThat(Run.of("draw", board, "-o", folder.resolve("c/x.svg")).exitCode())
                .isZero();
        assertThat(Run.of("solve", board, "-o", folder.resolve("d/x.svg")).exitCode())
                .isZero();
        Path link = Files.createSymbolicLink(folder.resolve("link"), folder.resolve("d"));
        assertThat(Run.of("convert", board, link.resolve("y.url")).err())
                .isEqualTo("wrote " + link.resolve("y.url") + "\n");
    }

    @Test
    void filesThatAreThereStay() throws IOException {
        Path board = board();
        Path there = Files.writeString(folder.resolve("x.url"), "mine");
        assertThat(Run.of("convert", board, there).exitCode()).isEqualTo(3);
        assertThat(there).hasContent("mine");
        assertThat(Run.of("convert", board, there, "-f").exitCode()).isZero();
        assertThat(Run.of("convert", board, board, "-f").err()).contains("is the input");
    }

    @Test
    void whatCannotBeReadIsNamedWithItsPlace() throws IOException {
        Path bad = Files.writeString(folder.resolve("bad.txt"), "5 6\n");
        assertThat(Run.of("convert", bad, "-").err()).contains("in none of the forms");
        assertThat(Run.of("convert", bad, "-", "--from", "ahle").err())
                .isEqualTo("flowcv: " + bad
                        + ": cannot be read as a board: line 1, column 1: 0 rows follow, expected 6\n");
        assertThat(Run.of("convert", Samples.PICTURE, "-").err()).contains("'flowcv recognize' makes a text");
        assertThat(Run.of("convert", folder.resolve("none"), "-").exitCode()).isEqualTo(3);
        Path model = Files.writeString(folder.resolve("x.lp"), "Minimize\n");
        assertThat(Run.of("convert", model, "-").err()).contains("written for solvers");
    }

    @Test
    void standardInputIsRead() {
        Run run = Run.withInput("5,0,1,1;0,1,2,3,4\n".getBytes(StandardCharsets.UTF_8), "convert", "-", "-");
        assertThat(run.exitCode()).isEqualTo(3);
        Run row = Run.withInput("5:1,0,1,1;0,1,2,3,4\n".getBytes(StandardCharsets.UTF_8), "convert", "-", "-");
        assertThat(row.out()).isEqualTo("id: 1\n\nR...R\n");
    }

    private Path board() throws IOException {
        return Files.writeString(folder.resolve("board.flow"), Samples.TEXT);
    }

    private String convert(Path board, String name) throws IOException {
        Path out = folder.resolve(name);
        assertThat(Run.of("convert", board, out).exitCode()).isZero();
        return Files.readString(out);
    }
}
