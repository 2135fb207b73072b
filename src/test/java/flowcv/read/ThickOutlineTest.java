package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.image.OpenCv;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;

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

    /**
     * Whether the last cell is one where its outer sides are erased, a thick line leads to it from the left, and a thin
     * one from above.
     *
     * @param isOpen whether a line is drawn beyond, as along what opens on a warp
     */
    private static boolean takesInCorner(boolean mayBeFaint, boolean isOpen) {
        int last = DrawnLattice.CELLS - 1;
        Found<CellGrid> found = DrawnLattice.look(
                LINE,
                mat -> {
                    int beyond = DrawnLattice.at(last) + 4;
                    int end = DrawnLattice.at(last + 1) + 8;
                    Imgproc.rectangle(mat, new Point(beyond, beyond), new Point(end, end), Scalar.all(0), -1);
                    int left = DrawnLattice.at(last);
                    DrawnLattice.line(mat, left, left + 4, left, DrawnLattice.at(last + 1), LINE, 6);
                    if (isOpen) {
                        int right = DrawnLattice.at(last + 1);
                        DrawnLattice.line(mat, right, left, right, right, LINE, 2);
                    }
                },
                112,
                WIDE,
                (sides, present, grid, box) -> {
                    Set<Place> cells = new HashSet<>(present);
                    cells.remove(new Place(last, last));
                    Set<Place> dots = Set.of(new Place(0, 0));
                    return mayBeFaint
                            ? ThickOutline.settleFaint(sides, cells, dots, WIDE, List.of(WIDE))
                            : ThickOutline.settle(sides, cells, dots, WIDE, List.of(WIDE));
                });
        assertThat(found).as(found.toString()).isInstanceOf(Found.Yes.class);
        return ((Found.Yes<CellGrid>) found).value().isCell(last, last);
    }

    @Test
    void aFaintSideOfTheOutlineHasNothingBeyond() {
        assertThat(takesInCorner(true, false)).isFalse();
        assertThat(takesInCorner(true, true)).isTrue();
        assertThat(takesInCorner(false, false)).isTrue();
    }
}
