package flowcv.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class HexTurnTest {
    /** Three stacks of two: row 0 of the stack in the middle stands higher than those beside it. */
    private static BoardBuilder stacks() {
        return BoardBuilder.hex(2, 3);
    }

    private static List<Integer> turns(Board board, Board turned) {
        return IntStream.range(0, HexTurn.TURNS)
                .filter(times -> HexTurn.test(board, turned, times))
                .boxed()
                .toList();
    }

    @Test
    void aSixthOfATurnIsClockwise() {
        // Two cells, one above the other; then the lower one lies to the lower left.
        Board upright = BoardBuilder.hex(2, 1).dot("R", 0, 0).dot("R", 1, 0).build();
        assertThat(turns(upright, upright)).containsExactly(0, 3);
        assertThat(turns(upright, aslant(0))).isEmpty();
        Board beside = BoardBuilder.hex(1, 2).dot("R", 0, 0).dot("R", 0, 1).build();
        assertThat(turns(upright, beside)).containsExactly(1, 4);
        assertThat(turns(upright, aslant(1))).containsExactly(2, 5);
    }

    /**
     * One cell in each of two stacks.
     *
     * @param second the row of the one in the second stack, 0 or 1; the other one has the other row
     */
    private static Board aslant(int second) {
        return BoardBuilder.hex(2, 2)
                .hole(second, 0)
                .hole(1 - second, 1)
                .dot("R", second, 1)
                .dot("R", 1 - second, 0)
                .build();
    }

    private static Board dotted() {
        return stacks().dot("R", 0, 0)
                .dot("R", 0, 1)
                .dot("G", 0, 2)
                .dot("G", 1, 2)
                .build();
    }

    @Test
    void dotsTellTheTurnsApart() {
        Board board = dotted();
        assertThat(turns(board, board)).containsExactly(0);
        // The same the other way up: the middle stack stands lower now, so that it takes up rows 0 and 1 of three.
        Board half = BoardBuilder.hex(3, 3)
                .hole(2, 0)
                .hole(0, 1)
                .hole(2, 2)
                .dot("x", 1, 2)
                .dot("x", 2, 1)
                .dot("y", 1, 0)
                .dot("y", 0, 0)
                .build();
        assertThat(turns(board, half)).containsExactly(3);
        assertThat(turns(half, board)).containsExactly(3);
    }

    @Test
    void aMirrorImageIsNoTurn() {
        Board board = dotted();
        Board mirrored = stacks().dot("R", 0, 2)
                .dot("R", 0, 1)
                .dot("G", 0, 0)
                .dot("G", 1, 0)
                .build();
        assertThat(Isomorphism.test(board, mirrored)).isTrue();
        assertThat(turns(board, mirrored)).isEmpty();
    }

    @Test
    void aWallMatters() {
        Board board = stacks().dot("R", 0, 0).dot("R", 0, 2).build();
        Board walled = stacks().dot("R", 0, 0).dot("R", 0, 2).wall(0, 0, 1, 0).build();
        assertThat(turns(board, walled)).isEmpty();
        assertThat(turns(walled, walled)).containsExactly(0);
    }
}
