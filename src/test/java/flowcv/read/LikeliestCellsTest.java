package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.image.Point;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** A board of 4x4 squares in the middle of a lattice of 8x8 places. */
class LikeliestCellsTest {
    private static final double CELL = 50;
    private static final int SIZE = 8;
    private static final Side LINE = new Side(Side.Kind.LINE, 50, 2, true);
    private static final Side THICK = new Side(Side.Kind.LINE, 50, 6, true);
    private static final Side NOTHING = Side.missing(0, 0);
    private static final double DOT = 0.38 * CELL * CELL;

    private final Map<List<Integer>, FaceSide> sides = new HashMap<>();
    private final BitSet board = new BitSet();
    private boolean mayOpen;

    LikeliestCellsTest() {
        for (int row = 2; row < 6; row++) {
            board.set(SIZE * row + 2, SIZE * row + 6);
        }
        draw(THICK);
    }

    private void draw(Side outline) {
        for (int i = 0; i < SIZE * SIZE; i++) {
            if (i % SIZE > 0) {
                set(i - 1, i, usual(i - 1, i, outline));
            }
            if (i >= SIZE) {
                set(i - SIZE, i, usual(i - SIZE, i, outline));
            }
        }
    }

    private Side usual(int one, int other, Side outline) {
        if (board.get(one) != board.get(other)) {
            return outline;
        }
        return board.get(one) ? LINE : NOTHING;
    }

    private void set(int one, int other, Side side) {
        set(one, other, side, 1);
    }

    private void set(int one, int other, Side side, double seen) {
        sides.put(List.of(one, other), GraySides.between(one, other, CELL, side, seen));
    }

    private Optional<BitSet> find(BitSet start, int... dots) {
        List<Face> faces = new ArrayList<>();
        for (int i = 0; i < SIZE * SIZE; i++) {
            int number = i;
            Point center = new Point(CELL * (i % SIZE), CELL * (i / SIZE));
            boolean isEdge = i < SIZE || i >= SIZE * (SIZE - 1) || i % SIZE == 0 || i % SIZE == SIZE - 1;
            double ink = IntStream.of(dots).anyMatch(dot -> dot == number) ? DOT : 0;
            faces.add(new Face(center, CELL * CELL, isEdge, ink, center, 0.35 * CELL, 0, 0xFF0000, 0));
        }
        return LikeliestCells.of(new FaceGraph(faces, List.copyOf(sides.values()), CELL), start, mayOpen)
                .map(LikeliestCells.Cells::cells);
    }

    private BitSet flipped(int place) {
        BitSet start = (BitSet) board.clone();
        start.flip(place);
        return start;
    }

    @Test
    void placesBeyondTheOutlineAreNone() {
        assertThat(find(flipped(SIZE * 3 + 6))).contains(board);
    }

    @Test
    void aPlaceWithinItIsOne() {
        assertThat(find(flipped(SIZE * 3 + 4))).contains(board);
    }

    @Test
    void oneSideOfItMayBeHidden() {
        set(SIZE * 3 + 5, SIZE * 3 + 6, new Side(Side.Kind.LINE, 20, 3, true));
        assertThat(find(board)).contains(board);
    }

    @Test
    void whereBothSidesOfACornerMayBeItNothingIsSure() {
        Side either = new Side(Side.Kind.LINE, 50, 3.5, true);
        int corner = SIZE * 2 + 2;
        set(corner, corner + 1, either);
        set(corner, corner + SIZE, either);
        set(corner - 1, corner, either, 0.5);
        set(corner - SIZE, corner, either, 0.5);
        assertThat(find(board)).isEmpty();
    }

    @Test
    void whereItIsNoThickerThanLinesNothingIsTold() {
        draw(LINE);
        assertThat(find(board)).isEmpty();
    }

    @Test
    void lettersBeyondItAreNoCells() {
        int place = SIZE * 3 + 6;
        set(place, place + SIZE, THICK, 0.5);
        set(place - SIZE, place, THICK, 0.5);
        assertThat(find(flipped(place))).contains(board);
    }

    @Test
    void cellsBetweenWallsAreCells() {
        set(SIZE * 3 + 2, SIZE * 3 + 3, THICK);
        set(SIZE * 3 + 3, SIZE * 3 + 4, THICK);
        set(SIZE * 4 + 2, SIZE * 4 + 3, THICK);
        set(SIZE * 4 + 3, SIZE * 4 + 4, THICK);
        assertThat(find(board)).contains(board);
    }

    @Test
    void aHoleIsNone() {
        int hole = SIZE * 3 + 3;
        for (int beside : new int[] {hole - SIZE, hole - 1, hole + 1, hole + SIZE}) {
            set(Math.min(hole, beside), Math.max(hole, beside), THICK);
        }
        assertThat(find(board)).contains(flipped(hole));
    }

    @Test
    void aWholeRowWhoseOtherLinesAreHiddenIsNotLeftOut() {
        BitSet less = (BitSet) board.clone();
        for (int column = 2; column < 6; column++) {
            int cell = SIZE * 5 + column;
            less.clear(cell);
            if (column > 2) {
                set(cell - 1, cell, NOTHING);
            }
        }
        assertThat(find(less)).contains(board);
    }

    @Test
    void wherePlacesEndBesideALineTheBoardMayGoOn() {
        BitSet more = (BitSet) board.clone();
        for (int row = 2; row < 6; row++) {
            for (int column = 6; column < 8; column++) {
                int place = SIZE * row + column;
                set(place - 1, place, LINE);
                set(place - SIZE, place, row == 2 ? THICK : LINE);
                set(place, place + SIZE, row == 5 ? THICK : LINE);
                more.set(place, column < 7);
            }
        }
        assertThat(find(more)).isEmpty();
    }

    @Test
    void aDotBesideTheBoardLeavesItUnsure() {
        int place = SIZE * 3 + 6;
        Side either = new Side(Side.Kind.LINE, 50, 3.5, true);
        set(place - 1, place, either);
        set(place, place + SIZE, either);
        assertThat(find(board)).contains(board);
        assertThat(find(board, place)).isEmpty();
    }

    @Test
    void aCellWithADotMayHaveOneWayOut() {
        int corner = SIZE * 2 + 2;
        set(corner, corner + 1, THICK);
        assertThat(find(board, corner)).contains(board);
    }

    @Test
    void whereACornerMayOpenToTwoSidesNothingIsSure() {
        mayOpen = true;
        int corner = SIZE * 2 + 2;
        set(corner - 1, corner, NOTHING);
        set(corner - SIZE, corner, NOTHING);
        assertThat(find(board)).isEmpty();
    }
}
