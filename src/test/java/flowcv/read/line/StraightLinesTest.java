package flowcv.read.line;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.image.Mats;
import flowcv.image.OpenCv;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;

class StraightLinesTest {
    private static final int CELL = 40;
    private static final int SIZE = 320;
    private static final int LEFT = 40;
    private static final int RIGHT = 280;
    /** The level line that goes on. */
    private static final int ROW = 160;

    private static final Scalar LINE = new Scalar(255);

    private Mats mats;
    private Mat lines;
    private Mat narrow;
    private Mat hidden;

    @BeforeAll
    static void load() {
        OpenCv.load();
    }

    @BeforeEach
    void allocate() {
        mats = new Mats();
        lines = mats.keep(Mat.zeros(SIZE, SIZE, CvType.CV_8UC1));
        narrow = mats.keep(Mat.zeros(SIZE, SIZE, CvType.CV_8UC1));
        hidden = mats.keep(Mat.zeros(SIZE, SIZE, CvType.CV_8UC1));
        upright(LEFT);
        upright(RIGHT);
    }

    @AfterEach
    void release() {
        mats.close();
    }

    private void upright(int x) {
        Imgproc.line(lines, new Point(x, 40), new Point(x, SIZE - 40), LINE, 2);
    }

    private void level(int from, int to) {
        Imgproc.line(lines, new Point(from, ROW), new Point(to, ROW), LINE, 2);
    }

    /** Something narrow that stands out too little for a line. */
    private void faint(int from, int to, int levels) {
        Imgproc.line(narrow, new Point(from, ROW), new Point(to, ROW), new Scalar(levels), 3);
    }

    private void pipe(int from, int to) {
        Imgproc.rectangle(hidden, new Point(from, ROW - 40), new Point(to, ROW + 40), LINE, Imgproc.FILLED);
        lines.setTo(new Scalar(0), hidden);
    }

    /** Whether the level line is closed between two columns. */
    private boolean isClosed(int from, int to) {
        StraightLines.complete(lines, narrow, hidden, CELL);
        return IntStream.range(from, to)
                .allMatch(x -> lines.get(ROW, x)[0] + lines.get(ROW - 1, x)[0] + lines.get(ROW + 1, x)[0] > 0);
    }

    @Test
    void aStraightLineThatIsSeenFaintlyGoesOn() {
        level(LEFT, 100);
        faint(100, 160, 3);
        level(160, RIGHT);
        assertThat(isClosed(100, 160)).isTrue();
    }

    @Test
    void withoutAnythingToSeeALineDoesNotReachANotchAway() {
        level(LEFT, 200);
        assertThat(isClosed(200, RIGHT)).isFalse();
    }

    @Test
    void thereIsNoLineWhereItWouldBeSeen() {
        level(LEFT, 120);
        level(155, RIGHT);
        assertThat(isClosed(120, 155)).isFalse();
    }

    @Test
    void aPipeThatRunsAlongARowHidesALine() {
        level(LEFT, RIGHT);
        pipe(140, 178);
        assertThat(isClosed(140, 178)).isTrue();
    }

    @Test
    void whatIsWiderThanAnyPipeHidesNoLine() {
        level(LEFT, RIGHT);
        pipe(130, 190);
        assertThat(isClosed(130, 190)).isFalse();
    }

    @Test
    void beyondAnotherLineALineGoesOnThatIsSeenFaintly() {
        level(LEFT, 120);
        upright(120);
        faint(120, RIGHT, 3);
        upright(170);
        assertThat(isClosed(120, 170)).isTrue();
    }

    @Test
    void beyondAnotherLineNothingGoesOnUnseen() {
        level(LEFT, 120);
        upright(120);
        upright(150);
        assertThat(isClosed(120, 150)).isFalse();
    }

    @Test
    void aPipeBeyondAnotherLineHidesOneOnlyIfItComesOutAgain() {
        level(LEFT, 120);
        upright(120);
        pipe(128, 160);
        upright(170);
        assertThat(isClosed(120, 170)).isFalse();
    }

    @Test
    void theLastPixelsOfALineTellNothingOfWhatIsBeyond() {
        level(LEFT, RIGHT);
        pipe(130, 190);
        faint(126, 130, 8);
        assertThat(isClosed(130, 190)).isFalse();
    }

    @Test
    void aPipeBeyondAnotherLineHidesOneThatComesOutAgain() {
        level(LEFT, 120);
        upright(120);
        level(120, 170);
        pipe(122, 158);
        upright(170);
        level(170, RIGHT);
        assertThat(isClosed(120, 170)).isTrue();
    }

    /** As beside a notch of a board that is a cell wide, or a hole. */
    @Test
    void linesOnBothSidesOfANotchAreTwoWhateverNoiseThereIs() {
        for (int seed = 0; seed < 20; seed++) {
            Random random = new Random(seed);
            lines.setTo(new Scalar(0));
            level(LEFT, 120);
            upright(120);
            upright(160);
            level(160, RIGHT);
            for (int y = ROW - 20; y <= ROW + 20; y++) {
                for (int x = 121; x < 160; x++) {
                    narrow.put(y, x, Math.max(0, 2 + 1.5 * random.nextGaussian()));
                }
            }
            assertThat(isClosed(120, 160)).as("noise " + seed).isFalse();
        }
    }
}
