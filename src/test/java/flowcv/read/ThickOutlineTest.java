package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.image.OpenCv;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.opencv.core.Mat;
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
     * What is made of a board whose last cell has no outer sides, a thick one to its left, and a thin one above.
     *
     * @param isOpen whether a line is drawn beyond, as along what opens on a warp
     */
    private static Found<CellGrid> settleCorner(boolean mayBeFaint, boolean isOpen) {
        int last = DrawnLattice.CELLS - 1;
        int left = DrawnLattice.at(last);
        int right = DrawnLattice.at(last + 1);
        return settle(mayBeFaint, new Place(last, last), mat -> {
            Imgproc.rectangle(mat, new Point(left + 4, left + 4), new Point(right + 8, right + 8), Scalar.all(0), -1);
            DrawnLattice.line(mat, left, left + 4, left, right, LINE, 6);
            if (isOpen) {
                DrawnLattice.line(mat, right, left, right, right, LINE, 2);
            }
        });
    }

    private static Found<CellGrid> settle(boolean mayBeFaint, Place without, Consumer<Mat> more) {
        return DrawnLattice.look(LINE, more, 112, WIDE, (sides, present, grid, box) -> {
            Set<Place> cells = new HashSet<>(present);
            cells.remove(without);
            Set<Place> dots = Set.of(new Place(0, 0));
            return mayBeFaint
                    ? ThickOutline.settleFaint(sides, cells, dots, WIDE, List.of(WIDE))
                    : ThickOutline.settle(sides, cells, dots, WIDE, List.of(WIDE));
        });
    }

    private static boolean hasLast(Found<CellGrid> found) {
        int last = DrawnLattice.CELLS - 1;
        return found instanceof Found.Yes<CellGrid> yes && yes.value().isCell(last, last);
    }

    @Test
    void aFaintSideOfTheOutlineHasNothingBeyond() {
        Found<CellGrid> faint = settleCorner(true, false);
        assertThat(faint).isInstanceOf(Found.Yes.class);
        assertThat(hasLast(faint)).isFalse();
        assertThat(hasLast(settleCorner(false, false))).as("else it opens").isTrue();
        assertThat(settleCorner(true, true)).as("a line beyond").isInstanceOf(Found.Not.class);
    }

    /** Its outer side is not seen: it is no hole beside three faint sides of the outline. */
    @Test
    void aCellThatOpensIsNotLeftOut() {
        int right = DrawnLattice.at(DrawnLattice.CELLS);
        Found<CellGrid> found = settle(
                true,
                new Place(2, DrawnLattice.CELLS - 1),
                mat -> DrawnLattice.line(
                        mat, right, DrawnLattice.at(2) + 5, right, DrawnLattice.at(3) - 5, Scalar.all(0), 10));
        assertThat(found).isInstanceOf(Found.Not.class);
    }
}
