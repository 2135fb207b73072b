package flowcv.web;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.board.Board;
import flowcv.board.Rules;
import flowcv.board.Solution;
import flowcv.format.FlowFormat;
import flowcv.solve.Limits;
import flowcv.solve.Search;
import java.lang.ref.WeakReference;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class SearchSessionTest {
    private static final Limits LIMITS = Limits.of(Duration.ofHours(1));

    @Test
    void keepsTheFirstOfAllSolutions() throws Exception {
        SearchSession session = new SearchSession(board("R....\n.....\n.....\n.....\n....R\n"), Rules.FREE);
        List<WeakReference<Solution>> found = new ArrayList<>();
        while (session.run(LIMITS) == Search.Event.SOLUTION && found.size() < 50) {
            found.add(new WeakReference<>(session.search().solution()));
        }
        assertThat(session.count()).isGreaterThanOrEqualTo(50);
        assertThat(session.unique()).contains(false);
        assertThat(session.first()).hasValueSatisfying(first -> assertThat(first)
                .isSameAs(found.get(0).get()));
        ServedPage.until("the others are gone", () -> {
            System.gc();
            return found.stream().filter(solution -> solution.get() != null).count() <= 2;
        });
    }

    @Test
    void stopsTheRunThatIsUnderWayBetweenItsPieces() throws Exception {
        SearchSession session = new SearchSession(board(ServedPage.hard()), Rules.FILL);
        assertThat(session.enter()).isTrue();
        assertThat(session.run(new Limits(LIMITS.time(), 1))).isEqualTo(Search.Event.STATES);
        assertThat(session.enter()).as("it is somebody's until he leaves").isFalse();
        session.stop();
        assertThat(session.run(new Limits(LIMITS.time(), 1))).isEqualTo(Search.Event.CANCELED);
        session.leave();
    }

    @Test
    void stopsNoRunButTheOneThatIsUnderWay() throws Exception {
        SearchSession session = new SearchSession(board(ServedPage.hard()), Rules.FILL);
        session.stop();
        assertThat(session.enter()).isTrue();
        assertThat(session.run(new Limits(LIMITS.time(), 1))).isEqualTo(Search.Event.STATES);
        session.stop();
        session.leave();
        assertThat(session.enter()).isTrue();
        assertThat(session.run(new Limits(LIMITS.time(), 1)))
                .as("the stop came too late for the run before")
                .isEqualTo(Search.Event.STATES);
        session.leave();
    }

    private static Board board(String text) throws Exception {
        return FlowFormat.read(text, "board").get(0).board();
    }
}
