package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class FoundTest {
    private static final Found.Not<String> EARLY = new Found.Not<>(Stage.BOARD, "early");
    private static final Found.Not<String> LATE = new Found.Not<>(Stage.SOLUTION, "late");
    private static final Found.Not<String> EITHER = Found.Not.ambiguous("either");

    @Test
    void theEndAtTheLaterStageIsFurther() {
        assertThat(EARLY.further(LATE)).isSameAs(LATE);
        assertThat(LATE.further(EARLY)).isSameAs(LATE);
    }

    @Test
    void ofTwoEndsAtOneStageTheFirstStays() {
        Found.Not<String> other = new Found.Not<>(Stage.BOARD, "other");
        assertThat(EARLY.further(other)).isSameAs(EARLY);
    }

    @Test
    void whatIsNoEndIsNotFurther() {
        assertThat(EARLY.further(new Found.Yes<>("board"))).isSameAs(EARLY);
    }

    @Test
    void whereSeveralBoardsMayBeTheOneNoOtherEndDecides() {
        assertThat(EITHER.isSettled()).isTrue();
        assertThat(LATE.isSettled()).isFalse();
        assertThat(LATE.further(EITHER)).isSameAs(EITHER);
        assertThat(EITHER.further(LATE)).isSameAs(EITHER);
        assertThat(EARLY.further(EITHER).further(LATE)).isSameAs(EITHER);
        assertThat(EITHER.further(Found.Not.ambiguous("others"))).isSameAs(EITHER);
    }

    @Test
    void whereSomebodyDrewOverTheBoardNoOtherEndDecides() {
        Found.Not<String> drawnOver = Found.Not.drawnOver("drawn over");
        assertThat(drawnOver.isSettled()).isTrue();
        assertThat(drawnOver.isAmbiguous()).isFalse();
        assertThat(EITHER.isDrawnOver()).isFalse();
        assertThat(drawnOver.further(LATE)).isSameAs(drawnOver);
        assertThat(LATE.further(drawnOver)).isSameAs(drawnOver);
        assertThat(drawnOver.<Integer>as().isDrawnOver()).isTrue();
        assertThat(drawnOver.unsettled()).isEqualTo(new Found.Not<String>(Stage.CELLS, "drawn over"));
    }

    @Test
    void whereSomeLinesMayBeWallsAnotherLookMayDecide() {
        Found.Not<String> doubtful = Found.Not.doubtful("doubtful");
        assertThat(doubtful.isSettled()).isFalse();
        assertThat(doubtful.isDoubtful()).isTrue();
        assertThat(doubtful.isDrawnOver()).isFalse();
        assertThat(doubtful.further(LATE)).isSameAs(LATE);
        assertThat(doubtful.unsettled().isDoubtful()).isFalse();
    }

    @Test
    void theSameEndOfAnotherStageIsAsAmbiguous() {
        assertThat(EITHER.<Integer>as()).isEqualTo(Found.Not.<Integer>ambiguous("either"));
        assertThat(LATE.<Integer>as()).isEqualTo(new Found.Not<Integer>(Stage.SOLUTION, "late"));
    }

    @Test
    void aLookIsTakenWhereNothingIsSettled() {
        Found<String> board = new Found.Yes<>("board");
        assertThat(EARLY.or(() -> board)).isSameAs(board);
        assertThat(EARLY.or(() -> LATE)).isSameAs(LATE);
        assertThat(LATE.or(() -> EARLY)).isSameAs(LATE);
    }

    @Test
    void noLookIsTakenAfterABoardOrSeveral() {
        Found<String> board = new Found.Yes<>("board");
        assertThat(board.or(FoundTest::never)).isSameAs(board);
        assertThat(EITHER.or(FoundTest::never)).isSameAs(EITHER);
        assertThat(board.isSettled()).isTrue();
        assertThat(EITHER.isSettled()).isTrue();
        assertThat(LATE.isSettled()).isFalse();
    }

    @Test
    void theFirstThatSettlesIsFound() {
        List<Integer> looked = new ArrayList<>();
        Found<String> found = Found.first(EARLY, List.of(1, 2, 3), choice -> {
            looked.add(choice);
            return choice == 2 ? EITHER : LATE;
        });
        assertThat(found).isSameAs(EITHER);
        assertThat(looked).containsExactly(1, 2);
        assertThat(Found.first(EARLY, List.of(1, 2), choice -> LATE)).isSameAs(LATE);
        assertThat(Found.first(EARLY, List.of(), choice -> LATE)).isSameAs(EARLY);
    }

    private static Found<String> never() {
        throw new AssertionError("looked though all is settled");
    }
}
