package flowcv.count;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.board.Board;
import flowcv.board.Rules;
import flowcv.board.Solution;
import flowcv.board.Trail;
import flowcv.testing.Enumerator;
import flowcv.testing.SmallBoards;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Samples of boards with 10 to 200 solutions, by Pearson's chi-squared test. */
class SamplerTest {
    private static final CountLimits LIMITS = new CountLimits(Duration.ofHours(1), 1L << 29);
    private static final int BOARDS = 20;
    private static final int DRAWS_EACH = 30;
    /** In standard deviations; one of twenty boards exceeds 2.8 with a chance of about 5 %, 4 with far less. */
    private static final double MOST_DEVIATION = 4;

    @ParameterizedTest
    @EnumSource(Rules.class)
    void everySolutionIsAsLikely(Rules rules) {
        SmallBoards boards = new SmallBoards(800 + rules.ordinal());
        double sum = 0;
        int freedom = 0;
        for (int i = 0; i < BOARDS; ) {
            Board board = boards.next(25);
            Set<String> all = Enumerator.solutions(board, rules, 201);
            if (all.size() < 10 || all.size() > 200) {
                continue;
            }
            i++;
            int draws = DRAWS_EACH * all.size();
            Sampling sampling = Sampler.sample(board, rules, draws, new Random(i), LIMITS, CountProgress.NONE);
            Map<String, Integer> drawn = new HashMap<>();
            for (Solution solution : sampling.solutions()) {
                drawn.merge(text(solution), 1, Integer::sum);
            }
            assertThat(all).containsAll(drawn.keySet());
            double squares = 0;
            for (String solution : all) {
                double excess = drawn.getOrDefault(solution, 0) - DRAWS_EACH;
                squares += excess * excess / DRAWS_EACH;
            }
            assertThat(deviation(squares, all.size() - 1)).isLessThan(MOST_DEVIATION);
            sum += squares;
            freedom += all.size() - 1;
        }
        // All boards together, so that a small bias shows as well; too even would be as wrong.
        assertThat(deviation(sum, freedom)).isBetween(-3.0, 3.0);
    }

    /** Chi-squared has mean n and variance 2n; its cube root is nearly normal (Wilson and Hilferty 1931). */
    private static double deviation(double squares, int freedom) {
        double spread = 2.0 / (9 * freedom);
        return (Math.cbrt(squares / freedom) - (1 - spread)) / Math.sqrt(spread);
    }

    private static String text(Solution solution) {
        List<List<Integer>> flows = new ArrayList<>();
        for (Trail trail : solution.trails()) {
            flows.add(trail.places());
        }
        return Enumerator.text(flows);
    }
}
