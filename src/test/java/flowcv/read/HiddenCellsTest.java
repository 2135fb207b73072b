package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.image.OpenCv;
import flowcv.image.Picture;
import flowcv.read.pixel.Pixels;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;

/** A board of five by five squares within an outline, one cell of which is not told by its lines. */
class HiddenCellsTest {
    private static final int CELLS = 5;
    private static final int PITCH = 60;
    private static final int ORIGIN = 80;
    private static final int PIPE = 20;
    private static final Scalar LINE = new Scalar(70, 75, 130);
    private static final Scalar TINT = Scalar.all(40);
    private static final Scalar WHITE = Scalar.all(230);
    private static final LineWeights WIDE = new LineWeights(4, 0, 0, LineWeights.Span.ANY, 0);
    private static final Place MIDDLE = new Place(2, 2);
    private static final Place CORNER = new Place(4, 4);

    @BeforeAll
    static void loadLibrary() {
        OpenCv.load();
    }

    @Test
    void whatIsSeenHasNoHiddenCells() {
        assertThat(among(Set.of(), mat -> {})).isEmpty();
    }

    @Test
    void aPlaceThatALineLeadsToIsACell() {
        assertThat(among(Set.of(MIDDLE), mat -> hide(mat, 1.9, 1.9, 2.9, 3.2)))
                .as("its lower side alone is seen")
                .containsExactly(MIDDLE);
    }

    @Test
    void aPlaceThatAPipeRunsIntoIsACell() {
        assertThat(among(Set.of(MIDDLE), mat -> {
                    hide(mat, 1.9, 1.9, 3.1, 3.1);
                    pipe(mat, 1.5, 2.5, 2.5, 2.5);
                }))
                .containsExactly(MIDDLE);
    }

    @Test
    void placesThatAPipeJoinsAreCellsThoughNothingElseIsSeenOfThem() {
        Place next = new Place(2, 3);
        assertThat(among(Set.of(MIDDLE, next), mat -> {
                    hide(mat, 1.9, 1.9, 3.1, 4.1);
                    pipe(mat, 2.5, 2.5, 2.5, 3.5);
                }))
                .containsExactlyInAnyOrder(MIDDLE, next);
    }

    @Test
    void aPlaceThatATraceOfALineLeadsToIsACell() {
        assertThat(amongTrace(47)).containsExactly(MIDDLE);
        assertThat(among(Set.of(MIDDLE), mat -> {
                    faintLines(mat);
                    Imgproc.rectangle(mat, at(1.9, 1.9), at(3.1, 3.1), Scalar.all(150), Imgproc.FILLED);
                    Imgproc.line(mat, at(2, 2), at(2, 3), Scalar.all(157), 2);
                }))
                .as("light may hide an outline")
                .isEmpty();
    }

    @Test
    void noiseIsNoTrace() {
        assertThat(amongTrace(42)).isEmpty();
    }

    /** What is found where of a place's lines one alone has left a trace, of so many levels. */
    private static Set<Place> amongTrace(int level) {
        return among(Set.of(MIDDLE), mat -> {
            faintLines(mat);
            hide(mat, 1.9, 1.9, 3.1, 3.1);
            Imgproc.line(mat, at(2, 2), at(2, 3), Scalar.all(level), 2);
        });
    }

    @Test
    void aPlaceThatTheOutlineRunsAroundIsACell() {
        Place hole = new Place(4, 3);
        assertThat(among(Set.of(CORNER, hole), mat -> {
                    hide(mat, 3.2, 4.1, 4.8, 4.9);
                    thick(mat, 4, 3, 4, 4);
                    thick(mat, 4, 3, 5, 3);
                    thick(mat, 4, 4, 5, 4);
                }))
                .containsExactly(CORNER);
    }

    @Test
    void aPlaceOfWhichNothingIsSeenIsNone() {
        assertThat(among(Set.of(MIDDLE), mat -> hide(mat, 1.9, 1.9, 3.1, 3.1))).isEmpty();
    }

    @Test
    void aHoleOfWhoseOutlineSomeIsSeenIsNone() {
        assertThat(among(Set.of(MIDDLE), mat -> {
                    hide(mat, 1.9, 1.9, 2.9, 3.2);
                    thick(mat, 3, 2, 3, 3);
                }))
                .isEmpty();
    }

