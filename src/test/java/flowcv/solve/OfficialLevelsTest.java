package flowcv.solve;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.board.Board;
import flowcv.board.Rules;
import flowcv.board.Solution;
import flowcv.board.SolutionCheck;
import flowcv.format.SolutionsFormat;
import flowcv.format.text.BoardEntry;
import flowcv.testing.Shared;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every level of the game's makers that lies beside the checkout is solved as they meant it. */
class OfficialLevelsTest {
    /** The hardest level needs 4,780 states; a limit of time would depend on what else the machine does. */
    private static final Limits FEW = new Limits(Limits.NONE.time(), 10_000);

    @Test
    void firstSolutionIsTheOneKnown() throws Exception {
        List<Path> files;
        try (Stream<Path> list = Files.list(Shared.folder("levels"))) {
            files = list.filter(p -> p.getFileName().toString().matches("official.*\\.flows"))
                    .sorted()
                    .toList();
        }
        int solved = 0;
        for (Path file : files) {
            Map<String, Board> boards = new LinkedHashMap<>();
            for (BoardEntry entry : Shared.boards(file)) {
                boards.put(entry.id().orElseThrow(), entry.board());
            }
            Path solutions = Path.of(file.toString().replace(".flows", ".solutions"));
            Map<String, Solution> known =
                    SolutionsFormat.read(Files.readString(solutions), solutions.toString(), boards);
            for (Map.Entry<String, Board> entry : boards.entrySet()) {
                Board board = entry.getValue();
                Outcome outcome = Solver.solve(board, Question.first(FEW));
                assertThat(outcome).as(entry.getKey()).isInstanceOf(Outcome.Solved.class);
                Solution solution = ((Outcome.Solved) outcome).solutions().get(0);
                assertThat(SolutionCheck.fault(board, solution, Rules.FILL)).isEmpty();
                assertThat(Links.of(solution)).as(entry.getKey()).isEqualTo(Links.of(known.get(entry.getKey())));
                solved++;
            }
        }
        assertThat(solved).isGreaterThan(4000);
    }
}
