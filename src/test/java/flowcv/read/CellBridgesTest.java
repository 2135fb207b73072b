package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.image.OpenCv;
import flowcv.image.Picture;
import flowcv.read.pixel.Pixels;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;

/** A row of three cells of a photograph, in the first of which stands the mark of a bridge. */
class CellBridgesTest {
    private static final int CELL = 60;
    private static final int LEFT = 20;
    private static final int DIM = 45;
    private static final int BRIGHT = 180;

    private final LinedGrid grid = new LinedGrid(1, 3);

    @BeforeAll
    static void loadLibrary() {
        OpenCv.load();
    }

    /**
     * What is found where the mark's strokes are so bright.
     *
     * @param isBlurred whether the picture was resampled
     */
    private <T> T found(int strokes, boolean isBlurred, Function<CellBridges, T> what) {
        Mat pixels = Mat.zeros(CELL + 2 * LEFT, 3 * CELL + 2 * LEFT, CvType.CV_8UC3);
        for (int y : new int[] {LEFT + CELL / 3, LEFT + 2 * CELL / 3}) {
            Imgproc.line(pixels, new Point(LEFT, y), new Point(LEFT + CELL, y), Scalar.all(strokes), 3);
        }
        CellGrid cells = new CellGrid(
                new Axis(LEFT, CELL),
                new Axis(LEFT, CELL),
                grid.present,
                grid.vertical,
                grid.horizontal,
                LineWeights.ALIKE);
        try (Picture picture = new Picture("bridges", pixels)) {
            return what.apply(new CellBridges(Pixels.of(picture), cells, isBlurred));
        }
    }

    private boolean isBridge(int strokes, boolean isBlurred, int column) {
        return found(strokes, isBlurred, bridges -> bridges.isBridge(0, column));
    }

    private Optional<Place> unsure(int strokes, Set<Integer> dotted) {
        return found(strokes, true, bridges -> bridges.unsure(new boolean[][] {{true, false, false}}, dotted));
    }

    @Test
    void inDarkPhotographsMarksAreDim() {
        assertThat(isBridge(BRIGHT, false, 0)).isTrue();
        assertThat(isBridge(DIM, true, 0)).isTrue();
        assertThat(isBridge(DIM, true, 1)).isFalse();
        assertThat(isBridge(DIM, false, 0)).as("on a screenshot").isFalse();
    }

    @Test
    void whereMarksAreDimAPipeMayCoverOne() {
        assertThat(unsure(DIM, Set.of())).as("no pipes").isEmpty();
        grid.vertical[0][2] = LinedGrid.CROSSED;
        grid.vertical[0][3] = LinedGrid.CROSSED;
        assertThat(unsure(DIM, Set.of())).contains(new Place(0, 1));
        assertThat(unsure(DIM, Set.of(1))).as("from a dot").contains(new Place(0, 2));
        assertThat(unsure(BRIGHT, Set.of())).isEmpty();
    }

    @Test
    void aBendCoversNone() {
        grid.vertical[0][2] = LinedGrid.CROSSED;
        grid.horizontal[0][1] = LinedGrid.CROSSED;
        grid.horizontal[0][2] = LinedGrid.CROSSED;
        assertThat(unsure(DIM, Set.of())).isEmpty();
        grid.horizontal[0][1] = LinedGrid.LINE;
        assertThat(unsure(DIM, Set.of())).as("an end does").contains(new Place(0, 1));
    }
}
