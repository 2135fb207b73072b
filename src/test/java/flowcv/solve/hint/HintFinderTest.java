package flowcv.solve.hint;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.board.Board;
import flowcv.board.Lane;
import flowcv.board.Link;
import flowcv.board.Pair;
import flowcv.board.Rules;
import flowcv.board.Solution;
import flowcv.board.Trail;
import flowcv.format.FlowFormat;
import flowcv.format.text.FormatException;
import flowcv.solve.Limits;
import flowcv.solve.Outcome;
import flowcv.solve.Question;
import flowcv.solve.Solver;
import flowcv.testing.SmallBoards;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class HintFinderTest {
    private static final int BOARDS = 1500;
    private static final int MOST = 300;

    /** A board with one solution. */
    private static final String UNIQUE = "R.G.Y\n..B.O\n.....\n.G.Y.\n.RBO.\n";

    @ParameterizedTest
    @EnumSource(Rules.class)
    void stepsBeginAtDotsOrEndsAndBelongToEverySolution(Rules rules) {
        SmallBoards boards = new SmallBoards(50 + rules.ordinal());
        int unique = 0;
        int several = 0;
        for (int i = 0; i < BOARDS; i++) {
            Board board = boards.next(18);
            List<Solution> solutions =
                    Solver.solve(board, new Question(rules, MOST, Limits.NONE)).solutions();
            if (solutions.size() == MOST) {
                continue;
            }
            Hints hints = HintFinder.find(board, rules, List.of(), 1000, Limits.NONE);
            String name = FlowFormat.write(board);
            assertContinuous(board, hints);
            for (Solution solution : solutions) {
                assertThat(links(solution)).as(name).containsAll(links(hints));
            }
            if (solutions.isEmpty()) {
                assertThat(hints.outcome()).isInstanceOf(Outcome.NoSolution.class);
                assertThat(hints.steps()).isEmpty();
            } else if (solutions.size() == 1) {
                assertThat(hints.complete()).as(name).isTrue();
                assertThat(links(hints)).as(name).isEqualTo(links(solutions.get(0)));
                unique++;
            } else {
                several++;
                assertThat(hints.complete()).as(name).isFalse();
            }
        }
        assertThat(unique).isGreaterThan(BOARDS / 20);
        assertThat(several).isGreaterThan(BOARDS / 50);
    }

    @Test
    void stepsGoOnFromWhatIsDrawn() throws FormatException {
        Board board = board(UNIQUE);
        Link first = Link.between(0, 5, Lane.VERTICAL);
        Hints hints = HintFinder.find(board, Rules.FILL, List.of(first), 1000, Limits.NONE);
        assertThat(hints.wrong()).isEmpty();
        assertThat(hints.complete()).isTrue();
        assertThat(links(hints)).doesNotContain(Set.of(0, 5));
        assertThat(hints.steps())
                .filteredOn(step -> step.label().equals("R"))
                .anyMatch(step -> step.places().get(0) == 5
                        || step.places().get(step.places().size() - 1) == 5);
    }

    @Test
    void wrongPipesAreTakenBackFromTheFirstWrongCell() throws FormatException {
        Board board = board(UNIQUE);
        // Green goes left in the solution, red down.
        List<Link> drawn = List.of(
                Link.between(2, 3, Lane.HORIZONTAL),
                Link.between(3, 8, Lane.VERTICAL),
                Link.between(0, 5, Lane.VERTICAL));
        Hints hints = HintFinder.find(board, Rules.FILL, drawn, 1, Limits.NONE);
        assertThat(hints.wrong()).containsExactly(new Hints.Wrong("G", 2, 3));
        assertThat(hints.steps()).hasSize(1);
    }

    @Test
    void aFinishedBoardNeedsNoHint() throws FormatException {
        Board board = board(UNIQUE);
        Solution solution =
                Solver.solve(board, Question.first(Limits.NONE)).solutions().get(0);
        List<Link> drawn = board.links().stream()
                .filter(link -> links(solution).contains(Set.of(link.first(), link.second())))
                .toList();
        Hints hints = HintFinder.find(board, Rules.FILL, drawn, 1, Limits.NONE);
        assertThat(hints.complete()).isTrue();
        assertThat(hints.steps()).isEmpty();
        assertThat(hints.wrong()).isEmpty();
    }

    @Test
    void cornersAreSeenBeforeAnythingIsTried() throws FormatException {
        // Nothing but the corner at the lower left tells that A goes down.
        Hints hints = HintFinder.find(board("BA..\n.B..\n...A\n"), Rules.FILL, List.of(), 100, Limits.NONE);
        assertThat(hints.steps()).extracting(Hint::why).isNotEmpty().noneMatch(Hint.Proven.class::isInstance);
    }

    /** Each step goes on where the branch of one of the flow's dots ends. */
    private static void assertContinuous(Board board, Hints hints) {
        Map<String, List<Integer>> ends = new HashMap<>();
        for (Pair pair : board.pairs()) {
            ends.put(pair.label(), new ArrayList<>(List.of(pair.first(), pair.second())));
        }
        for (Hint hint : hints.steps()) {
            List<Integer> places = hint.places();
            assertThat(places).hasSizeGreaterThan(1);
            assertThat(ends.get(hint.label()).remove(places.get(0))).isTrue();
            ends.get(hint.label()).add(places.get(places.size() - 1));
        }
    }

    private static Set<Set<Integer>> links(Hints hints) {
        Set<Set<Integer>> links = new HashSet<>();
        hints.steps().forEach(hint -> add(hint.places(), links));
        return links;
    }

    private static Set<Set<Integer>> links(Solution solution) {
        Set<Set<Integer>> links = new HashSet<>();
        for (Trail trail : solution.trails()) {
            add(trail.places(), links);
        }
        return links;
    }

    private static void add(List<Integer> places, Set<Set<Integer>> links) {
        for (int i = 1; i < places.size(); i++) {
            links.add(Set.of(places.get(i - 1), places.get(i)));
        }
    }

    private static Board board(String text) throws FormatException {
        return FlowFormat.read(text, "test").get(0).board();
    }
}
