package flowcv.read;

import static flowcv.read.DrawnLattice.at;
import static org.assertj.core.api.Assertions.assertThat;

import flowcv.image.OpenCv;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.opencv.core.Scalar;

/** A board of five by five squares within an outline, with a wall over two cells. */
class DrawnStrokesTest {
    private static final Scalar LINE = new Scalar(70, 75, 130);
    private static final Scalar WALL = new Scalar(140, 145, 240);
    private static final Scalar YELLOW = new Scalar(20, 230, 240);
    private static final Scalar GREEN = new Scalar(60, 160, 70);
    /** Tell walls by their width. */
    private static final LineWeights WIDE = new LineWeights(4, 0, 0, LineWeights.Span.ANY, 0);
    /** Tell walls by their ink, of which a mark over one leaves less. */
    private static final LineWeights INKY = new LineWeights(0, 1150, 0, LineWeights.Span.ANY, 0);

    @BeforeAll
    static void loadLibrary() {
        OpenCv.load();
    }

    @Test
    void aWallAlongWholeSidesIsNoStroke() {
        assertThat(among(WALL, WIDE, List.of())).isEmpty();
        assertThat(among(WALL, INKY, List.of(WIDE))).isEmpty();
    }

    @Test
    void whatIsThickAndOfAnotherColorIsAStroke() {
        assertThat(among(GREEN, WIDE, List.of()))
                .hasValueSatisfying(fault -> assertThat(fault).contains("row 4, column 4 lies a stroke"));
    }

    @Test
    void aStrokeOverManySidesDoesNotSpeakForItself() {
        assertThat(among(WALL, GREEN, WIDE, List.of(), 0, DrawnLattice.CELLS)).isPresent();
    }

    @Test
    void whatLikelierWeightsTakeForAWallOfAnotherColorIsNoLine() {
        assertThat(among(GREEN, INKY, List.of())).isEmpty();
        assertThat(among(GREEN, INKY, List.of(WIDE)))
                .hasValueSatisfying(fault -> assertThat(fault).contains("row 4, column 4 lies a stroke"));
        assertThat(among(LINE, INKY, List.of(WIDE))).isEmpty();
    }

    @Test
    void theOnlyWallIsNoLineEither() {
        assertThat(among(LINE, GREEN, INKY, List.of())).isEmpty();
        assertThat(among(LINE, GREEN, INKY, List.of(WIDE)))
                .hasValueSatisfying(fault -> assertThat(fault).contains("row 4, column 4 lies a stroke"));
    }

    @Test
    void whatGoesPastAWallInItsColorIsAStroke() {
        assertThat(past(WALL)).hasValueSatisfying(fault -> assertThat(fault).contains("row 4, column 4 lies a stroke"));
    }

    /** The rays of a lamp on a button may begin there. */
    @Test
    void whatGoesPastInAnotherColorIsSomethingElse() {
        assertThat(past(YELLOW)).isEmpty();
    }

    /** What is found with a wall at the left of row 4, column 4, past whose lower end something lies. */
    private static Optional<String> past(Scalar color) {
        return DrawnLattice.look(
                LINE,
                mat -> {
                    int end = at(4);
                    DrawnLattice.line(mat, at(3), end + 3, at(3), end + DrawnLattice.PITCH / 5 + 1, color, 6);
                    DrawnLattice.line(mat, at(1), at(2), at(3), at(2), WALL, 6);
                    DrawnLattice.line(mat, at(3), at(3), at(3), end, WALL, 6);
                },
                112,
                WIDE,
                (sides, present, grid, box) -> new DrawnStrokes(sides, WIDE, List.of(), present).among(grid, box));
    }

    private static Optional<String> among(Scalar color, LineWeights weights, List<LineWeights> likelier) {
        return among(WALL, color, weights, likelier);
    }

    /**
     * What is found with something as wide as a wall at the left of row 4, column 4.
     *
     * @param wall the color of what is as wide above row 3
     */
    private static Optional<String> among(Scalar wall, Scalar color, LineWeights weights, List<LineWeights> likelier) {
        return among(wall, color, weights, likelier, 3, 4);
    }

    /** The same from one line between rows to another. */
    private static Optional<String> among(
            Scalar wall, Scalar color, LineWeights weights, List<LineWeights> likelier, int from, int to) {
        return DrawnLattice.look(
                LINE,
                mat -> {
                    DrawnLattice.line(mat, at(1), at(2), at(3), at(2), wall, 6);
                    DrawnLattice.line(mat, at(3), at(from), at(3), at(to), color, 6);
                },
                112,
                weights,
                (sides, present, grid, box) -> new DrawnStrokes(sides, weights, likelier, present).among(grid, box));
    }
}
