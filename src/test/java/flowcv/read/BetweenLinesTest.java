package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

class BetweenLinesTest {
    private static final LineWeights WEIGHTS = new LineWeights(0, 600, 0, LineWeights.Span.ANY, 30);
    private static final Side GRID = side(200);
    private static final Side TINTED = new Side(Side.Kind.LINE, 15, 6, true, 60, 0);
    private static final Side OUTLINE = side(450);
    private static final Side WALL = side(900);

    private final Side[][] vertical = new Side[4][5];
    private final Side[][] horizontal = new Side[5][4];

    private static Side side(double ink) {
        return new Side(Side.Kind.LINE, ink / 6, 6, true, 30, 0);
    }

    /** Four by four cells with a wall between the first two rows. */
    private CellGrid grid() {
        boolean[][] cells = new boolean[4][4];
        for (boolean[] row : cells) {
            Arrays.fill(row, true);
        }
        for (int i = 0; i < 4; i++) {
            for (int line = 0; line <= 4; line++) {
                boolean isOuter = line == 0 || line == 4;
                vertical[i][line] = isOuter ? OUTLINE : GRID;
                horizontal[line][i] = isOuter ? OUTLINE : line == 1 ? WALL : GRID;
            }
        }
        return new CellGrid(new Axis(0, 50), new Axis(0, 50), cells, vertical, horizontal, WEIGHTS);
    }

    @Test
    void anOutlineMayBeBetweenGridLinesAndWalls() {
        assertThat(BetweenLines.in(grid())).isEmpty();
    }

    @Test
    void aLineBetweenCellsMayNot() {
        CellGrid grid = grid();
        horizontal[1][2] = OUTLINE;
        assertThat(BetweenLines.in(grid)).hasValueSatisfying(fault -> assertThat(fault)
                .isEqualTo("found 4x4 cells, but 1 of the lines between them may be walls"));
    }

    @Test
    void glowChangesLinesGradually() {
        CellGrid grid = grid();
        horizontal[2][0] = side(250);
        horizontal[2][1] = side(320);
        horizontal[2][2] = side(400);
        assertThat(BetweenLines.in(grid)).isEmpty();
    }

    /** Tints leave less of lines: those of the last rows and the last line of the first one are clear. */
    @Test
    void linesBetweenClearCellsStandOutAsLinesDo() {
        CellGrid grid = grid();
        tint();
        assertThat(BetweenLines.in(grid)).isEmpty();
    }

    @Test
    void amongClearCellsALineMayBeAWall() {
        CellGrid grid = grid();
        tint();
        vertical[0][2] = OUTLINE;
        assertThat(BetweenLines.in(grid)).hasValueSatisfying(fault -> assertThat(fault)
                .isEqualTo("found 4x4 cells, but 1 of the lines between them may be walls"));
    }

    @Test
    void mostOfTheClearLinesMayBeWalls() {
        CellGrid grid = grid();
        tint();
        for (int i = 0; i < 4; i++) {
            horizontal[1][i] = OUTLINE;
        }
        vertical[0][1] = OUTLINE;
        vertical[0][2] = OUTLINE;
        assertThat(BetweenLines.in(grid)).isPresent();
    }

    /** Tints lighten lines, too: a wall is brighter than they are. */
    @Test
    void aFewClearLinesAreLinesWhereTheyAreNoBrighterThanTintedOnes() {
        CellGrid grid = allTinted();
        vertical[1][1] = GRID;
        assertThat(BetweenLines.in(grid)).isEmpty();
    }

    @Test
    void aFewClearLinesMayBeWallsWhereTheyAreBrighter() {
        CellGrid grid = allTinted();
        vertical[1][1] = OUTLINE;
        assertThat(BetweenLines.in(grid)).isPresent();
    }

    @Test
    void aFewClearLinesMayBeWallsWhereTheyAreWider() {
        CellGrid grid = allTinted();
        vertical[1][1] = new Side(Side.Kind.LINE, 30, 9, true, 30, 0);
        assertThat(BetweenLines.in(grid)).isPresent();
    }

    @Test
    void aFewClearLinesMayBeWallsWhereTheyDiffer() {
        CellGrid grid = allTinted();
        vertical[1][1] = side(150);
        vertical[2][1] = side(230);
        assertThat(BetweenLines.in(grid)).isPresent();
    }

    @Test
    void whereNothingIsTintedAWallIsNoClearLine() {
        CellGrid grid = grid();
        horizontal[2][1] = new Side(Side.Kind.LINE, 100, 6, true, 30, 0);
        horizontal[3][1] = new Side(Side.Kind.LINE, 60, 6, true, 5, 0);
        assertThat(BetweenLines.in(grid)).isPresent();
    }

    private CellGrid allTinted() {
        CellGrid grid = grid();
        for (int i = 0; i < 4; i++) {
            for (int line = 1; line < 4; line++) {
                vertical[i][line] = TINTED;
                horizontal[line][i] = TINTED;
            }
        }
        return grid;
    }

    private void tint() {
        for (int i = 0; i < 4; i++) {
            for (int line = 1; line < 4; line++) {
                vertical[i][line] = i < 2 ? GRID : TINTED;
                horizontal[line][i] = line < 2 ? GRID : TINTED;
            }
        }
    }
}
