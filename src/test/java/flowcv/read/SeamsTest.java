package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.function.IntToDoubleFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Lines of a board of ten columns, each where it is expected but for what is said. */
class SeamsTest {
    private static final int COLUMNS = 10;
    private static final int ROWS = 5;
    private static final double PITCH = 60;

    @ParameterizedTest
    @ValueSource(doubles = {4, 5, 8, 12})
    void twoBoardsBesideEachOtherAreTold(double gap) {
        assertThat(seam(line -> (line > 5 ? gap : 0) - gap * line / COLUMNS))
                .hasValueSatisfying(reason -> assertThat(reason).contains("before column"));
    }

    @Test
    void twoBoardsThatOverlapAreTold() {
        assertThat(seam(line -> line > 5 ? -8 : 0)).isPresent();
    }

    @Test
    void pixelsAndAThickBorderAreNoSeam() {
        assertThat(seam(line -> line % 2 - 0.5)).isEmpty();
        assertThat(seam(line -> line == 0 ? 3 : line == COLUMNS ? -3 : 0)).isEmpty();
    }

    @Test
    void aWrongPitchIsNoSeam() {
        assertThat(seam(line -> 2.5 * line - 12)).isEmpty();
    }

    private static Optional<String> seam(IntToDoubleFunction offset) {
        boolean[][] present = new boolean[ROWS][COLUMNS];
        Side[][] vertical = new Side[ROWS][COLUMNS + 1];
        Side[][] horizontal = new Side[ROWS + 1][COLUMNS];
        for (int row = 0; row <= ROWS; row++) {
            for (int column = 0; column <= COLUMNS; column++) {
                if (row < ROWS && column < COLUMNS) {
                    present[row][column] = true;
                }
                if (row < ROWS) {
                    vertical[row][column] = line(offset.applyAsDouble(column));
                }
                if (column < COLUMNS) {
                    horizontal[row][column] = line(0);
                }
            }
        }
        Axis axis = new Axis(0, PITCH);
        return Seams.in(new CellGrid(axis, axis, present, vertical, horizontal, LineWeights.ALIKE), false);
    }

    private static Side line(double offset) {
        return new Side(Side.Kind.LINE, 60, 2, true, 20, offset);
    }
}
