package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import flowcv.image.Mats;
import flowcv.image.OpenCv;
import flowcv.image.Picture;
import flowcv.read.disc.Disc;
import flowcv.read.pixel.Pixels;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.core.Rect;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;

class ColorDotsTest {
    private static final int PITCH = 40;
    private static final int ORIGIN = 20;
    private static final int CELLS = 4;
    private static final double RADIUS = 0.345;
    /** Colors are blue, green, red. */
    private static final Scalar GREEN = new Scalar(0, 141, 0);

    private static final Scalar WHITE = Scalar.all(255);

    private final Mat mat = new Mat(2 * ORIGIN + CELLS * PITCH, 2 * ORIGIN + CELLS * PITCH, CvType.CV_8UC3);

    ColorDotsTest() {
        mat.setTo(Scalar.all(0));
    }

    @BeforeAll
    static void loadLibrary() {
        OpenCv.load();
    }

    private static Point center(int row, int column) {
        return new Point(ORIGIN + (column + 0.5) * PITCH, ORIGIN + (row + 0.5) * PITCH);
    }

    private void disc(int row, int column, double radius, Scalar color) {
        Point center = center(row, column);
        // Four bits of fraction.
        Point fixed = new Point(Math.round(16 * center.x), Math.round(16 * center.y));
        Imgproc.circle(mat, fixed, (int) Math.round(16 * radius * PITCH), color, Imgproc.FILLED, Imgproc.LINE_AA, 4);
    }

    private void pipe(int row, int column, int toRow, int toColumn, Scalar color) {
        Imgproc.line(mat, center(row, column), center(toRow, toColumn), color, PITCH / 3);
    }

    private void tint(int row, int column, Scalar color) {
        Mat cell = mat.submat(new Rect(ORIGIN + column * PITCH, ORIGIN + row * PITCH, PITCH, PITCH));
        cell.setTo(color);
        Mats.release(cell);
    }

    private void lines() {
        for (int k = 0; k <= CELLS; k++) {
            int at = ORIGIN + k * PITCH;
            int end = ORIGIN + CELLS * PITCH;
            Imgproc.line(mat, new Point(at, ORIGIN), new Point(at, end), Scalar.all(120), 2);
            Imgproc.line(mat, new Point(ORIGIN, at), new Point(end, at), Scalar.all(120), 2);
        }
    }

    private Optional<Disc> at(int row, int column) {
        try (Picture picture = new Picture("dots", mat.clone())) {
            Axis axis = new Axis(ORIGIN, PITCH);
            List<Disc> discs = ColorDots.of(Pixels.of(picture), new Lattice(axis, axis, List.of(), 1));
            return discs.stream()
                    .filter(disc -> axis.cellAt(disc.x()) == column && axis.cellAt(disc.y()) == row)
                    .findFirst();
        }
    }

    private void assertDot(int row, int column) {
        assertThat(at(row, column)).hasValueSatisfying(disc -> {
            assertThat(disc.radius()).isCloseTo(RADIUS * PITCH, within(0.05 * PITCH));
            assertThat(disc.x()).isCloseTo(center(row, column).x, within(1.0));
            assertThat(disc.y()).isCloseTo(center(row, column).y, within(1.0));
            assertThat(disc.roundness()).isGreaterThan(0.7);
        });
    }

    @Test
    void aDotInAnEmptyCellIsFound() {
        lines();
        disc(1, 1, RADIUS, GREEN);
        assertDot(1, 1);
        assertThat(at(2, 2)).isEmpty();
    }

    @Test
    void aDarkDotIsFound() {
        lines();
        disc(1, 1, RADIUS, new Scalar(60, 0, 0));
        assertDot(1, 1);
    }

    @Test
    void aDotWithItsPipeOnATintIsFound() {
        tint(1, 1, Scalar.all(64));
        tint(1, 2, Scalar.all(64));
        lines();
        pipe(1, 1, 1, 2, WHITE);
        disc(1, 1, RADIUS, WHITE);
        assertDot(1, 1);
    }

    @Test
    void aDotUnderAFingersMarkIsFound() {
        lines();
        disc(1, 1, RADIUS, GREEN);
        Mat before = mat.clone();
        disc(1, 2, 0.75, new Scalar(0, 255, 0));
        Core.addWeighted(mat, 0.35, before, 0.65, 0, mat);
        Mats.release(before);
        assertDot(1, 1);
    }

    @Test
    void aLetterDoesNotHideADot() {
        lines();
        disc(1, 1, RADIUS, WHITE);
        Point center = center(1, 1);
        Point origin = new Point(center.x - 6, center.y + 7);
        Imgproc.putText(mat, "H", origin, Imgproc.FONT_HERSHEY_SIMPLEX, 0.65, Scalar.all(0), 2);
        assertDot(1, 1);
    }

    @Test
    void aFreeEndIsSmallerThanADot() {
        lines();
        pipe(1, 1, 1, 2, WHITE);
        disc(1, 2, 0.245, WHITE);
        assertThat(at(1, 2).map(Disc::radius).orElse(0.0)).isLessThan(0.8 * RADIUS * PITCH);
    }

    @Test
    void pipesAndTheirBendsAreNoDots() {
        lines();
        pipe(1, 0, 1, 2, WHITE);
        pipe(1, 2, 3, 2, WHITE);
        disc(1, 2, 0.168, WHITE);
        for (int column = 1; column <= 2; column++) {
            assertThat(at(1, column).map(Disc::radius).orElse(0.0)).isLessThan(0.8 * RADIUS * PITCH);
        }
    }
}
