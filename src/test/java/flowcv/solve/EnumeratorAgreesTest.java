package flowcv.solve;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.board.Board;
import flowcv.board.Rules;
import flowcv.board.Solution;
import flowcv.board.Trail;
import flowcv.format.FlowFormat;
import flowcv.testing.Enumerator;
import flowcv.testing.SmallBoards;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * The search finds the same solutions as an exhaustive walk, each once, on random boards of all
 * families. {@code -Dflowcv.boards=N} sets how many boards; profile corpus takes 20,000.
 */
class EnumeratorAgreesTest {
    private static final int BOARDS = Integer.getInteger("flowcv.boards", 4_000);
    /** A board with more solutions than this is compared by its number of solutions only up to here. */
    private static final int MOST = 3_000;

    @ParameterizedTest
    @EnumSource(Rules.class)
    void sameSolutions(Rules rules) {
        SmallBoards boards = new SmallBoards(20 + rules.ordinal());
        int unsolvable = 0;
        int unique = 0;
        for (int i = 0; i < BOARDS; i++) {
            Board board = boards.next(20);
            Set<String> expected = Enumerator.solutions(board, rules, MOST);
            Outcome outcome = Solver.solve(board, new Question(rules, MOST, Limits.NONE));
            List<Solution> found = outcome instanceof Outcome.Solved solved ? solved.solutions() : List.of();
            Set<String> texts = new TreeSet<>();
            found.forEach(solution -> texts.add(text(solution)));
            assertThat(texts).as("the same solution twice").hasSameSizeAs(found);
            if (expected.size() < MOST) {
                assertThat(texts).as(() -> FlowFormat.write(board)).isEqualTo(expected);
                assertThat(outcome instanceof Outcome.Solved solved && !solved.complete())
                        .isFalse();
            } else {
                assertThat(texts).hasSize(MOST);
            }
            unsolvable += expected.isEmpty() ? 1 : 0;
            unique += expected.size() == 1 ? 1 : 0;
        }
        // The boards are worth comparing only while all three kinds are common among them.
        assertThat(unsolvable).isBetween(BOARDS / 20, BOARDS * 3 / 4);
        assertThat(unique).isGreaterThan(BOARDS / 20);
        assertThat(BOARDS - unsolvable - unique).isGreaterThan(BOARDS / 20);
    }

    private static String text(Solution solution) {
        List<List<Integer>> flows = new ArrayList<>();
        for (Trail trail : solution.trails()) {
            flows.add(trail.places());
        }
        return Enumerator.text(flows);
    }
}
