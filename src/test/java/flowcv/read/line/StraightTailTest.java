package flowcv.read.line;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.image.MatBytes;
import flowcv.image.Mats;
import flowcv.image.OpenCv;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.AfterEach;
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

    private final Mats mats = new Mats();
    private final Mat lines = mats.keep(Mat.zeros(SIZE, SIZE, CvType.CV_8UC1));

    @BeforeAll
    static void load() {
        OpenCv.load();
    }

    @AfterEach
    void release() {
        mats.close();
    }

    private StraightTail tail() {
        return new StraightTail(MatBytes.of(lines), SIZE, CELL);
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
    void aShortPieceIsNotKnownToBeStraight() {
        Imgproc.line(lines, new Point(76, 100), new Point(100, 100), LINE, 2);
        assertThat(tail().angle(100, 100)).isEmpty();
    }

    @Test
    void aLineGoesOnFromAPlaceOrNot() {
        Imgproc.line(lines, new Point(60, 100), new Point(100, 100), LINE, 2);
        StraightTail tail = tail();
        assertThat(tail.goesOn(60, 100, 0, 36)).isTrue();
        assertThat(tail.goesOn(60, 100, 0, 60)).isFalse();
        assertThat(tail.goesOn(60, 100, Math.PI, 8)).isFalse();
    }

    @Test
    void linesOfAnyDirectionAndWidthAreToldToFewDegrees() {
        for (int thickness = 2; thickness <= 4; thickness++) {
            for (int degrees = 0; degrees < 360; degrees += 7) {
                lines.setTo(new Scalar(0));
                double angle = Math.toRadians(degrees);
                Point from = new Point(100 - 70 * Math.cos(angle), 100 - 70 * Math.sin(angle));
                Imgproc.line(lines, from, new Point(100, 100), LINE, thickness);
                double found = tail().angle(100, 100).orElseThrow();
                assertThat(Math.toDegrees(Math.acos(Math.min(1, Math.cos(found - angle)))))
                        .as(degrees + " degrees, " + thickness + " pixels")
                        .isLessThan(3);
            }
        }
    }
}
