package flowcv.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every command that takes a board takes it in every text form, without being told which. */
class TextFormsTest {
    /** The same board of 3x3 cells in each form that holds it. */
    private static final List<String> FORMS = List.of(
            "RGB\n...\nRGB\n",
            "1 2 3\n0 0 0\n1 2 3\n",
            "1,2,12 // above\n_,_,_\n1,2,12\n",
            "3,0,1,3;0,3,6;1,4,7;2,5,8\n",
            "https://puzz.link/p?arukone/3/3/123i123\n",
            "3 3\nRGB\n...\nRGB\n");

    @TempDir
    private Path folder;

    private static Run run(String command, String form, Object... options) {
        Object[] words = new Object[options.length + 2];
        words[0] = command;
        words[1] = "-";
        System.arraycopy(options, 0, words, 2, options.length);
        return Run.withInput(form.getBytes(StandardCharsets.UTF_8), words);
    }

    @Test
    void countsAreTheSame() {
        for (String form : FORMS) {
            Run run = run("count", form, "--rules", "free");
            assertThat(run.out())
                    .as(form + run.err())
                    .isEqualTo(run("count", FORMS.get(0), "--rules", "free").out());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"solve", "hint", "grade", "recognize", "convert"})
    void takesEveryForm(String command) {
        int expected = run(command, FORMS.get(0)).exitCode();
        for (String form : FORMS) {
            Run run = run(command, form);
            assertThat(run.exitCode()).as(form + run.err()).isEqualTo(expected);
            assertThat(run.err()).doesNotContain("read as a board");
        }
    }

    @Test
    void drawsEveryForm() {
        for (int i = 0; i < FORMS.size(); i++) {
            Path picture = folder.resolve(i + ".svg");
            assertThat(run("draw", FORMS.get(i), "-o", picture).err()).isEqualTo("wrote " + picture + "\n");
            assertThat(picture).isNotEmptyFile();
        }
    }

    @Test
    void whatIsNoBoardIsAnsweredWithTheForms() {
        Run run = run("solve", "hello world\n");
        assertThat(run.exitCode()).isEqualTo(3);
        assertThat(run.err()).contains("flow, level, puzzlink, ahle, mzucker, matrix", "'hello'");
    }

    @Test
    void marksOfMarkdownAndMailAreNoPartOfABoard() {
        String board = FORMS.get(0);
        String solved = run("solve", board).out();
        for (String pasted : List.of(
                "```\n" + board + "```\n",
                "```flow\n" + board + "```",
                "> " + board.strip().replace("\n", "\n> "))) {
            Run run = run("solve", pasted);
            assertThat(run.out()).as(run.err()).isEqualTo(solved);
        }
    }

    /** PowerShell writes it with {@code >}, and spoils pictures so. */
    @Test
    void aTextMayBeUtf16() throws IOException {
        Path text = folder.resolve("b.flow");
        for (Charset coding : List.of(StandardCharsets.UTF_16BE, StandardCharsets.UTF_16LE)) {
            Files.writeString(text, "\uFEFF" + FORMS.get(0), coding);
            assertThat(Run.of("solve", text).out())
                    .isEqualTo(run("solve", FORMS.get(0)).out());
            Files.writeString(text, "\uFEFF\u0089PNG\r\n\u001a\n", coding);
            assertThat(Run.of("solve", text).err()).contains("text in UTF-16, expected a picture");
        }
    }

    @Test
    void wordsAroundABoardAreNoPartOfIt() {
        String board = FORMS.get(0);
        String solved = run("solve", board).out();
        for (String pasted : List.of(
                "Here is my board:\n\n```\n" + board + "```\nthanks!\n",
                "Look:\n```" + board.strip() + "```\n",
                "> Look,\n> ```\n> " + board.strip().replace("\n", "\n> ") + "\n> ```\n")) {
            Run run = run("solve", pasted);
            assertThat(run.out()).as(run.err()).isEqualTo(solved);
        }
        assertThat(run("solve", "Here is my board:\n\n" + board + "thanks!\n").err())
                .endsWith("; leave out text around the board\n");
        assertThat(run("solve", "RGB\n.x.\nRGB\n").err()).doesNotContain("leave out");
    }

    @Test
    void aFaultHasItsPlaceInThePastedText() {
        assertThat(run("solve", "R.B\n.x.\nR.B\n").err()).contains("line 2, column 2: ");
        assertThat(run("solve", "> R.B\n> .x.\n> R.B\n").err()).contains("line 2, column 4: ");
        assertThat(run("solve", "Look\n\n```\nR.B\n.x.\nR.B\n```\n").err()).contains("line 5, column 2: ");
        assertThat(run("solve", ">".repeat(100_000) + "R.B\n").err()).contains("line 1, column 100: ");
    }

