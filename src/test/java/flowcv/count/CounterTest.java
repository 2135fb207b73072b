package flowcv.count;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.board.Board;
import flowcv.board.BoardBuilder;
import flowcv.board.Rules;
import flowcv.format.FlowFormat;
import flowcv.format.text.BoardEntry;
import flowcv.solve.Limits;
import flowcv.solve.Outcome;
import flowcv.solve.Question;
import flowcv.solve.Solver;
import flowcv.testing.Enumerator;
import flowcv.testing.Shared;
import flowcv.testing.SmallBoards;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class CounterTest {
    private static final CountLimits LIMITS = new CountLimits(Duration.ofHours(1), 1L << 29);
    /** {@code -Dflowcv.boards=N} sets how many; profile corpus takes 20,000. */
    private static final int BOARDS = Integer.getInteger("flowcv.boards", 4_000);
    /** A board with more solutions than this is not enumerated to the end. */
    private static final int MOST = 3_000;
    /** Every so many official levels one is counted; {@code -Dflowcv.every=1} counts all up to 10 wide. */
    private static final int EVERY = Integer.getInteger("flowcv.every", 10);

    /** OEIS A007764; rectangles by A064298. */
    @ParameterizedTest
    @CsvSource({
        "2, 2, 2",
        "3, 3, 12",
        "4, 4, 184",
        "5, 5, 8512",
        "6, 6, 1262816",
        "7, 7, 575780564",
        "1, 5, 1",
        "3, 2, 4",
        "2, 9, 256",
        "12, 12, 182413291514248049241470885236",
        "4, 3, 38",
        "3, 4, 38",
        "10, 10, 41044208702632496804",
        "11, 11, 1568758030464750013214100"
    })
    void pathsBetweenOppositeCorners(int rows, int columns, BigInteger paths) {
        Board board = BoardBuilder.square(rows, columns)
                .dot("A", 0, 0)
                .dot("A", rows - 1, columns - 1)
                .build();
        assertThat(exact(board, Rules.FREE)).isEqualTo(paths);
        assertThat(GridPaths.count(rows, columns, LIMITS, CountProgress.NONE))
                .isInstanceOfSatisfying(Count.Exact.class, count -> assertThat(count.solutions())
                        .isEqualTo(paths));
    }

    @ParameterizedTest
    @EnumSource(Rules.class)
    void asManyAsTheSearchAndAWalkThroughAllSolutionsFind(Rules rules) {
        SmallBoards boards = new SmallBoards(600 + rules.ordinal());
        int many = 0;
        for (int i = 0; i < BOARDS; i++) {
            Board board = boards.next(20);
            int known = Enumerator.solutions(board, rules, MOST).size();
            Outcome found = Solver.solve(board, new Question(rules, MOST, Limits.NONE));
            assertThat(found.solutions()).as(() -> FlowFormat.write(board)).hasSize(known);
            BigInteger counted = exact(board, rules);
            if (known < MOST) {
                assertThat(counted).as(() -> FlowFormat.write(board)).isEqualTo(BigInteger.valueOf(known));
                many += known > 1 ? 1 : 0;
            } else {
                assertThat(counted).isGreaterThanOrEqualTo(BigInteger.valueOf(MOST));
            }
        }
        assertThat(many).isGreaterThan(BOARDS / 20);
    }

    @ParameterizedTest
    @EnumSource(Rules.class)
    void everyOrderCountsTheSame(Rules rules) {
        SmallBoards boards = new SmallBoards(700 + rules.ordinal());
        for (int i = 0; i < 500; i++) {
            Board board = boards.next(30);
            flowcv.solve.Graph graph = flowcv.solve.Graph.of(board);
            BigInteger expected = exact(board, rules);
            for (int[] order : Orders.of(graph)) {
                Run run = new Run(Sweep.of(graph, order), rules);
                while (!run.isDone()) {
                    assertThat(run.advance(1L << 29, () -> false)).isEqualTo(Run.Stop.NONE);
                }
                assertThat(run.total()).isEqualTo(expected);
            }
        }
    }

    @Test
    void officialLevelsHaveOneSolution() throws Exception {
        List<Path> files;
        try (Stream<Path> list = Files.list(Shared.folder("levels"))) {
            files = list.filter(p -> p.getFileName().toString().matches("official.*\\.flows"))
                    .sorted()
                    .toList();
        }
        int index = 0;
        for (Path file : files) {
            for (BoardEntry entry : Shared.boards(file)) {
                if (Math.max(entry.board().rows(), entry.board().columns()) <= 10 && index++ % EVERY == 0) {
                    assertThat(exact(entry.board(), Rules.FILL))
                            .as(entry.id().orElseThrow())
                            .isEqualTo(BigInteger.ONE);
                }
            }
        }
        assertThat(index).isGreaterThan(1500);
    }

    @Test
    void limitsAreKeptAndNamed() {
        Board board =
                BoardBuilder.square(12, 12).dot("A", 0, 0).dot("A", 11, 11).build();
        CountLimits little = new CountLimits(Duration.ofMinutes(1), 1 << 20);
        assertThat(Counter.count(board, Rules.FREE, little, CountProgress.NONE))
                .isInstanceOfSatisfying(Count.GaveUp.class, gaveUp -> {
                    assertThat(gaveUp.limit()).isEqualTo("the memory limit of 1 MB for tables");
                    assertThat(gaveUp.bytes()).isLessThanOrEqualTo(1 << 20);
                });
        CountLimits soon = new CountLimits(Duration.ZERO, 1L << 29);
        assertThat(Counter.count(board, Rules.FREE, soon, CountProgress.NONE))
                .isInstanceOfSatisfying(
                        Count.GaveUp.class, gaveUp -> assertThat(gaveUp.limit()).isEqualTo("the time limit of 0 ms"));
    }

    private static BigInteger exact(Board board, Rules rules) {
        Count count = Counter.count(board, rules, LIMITS, CountProgress.NONE);
        assertThat(count).isInstanceOf(Count.Exact.class);
        return ((Count.Exact) count).solutions();
    }
}
