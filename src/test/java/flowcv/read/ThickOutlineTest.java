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
        return settle(mat -> {}, rows);
    }

    /** @param more draws over the picture */
    private static Found<CellGrid> settle(Consumer<Mat> more, int... rows) {
        return DrawnLattice.look(
                LINE,
                mat -> {
                    below(mat, 0, DrawnLattice.CELLS, LINE);
                    more.accept(mat);
                },
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

    /** Draws the outline below some columns. */
    private static void below(Mat mat, int first, int last, Scalar color) {
        DrawnLattice.line(
                mat,
                DrawnLattice.at(first),
                DrawnLattice.at(ROWS),
                DrawnLattice.at(last),
                DrawnLattice.at(ROWS),
                color,
                6);
    }

    /** Beside tints that take ink from most grid lines one over black counts as thick, but no outline is as faint. */
    @Test
    void whereTheOutlineIsFarFainterLinesThatGoOnLeadToOtherCells() {
        assertThat(settle(mat -> below(mat, 2, 3, new Scalar(24, 26, 45)), 0, 1, 3, 4))
                .isInstanceOfSatisfying(
                        Found.Not.class, not -> assertThat(not.reason()).contains("the lines go on"));
        assertThat(settle(mat -> below(mat, 2, 3, new Scalar(50, 54, 93)), 0, 1, 3, 4))
                .isInstanceOf(Found.Yes.class);
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
