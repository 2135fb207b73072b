package flowcv.read.line;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.image.MatBytes;
import flowcv.image.Mats;
import flowcv.image.OpenCv;
import java.util.List;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;

class LineTeesTest {
    private static final double CELL = 40;
    private static final int SIZE = 120;
    private static final Point MIDDLE = new Point(60, 60);

    @BeforeAll
    static void load() {
        OpenCv.load();
    }

    /** What is found where lines leave the middle at some angles, in degrees. */
    private static List<LineEnd> tees(int... angles) {
        try (Mats mats = new Mats()) {
            Mat lines = mats.keep(Mat.zeros(SIZE, SIZE, CvType.CV_8UC1));
            for (int angle : angles) {
                double radians = Math.toRadians(angle);
                Point to = new Point(60 + 50 * Math.cos(radians), 60 + 50 * Math.sin(radians));
                Imgproc.line(lines, MIDDLE, to, new Scalar(255), 2);
            }
            return LineTees.of(MatBytes.of(lines), SIZE, CELL);
        }
    }

    @Test
    void aLineThatComesToAnotherWouldGoOnBeyondIt() {
        List<LineEnd> found = tees(0, 180, 270);
        assertThat(found).hasSize(1);
        LineEnd tee = found.get(0);
        assertThat(tee.squaredDistance(new LineEnd(60, 60, 0))).isLessThan(16);
        assertThat(Math.cos(tee.angle() - Math.PI / 2)).isCloseTo(1, Offset.offset(0.03));
    }

    @Test
    void aslantItDoesSo() {
        List<LineEnd> found = tees(20, 200, 320);
        assertThat(found).hasSize(1);
        assertThat(Math.cos(found.get(0).angle() - Math.toRadians(140))).isCloseTo(1, Offset.offset(0.03));
    }

    @Test
    void linesThatCrossEndNowhere() {
        assertThat(tees(0, 90, 180, 270)).isEmpty();
    }

    @Test
    void theCornersOfHexagonsAreNone() {
        assertThat(tees(0, 120, 240)).isEmpty();
        assertThat(tees(10, 110, 250)).isEmpty();
    }

    @Test
    void aLineThatBendsOrEndsIsNone() {
        assertThat(tees(0, 90)).isEmpty();
        assertThat(tees(0)).isEmpty();
    }
}
