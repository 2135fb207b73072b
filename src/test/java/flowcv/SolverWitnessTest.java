package flowcv;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.board.Board;
import flowcv.board.Rules;
import flowcv.format.FlowFormat;
import flowcv.read.decide.Solvability;
import flowcv.read.decide.Witness;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** By which rules a board has its solution. */
class SolverWitnessTest {
    /** One way leads from A to A and from B to B, and it leaves two cells out. */
    private static final String NOT_FILLED = "A.B\n.#.\nA#B\n...\n";

    @Test
    void boardsOfTheGameAreFilled() throws Exception {
        assertThat(ask(Optional.empty(), Rules.FILL, "RB\nRB\n"))
                .isEqualTo(new Witness.Testimony(Solvability.ONE, Rules.FILL));
        assertThat(ask(Optional.empty(), Rules.FILL, NOT_FILLED).solvability()).isEqualTo(Solvability.NONE);
    }

    @Test
    void boardsOfDigitsAreFilledFirst() throws Exception {
        assertThat(ask(Optional.empty(), Rules.FREE, "RB\nRB\n"))
                .isEqualTo(new Witness.Testimony(Solvability.ONE, Rules.FILL));
        assertThat(ask(Optional.empty(), Rules.FREE, NOT_FILLED).rules()).isEqualTo(Rules.FREE);
    }

    @Test
    void rulesThatAreGivenHold() throws Exception {
        assertThat(ask(Optional.of(Rules.FILL), Rules.FREE, NOT_FILLED))
                .isEqualTo(new Witness.Testimony(Solvability.NONE, Rules.FILL));
        assertThat(ask(Optional.of(Rules.FREE), Rules.FILL, NOT_FILLED).rules()).isEqualTo(Rules.FREE);
    }

    private static Witness.Testimony ask(Optional<Rules> given, Rules usual, String text) throws Exception {
        Board board = FlowFormat.read(text, "board").get(0).board();
        return new SolverWitness(given).ask(board, usual);
    }
}
