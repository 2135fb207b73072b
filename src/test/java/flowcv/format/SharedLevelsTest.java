package flowcv.format;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.board.Board;
import flowcv.board.Rules;
import flowcv.board.SameBoard;
import flowcv.board.Solution;
import flowcv.board.SolutionCheck;
import flowcv.format.text.BoardEntry;
import flowcv.testing.Shared;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every level that lies beside the checkout reads, writes back the same, and its solution passes. */
class SharedLevelsTest {
    @Test
    void boardsRoundTripAndSolutionsPassTheCheck() throws Exception {
        List<Path> files;
        try (Stream<Path> list = Files.list(Shared.folder("levels"))) {
            files = list.filter(p -> p.toString().endsWith(".flows")).sorted().toList();
        }
        int solved = 0;
        for (Path file : files) {
            Map<String, Board> boards = new LinkedHashMap<>();
            for (BoardEntry entry : Shared.boards(file)) {
                Board again = FlowFormat.read(FlowFormat.write(entry.board()), "again")
                        .get(0)
                        .board();
                assertThat(SameBoard.test(again, entry.board()))
                        .as("%s %s", file, entry.id())
                        .isTrue();
                boards.put(entry.id().orElseThrow(), entry.board());
            }
            Path solutions = Path.of(file.toString().replace(".flows", ".solutions"));
            if (Files.exists(solutions)) {
                for (Map.Entry<String, Solution> entry : SolutionsFormat.read(
                                Files.readString(solutions), solutions.toString(), boards)
                        .entrySet()) {
                    assertThat(SolutionCheck.fault(boards.get(entry.getKey()), entry.getValue(), Rules.FILL))
                            .as(entry.getKey())
                            .isEmpty();
                    solved++;
                }
            }
        }
        assertThat(solved).isGreaterThan(4000);
    }
}
