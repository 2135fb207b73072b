package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OpeningsTest {
    private static final int SIZE = 4;
    private static final Side THIN = new Side(Side.Kind.LINE, 120, 2, true, 0, 0);
    private static final Side THICK = new Side(Side.Kind.LINE, 200, 6, true, 0, 0);
    private static final Side CROSSED = new Side(Side.Kind.CROSSED, 0, 0, true);
    private static final Side NOTHING = Side.missing(0, 0);
    private static final LineWeights WEIGHTS = new LineWeights(4, 0, 0, LineWeights.Span.ANY, 50);

    private final Side[][] vertical = new Side[SIZE][SIZE + 1];
    private final Side[][] horizontal = new Side[SIZE + 1][SIZE];

    OpeningsTest() {
        Arrays.stream(vertical).forEach(row -> Arrays.fill(row, THIN));
        Arrays.stream(horizontal).forEach(row -> Arrays.fill(row, THIN));
        border(THICK, THICK);
    }

    private void border(Side leftAndRight, Side topAndBottom) {
        for (int i = 0; i < SIZE; i++) {
            vertical[i][0] = leftAndRight;
            vertical[i][SIZE] = leftAndRight;
            horizontal[0][i] = topAndBottom;
            horizontal[SIZE][i] = topAndBottom;
        }
    }

    private Found<Openings> openings(LineWeights weights) {
        return openings(weights, Openings.Edges.CLOSED);
    }

    private Found<Openings> openings(LineWeights weights, Openings.Edges edges) {
        boolean[][] present = new boolean[SIZE][SIZE];
        Arrays.stream(present).forEach(row -> Arrays.fill(row, true));
        CellGrid grid = new CellGrid(new Axis(40, 60), new Axis(40, 60), present, vertical, horizontal, weights);
        return Openings.of(grid, edges);
    }

    private void assertOpen(List<Integer> rows, List<Integer> columns) {
        assertThat(openings(WEIGHTS)).isEqualTo(new Found.Yes<>(new Openings(rows, columns)));
    }

    @Test
    void aThickBorderIsClosed() {
        assertOpen(List.of(), List.of());
    }

    @Test
    void whereTheBorderIsMissingAtBothEndsARowIsOpen() {
        vertical[2][0] = NOTHING;
        vertical[2][SIZE] = NOTHING;
        assertOpen(List.of(2), List.of());
    }

    @Test
    void whatIsOpenAtOneEndCannotBe() {
        vertical[2][0] = NOTHING;
        assertThat(openings(WEIGHTS))
                .isEqualTo(new Found.Not<>(Stage.CELLS, "row 3 is open at one end and closed at the other"));
    }

    /** Seen at an angle, the border beside a corner is at the very edge of where lines are looked for. */
    @Test
    void whatIsMissingOfABorderOffTheLatticeMayBeMissed() {
        vertical[2][0] = NOTHING;
        vertical[2][SIZE] = NOTHING;
        vertical[1][0] = new Side(Side.Kind.LINE, 200, 6, true, 0, -4.6);
        assertThat(openings(WEIGHTS))
                .isEqualTo(new Found.Not<>(
                        Stage.CELLS, "the border at an end of row 3 may be missed: it lies off the lattice"));
        vertical[1][0] = new Side(Side.Kind.LINE, 200, 6, true, 0, -2);
        assertOpen(List.of(2), List.of());
    }

    @Test
    void whatStandsOutAsABorderDoesIsOneWhereTheOtherEndIsClosed() {
        vertical[2][0] = Side.missing(100, 30);
        assertOpen(List.of(), List.of());
        vertical[2][SIZE] = NOTHING;
        assertOpen(List.of(2), List.of());
    }

    /** Below a tint a border may be as faint as lines beside it. */
    @Test
    void whatStandsOutAsLinesDoIsABorder() {
        border(NOTHING, THICK);
        for (int row = 1; row < SIZE; row++) {
            vertical[row][0] = new Side(Side.Kind.LINE, 64, 6, true, 33, 0);
            vertical[row][SIZE] = new Side(Side.Kind.LINE, 30, 6, true, 100, 0);
        }
        assertOpen(List.of(0), List.of());
    }

    @Test
    void oneFaintSideOfABorderIsNoSeam() {
        vertical[2][0] = new Side(Side.Kind.LINE, 20, 6, true, 150, 0);
        vertical[2][SIZE] = new Side(Side.Kind.LINE, 20, 6, true, 150, 0);
        assertThat(openings(WEIGHTS)).isNotEqualTo(new Found.Yes<>(new Openings(List.of(2), List.of())));
    }

    @Test
    void aSeamOnALightGroundIsFarFainterThanWalls() {
        border(NOTHING, THICK);
        for (int row = 1; row < SIZE; row++) {
            vertical[row][0] = new Side(Side.Kind.LINE, 20, 4, true, 100, 0);
        }
        assertOpen(List.of(0, 1, 2, 3), List.of());
    }

    @ParameterizedTest
    @ValueSource(doubles = {31, 54})
    void aSeamOfLightIsNoBorder(double contrast) {
        border(NOTHING, THICK);
        for (int row = 1; row < SIZE; row++) {
            vertical[row][0] = new Side(Side.Kind.LINE, contrast, 4, true, 33, 0);
        }
        assertOpen(List.of(0, 1, 2, 3), List.of());
    }

    @Test
    void whatLiesOverAWholeSideOfTheBorderCoversIt() {
        Arrays.fill(horizontal[SIZE], Side.missing(0, 240));
        assertThat(openings(WEIGHTS))
                .isEqualTo(Found.Not.covered("something bright hides the border at the last end of most columns"));
    }

    /** Blurred, it looks like a line, but a wide one. */
    @Test
    void theEdgeOfABannerIsNoBorder() {
        Arrays.fill(horizontal[SIZE], new Side(Side.Kind.LINE, 100, 12, true, 240, 0));
        assertThat(openings(WEIGHTS)).isInstanceOfSatisfying(Found.Not.class, not -> assertThat(not.isCovered())
                .isTrue());
        Arrays.fill(horizontal[SIZE], new Side(Side.Kind.LINE, 100, 6, true, 240, 0));
        assertThat(openings(WEIGHTS)).as("a line beside light").isInstanceOf(Found.Yes.class);
        Arrays.fill(horizontal[SIZE], new Side(Side.Kind.LINE, 100, 12, true, 150, 0));
        assertThat(openings(WEIGHTS)).as("beside a tint").isInstanceOf(Found.Yes.class);
        Arrays.fill(horizontal[SIZE], new Side(Side.Kind.LINE, 160, 4, true, 240, 0));
        assertThat(openings(WEIGHTS)).as("narrower beside light").isInstanceOf(Found.Yes.class);
    }

    @Test
    void whateverElseIsWrongACoveredSideIsToldFirst() {
        vertical[1][0] = NOTHING;
        Arrays.fill(horizontal[SIZE], Side.missing(0, 240));
        horizontal[0][2] = Side.missing(0, 240);
        assertThat(openings(WEIGHTS))
                .isEqualTo(Found.Not.covered("something bright hides the border at the last end of most columns"));
    }

    @Test
    void whatACropMayHaveTakenIsClosed() {
        border(Side.onEdge(-8), THICK);
        vertical[1][0] = CROSSED;
        vertical[1][SIZE] = CROSSED;
        assertOpen(List.of(1), List.of());
    }

    @Test
    void whereHalfABorderWouldBeInThePictureNothingIsOpen() {
        border(Side.onEdge(1), THICK);
        vertical[2][1] = THICK;
        assertOpen(List.of(0, 1, 2, 3), List.of());
    }

    @Test
    void aBorderOverGlowIsOne() {
        border(new Side(Side.Kind.LINE, 40, 6, true, 80, 0), THICK);
        assertOpen(List.of(), List.of());
    }

    @Test
    void linesAllAlikeAreClosed() {
        border(THIN, THIN);
        vertical[2][0] = NOTHING;
        assertThat(openings(LineWeights.ALIKE)).isEqualTo(new Found.Yes<>(new Openings(List.of(), List.of())));
    }

    /**
     * Cropped so that half of the border is left, which is as thin as lines: light that ends at the crop is fainter.
     */
    @Test
    void amongLinesAllAlikeAFaintOneTellsNothing() {
        border(THIN, THIN);
        vertical[1][0] = NOTHING;
        vertical[1][SIZE] = NOTHING;
        vertical[2][0] = new Side(Side.Kind.LINE, 12, 2, true, 0, 0);
        vertical[2][SIZE] = new Side(Side.Kind.LINE, 20, 2, true, 0, 0);

        assertThat(openings(LineWeights.ALIKE, Openings.Edges.OPEN))
                .isEqualTo(new Found.Not<>(Stage.CELLS, "the border is too faint at an end of row 3"));
        vertical[2][0] = NOTHING;
        assertThat(openings(LineWeights.ALIKE, Openings.Edges.OPEN)).isInstanceOf(Found.Not.class);
        vertical[2][0] = new Side(Side.Kind.LINE, 80, 2, true, 0, 0);
        assertThat(openings(LineWeights.ALIKE, Openings.Edges.OPEN))
                .isEqualTo(new Found.Yes<>(new Openings(List.of(1), List.of())));
    }
}