    @Test
    void aRowBesideAFenceIsNoNameOfALanguage() {
        Run run = run("solve", "```aa\n..\nbb```\n");
        assertThat(run.out())
                .as(run.err())
                .isEqualTo(run("solve", "aa\n..\nbb\n").out());
        assertThat(run("solve", "```text\nA.B\nA.B\n```\n").exitCode()).isZero();
    }

    @Test
    @Timeout(10)
    void manyBlankLinesAreNoLongWork() {
        assertThat(run("solve", "\n".repeat(200_000) + "x").err()).contains("stands once");
    }

    @Test
    void labelsComeBackAsTheyWereGiven() throws IOException {
        String board = "10 0 0 10\n0 0 0 0\n9 0 0 9\n";
        assertThat(run("solve", board).outLines().get(0)).isEqualTo("10 10 10 10");
        assertThat(run("solve", board, "--paths").outLines().get(0)).startsWith("10: r1c1 r1c2");
        assertThat(run("solve", board, "--json").out()).contains("\"10\":[[0,0],", "labels: A=10\\n");
        Path flow = Files.writeString(
                folder.resolve("b.flow"), run("recognize", board).out());
        assertThat(Run.of("solve", flow).out()).isEqualTo(run("solve", board).out());
        assertThat(Run.of("convert", flow, "--to", "matrix").out()).isEqualTo(board);
        assertThat(Run.of("convert", flow, "--to", "ahle").out()).isEqualTo("4 3\nA..A\n....\nB..B\n");
        assertThat(run("solve", "labels: A=10 B=10\n\nAB\nAB\n").err()).contains("a number stands twice");
        assertThat(run("solve", "labels: A=10 A=11\n\nA.B\nA.B\n").err())
                .contains("'A=11', but A has a number already");
        assertThat(run("solve", "labels: A=1\n\nA.B\nA.B\n").err()).contains("'A=1', expected", "2 to 9 digits");
    }

    @Test
    void wordsUnderTheNameOfLabelsAreKept() {
        String board = "labels: from the book\n\nA.B\nA.B\n";
        Run run = run("convert", board, "--to", "flow");
        assertThat(run.out()).as(run.err()).isEqualTo(board);
    }

    @Test
    void numbersOfBoardsWithoutNamesAreFree() {
        String nameless = "id:\n\nAA\n";
        Run run = run("solve", "id: 2\n\nAA\n\n" + nameless + "\n" + nameless, "--json");
        assertThat(run.outLines()).hasSize(3);
        assertThat(run.outLines().get(0)).contains("\"id\":\"2\"");
        assertThat(run.outLines().get(1)).contains("\"id\":\"3\"");
        assertThat(run.outLines().get(2)).contains("\"id\":\"4\"");
        assertThat(run("solve", nameless, "--json").out()).doesNotContain("\"id\":\"");
    }

    @Test
    void whatMayBeSeveralBoardsIsClearInAFlowFile() throws IOException {
        Path matrix = Files.writeString(folder.resolve("m.txt"), "A B\nB C\nC A\n");
        Path flow = folder.resolve("m.flow");
        assertThat(Run.of("recognize", matrix).err()).contains("a file that ends in .flow");
        assertThat(Run.of("convert", matrix, flow, "--from", "matrix").exitCode())
                .isZero();
        assertThat(Run.of("recognize", flow).out()).isEqualTo("AB\nBC\nCA\n");
    }

    @Test
    void anSvgIsAnsweredWithWhatIsRead() {
        assertThat(run("solve", "<?xml version=\"1.0\"?>\n<svg/>").err()).contains("SVG", "give the board as text");
    }

    @Test
    void whatIsSaidOfSeveralBoardsHelps() {
        Run run = run("solve", "A.B\nA.B\n\nC.D\nC.D\n");
        assertThat(run.exitCode()).isEqualTo(3);
        assertThat(run.err()).contains("put a line 'id: NAME' and a blank line before each board");
        assertThat(run("count", "id: x\n\nA.B\nA.B\n\nid: y\n\nC.D\nC.D\n").exitCode())
                .isZero();
    }

    @Test
    void noMessageGrowsWithTheNamesOfBoards() {
        String name = "b".repeat(5000);
        Run run = run("solve", "id: " + name + "\n\nA.B\n...\nA.B\n");
        assertThat(run.err().length()).isLessThan(700);
        assertThat(run.err()).startsWith("flowcv: standard input bbb").endsWith("check its dots\n");
        assertThat(run("convert", "id: " + name + "\n\nAA\n", "--id", "no")
                        .err()
                        .length())
                .isLessThan(700);
    }

    @Test
    void rulesOfTheFormHoldUnlessOthersAreAsked() {
        String numlin = "https://puzz.link/p?numlin/3/3/1g1l\n";
        assertThat(run("solve", numlin).exitCode()).isZero();
        assertThat(run("count", numlin).out())
                .isNotEqualTo(run("count", numlin, "--rules", "fill").out());
    }

