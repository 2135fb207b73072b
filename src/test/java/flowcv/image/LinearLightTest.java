package flowcv.image;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.opencv.core.CvType;
import org.opencv.core.Mat;

class LinearLightTest {
    @BeforeAll
    static void loadLibrary() {
        OpenCv.load();
    }

    @Test
    void halfTheLightIsThreeQuartersOfTheLevels() {
        assertThat(LinearLight.of(0)).isZero();
        assertThat(LinearLight.of(255)).isEqualTo(1);
        assertThat(LinearLight.of(186)).isCloseTo(0.5, within(0.003));
        assertThat(LinearLight.level(0.5)).isCloseTo(186, within(0.5));
    }

    @Test
    void lessThanNoLightIsBlack() {
        assertThat(LinearLight.level(-0.1)).isZero();
    }

    @Test
    void picturesComeBackAsTheyWere() {
        try (Mats mats = new Mats()) {
            Mat levels = mats.keep(new Mat(1, 256, CvType.CV_8UC1));
            byte[] all = new byte[256];
            for (int i = 0; i < all.length; i++) {
                all[i] = (byte) i;
            }
            levels.put(0, 0, all);
            Mat light = LinearLight.of(levels, mats);
            assertThat(light.get(0, 100)[0]).isCloseTo(LinearLight.of(100), within(1e-6));
            assertThat(MatBytes.of(LinearLight.levels(light, CvType.CV_8U, mats)))
                    .isEqualTo(all);
        }
    }
}
