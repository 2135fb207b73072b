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
import org.opencv.imgproc.Imgproc;

class LinesAlongTest {
    private static final double CELL = 36;
    private static final int SIZE = 144;
    private static final int MIDDLE = SIZE / 2;
    private static final double LEAST = 4 * LinesAlong.UNIT;

    @BeforeAll
    static void loadLibrary() {
        OpenCv.load();
    }

    @Test
    void aLineNoBrighterThanNoiseStandsOutInAnyDirection() {
        for (int degrees = 0; degrees < 180; degrees += 7) {
            try (Mats mats = new Mats()) {
                Mat narrow = noise(mats);
                double dx = SIZE * Math.cos(Math.toRadians(degrees));
                double dy = SIZE * Math.sin(Math.toRadians(degrees));
                Mat line = mats.keep(Mat.zeros(SIZE, SIZE, CvType.CV_8UC1));
                Imgproc.line(
                        line, new Point(MIDDLE - dx, MIDDLE - dy), new Point(MIDDLE + dx, MIDDLE + dy), level(), 2);
                Core.add(narrow, line, narrow);
                Mat along = LinesAlong.of(mats, narrow, CELL);
                assertThat(at(along, MIDDLE, MIDDLE))
                        .as("at %d degrees", degrees)
                        .isGreaterThan(LEAST);
                double beside = 0.3 * CELL;
                assertThat(at(along, MIDDLE - beside * dy / SIZE, MIDDLE + beside * dx / SIZE))
                        .as("beside that at %d degrees", degrees)
                        .isLessThan(LEAST);
            }
        }
    }

    @Test
    void noiseAloneIsNoLine() {
        try (Mats mats = new Mats()) {
            Mat along = LinesAlong.of(mats, noise(mats), CELL);
            assertThat(Core.minMaxLoc(along).maxVal).isLessThan(LEAST);
        }
    }

    @Test
    void theFlankOfAnOutlineIsNoLine() {
        try (Mats mats = new Mats()) {
            Mat narrow = mats.keep(Mat.zeros(SIZE, SIZE, CvType.CV_8UC1));
            Imgproc.line(narrow, new Point(0, MIDDLE), new Point(SIZE, MIDDLE), Scalar.all(180), 4);
            Imgproc.GaussianBlur(narrow, narrow, new org.opencv.core.Size(0, 0), 2);
            Mat along = LinesAlong.of(mats, narrow, CELL);
            assertThat(at(along, MIDDLE, MIDDLE)).isGreaterThan(LEAST);
            assertThat(at(along, MIDDLE, MIDDLE + 6.0)).isZero();
        }
    }

    private static Scalar level() {
        return Scalar.all(10);
    }

    private static Mat noise(Mats mats) {
        Core.setRNGSeed(1);
        Mat noise = mats.keep(new Mat(SIZE, SIZE, CvType.CV_8UC1));
        Core.randn(noise, 6, 3);
        return noise;
    }

    private static double at(Mat along, double x, double y) {
        return along.get((int) Math.rint(y), (int) Math.rint(x))[0];
    }
}
