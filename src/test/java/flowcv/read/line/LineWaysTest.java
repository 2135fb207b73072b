package flowcv.read.line;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.image.Mats;
import flowcv.image.OpenCv;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Scalar;

class LineWaysTest {
    private static final double CELL = 20;
    private static final int SIZE = 60;
    private static final LineEnd END = new LineEnd(10, 30, 0);

    private final Mats mats = new Mats();
    private final Mat narrow = mats.keep(Mat.zeros(SIZE, SIZE, CvType.CV_8UC1));
    private final Mat hidden = mats.keep(Mat.zeros(SIZE, SIZE, CvType.CV_8UC1));
    private final byte[] lines = new byte[SIZE * SIZE];

    @BeforeAll
    static void load() {
        OpenCv.load();
    }

    @AfterEach
    void release() {
        mats.close();
    }

    private static void fill(Mat mat, int left, int right, int top, int bottom, int level) {
        mat.submat(top, bottom, left, right).setTo(new Scalar(level));
    }

    private void upright(int x) {
        for (int y = 0; y < SIZE; y++) {
            lines[y * SIZE + x] = (byte) 255;
        }
    }

    private Optional<LineWay> way(double angle) {
        return LineWays.of(lines, narrow, hidden, CELL).way(END, angle, 3, 40);
    }

    @Test
    void itEndsAtTheNextLineAndSaysHowMuchStandsOut() {
        upright(30);
        fill(narrow, 11, 30, 0, SIZE, 4);
        fill(narrow, 11, 30, 30, 31, 9);
        LineWay way = way(0).orElseThrow();
        assertThat(way).isEqualTo(new LineWay(30, 30, 20, 19, 19, 5));
        assertThat(way.isHidden(CELL)).isFalse();
    }

    @Test
    void whatStandsOutOfOneSideAloneIsTheEndOfSomething() {
        upright(30);
        fill(narrow, 11, 30, 0, 31, 9);
        assertThat(way(0).orElseThrow().stands()).isZero();
    }

    @Test
    void belowAPipeNothingIsSeen() {
        upright(30);
        fill(hidden, 12, 28, 0, SIZE, 255);
        LineWay way = way(0).orElseThrow();
        assertThat(way.isHidden(CELL)).isTrue();
        assertThat(way.seen()).isEqualTo(3);
        assertThat(way.open()).isEqualTo(3);
    }

    @Test
    void nearestLinesAreTheOneThatEnds() {
        upright(12);
        upright(40);
        assertThat(way(0).orElseThrow().x()).isEqualTo(40);
    }

    @Test
    void farLinesAndTheEdgeOfThePictureEndNone() {
        upright(55);
        assertThat(way(0)).isEmpty();
        assertThat(way(Math.PI)).isEmpty();
        assertThat(way(Math.PI / 2)).isEmpty();
    }
}
