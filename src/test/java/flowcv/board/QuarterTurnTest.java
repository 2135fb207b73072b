package flowcv.board;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.testing.AnyBoard;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class QuarterTurnTest {
    @Test
    void turnsClockwise() {
        Board board = BoardBuilder.square(2, 3)
                .dot("R", 0, 0)
                .dot("R", 1, 2)
                .hole(1, 0)
                .bridge(0, 1)
                .wall(0, 1, 0, 2)
                .openRow(0)
                .build();
        Board turned = BoardBuilder.square(3, 2)
                .dot("R", 0, 1)
                .dot("R", 2, 0)
                .hole(0, 0)
                .bridge(1, 1)
                .wall(1, 1, 2, 1)
                .openColumn(1)
                .build();
        assertThat(BoardDifferences.of(turned, QuarterTurn.of(board, 1).orElseThrow()))
                .isEmpty();
    }

    @Property(tries = 200)
    void fourTurnsAreNone(@ForAll long seed) {
        Board board = AnyBoard.square(seed);
        if (QuarterTurn.of(board, 0).isPresent()) {
            Board once = QuarterTurn.of(board, 1).orElseThrow();
            assertThat(SameBoard.test(board, QuarterTurn.of(once, 3).orElseThrow()))
                    .isTrue();
        }
    }
}
