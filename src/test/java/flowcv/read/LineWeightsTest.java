package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.image.OpenCv;
import flowcv.image.Picture;
import flowcv.read.pixel.Pixels;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;

class LineWeightsTest {
    private static final int CELLS = 5;
    private static final int PITCH = 60;
    private static final int ORIGIN = 40;
    private static final Scalar DARK = new Scalar(63, 109, 63);
    private static final Scalar BRIGHT = new Scalar(140, 239, 140);

    @BeforeAll
    static void loadLibrary() {
        OpenCv.load();
    }

    /** Weights of a grid of thin dark lines within an outline of some width and color, all of it blurred. */
    private static List<LineWeights> weights(int outline, Scalar color, double blur) {
        int size = CELLS * PITCH;
        Mat mat = new Mat(size + 2 * ORIGIN, size + 2 * ORIGIN, CvType.CV_8UC3, Scalar.all(0));
        for (int k = 1; k < CELLS; k++) {
            int at = ORIGIN + k * PITCH;
            Imgproc.line(mat, new Point(at, ORIGIN), new Point(at, ORIGIN + size), DARK, 2);
            Imgproc.line(mat, new Point(ORIGIN, at), new Point(ORIGIN + size, at), DARK, 2);
        }
        Point end = new Point(ORIGIN + size, ORIGIN + size);
        Imgproc.rectangle(mat, new Point(ORIGIN, ORIGIN), end, color, outline);
        if (blur > 0) {
            Imgproc.GaussianBlur(mat, mat, new Size(0, 0), blur);
        }
        List<Place> cells = new ArrayList<>();
        for (int i = 0; i < CELLS * CELLS; i++) {
            cells.add(new Place(i / CELLS, i % CELLS));
        }
        try (Picture picture = new Picture("grid", mat)) {
            Axis axis = new Axis(ORIGIN, PITCH);
            Lattice lattice = new Lattice(axis, axis, List.of(), 1);
            SideReader reader = new SideReader(Pixels.of(picture), axis, axis, 112, SideReader.LEAST_CONTRAST);
            LatticeSides sides = new LatticeSides(reader, lattice);
            List<LineWeights> weights = LineWeights.of(sides, cells);
            assertThat(sides.left(2, 0).kind()).isEqualTo(Side.Kind.LINE);
            assertThat(weights.get(0).isThick(sides.left(2, 2))).isFalse();
            assertThat(weights.get(0).isThick(sides.upper(0, 2))).isEqualTo(weights.get(0) != LineWeights.ALIKE);
            return weights;
        }
    }

    @Test
    void linesOfOneWidthAreAlike() {
        assertThat(weights(2, DARK, 0)).containsExactly(LineWeights.ALIKE);
        assertThat(weights(2, DARK, 1.5)).containsExactly(LineWeights.ALIKE);
    }

    @Test
    void anOutlineOfThreeTimesTheWidthIsThick() {
        assertThat(weights(6, BRIGHT, 0).get(0)).isNotEqualTo(LineWeights.ALIKE);
        assertThat(weights(6, DARK, 0).get(0)).isNotEqualTo(LineWeights.ALIKE);
    }

    @Test
    void blurDoesNotHideAnOutline() {
        assertThat(weights(6, BRIGHT, 2).get(0)).isNotEqualTo(LineWeights.ALIKE);
    }

    @Test
    void withoutLinesThereIsNothingToTellApart() {
        assertThat(weightsOfNothing()).containsExactly(LineWeights.ALIKE);
    }

    private static List<LineWeights> weightsOfNothing() {
        try (Picture picture = new Picture("black", new Mat(100, 100, CvType.CV_8UC3, Scalar.all(0)))) {
            Axis axis = new Axis(0, PITCH);
            SideReader reader = new SideReader(Pixels.of(picture), axis, axis, 112, SideReader.LEAST_CONTRAST);
            LatticeSides sides = new LatticeSides(reader, new Lattice(axis, axis, List.of(), 1));
            return LineWeights.of(sides, List.of());
        }
    }

