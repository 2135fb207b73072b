package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LineDoubtsTest {
    private static final int LEVEL = 200;
    /** Cells that flows tint are so much brighter than black ones. */
    private static final int TINT = 90;

    private static final Side THICK = new Side(Side.Kind.LINE, 120, 6, true);
    private static final Side BETWEEN_TINTS = line(2.35, 29, 72);

    /** Thick is what has the ink of lines thrice as wide, given what is beside it. */
    private static final LineWeights BY_SPAN = new LineWeights(0, 0, 0, new LineWeights.Span(LEVEL, 2.5), 0);

    /** A board with an outline, and one side of another ink where two tinted cells meet. */
    private static CellGrid with(double ink) {
        LinedGrid grid = new LinedGrid(4, 4);
        for (int i = 0; i < 4; i++) {
            grid.vertical[i][0] = THICK;
            grid.vertical[i][4] = THICK;
        }
        Arrays.fill(grid.horizontal[0], THICK);
        Arrays.fill(grid.horizontal[4], THICK);
        grid.vertical[1][2] = new Side(Side.Kind.LINE, ink / 2.4, 2.4, true, TINT, 0);
        return grid.with(BY_SPAN);
    }

    private static double inkOfLines() {
        return LinedGrid.LINE.ink();
    }

    @Test
    void anOutlineAndLinesAreClear() {
        assertThat(LineDoubts.in(with(0.5 * inkOfLines()))).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(doubles = {1.15, 1.2, 1.3})
    void aWallThatHasTheInkOfALineIsDoubtful(double ratio) {
        CellGrid grid = with(ratio * inkOfLines());

        assertThat(grid.isWall(grid.vertical()[1][2])).isTrue();
        assertThat(LineDoubts.in(grid)).contains("some of its walls have hardly more ink than its lines");
    }

    @ParameterizedTest
    @ValueSource(doubles = {1.4, 1.7, 3})
    void aWallOverATintHasMore(double ratio) {
        CellGrid grid = with(ratio * inkOfLines());

        assertThat(grid.isWall(grid.vertical()[1][2])).isTrue();
        assertThat(LineDoubts.in(grid)).isEqualTo(Optional.empty());
    }

    /** Beside a border that is open the light behind the board ends, which is no line however wide it looks. */
    @Test
    void faintLightBesideAnOpenBorderIsNoOutline() {
        assertThat(LineDoubts.in(open(14))).isEmpty();
        assertThat(LineDoubts.in(open(15))).contains("only 1 of 4 lines of the outline are thick");
    }

    /**
     * A board with three walls, open all around.
     *
     * @param contrast of what is wide on its upper border, beside three lines
     */
    private static CellGrid open(double contrast) {
        LinedGrid grid = new LinedGrid(4, 4);
        for (int i = 0; i < 4; i++) {
            grid.vertical[i][0] = Side.missing(0, 0);
            grid.vertical[i][4] = Side.missing(0, 0);
            grid.horizontal[0][i] = Side.missing(0, 0);
            grid.horizontal[4][i] = i == 0 ? Side.missing(0, 0) : line(1.8, 13, 14);
        }
        grid.horizontal[0][1] = line(4.6, contrast, 2);
        for (int i = 1; i < 4; i++) {
            grid.vertical[i][2] = THICK;
        }
        return grid.with(LineWeights.ofWidth(4));
    }

    /** Where two cells meet below a finger's mark, which is brighter than lines. */
    @ParameterizedTest
    @ValueSource(doubles = {34, 47, 110})
    void whatIsAsWideAsAWallBelowAMarkIsDoubtfulHoweverStrongLinesAre(double contrast) {
        assertThat(LineDoubts.in(marked(contrast)))
                .contains("found 4x4 cells, but row 2, column 2 has a side that is neither line nor wall");
    }

    @ParameterizedTest
    @ValueSource(doubles = {18, 28})
    void seamsBelowAMarkAreNone(double contrast) {
        assertThat(LineDoubts.in(marked(contrast))).isEmpty();
    }

    @Test
    void whatIsThinBelowAMarkIsDoubtfulWhereItHasMoreInkThanLines() {
        assertThat(LineDoubts.in(with(1.3 * inkOfLines(), 2.4, 132))).isPresent();
        assertThat(LineDoubts.in(with(1.1 * inkOfLines(), 2.4, 132))).isEmpty();
        assertThat(LineDoubts.in(with(1.3 * inkOfLines(), 2.4, 20))).isEmpty();
    }

    /** A red mark over a cyan wall of a photograph: the one takes from the other what it does not take from lines. */
    @Test
    void aMarkIsBrighterThanATint() {
        assertThat(LineDoubts.in(with(2 * inkOfLines(), 2.4, 79))).isPresent();
        assertThat(LineDoubts.in(with(2 * inkOfLines(), 2.4, 60))).isEmpty();
    }

    @Test
    void belowAMarkThatIsNearlyWhiteWidthsTell() {
        assertThat(LineDoubts.in(with(0.8 * inkOfLines(), 4.5, 204))).isPresent();
        assertThat(LineDoubts.in(with(0.8 * inkOfLines(), 3, 204))).isEmpty();
    }

    /** A side that is no wall where two cells meet. */
    private static CellGrid with(double ink, double width, int beside) {
        return outlined(new Side(Side.Kind.LINE, ink / width, width, true, beside, 0), 0);
    }

    private static CellGrid marked(double contrast) {
        return outlined(new Side(Side.Kind.LINE, contrast, 6, true, 132, 0), 115);
    }

    /** A board within an outline, with a side where two cells meet that is no wall if it stands out by less than others. */
    private static CellGrid outlined(Side side, double leastContrast) {
        LinedGrid grid = new LinedGrid(4, 4);
        Side outline = new Side(Side.Kind.LINE, 240, 6, true);
        for (int i = 0; i < 4; i++) {
            grid.vertical[i][0] = outline;
            grid.vertical[i][4] = outline;
        }
        Arrays.fill(grid.horizontal[0], outline);
        Arrays.fill(grid.horizontal[4], outline);
        grid.vertical[1][2] = side;
        return grid.with(new LineWeights(5, 0, 0, LineWeights.Span.ANY, leastContrast));
    }

    @Test
    void aWallThatIsFarFainterThanTheOthersIsDoubtful() {
        assertThat(LineDoubts.in(withWalls(0.25))).contains("one of its walls has far less ink than the others");
        assertThat(LineDoubts.in(withWalls(0.5))).isEmpty();
    }

    /** @param share of the other walls' ink that one has */
    private static CellGrid withWalls(double share) {
        LinedGrid grid = new LinedGrid(4, 4);
        for (int i = 0; i < 4; i++) {
            grid.vertical[i][0] = THICK;
            grid.vertical[i][4] = THICK;
            grid.vertical[i][2] = new Side(Side.Kind.LINE, 240, 6, true);
        }
        Arrays.fill(grid.horizontal[0], THICK);
        Arrays.fill(grid.horizontal[4], THICK);
        grid.vertical[3][2] = new Side(Side.Kind.LINE, share * 240, 6, true);
        return grid.with(new LineWeights(5, 0, 0, LineWeights.Span.ANY, 0));
    }

    /** A board whose walls are brighter than its outline, and a side that has less ink than either. */
    private static CellGrid withBrightWalls(int walls, Side side) {
        LinedGrid grid = new LinedGrid(4, 4);
        for (int i = 0; i < 4; i++) {
            grid.vertical[i][0] = line(3, 106, 10);
            grid.vertical[i][4] = line(3, 106, 10);
            Arrays.fill(grid.vertical[i], 1, 4, line(1.4, 40, 38));
            grid.horizontal[0][i] = line(3, 106, 10);
            grid.horizontal[4][i] = line(3, 106, 10);
            grid.horizontal[1][i] = line(1.4, 40, 38);
            grid.horizontal[2][i] = i < walls ? line(2.8, 210, 20) : line(1.4, 40, 38);
            grid.horizontal[3][i] = line(1.4, 40, 38);
        }
        grid.vertical[1][2] = side;
        return grid.with(new LineWeights(0, 120, 0, LineWeights.Span.ANY, 20));
    }

    /** A tint is no finger's mark for being nearly as bright as the outline. */
    @Test
    void aLineBetweenTintsIsNoDarkenedWall() {
        assertThat(LineDoubts.in(withBrightWalls(4, BETWEEN_TINTS))).isEmpty();
    }

    @Test
    void aFewWallsDoNotTellHowBrightWallsAre() {
        assertThat(LineDoubts.in(withBrightWalls(2, BETWEEN_TINTS)).orElseThrow())
                .contains("neither line nor wall");
    }

    @Test
    void aWallBelowAMarkIsDoubtfulHoweverBrightTheOthersAre() {
        assertThat(LineDoubts.in(withBrightWalls(4, line(2.35, 45, 110))).orElseThrow())
                .contains("neither line nor wall");
    }

    private static Side line(double width, double contrast, double beside) {
        return new Side(Side.Kind.LINE, contrast, width, true, beside, 0);
    }

    /** Walls, and no border but on the right, where the light behind the screen ends. */
    @Test
    void aSeamBesideAnOpenBorderIsNoOutline() {
        assertThat(LineDoubts.in(openBeside(0.4))).isEmpty();
        assertThat(LineDoubts.in(openBeside(1)))
                .contains("some of its lines look like walls, but its outline is as thin as the others");
    }

    /** The light behind a board that is open on the right ends there; a bright banner might hide a border. */
    @Test
    void dimLightThatEndsAtAnOpenSideIsNoThinOutline() {
        assertThat(LineDoubts.in(lightBeside(44, Side.missing(0, 0)))).isEmpty();
        assertThat(LineDoubts.in(lightBeside(70, Side.missing(0, 0))))
                .contains("on one side the lines of the outline are thick, on another thin");
        assertThat(LineDoubts.in(lightBeside(44, THICK)))
                .as("closed on the other side")
                .contains("on one side the lines of the outline are thick, on another thin");
    }

    @Test
    void lightMayHideASideOfAnOutlineThatIsKnown() {
        assertThat(LineDoubts.inOutlined(lightBeside(70, Side.missing(0, 0)))).isEmpty();
    }

    /** Of a board with a hole, photographed from a picture that ends with the board. */
    @Test
    void anOutlineThatACropHalvedOnAllSidesIsOne() {
        assertThat(LineDoubts.in(halved(360, 360))).isEmpty();
        assertThat(LineDoubts.in(halved(360, 240)))
                .contains("on one side the lines of the outline are thick, on another thin");
        assertThat(LineDoubts.in(halved(720, 360)))
                .contains("on one side the lines of the outline are thick, on another thin");
    }

    /**
     * A board with an outline around holes.
     *
     * @param first ink of the lines on its left edge
     * @param others ink of those on its other edges
     */
    private static CellGrid halved(double first, double others) {
        LinedGrid grid = new LinedGrid(9, 9);
        for (int i = 0; i < 9; i++) {
            grid.vertical[i][0] = line(first / 120, 120, 0);
            grid.vertical[i][9] = line(others / 120, 120, 0);
            grid.horizontal[0][i] = line(others / 120, 120, 0);
            grid.horizontal[9][i] = line(others / 120, 120, 0);
        }
        for (int row = 1; row < 9; row += 2) {
            for (int column = 1; column < 9; column += 2) {
                grid.present[row][column] = false;
                grid.vertical[row][column] = THICK;
                grid.vertical[row][column + 1] = THICK;
                grid.horizontal[row][column] = THICK;
                grid.horizontal[row + 1][column] = THICK;
            }
        }
        return grid.with(new LineWeights(5, 0, 0, LineWeights.Span.ANY, 60));
    }

    /**
     * A board on whose right light ends.
     *
     * @param light how bright that is
     * @param left what is on the left of each row
     */
    private static CellGrid lightBeside(double light, Side left) {
        LinedGrid grid = new LinedGrid(4, 4);
        for (int i = 0; i < 4; i++) {
            grid.vertical[i][0] = left;
            grid.vertical[i][4] = new Side(Side.Kind.LINE, 17, 2, true, light, 0);
        }
        Arrays.fill(grid.horizontal[0], THICK);
        Arrays.fill(grid.horizontal[4], THICK);
        return grid.with(new LineWeights(5, 0, 0, LineWeights.Span.ANY, 60));
    }

    /** @param ofLines contrast of what is seen on the right, as a share of that of lines */
    private static CellGrid openBeside(double ofLines) {
        LinedGrid grid = new LinedGrid(4, 4);
        for (int i = 0; i < 4; i++) {
            grid.vertical[i][0] = Side.missing(0, 0);
            grid.vertical[i][4] = new Side(Side.Kind.LINE, ofLines * LinedGrid.LINE.contrast(), 2, true);
            grid.vertical[i][2] = THICK;
        }
        Arrays.fill(grid.horizontal[0], Side.missing(0, 0));
        Arrays.fill(grid.horizontal[4], Side.missing(0, 0));
        return grid.with(new LineWeights(5, 0, 0, LineWeights.Span.ANY, 60));
    }
}
