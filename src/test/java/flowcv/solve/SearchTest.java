package flowcv.solve;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.board.Board;
import flowcv.board.BoardBuilder;
import flowcv.board.Rules;
import flowcv.board.Solution;
import flowcv.board.Trail;
import flowcv.testing.SmallBoards;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class SearchTest {
    private static final Limits ONE = new Limits(Limits.NONE.time(), 1);

    @Test
    void stoppedAtEveryStateItFindsTheSame() {
        SmallBoards boards = new SmallBoards(3);
        int solved = 0;
        for (int i = 0; i < 500; i++) {
            Board board = boards.next(20);
            Search whole = Search.of(board, Rules.FILL);
            List<Solution> expected = new ArrayList<>();
            while (whole.run(Limits.NONE) == Search.Event.SOLUTION) {
                expected.add(whole.solution());
            }
            Search stopped = Search.of(board, Rules.FILL);
            List<Solution> found = new ArrayList<>();
            Search.Event event;
            do {
                event = stopped.run(ONE);
                if (event == Search.Event.SOLUTION) {
                    found.add(stopped.solution());
                }
            } while (event != Search.Event.EXHAUSTED);
            assertThat(found).isEqualTo(expected);
            assertThat(stopped.states()).isEqualTo(whole.states());
            solved += expected.size();
        }
        assertThat(solved).isGreaterThan(500);
    }

    @Test
    void anotherThreadCancelsARunAndTheNextGoesOn() throws Exception {
        // All ways to join two corners of an empty 8x8 board take longer than anyone waits.
        Board board = BoardBuilder.square(8, 8).dot("A", 0, 0).dot("A", 7, 7).build();
        Search search = Search.of(board, Rules.FREE);
        CountDownLatch isRunning = new CountDownLatch(1);
        CompletableFuture<Search.Event> run = CompletableFuture.supplyAsync(() -> {
            Search.Event event;
            do {
                event = search.run(Limits.NONE);
                isRunning.countDown();
            } while (event == Search.Event.SOLUTION);
            return event;
        });
        isRunning.await();
        assertThat(run).isNotDone();
        search.cancel();
        assertThat(run.get(1, TimeUnit.MINUTES)).isEqualTo(Search.Event.CANCELED);
        assertThat(search.run(Limits.NONE)).isEqualTo(Search.Event.SOLUTION);
    }

    @Test
    void limitsStopASearchAndAreNamed() {
        Board board = BoardBuilder.square(8, 8).dot("A", 0, 0).dot("A", 7, 7).build();
        Question all = new Question(Rules.FREE, Integer.MAX_VALUE, new Limits(Duration.ofDays(1), 500));
        assertThat(Solver.solve(board, all)).isInstanceOfSatisfying(Outcome.GaveUp.class, outcome -> {
            assertThat(outcome.limit()).contains("500 states");
            assertThat(outcome.states()).isEqualTo(500);
            assertThat(outcome.solutions()).isNotEmpty();
        });
        Question brief = new Question(Rules.FREE, Integer.MAX_VALUE, Limits.of(Duration.ofMillis(20)));
        assertThat(Solver.solve(board, brief))
                .isInstanceOfSatisfying(Outcome.GaveUp.class, outcome -> assertThat(outcome.limit())
                        .contains("20 ms"));
    }

    @Test
    void aStepTellsItsMovesAndBranches() {
        Board board = BoardBuilder.square(2, 3)
                .dot("A", 0, 0)
                .dot("A", 0, 2)
                .dot("B", 1, 0)
                .dot("B", 1, 2)
                .build();
        Search search = Search.of(board, Rules.FILL);
        assertThat(search.step()).isEqualTo(Search.Event.SOLUTION);
        assertThat(search.moves())
                .contains(new Move(0, 3, false, Reason.OTHER_COLOR), new Move(0, 1, true, Reason.ONLY_WAY))
                .noneMatch(move -> move.reason() == Reason.TRIED);
        assertThat(search.branches())
                .containsExactly(
                        new Trail("A", List.of(0, 1, 2)),
                        new Trail("A", List.of(2, 1, 0)),
                        new Trail("B", List.of(3, 4, 5)),
                        new Trail("B", List.of(5, 4, 3)));
    }

    @Test
    void triedAndRefutedMovesAreToldApart() {
        Board board = BoardBuilder.square(5, 5).dot("A", 0, 0).dot("A", 4, 4).build();
        Search search = Search.of(board, Rules.FILL);
        boolean tried = false;
        while (search.moves().stream().noneMatch(move -> move.reason() == Reason.REFUTED)) {
            assertThat(search.step()).isNotEqualTo(Search.Event.EXHAUSTED);
            tried |= search.moves().stream().anyMatch(move -> move.reason() == Reason.TRIED);
        }
        assertThat(tried).isTrue();
    }

    @Test
    void canceledManyTimesItFindsTheSame() throws Exception {
        Board board = BoardBuilder.square(5, 5).dot("A", 0, 0).dot("A", 4, 4).build();
        List<Solution> expected = all(Search.of(board, Rules.FREE), false);
        assertThat(all(Search.of(board, Rules.FREE), true)).isEqualTo(expected).hasSizeGreaterThan(1000);
    }

    private static List<Solution> all(Search search, boolean disturbed) {
        List<Solution> found = new ArrayList<>();
        while (true) {
            if (disturbed && found.size() % 3 == 0) {
                search.cancel();
            }
            Search.Event event = search.run(Limits.NONE);
            if (event == Search.Event.SOLUTION) {
                found.add(search.solution());
            } else if (event == Search.Event.EXHAUSTED) {
                return found;
            } else if (search.run(ONE) == Search.Event.SOLUTION) {
                found.add(search.solution());
            }
        }
    }

    @Test
    void theHeapStaysFlatOnAHopelessBoard() {
        Search search = Search.of(
                BoardBuilder.square(14, 14)
                        .dot("A", 0, 0)
                        .dot("A", 13, 12)
                        .dot("B", 3, 3)
                        .dot("B", 9, 9)
                        .build(),
                Rules.FILL);
        assertThat(search.run(new Limits(Limits.NONE.time(), 50_000))).isEqualTo(Search.Event.STATES);
        long before = heap();
        assertThat(search.run(new Limits(Limits.NONE.time(), 400_000))).isEqualTo(Search.Event.STATES);
        // Each state allocates nothing; what remains is the noise of the other tests.
        assertThat(heap() - before).isLessThan(24L << 20);
        assertThat(search.states()).isEqualTo(450_000);
    }

    private static long heap() {
        System.gc();
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }
}