    private static Side line(double width, double contrast, double beside) {
        return new Side(Side.Kind.LINE, contrast, width, true, beside, 0);
    }

    @Test
    void twoThickLinesDrawNoThinOnesIn() {
        List<Side> lines = new ArrayList<>();
        for (int i = 0; i < 60; i++) {
            lines.add(line(3.2 + 0.005 * i, 122, 4));
        }
        lines.add(line(9.4, 255, 0));
        lines.add(line(9.4, 255, 0));
        assertThat(LineWeights.of(lines.toArray(Side[]::new))).containsExactly(LineWeights.ALIKE);
    }

    @Test
    void tintsAndStraddledPixelsDoNotHideADarkOutline() {
        List<Side> lines = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            lines.add(line(1.0 + 0.01 * i, 118, 2));
            lines.add(line(2.1 + 0.01 * i, 48, 22));
            lines.add(line(1.1, 28 + 3.2 * i, 68 - 3.2 * i));
        }
        List<Side> outline = new ArrayList<>();
        for (int i = 0; i < 12; i++) {
            outline.add(line(2.8, 122, 1));
            outline.add(line(2.4, 57, 66));
        }
        lines.addAll(outline);
        List<LineWeights> weights = LineWeights.of(lines.toArray(Side[]::new));
        assertThat(weights).hasSize(1);
        assertThat(lines.stream().filter(weights.get(0)::isThick)).containsExactlyElementsOf(outline);
    }

    /** Measured on a photograph; the inner part of the outline was twice as thick as its outer part. */
    @Test
    void wallsThickerThanTheOutlineDoNotMakeItThin() {
        List<Side> lines = new ArrayList<>();
        List<Side> outer = new ArrayList<>();
        for (int i = 0; i < 60; i++) {
            lines.add(line(4 + 0.007 * i, 121 + 0.15 * i, 0));
        }
        for (int i = 0; i < 40; i++) {
            outer.add(line(6 + 0.05 * i, 201 + 0.2 * i, 0));
        }
        List<Side> thick = new ArrayList<>(outer);
        for (int i = 0; i < 20; i++) {
            thick.add(line(9.8 + 0.05 * i, 206 + 0.6 * i, 0));
        }
        lines.addAll(thick);
        List<LineWeights> weights = LineWeights.of(lines.toArray(Side[]::new));
        assertThat(weights).doesNotContain(LineWeights.ALIKE);
        assertThat(weights).allSatisfy(each -> assertThat(lines.stream().filter(each::isThick))
                .containsAll(lines.stream().filter(weights.get(0)::isThick).toList()));
        assertThat(weights).anySatisfy(each -> assertThat(lines.stream().filter(each::isThick))
                .containsExactlyElementsOf(thick));
    }

    /** Measured on a small screenshot, where walls are brighter than the outline and lines. */
    @Test
    void brightWallsOnBlackAreAsThickAsThoseOnTints() {
        List<Side> lines = new ArrayList<>();
        for (int i = 0; i < 60; i++) {
            lines.add(line(1.05 + 0.01 * i, 78 - 0.9 * i, 8 + 0.9 * i));
            lines.add(line(2.1 + 0.004 * i, 34, 40 + 0.5 * i));
        }
        List<Side> walls = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            walls.add(line(2.8, 211 - 3 * i, 19 + 3 * i));
            walls.add(line(2.7 + 0.05 * i, 165 - 6 * i, 67 + 5 * i));
        }
        lines.addAll(walls);
        for (int i = 0; i < 40; i++) {
            lines.add(line(3, 102 - 0.5 * i, 10 + 0.5 * i));
        }
        List<LineWeights> weights = LineWeights.of(lines.toArray(Side[]::new));
        assertThat(lines.stream().filter(weights.get(0)::isThick)).containsExactlyElementsOf(walls);
        assertThat(weights)
                .allSatisfy(each ->
                        assertThat(walls.stream().filter(each::isThick).count()).isIn(0L, (long) walls.size()));
    }
}
