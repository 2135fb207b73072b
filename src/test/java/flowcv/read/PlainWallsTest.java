package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** Five by five cells whose lines are 4 pixels wide and stand out by 50 levels. */
class PlainWallsTest {
    private static final int CELLS = 5;
    private static final Side LINE = side(4, 50);

    private final LinedGrid grid = new LinedGrid(CELLS, CELLS);

    PlainWallsTest() {
        Arrays.stream(grid.vertical).forEach(row -> Arrays.fill(row, LINE));
        Arrays.stream(grid.horizontal).forEach(row -> Arrays.fill(row, LINE));
    }

    private static Side side(double width, double contrast) {
        return new Side(Side.Kind.LINE, contrast, width, true, 20, 0);
    }

    private void assertPlain() {
        assertThat(PlainWalls.in(grid.with(LineWeights.ALIKE))).isEmpty();
    }

    private void assertWalls(String reason) {
        assertThat(PlainWalls.in(grid.with(LineWeights.ALIKE)))
                .hasValueSatisfying(found -> assertThat(found).startsWith(reason));
    }

    @Test
    void linesThatAreAlikeAreNoWalls() {
        assertPlain();
    }

    @Test
    void linesWithMoreInkAreWalls() {
        grid.vertical[1][2] = side(5.5, 130);
        grid.vertical[2][2] = side(5.5, 130);
        assertWalls("2 of its lines look like walls");
    }

    /** A letter or a pipe may lie beside one. */
    @Test
    void oneLineMayHaveALittleMoreInk() {
        grid.vertical[1][2] = side(7, 75);
        assertPlain();
        grid.vertical[1][2] = side(8, 80);
        assertWalls("1 of its lines look like walls");
    }

    @Test
    void linesThatAreWiderAloneAreWalls() {
        grid.horizontal[2][1] = side(6.5, 50);
        assertPlain();
        grid.horizontal[2][3] = side(6.5, 50);
        assertWalls("2 of its lines are wider than the others");
    }

    /** Beside tints poor JPEGs make lines wider and fainter. */
    @Test
    void faintLinesMayBeWider() {
        grid.horizontal[2][1] = side(6.5, 35);
        grid.horizontal[2][3] = side(6.5, 35);
        assertPlain();
    }

    /** Lines two pixels wide are three where they lie between pixels. */
    @Test
    void onePixelMoreIsNoWall() {
        Side thin = side(2, 50);
        Arrays.stream(grid.vertical).forEach(row -> Arrays.fill(row, thin));
        Arrays.stream(grid.horizontal).forEach(row -> Arrays.fill(row, thin));
        grid.horizontal[2][1] = side(3, 50);
        grid.horizontal[2][3] = side(3, 50);
        assertPlain();
    }

    /** What lies on the border is the outline, whatever its width. */
    @Test
    void theOutlineIsNotLookedAt() {
        Arrays.fill(grid.horizontal[0], side(12, 90));
        assertPlain();
    }

    /** Tints lie beside most lines, which stand out less there; those between clear cells have as much light. */
    @Test
    void linesBetweenClearCellsStandOutFromTints() {
        Side tinted = new Side(Side.Kind.LINE, 15, 4, true, 55, 0);
        Arrays.stream(grid.vertical).forEach(row -> Arrays.fill(row, tinted));
        Arrays.stream(grid.horizontal).forEach(row -> Arrays.fill(row, tinted));
        grid.horizontal[2][1] = side(4, 55);
        grid.horizontal[2][2] = side(4, 55);
        assertPlain();
        grid.horizontal[2][1] = side(12, 55);
        grid.horizontal[2][2] = side(12, 55);
        assertThat(PlainWalls.in(grid.with(LineWeights.ALIKE))).isPresent();
    }
}
