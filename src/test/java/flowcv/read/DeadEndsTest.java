package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.image.Point;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Two rows of three square cells, 0 to 2 and 3 to 5, and an arm beside them: 6 right of 2, 7 right of 6, and so on up
 * to 10.
 */
class DeadEndsTest {
    private static final double CELL = 50;
    private static final Side LINE = new Side(Side.Kind.LINE, 60, 2, true);
    private static final Side WALL = new Side(Side.Kind.LINE, 60, 6, true);
    private static final double DOT = 0.38 * CELL * CELL;

    private final double[] ink = new double[11];
    private final List<FaceSide> sides = new ArrayList<>();

    DeadEndsTest() {
        for (int i = 0; i < 3; i++) {
            join(i, i + 3, LINE);
            if (i < 2) {
                join(i, i + 1, LINE);
                join(i + 3, i + 4, LINE);
            }
        }
        join(2, 6, LINE);
        join(6, 7, LINE);
        join(7, 8, LINE);
        join(8, 9, LINE);
        join(9, 10, LINE);
    }

    private void join(int one, int other, Side side) {
        sides.add(GraySides.between(one, other, CELL, side, 1));
    }

    private BitSet left(int count) {
        List<Face> faces = new ArrayList<>();
        for (int i = 0; i < ink.length; i++) {
            Point center = new Point(CELL * (i % 3), CELL * (i / 3));
            faces.add(new Face(center, CELL * CELL, false, ink[i], center, 0.35 * CELL, 0, 0xFF0000, 0));
        }
        BitSet all = new BitSet();
        all.set(0, count);
        return DeadEnds.without(
                new FaceGraph(faces, sides, CELL), all, side -> side.side().width() > 4);
    }

    private static BitSet cells(int count) {
        BitSet cells = new BitSet();
        cells.set(0, count);
        return cells;
    }

    @Test
    void whatLeadsNowhereIsNoCellNorWhatLeadsThere() {
        assertThat(left(8)).isEqualTo(cells(6));
    }

    @Test
    void ofALongArmNoMoreThanTwoAreTaken() {
        assertThat(left(11)).isEqualTo(cells(9));
    }

    @Test
    void aFlowMayEndInADot() {
        ink[7] = DOT;
        assertThat(left(8)).isEqualTo(cells(8));
    }

    @Test
    void whereTwoLinesLeadInAndOutAFlowPasses() {
        join(5, 7, LINE);
        assertThat(left(8)).isEqualTo(cells(8));
    }

    @Test
    void noFlowPassesAWall() {
        join(5, 7, WALL);
        assertThat(left(8)).isEqualTo(cells(6));
    }
}
