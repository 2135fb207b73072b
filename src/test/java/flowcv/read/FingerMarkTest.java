package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import flowcv.image.OpenCv;
import flowcv.image.Picture;
import flowcv.read.disc.Disc;
import flowcv.read.pixel.Pixels;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;

/** A pipe's head on a grid of green lines, with and without the mark of a finger around it. */
class FingerMarkTest {
    private static final int CELL = 80;
    private static final int SIZE = 5 * CELL;
    private static final int HEAD = SIZE / 2;
    private static final Scalar ORANGE = new Scalar(0, 137, 251);
    private static final double OPACITY = 0.35;
    private static final int RADIUS = 60;

    @BeforeAll
    static void loadLibrary() {
        OpenCv.load();
    }

    private static Mat board() {
        Mat mat = new Mat(SIZE, SIZE, CvType.CV_8UC3, Scalar.all(0));
        for (int line = 0; line <= SIZE; line += CELL) {
            Imgproc.line(mat, new Point(line, 0), new Point(line, SIZE), new Scalar(63, 109, 63), 2);
            Imgproc.line(mat, new Point(0, line), new Point(SIZE, line), new Scalar(63, 109, 63), 2);
        }
        Imgproc.line(mat, new Point(HEAD, HEAD), new Point(HEAD, SIZE), ORANGE, CELL / 3);
        Imgproc.circle(mat, new Point(HEAD, HEAD), CELL / 4, ORANGE, Imgproc.FILLED);
        return mat;
    }

    private static Mat marked() {
        Mat plain = board();
        Mat mark = board();
        Imgproc.circle(mark, new Point(HEAD, HEAD), RADIUS, ORANGE, Imgproc.FILLED);
        Core.addWeighted(mark, OPACITY, plain, 1 - OPACITY, 0, mark);
        return mark;
    }

    private static List<FingerMark> find(Picture picture) {
        Disc head = new Disc(HEAD, HEAD, CELL / 4.0, 1);
        Disc again = new Disc(HEAD + 0.3, HEAD, CELL / 4.0 - 0.5, 1);
        return FingerMark.find(Pixels.of(picture), List.of(head, again), CELL);
    }

    @Test
    void aMarkIsFoundAndTakenAway() {
        try (Picture picture = new Picture("marked", marked())) {
            List<FingerMark> marks = find(picture);
            assertThat(marks).hasSize(1);
            FingerMark mark = marks.get(0);
            assertThat(mark.x()).isCloseTo(HEAD, within(0.6));
            assertThat(mark.y()).isCloseTo(HEAD, within(0.6));
            assertThat(mark.radius()).isCloseTo(RADIUS, within(1.0));
            assertThat(mark.opacity()).isCloseTo(OPACITY, within(0.03));
            try (Picture clear = FingerMark.without(picture, marks)) {
                Mat off = new Mat();
                Core.absdiff(clear.pixels(), board(), off);
                assertThat(Core.mean(off).val[2]).isLessThan(1);
            }
        }
    }

    @Test
    void aHeadWithoutAMarkHasNone() {
        try (Picture picture = new Picture("plain", board())) {
            assertThat(find(picture)).isEmpty();
        }
    }

    @Test
    void aLetterOnADotDoesNotColorItsMark() {
        Mat lettered = marked();
        Imgproc.circle(lettered, new Point(HEAD, HEAD), 5, Scalar.all(0), Imgproc.FILLED);
        try (Picture picture = new Picture("lettered", lettered)) {
            List<FingerMark> marks = find(picture);
            assertThat(marks).hasSize(1);
            assertThat(marks.get(0).opacity()).isCloseTo(OPACITY, within(0.03));
            assertThat(marks.get(0).bgr()).containsExactly(ORANGE.val[0], ORANGE.val[1], ORANGE.val[2]);
        }
    }
}
