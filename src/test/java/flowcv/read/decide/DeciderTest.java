package flowcv.read.decide;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.board.Board;
import flowcv.board.BoardBuilder;
import flowcv.read.evidence.BorderLook;
import flowcv.read.evidence.CellLook;
import flowcv.read.evidence.Evidence;
import flowcv.read.inference.BoardLooks;
import flowcv.read.inference.Labelings;
import flowcv.read.tiling.Border;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

class DeciderTest {
    private static final Board BOARD = board(4);

    /** With so many walls. */
    private static Board board(int walls) {
        BoardBuilder builder = BoardBuilder.square(4, 4);
        for (int row = 0; row < walls; row++) {
            builder.wall(row, 1, row, 2);
        }
        return builder.dot("A", 0, 0)
                .dot("A", 3, 3)
                .dot("B", 0, 1)
                .dot("B", 3, 2)
                .dot("C", 1, 0)
                .dot("C", 2, 3)
                .build();
    }

    private static Witness witness(Function<Board, Solvability> solutions) {
        return (board, usual) -> new Witness.Testimony(solutions.apply(board), usual);
    }

    private static Decision decide(Evidence evidence, Function<Board, Solvability> solutions) {
        BoardLooks looks = new BoardLooks(BOARD, false);
        Labelings labelings = Labelings.of(looks.complex(), evidence, 32);
        return Decider.decide(looks.complex(), evidence, labelings, witness(solutions));
    }

    private static Evidence seen(double sure) {
        return new BoardLooks(BOARD, false).evidence(0, sure, new Random(1));
    }

    @Test
    void aBoardThatIsSeenPlainlyAndHasOneSolutionIsNearlySure() {
        Decision decision = decide(seen(0.999), board -> Solvability.ONE);
        assertThat(decision).isInstanceOfSatisfying(Decision.Likeliest.class, likeliest -> {
            assertThat(likeliest.confidence()).isBetween(0.99, 1.0);
            assertThat(likeliest.board().walls()).isEqualTo(BOARD.walls());
            assertThat(likeliest.board().pairs()).hasSize(3);
        });
    }

    @Test
    void severalSolutionsMakeItLessSureButNoRefusal() {
        Decision.Likeliest several = (Decision.Likeliest) decide(seen(0.999), board -> Solvability.SEVERAL);
        Decision.Likeliest doubtful = (Decision.Likeliest) decide(seen(0.8), board -> Solvability.SEVERAL);
        assertThat(several.confidence()).isBetween(0.5, 0.99);
        assertThat(doubtful.confidence()).isLessThan(several.confidence());
    }

    @Test
    void theSolverTellsWhichOfTwoLikelyBoardsItIs() {
        Decision decision = decide(seen(0.8), board -> board.walls().size() < 4 ? Solvability.ONE : Solvability.NONE);
        assertThat(decision).isInstanceOfSatisfying(Decision.Likeliest.class, likeliest -> assertThat(
                        likeliest.board().walls())
                .hasSizeLessThan(4));
    }

    @Test
    void fewerWallsThanAnyLevelHasAreInDoubt() {
        BoardLooks looks = new BoardLooks(board(1), false);
        Evidence evidence = looks.evidence(0, 0.999, new Random(1));
        Labelings labelings = Labelings.of(looks.complex(), evidence, 32);
        assertThat(Decider.decide(looks.complex(), evidence, labelings, witness(board -> Solvability.ONE)))
                .isInstanceOfSatisfying(Decision.Likeliest.class, likeliest -> assertThat(likeliest.confidence())
                        .isLessThan(0.5));
    }

    @Test
    void whatHasNoSolutionIsNoBoard() {
        assertThat(decide(seen(0.999), board -> Solvability.NONE))
                .isInstanceOfSatisfying(
                        Decision.None.class, none -> assertThat(none.cause()).isEqualTo(Decision.Cause.NO_SOLUTION));
    }

    @Test
    void aDotWithoutPartnerIsNamed() {
        Evidence all = seen(0.9999999);
        List<Evidence.Seen> cells = new ArrayList<>(all.cells());
        int dot = 0;
        while (cells.get(dot).logs()[CellLook.DOT.ordinal()] < -1) {
            dot++;
        }
        int empty = 0;
        while (cells.get(empty).logs()[CellLook.EMPTY.ordinal()] < -1) {
            empty++;
        }
        cells.set(dot, cells.get(empty));
        assertThat(decide(new Evidence(all.borders(), cells), board -> Solvability.ONE))
                .isInstanceOfSatisfying(
                        Decision.None.class, none -> assertThat(none.cause()).isEqualTo(Decision.Cause.ODD_DOTS));
    }

    /** Of the board with a pipe from one cell to another; 0 if it is no board. */
    private static double confidenceWithPipe(Board board, int from, int to) {
        BoardLooks looks = new BoardLooks(board, false);
        Evidence all = looks.evidence(0, 0.999, new Random(1));
        List<Integer> places = looks.complex().form().places();
        Set<Integer> ends = Set.of(places.get(from), places.get(to));
        List<Evidence.Seen> borders = new ArrayList<>(all.borders());
        for (int i = 0; i < borders.size(); i++) {
            Border border = looks.complex().borders().get(i);
            if (ends.equals(Set.of(border.first(), border.second()))) {
                double[] logs = new double[BorderLook.values().length];
                Arrays.fill(logs, Math.log(1e-4));
                logs[BorderLook.CROSSED.ordinal()] = Math.log1p(-1e-4 * (logs.length - 1));
                borders.set(i, new Evidence.Seen(logs, 1, 0));
            }
        }
        Evidence evidence = new Evidence(borders, all.cells());
        Labelings labelings = Labelings.of(looks.complex(), evidence, 32);
        Decision decision = Decider.decide(looks.complex(), evidence, labelings, witness(each -> Solvability.ONE));
        return decision instanceof Decision.Likeliest likeliest ? likeliest.confidence() : 0;
    }

    @Test
    void aPipeThatLeadsToNoDotIsInDoubt() {
        assertThat(confidenceWithPipe(BOARD, 4, 5)).as("from a dot").isGreaterThan(0.9);
        assertThat(confidenceWithPipe(BOARD, 9, 13)).as("from no dot").isLessThan(0.5);
    }
}
