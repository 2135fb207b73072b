package flowcv.solve;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.board.Board;
import flowcv.board.BoardBuilder;
import flowcv.board.Rules;
import org.junit.jupiter.api.Test;

class RefutationTest {
    private static final String AT = "the board has no solution: ";
    private static final String SOMEWHERE = "the board has no solution; check its dots";

    @Test
    void parity() {
        Board board = BoardBuilder.square(4, 4).dot("A", 0, 0).dot("A", 3, 3).build();
        assertThat(refused(board, Rules.FILL).reason()).isEqualTo(SOMEWHERE);
        assertThat(refused(board, Rules.FILL).detail()).startsWith("parity");
        assertThat(Solver.solve(board, new Question(Rules.FREE, 1, Limits.NONE)))
                .isInstanceOf(Outcome.Solved.class);
    }

    @Test
    void parityOfABoardTooLargeToSearch() {
        Board board =
                BoardBuilder.square(30, 30).dot("A", 0, 0).dot("A", 29, 29).build();
        assertThat(refused(board, Rules.FILL).reason()).isEqualTo(SOMEWHERE);
        assertThat(refused(board, Rules.FILL).detail()).startsWith("parity");
    }

    @Test
    void cellThatNothingCanEnter() {
        Board board = BoardBuilder.square(3, 3)
                .hole(0, 1)
                .dot("A", 1, 0)
                .dot("A", 2, 2)
                .build();
        assertThat(reason(board, Rules.FILL))
                .isEqualTo(AT + "the cell at row 1, column 1 is a dead end; check its dots");
    }

    @Test
    void cellThatNothingReaches() {
        Board board = BoardBuilder.square(3, 3)
                .hole(0, 1)
                .hole(1, 0)
                .dot("A", 1, 1)
                .dot("A", 2, 2)
                .build();
        assertThat(reason(board, Rules.FILL))
                .isEqualTo(AT + "the cell at row 1, column 1 cannot be reached; check its dots");
    }

    @Test
    void dotShutIn() {
        Board board = BoardBuilder.square(1, 4)
                .dot("A", 0, 0)
                .dot("A", 0, 2)
                .dot("B", 0, 1)
                .dot("B", 0, 3)
                .build();
        assertThat(reason(board, Rules.FREE)).isEqualTo(AT + "the dot at row 1, column 1 is shut in; check its dots");
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
                .isEqualTo(
                        AT
                                + "the dots A at row 1, column 1 and row 1, column 5 are walled off from each other; check its dots");
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
        assertThat(refused(board, Rules.FREE).reason()).isEqualTo(SOMEWHERE);
        assertThat(refused(board, Rules.FREE).detail()).matches("all \\d+ states were tried");
    }

    private static String reason(Board board, Rules rules) {
        return refused(board, rules).reason();
    }

    private static Outcome.NoSolution refused(Board board, Rules rules) {
        Outcome outcome = Solver.solve(board, new Question(rules, 1, Limits.NONE));
        assertThat(outcome).isInstanceOf(Outcome.NoSolution.class);
        return (Outcome.NoSolution) outcome;
    }
}
