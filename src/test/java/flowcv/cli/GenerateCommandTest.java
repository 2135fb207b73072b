package flowcv.cli;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.board.Board;
import flowcv.format.FlowFormat;
import flowcv.format.SolutionsFormat;
import flowcv.format.text.BoardEntry;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GenerateCommandTest {
    @TempDir
    Path folder;

    @Test
    void theSameSeedMakesTheSamePuzzles() {
        Run run = Run.of("generate", "--seed", "5", "--count", "2", "--size", "5x6", "--family", "holes+bridges");
        assertThat(run.exitCode()).isZero();
        assertThat(Run.of("generate", "--seed", "5", "--count", "2", "--size", "5x6", "--family", "bridges+holes")
                        .out())
                .isEqualTo(run.out())
                .contains("+", "#", "difficulty:");
        assertThat(Run.of("generate", "--seed", "6", "--count", "2", "--size", "5x6", "--family", "bridges+holes")
                        .out())
                .isNotEqualTo(run.out());
    }

    @Test
    void filesHoldPuzzlesAndSolutions() throws Exception {
        Path file = folder.resolve("made/new.flows");
        assertThat(Run.of("generate", "--count", "3", "--colors", "5", "-o", file)
                        .exitCode())
                .isZero();
        List<BoardEntry> entries = FlowFormat.read(Files.readString(file), "new");
        Map<String, Board> boards = new HashMap<>();
        entries.forEach(entry -> boards.put(entry.id().orElseThrow(), entry.board()));
        assertThat(boards).hasSize(3).allSatisfy((id, board) -> assertThat(board.pairs())
                .hasSize(5));
        Path solutions = folder.resolve("made/new.solutions");
        assertThat(SolutionsFormat.read(Files.readString(solutions), "new", boards))
                .hasSize(3);
        // Said before any work: these would take hours.
        Run again = Run.of("generate", "--size", "40", "--count", "1000", "--seed", "1", "-o", file);
        assertThat(again.exitCode()).isEqualTo(3);
        assertThat(again.err()).contains("new.flows: exists already");
        Files.delete(file);
        assertThat(Run.of("generate", "--size", "40", "--count", "1000", "-o", file)
                        .err())
                .contains("new.solutions: exists already");
    }

    @Test
    void wrongWordsAreAnsweredWithRightOnes() {
        assertThat(Run.of("generate", "--family", "cubes").err())
                .contains("--family cubes: expected plain, holes, walls, warps, bridges, hex");
        assertThat(Run.of("generate", "--family", "hex+warps").err()).contains("hexagons have no bridges and no warps");
        assertThat(Run.of("generate", "--difficulty", "insane").err()).contains("expected easy, medium, hard, extreme");
        assertThat(Run.of("generate", "--colors", "9", "--size", "5").err()).contains("expected 1 to 8 on 5x5 cells");
        assertThat(Run.of("generate", "--size", "2x90").err()).contains("each from 3 to 40");
        assertThat(Run.of("generate", "-o", "new.txt").err()).contains("expected a name that ends in .flows");
        assertThat(Run.of("play", "one.flow", "two.flow").err()).contains("unexpected argument 'two.flow'");
    }

    @Test
    void theSeedIsToldWhereItWasNotGiven() {
        Run run = Run.of("generate", "--size", "4");
        String seed = run.errLines().get(0).replaceAll("--seed ([0-9]+) .*", "$1");
        Run again = Run.of("generate", "--size", "4", "--seed", seed);
        assertThat(again.out()).isEqualTo(run.out());
        assertThat(again.err()).isEmpty();
    }

    @Test
    void whatWasWrittenIsTold() {
        Path file = folder.resolve("one.flow");
        assertThat(Run.of("generate", "--size", "4", "--seed", "4", "-o", file).err())
                .isEqualTo("wrote " + file + " and " + folder.resolve("one.solutions") + "\n");
    }

    @Test
    void whatItsFilesDoNotTakeIsPrinted() throws Exception {
        String printed =
                Run.of("generate", "--size", "4", "--seed", "4", "--count", "2").out();
        Path noFolder = Files.writeString(folder.resolve("taken"), "");
        Run run = Run.of("generate", "--size", "4", "--seed", "4", "--count", "2", "-o", noFolder.resolve("x.flows"));
        assertThat(run.exitCode()).isEqualTo(3);
        assertThat(run.err()).contains("x.flows: ", "the puzzles are printed instead");
        assertThat(run.out()).isEqualTo(printed);
    }

    @Test
    void aFolderGetsPictures() {
        assertThat(Run.of("generate", "--size", "4", "-o", folder).exitCode()).isZero();
        assertThat(folder.resolve("4x4-1.png")).isNotEmptyFile();
        assertThat(Run.of("generate", "--size", "5", "-o", folder + "/pictures/")
                        .exitCode())
                .isZero();
        Path picture = folder.resolve("pictures/5x5-1.png");
        assertThat(Run.of("solve", "--no-overlay", picture).exitCode()).isZero();
    }

    @Test
    void withoutATerminalTheGameSaysWhatItNeeds() {
        // Under the tests standard input is no terminal.
        Run run = Run.of("play", "--new");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).startsWith("flowcv: play needs a terminal");
    }

    @Test
    void puzzlesDifferOrAreToldToBeTheSame() {
        Run run = Run.of("generate", "--size", "3", "--seed", "1", "--count", "40");
        assertThat(run.exitCode()).isZero();
        List<String> boards = Arrays.stream(run.out().split("id: .*\n")).skip(1).toList();
        long same = run.err()
                .lines()
                .filter(line -> line.contains("the same as an earlier one"))
                .count();
        assertThat(boards).hasSize(40);
        assertThat(new HashSet<>(boards)).hasSizeGreaterThanOrEqualTo((int) (40 - same - 1));
        Run larger = Run.of("generate", "--size", "4", "--seed", "1", "--count", "20");
        assertThat(larger.err()).doesNotContain("the same as an earlier one");
    }
}
