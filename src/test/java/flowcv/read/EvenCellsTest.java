package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.image.Point;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntToDoubleFunction;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

class EvenCellsTest {
    private static final int SIDE = 5;
    private static final double CELL = 100;

    /** Empty cells in rows, whose areas in the picture are told by the number of their row. */
    private static List<Face> cells(IntToDoubleFunction areaOfRow) {
        List<Face> cells = new ArrayList<>();
        for (int i = 0; i < SIDE * SIDE; i++) {
            Point at = new Point(CELL * (i % SIDE), CELL * (i / SIDE));
            cells.add(new Face(at, areaOfRow.applyAsDouble(i / SIDE), false, 0, at, 0, 0, 0, 0));
        }
        return cells;
    }

    @Test
    void cellsThemselvesTellTheTiltWhereNoDotDoes() {
        EvenCells even = EvenCells.of(cells(row -> 8000 * Math.pow(1 + 0.1 * row, 3)), List.of(), CELL);
        assertThat(even.areAlike()).isTrue();
        double first = even.cells().get(0).area();
        assertThat(even.cells()).allSatisfy(cell -> assertThat(cell.area()).isCloseTo(first, Offset.offset(1e-6)));
    }

    @Test
    void aSlightTiltIsEvenedToo() {
        EvenCells even = EvenCells.of(cells(row -> 8000 * Math.pow(1 + 0.01 * row, 3)), List.of(), CELL);
        assertThat(even.areAlike()).isTrue();
        assertThat(even.cells().get(SIDE * SIDE - 1).area())
                .isCloseTo(even.cells().get(0).area(), Offset.offset(1e-6));
    }

    @Test
    void cellsOfNoScreenAreNotEvened() {
        List<Face> cells = cells(row -> 8000 * Math.pow(1 + 0.3 * row, 3));
        EvenCells even = EvenCells.of(cells, List.of(), CELL);
        assertThat(even.areAlike()).isFalse();
        assertThat(even.cells()).isEqualTo(cells);
    }

    @Test
    void ofRingsWhoseCellsDifferNothingIsTold() {
        List<Face> cells = cells(row -> row % 2 == 0 ? 5000 : 10_000);
        EvenCells even = EvenCells.of(cells, List.of(), CELL);
        assertThat(even.areAlike()).isFalse();
        assertThat(even.cells()).isEqualTo(cells);
    }
}
