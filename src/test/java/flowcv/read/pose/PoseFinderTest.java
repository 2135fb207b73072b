package flowcv.read.pose;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.image.OpenCv;
import flowcv.image.Picture;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;

/** A dark board of five by five cells below a line of bright letters. */
class PoseFinderTest {
    private static final int SIDE = 720;
    private static final int CELLS = 5;
    private static final int PITCH = 100;
    private static final int LEFT = 110;
    private static final int TOP = 180;
    private static final int DOT = 35;
    private static final int LETTERS = 12;
    private static final int LETTER = 40;

    @BeforeAll
    static void loadLibrary() {
        OpenCv.load();
    }

    private static Picture picture() {
        Mat mat = new Mat(SIDE, SIDE, CvType.CV_8UC3, Scalar.all(20));
        for (int i = 0; i <= CELLS; i++) {
            int along = i * PITCH;
            Scalar faint = Scalar.all(34);
            Imgproc.line(mat, new Point(LEFT + along, TOP), new Point(LEFT + along, TOP + CELLS * PITCH), faint, 4);
            Imgproc.line(mat, new Point(LEFT, TOP + along), new Point(LEFT + CELLS * PITCH, TOP + along), faint, 4);
        }
        for (int i = 0; i < CELLS; i++) {
            Point middle = new Point(LEFT + (i + 0.5) * PITCH, TOP + (i + 0.5) * PITCH);
            Imgproc.circle(mat, middle, DOT, new Scalar(40, 60, 150), Imgproc.FILLED, Imgproc.LINE_AA);
        }
        for (int i = 0; i < LETTERS; i++) {
            Point middle = new Point(80 + i * 50.0, 80);
            Imgproc.circle(mat, middle, 9, Scalar.all(220), Imgproc.FILLED, Imgproc.LINE_AA);
            Point from = new Point(middle.x - LETTER / 2.0 + 5, middle.y - LETTER / 2.0 + 5);
            Point to = new Point(middle.x + LETTER / 2.0 - 5, middle.y + LETTER / 2.0 - 5);
            Imgproc.rectangle(mat, from, to, Scalar.all(220), 3);
        }
        return new Picture("dark", mat);
    }

    @Test
    void aLatticeGrowsFromLargeDotsThoughLettersStandOutMore() {
        try (Picture picture = picture()) {
            List<Straight> all = PoseFinder.find(picture).softened();
            try {
                assertThat(all).isNotEmpty().anySatisfy(straight -> assertThat(
                                straight.originalCell(new flowcv.image.Point(straight.originX(), straight.originY())))
                        .isBetween(0.97 * PITCH, 1.03 * PITCH));
            } finally {
                all.forEach(Straight::close);
            }
        }
    }
}
