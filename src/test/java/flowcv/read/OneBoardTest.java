package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.board.Board;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Cells in a ring, two pairs of dots in some of them. */
class OneBoardTest {
    private static final Found<FaceGrid> NO_CELLS = new Found.Not<>(Stage.CELLS, "no cells");
    private static final Witness ALL = board -> Witness.Testimony.ONE_SOLUTION;
    private static final Witness NO_WALLS =
            board -> links(board) == DrawnRing.CELLS ? Witness.Testimony.ONE_SOLUTION : Witness.Testimony.NO_SOLUTION;

    private static final int[] WASHED_OUT = {0xFFFFFF, 0xFFFFFE, 0, 0xFFFFFF, 0, 0xFFFFFE, 0};

    /** @param walls before these cells there are some */
    private static Found<FaceGrid> ring(Integer... walls) {
        return new Found.Yes<>(DrawnRing.grid(walls));
    }

    private static Found<FaceGrid> ring(int[] colors, Integer... walls) {
        return new Found.Yes<>(DrawnRing.grid(colors, walls));
    }

    private static Found<Reading.Read> of(Witness witness, List<Found<FaceGrid>> grids) {
        return OneBoard.of(grids, Glare.NONE, new Belief(witness, StageObserver.NONE), FaceStages.NONE);
    }

    private static int links(Board board) {
        return board.links().size();
    }

    private static void assertLinks(Found<Reading.Read> found, int links) {
        assertThat(found)
                .isInstanceOfSatisfying(Found.Yes.class, yes -> assertThat(links(((Reading.Read) yes.value()).board()))
                        .isEqualTo(links));
    }

    @Test
    void theOneBoardIsBelieved() {
        assertLinks(of(ALL, List.of(ring())), DrawnRing.CELLS);
        assertLinks(of(ALL, List.of(NO_CELLS, ring(4))), DrawnRing.CELLS - 1);
    }

    @Test
    void theSameBoardTwiceIsOne() {
        assertLinks(of(ALL, List.of(ring(4), ring(4), NO_CELLS)), DrawnRing.CELLS - 1);
    }

    @Test
    void ofTwoBoardsWithOneSolutionNeitherIsBelieved() {
        assertThat(of(ALL, List.of(ring(), ring(4))))
                .isInstanceOfSatisfying(
                        Found.Not.class, not -> assertThat(not.isSettled()).isTrue());
        assertThat(of(ALL, List.of(ring(4), NO_CELLS, ring(4), ring(6))))
                .isInstanceOfSatisfying(
                        Found.Not.class, not -> assertThat(not.isSettled()).isTrue());
    }

    @Test
    void theWitnessTellsWhichOfTwoItIs() {
        assertLinks(of(NO_WALLS, List.of(ring(4), ring())), DrawnRing.CELLS);
        assertLinks(of(NO_WALLS, List.of(ring(), ring(4))), DrawnRing.CELLS);
    }

    /** What is too hard to solve may be the board just as well. */
    @Test
    void whereTheWitnessIsSilentAboutOneOfTwoNeitherIsBelieved() {
        Witness silent =
                board -> links(board) == DrawnRing.CELLS ? Witness.Testimony.SILENT : Witness.Testimony.ONE_SOLUTION;
        assertThat(of(silent, List.of(ring(), ring(4))))
                .isInstanceOfSatisfying(
                        Found.Not.class, not -> assertThat(not.isSettled()).isTrue());
        assertThat(of(silent, List.of(ring(4), ring())))
                .isInstanceOfSatisfying(
                        Found.Not.class, not -> assertThat(not.isSettled()).isTrue());
    }

    @Test
    void withoutAWitnessTheLikeliestIsBelieved() {
        assertLinks(of(Witness.NONE, List.of(ring(4), ring())), DrawnRing.CELLS - 1);
    }

    @Test
    void whereNoneIsBelievedTheFurthestEndIsTold() {
        assertThat(of(NO_WALLS, List.of(NO_CELLS, ring(4)))).isInstanceOfSatisfying(Found.Not.class, not -> {
            assertThat(not.stage()).isEqualTo(Stage.SOLUTION);
            assertThat(not.reason()).contains("has no solution");
            assertThat(not.isSettled()).isFalse();
        });
    }

    /** Speaks for a board of which two cells hold dots of one pair. */
    private static Witness forPair(int first, int second) {
        return board -> board.pairs().stream().anyMatch(pair -> pair.first() == first && pair.second() == second)
                ? Witness.Testimony.ONE_SOLUTION
                : Witness.Testimony.NO_SOLUTION;
    }

    @Test
    void ofColorsThatLightMadeAlikeTheWitnessTellsThePairs() {
        assertThat(of(forPair(0, 3), List.of(ring(WASHED_OUT), ring(WASHED_OUT))))
                .isInstanceOfSatisfying(Found.Yes.class, yes -> assertThat(
                                ((Reading.Read) yes.value()).board().pairs())
                        .anyMatch(pair -> pair.first() == 0 && pair.second() == 3));
    }

    @Test
    void pairsThatNobodyTellsAreRefused() {
        assertThat(of(ALL, List.of(ring(WASHED_OUT))))
                .isInstanceOfSatisfying(
                        Found.Not.class, not -> assertThat(not.isSettled()).isTrue());
        assertThat(of(Witness.NONE, List.of(ring(WASHED_OUT))))
                .isInstanceOfSatisfying(
                        Found.Not.class, not -> assertThat(not.reason()).contains("pair in 3 ways"));
    }
}
