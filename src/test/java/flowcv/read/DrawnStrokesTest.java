package flowcv.read;

import static flowcv.read.DrawnLattice.at;
import static org.assertj.core.api.Assertions.assertThat;

import flowcv.image.OpenCv;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;

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

    /** Lines that are too pale to tell a color, and a border that is open but for some sides of the walls' color. */
    @ParameterizedTest
    @CsvSource({"8, 0, false", "7, 0, true", "7, 1, true"})
    void anOutlineOfAFewSidesTellsTheColorOfWalls(int sides, int green, boolean isStroke) {
        assertThat(withOutlineOf(new Scalar(84, 87, 90), WALL, sides, green).isPresent())
                .isEqualTo(isStroke);
    }

    /** Light along a border does not make strokes walls. */
    @Test
    void grayOnesTellNoColor() {
        assertThat(withOutlineOf(LINE, Scalar.all(200), 8, 0)).isPresent();
    }

    /**
     * What is found with a wall over three cells where most of the border is as thin as the lines.
     *
     * @param lines their color
     * @param color of the wall, and of what is as thick along the border
     * @param sides of cells along the border that have it
     * @param green others as thick, in green
     */
    private static Optional<String> withOutlineOf(Scalar lines, Scalar color, int sides, int green) {
        Point start = new Point(at(0), at(0));
        Point end = new Point(at(DrawnLattice.CELLS), at(DrawnLattice.CELLS));
        return DrawnLattice.look(
                lines,
                mat -> {
                    Imgproc.rectangle(mat, start, end, Scalar.all(0), 6);
                    Imgproc.rectangle(mat, start, end, lines, 2);
                    for (int side = 0; side < sides + green; side++) {
                        int y = side % 2 == 0 ? at(0) : at(DrawnLattice.CELLS);
                        DrawnLattice.line(mat, at(side / 2), y, at(side / 2 + 1), y, side < sides ? color : GREEN, 6);
                    }
                    DrawnLattice.line(mat, at(3), at(1), at(3), at(4), color, 6);
                },
                112,
                WIDE,
                (all, present, grid, box) -> new DrawnStrokes(all, WIDE, List.of(), present).among(grid, box));
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
