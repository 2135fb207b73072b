package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.image.Mats;
import flowcv.image.OpenCv;
import flowcv.image.Picture;
import flowcv.read.pixel.Pixels;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Rect;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;

class SideReaderTest {
    private static final int CELLS = 6;
    private static final Scalar LINE = Scalar.all(120);
    private static final Scalar OUTLINE = new Scalar(160, 170, 255);

    @BeforeAll
    static void loadLibrary() {
        OpenCv.load();
    }

    private static Mat black(int pitch) {
        return new Mat((CELLS + 2) * pitch, (CELLS + 2) * pitch, CvType.CV_8UC3, Scalar.all(0));
    }

    private static void fill(Mat mat, double x, double y, double width, double height, Scalar color) {
        Rect all = new Rect(0, 0, mat.cols(), mat.rows());
        Rect box =
                new Rect((int) Math.round(x), (int) Math.round(y), (int) Math.round(width), (int) Math.round(height));
        Rect inside = new Rect(box.x, box.y, box.width, box.height);
        assertThat(all.contains(inside.tl())).isTrue();
        Mat part = mat.submat(inside);
        part.setTo(color);
        Mats.release(part);
    }

    /** The left side of the second cell of the first column, whose left line is line 1 of the picture's lattice. */
    private static Side side(Mat mat, int pitch) {
        try (Picture picture = new Picture("side", mat)) {
            Axis axis = new Axis(0, pitch);
            return new SideReader(Pixels.of(picture), axis, axis, 112, SideReader.LEAST_CONTRAST).vertical(1, 2);
        }
    }

    @Test
    void aThinLineIsSeen() {
        Mat mat = black(60);
        fill(mat, 59, 60, 2, 360, LINE);
        assertThat(side(mat, 60).kind()).isEqualTo(Side.Kind.LINE);
    }

    @Test
    void anOutlineOfASmallCellIsSeenBesideATint() {
        int pitch = 30;
        Mat mat = black(pitch);
        fill(mat, 30, 60, 30, 30, Scalar.all(72));
        fill(mat, 28, 30, 4, 180, OUTLINE);
        Imgproc.GaussianBlur(mat, mat, new Size(0, 0), 0.7);
        Side side = side(mat, pitch);
        assertThat(side.kind()).isEqualTo(Side.Kind.LINE);
        assertThat(side.width()).isBetween(3.0, 6.0);
    }

    /** Levels across a line at the end of a red tint in a poor JPEG, which leaves waves of its color there. */
    @Test
    void wavesOfATintsColorAreNoPartOfALine() {
        int[] red = {51, 51, 45, 39, 84, 78, 82, 82, 52, 52, 47};
        int[] others = {51, 51, 55, 62, 87, 20, 4, 18, 8, 28, 19};
        assertThat(across(red, red).width()).isGreaterThan(3);
        assertThat(across(red, others).width()).isBetween(1.0, 2.0);
    }

    /** Of a translucent outline that lies half over a red tint brightness sees that half alone. */
    @Test
    void aDarkLineHalfOverATintIsAsWideAsItIs() {
        int[] red = {100, 100, 125, 125, 125, 75, 75, 75, 30, 30, 30};
        int[] others = {25, 25, 100, 100, 100, 70, 70, 70, 20, 20, 20};
        assertThat(across(red, red).width()).isLessThan(5);
        assertThat(across(red, others).width()).isBetween(5.5, 7.0);
        assertThat(across(red, others).contrast())
                .isGreaterThan(2 * across(red, red).contrast());
    }

    private static Side across(int[] red, int[] others) {
        int pitch = 36;
        Mat mat = black(pitch);
        fill(mat, 0, 0, pitch - 4, mat.rows(), new Scalar(others[0], others[0], red[0]));
        for (int i = 0; i < red.length; i++) {
            fill(mat, pitch - 4 + i, 0, 1, mat.rows(), new Scalar(others[i], others[i], red[i]));
        }
        int last = red.length - 1;
        fill(mat, pitch - 4 + red.length, 0, pitch, mat.rows(), new Scalar(others[last], others[last], red[last]));
        return side(mat, pitch);
    }

    @Test
    void noiseIsNoLine() {
        Mat mat = black(30);
        Mat noise = new Mat(mat.size(), mat.type());
        Core.setRNGSeed(7);
        Core.randu(noise, 0, 60);
        Core.add(mat, noise, mat);
        Mats.release(noise);
        assertThat(side(mat, 30).kind()).isEqualTo(Side.Kind.MISSING);
    }

    private static boolean isParted(Mat mat, int pitch) {
        try (Picture picture = new Picture("gap", mat)) {
            Axis axis = new Axis(0, pitch);
            SideReader reader = new SideReader(Pixels.of(picture), axis, axis, 112, SideReader.LEAST_CONTRAST);
            // The board's upper edge is line 2: what is in row 1 leads upwards from it.
            Side side = reader.vertical(3, 1);
            assertThat(side.kind()).isEqualTo(Side.Kind.LINE);
            return reader.course().isParted(true, side, 3, 2, -1);
        }
    }

    @Test
    void lettersAboveABoardArePartedFromIt() {
        Mat mat = black(60);
        fill(mat, 60, 119, 360, 2, LINE);
        fill(mat, 179, 50, 2, 60, Scalar.all(255));
        assertThat(isParted(mat, 60)).isTrue();
    }

    @Test
    void aLineThatGoesOnIsNotParted() {
        Mat mat = black(60);
        fill(mat, 60, 119, 360, 2, LINE);
        fill(mat, 179, 50, 2, 190, LINE);
        assertThat(isParted(mat, 60)).isFalse();
    }
}
