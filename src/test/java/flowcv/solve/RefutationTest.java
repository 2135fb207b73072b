package flowcv.solve;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.board.Board;
import flowcv.board.BoardBuilder;
import flowcv.board.Rules;
import org.junit.jupiter.api.Test;

class RefutationTest {
    @Test
    void parity() {
        Board board = BoardBuilder.square(4, 4).dot("A", 0, 0).dot("A", 3, 3).build();
        assertThat(reason(board, Rules.FILL)).startsWith("parity");
        assertThat(Solver.solve(board, new Question(Rules.FREE, 1, Limits.NONE)))
                .isInstanceOf(Outcome.Solved.class);
    }

    @Test
    void parityOfABoardTooLargeToSearch() {
        Board board =
                BoardBuilder.square(30, 30).dot("A", 0, 0).dot("A", 29, 29).build();
        assertThat(reason(board, Rules.FILL)).startsWith("parity");
    }

    @Test
    void cellThatNothingCanEnter() {
        Board board = BoardBuilder.square(3, 3)
                .hole(0, 1)
                .dot("A", 1, 0)
                .dot("A", 2, 2)
                .build();
        assertThat(reason(board, Rules.FILL)).isEqualTo("the cell at row 1, column 1 has 1 way in or out, needs 2");
    }

    @Test
    void dotShutIn() {
        Board board = BoardBuilder.square(1, 4)
                .dot("A", 0, 0)
                .dot("A", 0, 2)
                .dot("B", 0, 1)
                .dot("B", 0, 3)
                .build();
        assertThat(reason(board, Rules.FREE)).isEqualTo("the dot at row 1, column 1 has 0 ways in or out, needs 1");
    }

    @Test
    void pairThatNothingCanJoin() {
        Board board = BoardBuilder.square(2, 5)
                .dot("A", 0, 0)
                .dot("A", 0, 4)
                .dot("B", 0, 2)
                .dot("B", 1, 2)
                .build();
        assertThat(reason(board, Rules.FREE))
                .isEqualTo("nothing can join the dots A at row 1, column 1 and row 1, column 5");
    }

    @Test
    void exhausted() {
        // Each pair needs the middle.
        Board board = BoardBuilder.square(3, 3)
                .dot("A", 0, 1)
                .dot("A", 2, 1)
                .dot("B", 1, 0)
                .dot("B", 1, 2)
                .build();
        assertThat(reason(board, Rules.FREE)).matches("all \\d+ states were tried");
    }

    private static String reason(Board board, Rules rules) {
        Outcome outcome = Solver.solve(board, new Question(rules, 1, Limits.NONE));
        assertThat(outcome).isInstanceOf(Outcome.NoSolution.class);
        return ((Outcome.NoSolution) outcome).reason();
    }
}
