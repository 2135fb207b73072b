package flowcv.read.line;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.image.Mats;
import flowcv.image.OpenCv;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.core.Rect;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;

/** A board of squares in a wide picture; its dots lie in the middle. */
class LinedPartTest {
    private static final int CELL = 40;
    private static final int MARGIN = 28;
    private static final Rect BOARD = new Rect(300, 120, 5 * CELL, 4 * CELL);
    private static final Rect DOTS = new Rect(360, 180, 60, 30);

    private Mat narrow;

    @BeforeAll
    static void loadLibrary() {
        OpenCv.load();
    }

    @AfterEach
    void release() {
        Mats.release(narrow);
    }

    private void draw(int level) {
        narrow = new Mat(500, 900, CvType.CV_8UC1, Scalar.all(3));
        for (int x = BOARD.x; x <= BOARD.x + BOARD.width; x += CELL) {
            line(x, BOARD.y, x, BOARD.y + BOARD.height, level);
        }
        for (int y = BOARD.y; y <= BOARD.y + BOARD.height; y += CELL) {
            line(BOARD.x, y, BOARD.x + BOARD.width, y, level);
        }
    }

    private void line(int fromX, int fromY, int toX, int toY, int level) {
        Imgproc.line(narrow, new Point(fromX, fromY), new Point(toX, toY), Scalar.all(level));
    }

    private static Rect grown(int by) {
        return new Rect(BOARD.x - by, BOARD.y - by, BOARD.width + 2 * by + 1, BOARD.height + 2 * by + 1);
    }

    @Test
    void endsBesideTheOutermostLines() {
        draw(20);
        line(20, 20, 60, 480, 200);
        assertThat(LinedPart.around(narrow, DOTS, CELL)).isEqualTo(grown(MARGIN));
    }

    @Test
    void whatIsFainterThanAnyLineIsNone() {
        draw(20);
        line(0, 0, 899, 499, 7);
        assertThat(LinedPart.around(narrow, DOTS, CELL)).isEqualTo(grown(MARGIN));
    }

    @Test
    void whatLiesNearIsTakenIn() {
        draw(20);
        line(BOARD.x + BOARD.width + 20, 200, BOARD.x + BOARD.width + 60, 200, 30);
        Rect part = LinedPart.around(narrow, DOTS, CELL);
        assertThat(part.x + part.width).isEqualTo(BOARD.x + BOARD.width + 60 + MARGIN + 1);
    }

    @Test
    void staysWithinThePicture() {
        draw(20);
        line(0, 250, 899, 250, 30);
        line(350, 0, 350, 499, 30);
        assertThat(LinedPart.around(narrow, new Rect(-5, 200, 2000, 30), CELL)).isEqualTo(new Rect(0, 0, 900, 500));
    }
}
