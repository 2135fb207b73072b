package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.board.Board;
import flowcv.board.BoardBuilder;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class OnePairingTest {
    private static final Board BOARD = BoardBuilder.square(2, 2)
            .dot("A", 0, 0)
            .dot("A", 0, 1)
            .dot("B", 1, 0)
            .dot("B", 1, 1)
            .build();
    private static final Placement NOWHERE = new Placement(List.of(), List.of(), 1, 1, Map.of());

    /** What a witness who says so of each way makes of them. */
    private static Found<Reading.Read> of(Witness.Testimony... said) {
        return OnePairing.of(Stream.of(said), testimony -> new Belief(board -> testimony, StageObserver.NONE)
                .in(new Found.Yes<>(new Reading.Read(BOARD, NOWHERE, testimony.ordinal()))));
    }

    private static Found.Not<Reading.Read> refused(Found<Reading.Read> found) {
        assertThat(found).isInstanceOf(Found.Not.class);
        return (Found.Not<Reading.Read>) found;
    }

    @Test
    void theOnlyLevelIsBelieved() {
        assertThat(of(Witness.Testimony.NO_SOLUTION, Witness.Testimony.ONE_SOLUTION, Witness.Testimony.MANY_SOLUTIONS))
                .isInstanceOf(Found.Yes.class);
    }

    @Test
    void twoLevelsAreAmbiguous() {
        assertThat(refused(of(Witness.Testimony.ONE_SOLUTION, Witness.Testimony.ONE_SOLUTION))
                        .isSettled())
                .isTrue();
    }

    @Test
    void aLevelBesideWhichAnotherMayBeIsAmbiguous() {
        assertThat(refused(of(Witness.Testimony.ONE_SOLUTION, Witness.Testimony.SILENT))
                        .isSettled())
                .isTrue();
        assertThat(refused(of(Witness.Testimony.SILENT, Witness.Testimony.ONE_SOLUTION))
                        .isSettled())
                .isTrue();
    }

    @Test
    void noLevelIsRefusedForWhatItSolvesLike() {
        assertThat(refused(of(Witness.Testimony.NO_SOLUTION, Witness.Testimony.NO_SOLUTION))
                        .isSettled())
                .isFalse();
    }
}
