package flowcv.cli;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.board.Board;
import flowcv.format.BoardEntry;
import flowcv.format.FlowFormat;
import flowcv.format.SolutionsFormat;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
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
        assertThat(Run.of("generate", "-o", file).exitCode()).isEqualTo(3);
    }

    @Test
    void aFolderGetsPictures() {
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
}
