package flowcv.read.pixel;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.image.Mats;
import flowcv.image.OpenCv;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;

class LineFilterTest {
    /** Sums of numbers up to 255, in 32 bits. */
    private static final double ROUNDING = 0.001;

    @BeforeAll
    static void loadLibrary() {
        OpenCv.load();
    }

    /** Kernels that filter2D takes as they are, and such as it transforms, along, across and aslant. */
    @ParameterizedTest
    @CsvSource({"3,0", "5,40", "9,0", "9,90", "9,45", "9,-45", "15,20", "15,110"})
    void givesWhatFilteringGives(int half, double degrees) {
        try (Mats mats = new Mats()) {
            Mat noise = noise(mats);
            Mat line = line(mats, half, Math.toRadians(degrees));
            Mat expected = mats.mat();
            Imgproc.filter2D(noise, expected, CvType.CV_32F, line);
            Mat found = mats.mat();
            try (LineFilter filter = new LineFilter(noise, half)) {
                filter.filter(line, found);
            }
            assertThat(Core.norm(found, expected, Core.NORM_INF)).isLessThan(ROUNDING);
        }
    }

    @Test
    void givesWhatFilteringByAFullKernelGives() {
        try (Mats mats = new Mats()) {
            Mat noise = noise(mats);
            Mat full = mats.keep(new Mat(25, 25, CvType.CV_32F, new Scalar(1 / 625.0)));
            Mat expected = mats.mat();
            Imgproc.blur(noise, expected, new Size(25, 25));
            Mat found = mats.mat();
            try (LineFilter filter = new LineFilter(noise, 12)) {
                filter.filter(full, found);
            }
            assertThat(Core.norm(found, expected, Core.NORM_INF)).isLessThan(ROUNDING);
        }
    }

    private static Mat noise(Mats mats) {
        Mat noise = mats.keep(new Mat(61, 83, CvType.CV_32F));
        Core.setRNGSeed(1);
        Core.randu(noise, 0, 255);
        return noise;
    }

    private static Mat line(Mats mats, int half, double angle) {
        Mat line = mats.keep(Mat.zeros(2 * half + 1, 2 * half + 1, CvType.CV_32F));
        for (int i = -half; i <= half; i++) {
            int x = half + (int) Math.round(i * Math.cos(angle));
            int y = half + (int) Math.round(i * Math.sin(angle));
            line.put(y, x, 1.0 + i / 100.0);
        }
        Core.multiply(line, new Scalar(1 / Core.sumElems(line).val[0]), line);
        return line;
    }
}
