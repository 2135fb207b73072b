package flowcv.generate;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.board.Board;
import flowcv.format.FlowFormat;
import flowcv.solve.Limits;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Boards that anybody brings get the grade that the generator gives, or a reason. */
class GradingTest {
    @Test
    void isWhatTheGeneratorSays() throws Exception {
        Recipe recipe = new Recipe(8, 8, Set.of(), OptionalInt.empty(), Optional.of(Difficulty.MEDIUM), false);
        Puzzle puzzle = new Generator(recipe).make(1).orElseThrow();
        assertThat(Grading.of(board(FlowFormat.write(puzzle.board())), Limits.NONE))
                .isEqualTo(new Grading.Graded(puzzle.grade()));
    }

    @Test
    void boardsWithoutOneSolutionHaveNone() throws Exception {
        assertThat(Grading.of(board("RG\nGR\n"), Limits.NONE)).isInstanceOf(Grading.NoSolution.class);
        assertThat(Grading.of(board("A...\n....\n....\n...A\n"), Limits.NONE)).isInstanceOf(Grading.NoSolution.class);
        assertThat(Grading.of(board("A...\n....\n....\nA...\n"), Limits.NONE))
                .isEqualTo(new Grading.SeveralSolutions());
    }

    @Test
    void limitsAreTold() throws Exception {
        Board board = board("A.......\n........\n...B....\n........\n........\n........\n.B......\n.......A\n");
        assertThat(Grading.of(board, new Limits(Limits.NONE.time(), 1)))
                .isEqualTo(new Grading.GaveUp("the limit of 1 states"));
        Thread.currentThread().interrupt();
        try {
            assertThat(Grading.of(board, Limits.NONE)).isEqualTo(new Grading.GaveUp("canceled"));
        } finally {
            Thread.interrupted();
        }
    }

    private static Board board(String text) throws Exception {
        return FlowFormat.read(text, "test").get(0).board();
    }
}
