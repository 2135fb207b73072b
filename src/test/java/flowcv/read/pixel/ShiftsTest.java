package flowcv.read.pixel;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.image.Mats;
import flowcv.image.OpenCv;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;

class ShiftsTest {
    /** Sums of numbers up to 255, in 32 bits. */
    private static final double ROUNDING = 0.001;

    @BeforeAll
    static void loadLibrary() {
        OpenCv.load();
    }

    @ParameterizedTest
    @CsvSource({"2,-3", "-3,2", "3,3", "-4,-4", "-1.25,0.5", "2.51,-0.77", "3.875,2.125", "0,0"})
    void movesWhatItSees(double right, double down) {
        try (Mats mats = new Mats()) {
            Mat noise = mats.keep(new Mat(61, 83, CvType.CV_32F));
            Core.setRNGSeed(1);
            Core.randu(noise, 0, 255);
            Mat move = mats.keep(new Mat(2, 3, CvType.CV_64F));
            move.put(0, 0, 1, 0, right, 0, 1, down);
            Mat expected = mats.mat();
            Imgproc.warpAffine(
                    noise, expected, move, noise.size(), Imgproc.INTER_LINEAR, Core.BORDER_REPLICATE, new Scalar(0));
            Mat found = mats.mat();
            try (Shifts shifts = new Shifts(noise, Math.max(Math.abs(right), Math.abs(down)))) {
                shifts.shift(right, down, found);
            }
            assertThat(Core.norm(found, expected, Core.NORM_INF)).isLessThan(ROUNDING);
        }
    }
}
