package flowcv.read.line;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.image.Mats;
import flowcv.image.OpenCv;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;

class RidgesTest {
    private static final double CELL = 36;
    private static final int SIZE = 144;
    private static final int MIDDLE = SIZE / 2;
    private static final double LEAST = 4;
    private static final Scalar LINE = Scalar.all(9);

    @BeforeAll
    static void loadLibrary() {
        OpenCv.load();
    }

    @Test
    void aLineAsClearAsWavesIsARidgeInAnyDirection() {
        for (int degrees = 0; degrees < 180; degrees += 7) {
            try (Mats mats = new Mats()) {
                double dx = SIZE * Math.cos(Math.toRadians(degrees));
                double dy = SIZE * Math.sin(Math.toRadians(degrees));
                Mat gray = waves(mats);
                Mat line = none(mats);
                Imgproc.line(line, new Point(MIDDLE - dx, MIDDLE - dy), new Point(MIDDLE + dx, MIDDLE + dy), LINE, 2);
                Core.add(gray, line, gray);
                Mat ridges = Ridges.of(mats, gray, none(mats), CELL);
                int seen = 0;
                for (int step = -20; step <= 20; step++) {
                    seen += at(ridges, MIDDLE + step * dx / SIZE, MIDDLE + step * dy / SIZE) > LEAST ? 1 : 0;
                }
                assertThat(seen).as("of 41 places at %d degrees", degrees).isGreaterThan(33);
            }
        }
    }

    @Test
    void wavesAreNoRidges() {
        try (Mats mats = new Mats()) {
            Mat ridges = Ridges.of(mats, waves(mats), none(mats), CELL);
            assertThat(Core.minMaxLoc(ridges).maxVal).isLessThan(LEAST);
        }
    }

    @Test
    void aLineIsSeenUpToAPipe() {
        try (Mats mats = new Mats()) {
            Mat gray = mats.keep(new Mat(SIZE, SIZE, CvType.CV_8UC1, Scalar.all(70)));
            Imgproc.line(gray, new Point(0, MIDDLE), new Point(SIZE, MIDDLE), Scalar.all(79), 2);
            Mat ink = pipe(mats);
            gray.setTo(Scalar.all(250), ink);
            assertThat(at(Ridges.of(mats, gray, ink, CELL), MIDDLE - 8.0, MIDDLE))
                    .isGreaterThan(LEAST);
        }
    }

    @Test
    void theRimOfAPipeIsNoRidge() {
        try (Mats mats = new Mats()) {
            Mat gray = mats.keep(new Mat(SIZE, SIZE, CvType.CV_8UC1, Scalar.all(70)));
            Mat ink = pipe(mats);
            Mat rim = mats.mat();
            Imgproc.dilate(ink, rim, mats.keep(Imgproc.getStructuringElement(Imgproc.MORPH_RECT, new Size(5, 5))));
            gray.setTo(Scalar.all(90), rim);
            gray.setTo(Scalar.all(250), ink);
            assertThat(Core.minMaxLoc(Ridges.of(mats, gray, ink, CELL)).maxVal).isLessThan(LEAST);
        }
    }

    /** Upright, 12 pixels wide. */
    private static Mat pipe(Mats mats) {
        Mat ink = none(mats);
        Imgproc.rectangle(ink, new Point(MIDDLE - 6, 0), new Point(MIDDLE + 6, SIZE), Scalar.all(255), Imgproc.FILLED);
        return ink;
    }

    private static Mat none(Mats mats) {
        return mats.keep(Mat.zeros(SIZE, SIZE, CvType.CV_8UC1));
    }

    /**
     * What a coefficient of JPEG's blocks leaves that is short in both directions: 8 levels from trough to crest, 8 pixels
     * from crest to crest. Stripes beside straight pipes are ridges, and not told from lines here.
     */
    private static Mat waves(Mats mats) {
        Mat waves = mats.keep(new Mat(SIZE, SIZE, CvType.CV_8UC1));
        for (int y = 0; y < SIZE; y++) {
            for (int x = 0; x < SIZE; x++) {
                waves.put(y, x, 70 + 4 * Math.cos(Math.PI * (x + 0.5) / 4) * Math.cos(Math.PI * (y + 0.5) / 4));
            }
        }
        return waves;
    }

    private static double at(Mat ridges, double x, double y) {
        return ridges.get((int) Math.rint(y), (int) Math.rint(x))[0];
    }
}
