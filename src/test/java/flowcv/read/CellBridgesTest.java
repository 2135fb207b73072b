package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.image.OpenCv;
import flowcv.image.Picture;
import flowcv.read.pixel.Pixels;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;

/** Two by three cells; a pipe runs through the upper left one, along the strokes of a mark that is tinted. */
class CellBridgesTest {
    private static final Scalar TINTED = new Scalar(116, 180, 205);
    private static final Scalar PIPE = new Scalar(18, 48, 235);

    @BeforeAll
    static void loadLibrary() {
        OpenCv.load();
    }

    private static boolean isBridge(int cell, boolean isOtherMarked) {
        LinedGrid grid = new LinedGrid(2, 3);
        grid.vertical[0][0] = LinedGrid.CROSSED;
        grid.vertical[0][1] = LinedGrid.CROSSED;
        Mat pixels = Mat.zeros(2 * cell, 3 * cell, CvType.CV_8UC3);
        Imgproc.rectangle(pixels, new Point(0, cell * 0.36), new Point(cell - 1, cell * 0.64), PIPE, Imgproc.FILLED);
        strokes(pixels, 0, 0, cell);
        if (isOtherMarked) {
            strokes(pixels, cell, cell, cell);
        }
        Axis axis = new Axis(0, cell);
        CellGrid cells = new CellGrid(axis, axis, grid.present, grid.vertical, grid.horizontal, LineWeights.ALIKE);
        try (Picture picture = new Picture("cells", pixels)) {
            return new CellBridges(Pixels.of(picture), cells, false).isBridge(0, 0);
        }
    }

    private static void strokes(Mat pixels, int x, int y, int cell) {
        for (double at : new double[] {1 / 3.0, 2 / 3.0}) {
            double middle = y + at * cell;
            Imgproc.line(pixels, new Point(x, middle), new Point(x + cell - 1, middle), TINTED, Math.max(2, cell / 20));
        }
    }

    @Test
    void inSmallCellsAPipesEdgesMayLookAsTinted() {
        assertThat(isBridge(45, false)).isFalse();
    }

    @Test
    void aMarkWithoutAPipeTellsThatTheyAreTinted() {
        assertThat(isBridge(45, true)).isTrue();
    }

    @Test
    void inLargeCellsStrokesAreWiderThanWhatJpegMakesOfEdges() {
        assertThat(isBridge(120, false)).isTrue();
    }
}
