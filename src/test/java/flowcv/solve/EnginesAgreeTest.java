package flowcv.solve;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.board.Board;
import flowcv.board.Rules;
import flowcv.board.Solution;
import flowcv.board.Trail;
import flowcv.format.FlowFormat;
import flowcv.format.text.BoardEntry;
import flowcv.solve.ilp.IlpSolver;
import flowcv.testing.Enumerator;
import flowcv.testing.Shared;
import flowcv.testing.SmallBoards;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * The 0-1 program has the solutions that an exhaustive walk finds on small boards, and agrees with the
 * search on the levels of the game. {@code -Dflowcv.engines=all} compares all levels up to 10x10.
 */
class EnginesAgreeTest {
    private static final boolean ALL = "all".equals(System.getProperty("flowcv.engines"));
    private static final int BOARDS = Integer.getInteger("flowcv.engines.boards", 300);
    private static final int MOST = 200;

    @ParameterizedTest
    @EnumSource(Rules.class)
    void theProgramHasTheSolutionsOfAnExhaustiveWalk(Rules rules) {
        SmallBoards boards = new SmallBoards(300 + rules.ordinal());
        int unsolvable = 0;
        int compared = 0;
        for (int i = 0; i < BOARDS; i++) {
            Board board = boards.next(16);
            Set<String> expected = Enumerator.solutions(board, rules, MOST);
            if (expected.size() == MOST) {
                continue;
            }
            Outcome outcome =
                    IlpSolver.of(board, new Question(rules, MOST, Limits.NONE)).all();
            assertThat(texts(outcome)).as(() -> FlowFormat.write(board)).isEqualTo(expected);
            assertThat(outcome.solutions()).hasSameSizeAs(expected);
            assertThat(outcome instanceof Outcome.Solved solved && !solved.complete())
                    .isFalse();
            unsolvable += expected.isEmpty() ? 1 : 0;
            compared++;
        }
        assertThat(compared).isGreaterThan(BOARDS * 2 / 3);
        assertThat(unsolvable).isBetween(BOARDS / 20, BOARDS * 3 / 4);
    }

    @Test
    void bothEnginesProveTheSameSolutionOfLevels() throws Exception {
        List<Path> files;
        try (Stream<Path> list = Files.list(Shared.folder("levels"))) {
            files = list.filter(p -> p.getFileName().toString().matches("official.*\\.flows"))
                    .sorted()
                    .toList();
        }
        Question question = Question.unique(Limits.of(Duration.ofHours(1)));
        int most = ALL ? 10 : 8;
        int every = ALL ? 1 : 6;
        int seen = 0;
        int compared = 0;
        for (Path file : files) {
            for (BoardEntry entry : Shared.boards(file)) {
                Board board = entry.board();
                if (Math.max(board.rows(), board.columns()) > most || seen++ % every != 0) {
                    continue;
                }
                String name = entry.id().orElseThrow();
                Outcome program = IlpSolver.of(board, question).all();
                Outcome search = Solver.solve(board, question);
                assertThat(program).as(name).isInstanceOf(Outcome.Solved.class);
                assertThat(search).as(name).isInstanceOf(Outcome.Solved.class);
                assertThat(program.solutions()).as(name).hasSameSizeAs(search.solutions());
                assertThat(links(program)).as(name).isEqualTo(links(search));
                compared++;
            }
        }
        assertThat(compared).isGreaterThan(ALL ? 2000 : 100);
    }

    private static Set<Set<String>> links(Outcome outcome) {
        Set<Set<String>> links = new java.util.HashSet<>();
        outcome.solutions().forEach(s -> links.add(Links.of(s)));
        return links;
    }

    private static Set<String> texts(Outcome outcome) {
        Set<String> texts = new TreeSet<>();
        for (Solution solution : outcome.solutions()) {
            List<List<Integer>> flows = new ArrayList<>();
            for (Trail trail : solution.trails()) {
                flows.add(trail.places());
            }
            texts.add(Enumerator.text(flows));
        }
        return texts;
    }
}