    @Test
    void readsWhatAnotherSolverFound() throws IOException {
        Path board = Files.writeString(folder.resolve("r.flow"), "R.\nR.\n");
        // The links above, right and below, and the color of each cell.
        Path found =
                Files.writeString(folder.resolve("r.sol"), "x0 1\nx1 0\nx2 1\nx3 1\ny0_0 1\ny1_0 1\ny2_0 1\ny3_0 1\n");
        Run run = Run.of("convert", board, "--from-solution", found, "--to", "solutions");
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).contains("R: 0,0 0,1 1,1 1,0");
        Files.writeString(found, "x0 0\nx1 1\nx2 1\nx3 1\ny0_0 1\ny1_0 1\ny2_0 1\ny3_0 1\n");
        Run wrong = Run.of("convert", board, "--from-solution", found, "--to", "solutions");
        assertThat(wrong.exitCode()).isEqualTo(3);
        assertThat(wrong.err()).contains("no solution in");
    }

    @Test
    void difficultiesAreTold() {
        assertThat(Run.of("grade", Samples.BOARD).out()).matches("(easy|medium|hard|extreme)\n");
        Run several = run("grade", Samples.AMBIGUOUS, "--json");
        assertThat(several.exitCode()).isEqualTo(1);
        assertThat(several.out()).contains("\"status\":\"ungraded\"", "several solutions");
    }

    @Test
    void aPuzzleIsMadeInTimeOrNotAtAll() {
        Path file = folder.resolve("one.flow");
        assertThat(Run.of("generate", "--size", "5", "--seed", "3", "-o", file, "--json")
                        .out())
                .contains("\"solution\":{", "\"file\":");
        assertThat(file).isNotEmptyFile();
        assertThat(Run.of("generate", "--count", "2", "-o", folder.resolve("x.flow"))
                        .exitCode())
                .isEqualTo(2);
        Run late = Run.of("generate", "--size", "30", "--difficulty", "extreme", "--time-limit", "10ms");
        assertThat(late.exitCode()).isEqualTo(1);
        assertThat(late.err()).contains("not found within 0.01 s");
    }

    @Test
    void whatAnotherSolverFoundIsAnInput() throws IOException {
        Path board = Files.writeString(folder.resolve("r.flow"), "R.\nR.\n");
        String values = "x0 1\nx1 0\nx2 1\nx3 1\ny0_0 1\ny1_0 1\ny2_0 1\ny3_0 1\n";
        Path found = Files.writeString(folder.resolve("sol.txt"), values);
        Run over = Run.of("convert", board, found, "-f", "--to", "solutions", "--from-solution", found);
        assertThat(over.exitCode()).isEqualTo(3);
        assertThat(found).hasContent(values);
        assertThat(Run.of("convert", board, "--from-solution", found).err()).contains("add --to solutions");
        assertThat(Run.of("convert", board, "--to", "level", "--from-solution", folder.resolve("none"))
                        .err())
                .contains("--from-solution", "no such file");
    }

    @Test
    void rulesOfABoardOutliveItsConversion() throws IOException {
        Path free = Files.writeString(folder.resolve("n.url"), "https://puzz.link/p?numlin/3/4/1k1g2h2\n");
        Path flow = folder.resolve("n.flow");
        assertThat(Run.of("convert", free, flow).exitCode()).isZero();
        assertThat(Run.of("count", flow).out()).isEqualTo(Run.of("count", free).out());
        assertThat(Run.of("convert", free, "--to", "solutions").exitCode()).isZero();
        assertThat(Run.of("grade", free).err()).contains("its rules let cells stay empty");
    }

    @Test
    void aPictureThatWasCutIsNoText() {
        for (String start : List.of("II", "II*", "MM")) {
            assertThat(run("solve", start).exitCode()).as(start).isEqualTo(3);
            assertThat(run("recognize", start + "\n").exitCode()).as(start).isZero();
        }
    }

    @Test
    void anAddressIsItsOwnText() {
        assertThat(Run.of("solve", FORMS.get(4).strip()).exitCode()).isZero();
        assertThat(Run.of("solve", "https://example.org/x.png").err()).contains("expected numlin/ or arukone/");
    }

    @Test
    void theContentCountsWhereTheEndingIsWrong() throws IOException {
        Path matrix = Files.writeString(folder.resolve("m.flow"), FORMS.get(1));
        assertThat(Run.of("solve", matrix).exitCode()).isZero();
        assertThat(Run.of("draw", matrix, "-o", "png").err()).contains("expected a name that ends in");
    }

    @Test
    void boardsOfLikeNamesGetFilesOfTheirOwn() throws IOException {
        Path boards = Files.writeString(folder.resolve("x.flows"), "id: a/b\n\nRR\n\nid: a_b\n\nBB\n");
        Run run = Run.of("draw", boards, "-o", folder + "/drawn/", "--json");
        assertThat(run.outLines()).hasSize(2).doesNotHaveDuplicates();
        assertThat(folder.resolve("drawn"))
                .isDirectoryContaining("glob:**a_b.png")
                .isDirectoryContaining("glob:**a_b-2.png");
    }
}
