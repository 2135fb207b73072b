package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.image.Mats;
import flowcv.image.OpenCv;
import java.util.Arrays;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.core.Rect;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;

/** Two square cells side by side, with lines of one pixel around them and between. */
class FaceGrowthTest {
    private static final int CELL = 30;
    private static final int WIDTH = 2 * CELL + 1;
    private static final int HEIGHT = CELL + 1;
    private static final Scalar LINE = new Scalar(255);

    @BeforeAll
    static void loadLibrary() {
        OpenCv.load();
    }

    private static Mat cells(Mats mats) {
        Mat lines = mats.keep(new Mat(HEIGHT, WIDTH, CvType.CV_8UC1, new Scalar(0)));
        Imgproc.rectangle(lines, new Rect(0, 0, WIDTH, HEIGHT), LINE);
        Imgproc.line(lines, new Point(CELL, 0), new Point(CELL, CELL), LINE);
        return lines;
    }

    private static int at(FaceGrowth faces, int x, int y) {
        return faces.labels()[y * WIDTH + x];
    }

    private static long faces(FaceGrowth faces) {
        return Arrays.stream(faces.labels())
                .filter(label -> label > 0)
                .distinct()
                .count();
    }

    @Test
    void everyPixelBelongsToTheFaceThatItIsNearestTo() {
        try (Mats mats = new Mats()) {
            FaceGrowth faces = FaceGrowth.between(cells(mats), CELL);
            assertThat(faces.count()).isEqualTo(2);
            assertThat(faces.labels()).hasSize(WIDTH * HEIGHT).doesNotContain(0).doesNotContain(FaceFlood.FRAME);
            for (int y = 0; y < HEIGHT; y++) {
                assertThat(at(faces, CELL - 1, y)).isEqualTo(at(faces, 0, 0));
                assertThat(at(faces, CELL + 1, y)).isEqualTo(at(faces, WIDTH - 1, HEIGHT - 1));
            }
            assertThat(at(faces, 0, 0)).isNotEqualTo(at(faces, WIDTH - 1, 0));
        }
    }

    @Test
    void facesMeetWhereALineHasAGap() {
        try (Mats mats = new Mats()) {
            Mat lines = cells(mats);
            Imgproc.line(lines, new Point(CELL, 8), new Point(CELL, CELL - 8), new Scalar(0));
            FaceGrowth faces = FaceGrowth.between(lines, CELL);
            assertThat(faces(faces)).isEqualTo(2);
            for (int y = 0; y < HEIGHT; y++) {
                assertThat(at(faces, CELL - 2, y)).isEqualTo(at(faces, 1, 1));
                assertThat(at(faces, CELL + 2, y)).isEqualTo(at(faces, WIDTH - 2, 1));
            }
        }
    }

    @Test
    void aSpeckIsALineAndAnEnclosedStripAFace() {
        try (Mats mats = new Mats()) {
            Mat lines = cells(mats);
            Imgproc.rectangle(lines, new Rect(2, 2, 4, 4), LINE);
            FaceGrowth withSpeck = FaceGrowth.between(lines, CELL);
            assertThat(faces(withSpeck)).isEqualTo(2);
            assertThat(at(withSpeck, 3, 3)).isEqualTo(at(withSpeck, 1, 1));

            Imgproc.line(lines, new Point(CELL + 10, 0), new Point(CELL + 10, CELL), LINE);
            FaceGrowth withStrip = FaceGrowth.between(lines, CELL);
            assertThat(faces(withStrip)).isEqualTo(3);
            assertThat(at(withStrip, CELL + 5, CELL / 2))
                    .isNotIn(0, at(withStrip, 1, 1), at(withStrip, WIDTH - 2, CELL / 2));
        }
    }

    @Test
    void aFaceTooSmallForACellGoesToThatWhichItIsOpenTo() {
        try (Mats mats = new Mats()) {
            int cell = 100;
            Mat lines = mats.keep(new Mat(cell + 1, 2 * cell + 1, CvType.CV_8UC1, new Scalar(0)));
            Imgproc.rectangle(lines, new Rect(0, 0, 2 * cell + 1, cell + 1), LINE);
            Point middle = new Point(cell / 2, cell / 2);
            int radius = (int) (1.1 * FaceGrowth.CORE * cell);
            Imgproc.circle(lines, middle, radius, LINE);
            assertThat(faces(FaceGrowth.between(lines, cell))).isEqualTo(2);

            Point gap = new Point(middle.x + radius, middle.y);
            Imgproc.line(lines, gap, new Point(gap.x, gap.y + 1), new Scalar(0));
            FaceGrowth open = FaceGrowth.between(lines, cell);
            assertThat(open.cores()[cell / 2 * (2 * cell + 1) + cell / 2]).isNotZero();
            assertThat(open.labels()).containsOnly(open.labels()[0]);
        }
    }
}
