package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.image.OpenCv;
import flowcv.image.Picture;
import flowcv.read.pixel.Pixels;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;

/** A board of five by five squares within an outline, with a wall over two cells. */
class DrawnStrokesTest {
    private static final int CELLS = 5;
    private static final int PITCH = 60;
    private static final int ORIGIN = 40;
    private static final Scalar LINE = new Scalar(70, 75, 130);
    private static final Scalar WALL = new Scalar(140, 145, 240);
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
        assertThat(among(WALL, GREEN, WIDE, List.of(), 0, CELLS)).isPresent();
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
        int size = CELLS * PITCH;
        Mat mat = new Mat(size + 2 * ORIGIN, size + 2 * ORIGIN, CvType.CV_8UC3, Scalar.all(0));
        for (int k = 1; k < CELLS; k++) {
            line(mat, at(k), at(0), at(k), at(CELLS), LINE, 2);
            line(mat, at(0), at(k), at(CELLS), at(k), LINE, 2);
        }
        Imgproc.rectangle(mat, new Point(at(0), at(0)), new Point(at(CELLS), at(CELLS)), LINE, 6);
        line(mat, at(1), at(2), at(3), at(2), wall, 6);
        line(mat, at(3), at(from), at(3), at(to), color, 6);
        try (Picture picture = new Picture("strokes", mat)) {
            Axis axis = new Axis(ORIGIN, PITCH);
            SideReader reader = new SideReader(Pixels.of(picture), axis, axis, 112, SideReader.LEAST_CONTRAST, false);
            LatticeSides sides = new LatticeSides(reader, new Lattice(axis, axis, List.of(), 1));
            boolean[][] cells = new boolean[CELLS][CELLS];
            List<Place> present = new ArrayList<>();
            for (int i = 0; i < CELLS * CELLS; i++) {
                cells[i / CELLS][i % CELLS] = true;
                present.add(new Place(i / CELLS, i % CELLS));
            }
            Box box = Box.around(present);
            return new DrawnStrokes(sides, weights, likelier, new HashSet<>(present))
                    .among(sides.grid(box, cells, weights), box);
        }
    }

    private static int at(int line) {
        return ORIGIN + line * PITCH;
    }

    private static void line(Mat mat, int x, int y, int otherX, int otherY, Scalar color, int width) {
        Imgproc.line(mat, new Point(x, y), new Point(otherX, otherY), color, width);
    }
}
