package flowcv.read.line;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.image.Mats;
import flowcv.image.OpenCv;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;

class OpenLinesTest {
    private static final double CELL = 40;
    private static final int SIZE = 160;
    private static final int MIDDLE = SIZE / 2;
    /** The upright line that the other one leads to. */
    private static final int UPRIGHT = 100;
    /** Where the other one ends. */
    private static final int END = 80;

    private static final Scalar LINE = new Scalar(255);

    @BeforeAll
    static void load() {
        OpenCv.load();
    }

    /** An upright line, and a level one that ends half a cell before it. */
    private static Mat lines(Mats mats) {
        Mat lines = mats.keep(Mat.zeros(SIZE, SIZE, CvType.CV_8UC1));
        Imgproc.line(lines, new Point(UPRIGHT, 10), new Point(UPRIGHT, SIZE - 10), LINE, 2);
        Imgproc.line(lines, new Point(30, MIDDLE), new Point(END, MIDDLE), LINE, 2);
        return lines;
    }

    /** Whether the way between the two is closed. */
    private static boolean isLedOn(Mat lines) {
        for (int x = END; x < UPRIGHT; x++) {
            if (lines.get(MIDDLE, x)[0] == 0 && lines.get(MIDDLE - 1, x)[0] == 0 && lines.get(MIDDLE + 1, x)[0] == 0) {
                return false;
            }
        }
        return true;
    }

    private static Mat none(Mats mats) {
        return mats.keep(Mat.zeros(SIZE, SIZE, CvType.CV_8UC1));
    }

    @Test
    void whatIsSeenFaintlyLeadsALineOn() {
        try (Mats mats = new Mats()) {
            Mat lines = lines(mats);
            Mat narrow = none(mats);
            Imgproc.line(narrow, new Point(30, MIDDLE), new Point(UPRIGHT, MIDDLE), new Scalar(3), 3);
            OpenLines.complete(lines, narrow, none(mats), CELL);
            assertThat(isLedOn(lines)).isTrue();
        }
    }

    @Test
    void whereNothingIsSeenALineEnds() {
        try (Mats mats = new Mats()) {
            Mat lines = lines(mats);
            OpenLines.complete(lines, none(mats), none(mats), CELL);
            assertThat(isLedOn(lines)).isFalse();
        }
    }

    @Test
    void aPipeHidesALine() {
        try (Mats mats = new Mats()) {
            Mat lines = lines(mats);
            Mat hidden = none(mats);
            Imgproc.line(hidden, new Point(90, 10), new Point(90, SIZE - 10), LINE, 15);
            OpenLines.complete(lines, none(mats), hidden, CELL);
            assertThat(isLedOn(lines)).isTrue();
        }
    }
}
