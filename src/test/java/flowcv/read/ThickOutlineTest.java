package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.image.OpenCv;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.opencv.core.Scalar;

/** Two rows of five squares within a thick outline, on a lattice that goes on below it. */
class ThickOutlineTest {
    private static final Scalar LINE = new Scalar(70, 75, 130);
    private static final LineWeights WIDE = new LineWeights(4, 0, 0, LineWeights.Span.ANY, 0);
    private static final int ROWS = 2;

    @BeforeAll
    static void loadLibrary() {
        OpenCv.load();
    }

    /** @param rows in which row each dot stands, in a column of its own */
    private static Found<CellGrid> settle(int... rows) {
        return DrawnLattice.look(
                LINE,
                mat -> DrawnLattice.line(
                        mat,
                        DrawnLattice.at(0),
                        DrawnLattice.at(ROWS),
                        DrawnLattice.at(DrawnLattice.CELLS),
                        DrawnLattice.at(ROWS),
                        LINE,
                        6),
                112,
                WIDE,
                (sides, present, grid, box) -> {
                    List<Place> cells = new ArrayList<>(present);
                    cells.removeIf(place -> place.row() >= ROWS);
                    Set<Place> dots = new HashSet<>();
                    for (int i = 0; i < rows.length; i++) {
                        dots.add(new Place(rows[i], i));
                    }
                    return ThickOutline.settle(sides, cells, dots, WIDE, List.of());
                });
    }

    @Test
    void aFewCellsWithHalfOfTheDotsAreABoard() {
        assertThat(settle(0, 1, 3, 4)).isInstanceOf(Found.Yes.class);
    }

    @Test
    void aFewCellsBesideMostOfTheDotsAreNone() {
        assertThat(settle(0, 1, 3, 4, 4)).isInstanceOfSatisfying(Found.Not.class, not -> assertThat(not.reason())
                .contains("most of the 5 dots"));
    }
}
