package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.image.Point;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Cells in a row, all borders of which are drawn but one or two. */
class UnseenLinesTest {
    private static final int CELLS = 45;
    private static final Side LINE = new Side(Side.Kind.LINE, 60, 2, true);
    private static final Side WALL = new Side(Side.Kind.LINE, 60, 8, true);
    private static final Side CROSSED = new Side(Side.Kind.CROSSED, 0, 30, true);
    private static final Side TINTED = new Side(Side.Kind.TINTED, 3, 0, true);
    private static final Side MISSING = Side.missing(0, 0);
    private static final LineWeights WEIGHTS = LineWeights.of(
                    new Side[] {LINE, LINE, LINE, LINE, WALL, WALL, WALL, WALL})
            .get(0);
    private static final int RED = 0xE02020;
    private static final int BLUE = 0x2020E0;

    private final Side[] drawn = new Side[CELLS - 1];
    private final double[] areas = new double[CELLS];
    private final int[] colors = new int[CELLS];

    UnseenLinesTest() {
        Arrays.fill(drawn, LINE);
        Arrays.fill(areas, 1);
        Arrays.fill(colors, RED);
    }

    private List<FaceSide> sides() {
        List<FaceSide> sides = new ArrayList<>();
        for (int i = 0; i < drawn.length; i++) {
            sides.add(GraySides.between(i, i + 1, 100, drawn[i], 1));
        }
        return sides;
    }

    /** @param dots the numbers of cells that hold one */
    private List<FaceSide> unseen(Integer... dots) {
        List<Face> cells = new ArrayList<>();
        for (int i = 0; i < CELLS; i++) {
            Point at = new Point(100 * i, 0);
            cells.add(new Face(at, 10_000 * areas[i], false, 0, at, 0, 0, colors[i], 0));
        }
        return new UnseenLines(cells, sides(), WEIGHTS, List.of(dots)::contains).all();
    }

    @Test
    void twoCellsThatAreTooLargeForOneHaveALine() {
        assertThat(unseen()).isEmpty();
        drawn[4] = MISSING;
        assertThat(unseen()).hasSize(1).allMatch(sides().get(4)::isAlong);
    }

    @Test
    void halvesOfACellNeedNone() {
        drawn[4] = MISSING;
        areas[4] = 0.6;
        areas[5] = 0.65;
        assertThat(unseen()).isEmpty();
    }

    @Test
    void cellsAsLargeAsAnotherTogetherNeedNone() {
        drawn[4] = MISSING;
        areas[9] = 1.6;
        assertThat(unseen()).isEmpty();
        areas[9] = 1.5;
        assertThat(unseen()).hasSize(1);
    }

    @Test
    void halvesOfTheOnlyLargeCellAreLikeNoOthers() {
        drawn[4] = MISSING;
        areas[4] = 1.3;
        areas[5] = 1.3;
        assertThat(unseen()).isEmpty();
    }

    @Test
    void noCellHoldsDotsOfTwoColors() {
        drawn[4] = MISSING;
        areas[9] = 2;
        assertThat(unseen(4, 5)).as("a pipe may join them").isEmpty();
        colors[5] = BLUE;
        assertThat(unseen(4, 5)).hasSize(1);
        assertThat(unseen(4)).isEmpty();
        drawn[5] = CROSSED;
        assertThat(unseen(4, 5)).as("a pipe's end").isEmpty();
    }

    @Test
    void aTintThatNoPipeLeavesIsNone() {
        drawn[4] = TINTED;
        assertThat(unseen()).hasSize(1).allMatch(sides().get(4)::isAlong);
        drawn[5] = CROSSED;
        assertThat(unseen()).isEmpty();
    }

    @Test
    void whatIsSeenInPlacesIsNoWall() {
        drawn[4] = new Side(Side.Kind.MISSING, 60, 2, true);
        assertThat(unseen()).hasSize(1);
        drawn[4] = new Side(Side.Kind.MISSING, 60, 8, true);
        assertThat(unseen()).isEmpty();
    }

    @Test
    void amongWallsOneMayBeHidden() {
        drawn[4] = MISSING;
        drawn[20] = WALL;
        assertThat(unseen()).isEmpty();
    }

    @Test
    void whereMoreIsHiddenSomethingLiesOverTheBoard() {
        drawn[4] = MISSING;
        drawn[20] = MISSING;
        assertThat(unseen()).hasSize(2);
        drawn[30] = MISSING;
        assertThat(unseen()).as("three of 44").isEmpty();
        drawn[30] = LINE;
        drawn[20] = LINE;
        drawn[5] = MISSING;
        assertThat(unseen()).as("beside each other").isEmpty();
    }
}
