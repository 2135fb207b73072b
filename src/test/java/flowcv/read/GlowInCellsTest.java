package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.image.OpenCv;
import flowcv.image.Picture;
import flowcv.read.pixel.Pixels;
import java.util.List;
import java.util.function.ToDoubleBiFunction;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.opencv.core.CvType;
import org.opencv.core.Mat;

/** One cell in which something is brighter than black. */
class GlowInCellsTest {
    private static final int CELL = 100;
    private static final int BRIGHT = 80;

    @BeforeAll
    static void loadLibrary() {
        OpenCv.load();
    }

    /**
     * What is found where brightness is a share of what is usual.
     *
     * @param share given distances from the middle, in cells, to the right and down
     */
    private static Found<Marks> read(ToDoubleBiFunction<Double, Double> share, boolean isBlurred) {
        Mat pixels = Mat.zeros(CELL, CELL, CvType.CV_8UC3);
        for (int y = 0; y < CELL; y++) {
            for (int x = 0; x < CELL; x++) {
                double value = BRIGHT * share.applyAsDouble((x + 0.5) / CELL - 0.5, (y + 0.5) / CELL - 0.5);
                pixels.put(y, x, value / 2, value, value / 2);
            }
        }
        LinedGrid lines = new LinedGrid(1, 1);
        CellGrid grid = new CellGrid(
                new Axis(0, CELL),
                new Axis(0, CELL),
                lines.present,
                lines.vertical,
                lines.horizontal,
                LineWeights.ALIKE);
        try (Picture picture = new Picture("cell", pixels)) {
            return CellReader.read(Pixels.of(picture), grid, 0.35 * CELL, List.of(), 112, isBlurred);
        }
    }

    private static double bar(double across, double width) {
        return Math.exp(-across * across / (2 * width * width));
    }

    private static void assertEmpty(Found<Marks> found) {
        assertThat(found).isInstanceOf(Found.Yes.class);
    }

    private static void assertRefused(Found<Marks> found) {
        assertThat(found).isInstanceOfSatisfying(Found.Not.class, not -> assertThat(not.reason())
                .contains("neither dot nor pipe"));
    }

    @Test
    void aBarOfGlowIsNothing() {
        assertEmpty(read((x, y) -> bar(y, 0.12), false));
    }

    @Test
    void norAreTwoThatCross() {
        assertEmpty(read((x, y) -> (bar(x, 0.13) + bar(y, 0.13)) / 2, false));
    }

    /** Blur makes small dots fall as softly. */
    @Test
    void whereThePictureIsBlurredTheyMayBeSomething() {
        assertRefused(read((x, y) -> (bar(x, 0.13) + bar(y, 0.13)) / 2, true));
    }

    @Test
    void aSmallDimDotIsSomethingHoweverSoftItsEdge() {
        assertRefused(read((x, y) -> 1 / (1 + Math.exp((Math.hypot(x, y) - 0.3) / 0.005)), false));
        assertRefused(read((x, y) -> 1 / (1 + Math.exp((Math.hypot(x, y) - 0.3) / 0.05)), false));
    }

    @Test
    void softLightAroundTheMiddleAloneIsSomething() {
        assertRefused(read((x, y) -> bar(x, 0.13) * bar(y, 0.13), false));
    }
}