    @Test
    void aPipeRunsPastWallsAndBesideAFaintOutline() {
        assertThat(among(Set.of(CORNER), mat -> {
                    hide(mat, 3.9, 3.9, 5.2, 5.2);
                    pipe(mat, 3.5, 4.5, 4.5, 4.5);
                }))
                .containsExactly(CORNER);
        assertThat(among(Set.of(MIDDLE), mat -> {
                    thick(mat, 3, 2, 3, 3);
                    pipe(mat, 1.5, 2.5, 2.5, 2.5);
                }))
                .containsExactly(MIDDLE);
    }

    @Test
    void whereNoOutlineIsSeenAPlaceMayLieOutside() {
        assertThat(among(Set.of(CORNER), mat -> hide(mat, 4.1, 4.1, 5.2, 5.2))).isEmpty();
        assertThat(among(Set.of(CORNER), mat -> {
                    hide(mat, 3.9, 3.9, 5.2, 5.2);
                    pipe(mat, 3.5, 4.5, 5.5, 4.5);
                }))
                .as("a pipe leaves the board there")
                .isEmpty();
    }

    @Test
    void aNotchThatAPipeLeadsIntoOverAWarpIsNone() {
        assertThat(among(Set.of(CORNER), mat -> {
                    hide(mat, 4.1, 4.1, 5.2, 5.2);
                    thick(mat, 4, 4, 4, 5);
                    thick(mat, 4, 4, 5, 4);
                    pipe(mat, 3.5, 4.5, 4.5, 4.5);
                }))
                .isEmpty();
    }

    @Test
    void aLargeAreaIsNoneForOneLine() {
        Set<Place> area = new HashSet<>();
        for (int i = 0; i < 9; i++) {
            area.add(new Place(1 + i / 3, 1 + i % 3));
        }
        assertThat(among(area, mat -> hide(mat, 0.9, 0.9, 3.9, 4.1))).isEmpty();
        assertThat(among(area, mat -> {
                    hide(mat, 0.9, 0.9, 3.9, 4.1);
                    pipe(mat, 0.5, 1.5, 3.5, 1.5);
                }))
                .as("so much of a board is hidden")
                .isEmpty();
    }

    /** What is found where some places were not seen to be cells. */
    private static Set<Place> among(Set<Place> unseen, Consumer<Mat> change) {
        int size = CELLS * PITCH + 2 * ORIGIN;
        Mat mat = new Mat(size, size, CvType.CV_8UC3, Scalar.all(0));
        for (int k = 1; k < CELLS; k++) {
            Imgproc.line(mat, at(k, 0), at(k, CELLS), LINE, 2);
            Imgproc.line(mat, at(0, k), at(CELLS, k), LINE, 2);
        }
        Imgproc.rectangle(mat, at(0, 0), at(CELLS, CELLS), LINE, 6);
        change.accept(mat);
        try (Picture picture = new Picture("hidden", mat)) {
            Axis axis = new Axis(ORIGIN, PITCH);
            SideReader reader = new SideReader(Pixels.of(picture), axis, axis, 112, SideReader.LEAST_CONTRAST);
            LatticeSides sides = new LatticeSides(reader, new Lattice(axis, axis, List.of(), 1));
            Set<Place> present = new HashSet<>();
            for (int i = 0; i < CELLS * CELLS; i++) {
                present.add(new Place(i / CELLS, i % CELLS));
            }
            present.removeAll(unseen);
            return HiddenCells.among(sides, WIDE, present);
        }
    }

    private static void faintLines(Mat mat) {
        for (int k = 1; k < CELLS; k++) {
            Imgproc.line(mat, at(k, 0.1), at(k, CELLS - 0.1), Scalar.all(20), 2);
            Imgproc.line(mat, at(0.1, k), at(CELLS - 0.1, k), Scalar.all(20), 2);
        }
    }

    private static void hide(Mat mat, double top, double left, double bottom, double right) {
        Imgproc.rectangle(mat, at(top, left), at(bottom, right), TINT, Imgproc.FILLED);
    }

    private static void pipe(Mat mat, double row, double column, double toRow, double toColumn) {
        Imgproc.line(mat, at(row, column), at(toRow, toColumn), WHITE, PIPE);
    }

    private static void thick(Mat mat, double row, double column, double toRow, double toColumn) {
        Imgproc.line(mat, at(row, column), at(toRow, toColumn), LINE, 6);
    }

    /** Where rows and columns are, in cells from the board's corner. */
    private static Point at(double row, double column) {
        return new Point(ORIGIN + column * PITCH, ORIGIN + row * PITCH);
    }
}
