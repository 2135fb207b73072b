package flowcv.solve;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.format.text.BoardEntry;
import flowcv.testing.Shared;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Levels of the game's makers have one solution, self-touch allowed, and the search proves it. {@code
 * -Dflowcv.every=1} proves all of them.
 */
class UniquenessTest {
    private static final int EVERY = Integer.getInteger("flowcv.every", 10);
    /** The hardest level needs 47,492 states; a limit of time would depend on what else the machine does. */
    private static final Limits FEW = new Limits(Limits.NONE.time(), 100_000);

    @Test
    void levelsHaveOneSolution() throws Exception {
        List<Path> files;
        try (Stream<Path> list = Files.list(Shared.folder("levels"))) {
            files = list.filter(p -> p.getFileName().toString().matches("official.*\\.flows"))
                    .sorted()
                    .toList();
        }
        int index = 0;
        for (Path file : files) {
            for (BoardEntry entry : Shared.boards(file)) {
                if (index++ % EVERY == 0) {
                    assertThat(Solver.solve(entry.board(), Question.unique(FEW)))
                            .as(entry.id().orElseThrow())
                            .isInstanceOfSatisfying(Outcome.Solved.class, outcome -> {
                                assertThat(outcome.complete()).isTrue();
                                assertThat(outcome.solutions()).hasSize(1);
                            });
                }
            }
        }
        assertThat(index).isGreaterThan(4000);
    }
}
