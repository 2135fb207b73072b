package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.image.MatBytes;
import flowcv.image.OpenCv;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;

class StraightTailTest {
    private static final double CELL = 40;
    private static final int SIZE = 200;
    private static final Scalar LINE = new Scalar(255);
    private static final Offset<Double> A_DEGREE = Offset.offset(Math.toRadians(1));

    private final Mat lines = Mat.zeros(SIZE, SIZE, CvType.CV_8UC1);

    @BeforeAll
    static void load() {
        OpenCv.load();
    }

    private StraightTail tail() {
        byte[] bytes = MatBytes.of(lines);
        lines.release();
        return new StraightTail(bytes, SIZE, CELL);
    }

    @Test
    void aLineGoesOnAsItCameToADegree() {
        double angle = Math.atan2(7, 40);
        Imgproc.line(lines, new Point(20, 100), new Point(100, 114), LINE, 2);
        Imgproc.line(lines, new Point(60, 60), new Point(60, 160), LINE, 2);
        assertThat(tail().angle(100, 114).orElseThrow()).isCloseTo(angle, A_DEGREE);
    }

    @Test
    void whatBendsAtACornerIsNotStraight() {
        Imgproc.line(lines, new Point(100, 100), new Point(80, 100), LINE, 2);
        Imgproc.line(lines, new Point(80, 100), new Point(40, 40), LINE, 2);
        assertThat(tail().angle(100, 100)).isEmpty();
    }

    @Test
    void theArcOfARingIsNotStraight() {
        Imgproc.ellipse(lines, new Point(100, 100), new Size(60, 60), 0, 0, 120, LINE, 2);
        assertThat(tail().angle(160, 100)).isEmpty();
    }

    @Test
    void theRimOfSomethingWideIsNoLine() {
        Imgproc.rectangle(lines, new Point(20, 60), new Point(100, 140), LINE, Imgproc.FILLED);
        assertThat(tail().angle(100, 100)).isEmpty();
    }

    @Test
    void aShortPieceTellsADirectionToWhoAsksForNoMore() {
        Imgproc.line(lines, new Point(76, 100), new Point(100, 100), LINE, 2);
        StraightTail tail = tail();
        assertThat(tail.angle(100, 100)).isEmpty();
        assertThat(tail.angle(100, 100, 0.45).orElseThrow() % (2 * Math.PI)).isCloseTo(0, A_DEGREE);
    }

    @Test
    void aLineGoesOnFromAPlaceOrNot() {
        Imgproc.line(lines, new Point(60, 100), new Point(100, 100), LINE, 2);
        StraightTail tail = tail();
        assertThat(tail.goesOn(60, 100, 0, 36)).isTrue();
        assertThat(tail.goesOn(60, 100, 0, 60)).isFalse();
        assertThat(tail.goesOn(60, 100, Math.PI, 8)).isFalse();
    }
}
