package flowcv.read.matching;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LabTest {
    /** Published values of the sRGB primaries under D65 (e.g. Lindbloom's calculator), to two decimals. */
    @ParameterizedTest
    @CsvSource({
        "000000, 0, 0, 0",
        "FFFFFF, 100, 0, 0",
        "808080, 53.59, 0, 0",
        "FF0000, 53.24, 80.09, 67.20",
        "00FF00, 87.74, -86.18, 83.18",
        "0000FF, 32.30, 79.19, -107.86",
        "FFFF00, 97.14, -21.55, 94.48",
        "00FFFF, 91.11, -48.09, -14.13",
        "FF00FF, 60.32, 98.23, -60.83"
    })
    void primaries(String rgb, double l, double a, double b) {
        Lab lab = Lab.of(Integer.parseInt(rgb, 16));
        assertThat(lab.l()).isCloseTo(l, within(0.05));
        assertThat(lab.a()).isCloseTo(a, within(0.05));
        assertThat(lab.b()).isCloseTo(b, within(0.05));
    }

    @Test
    void distanceIsThatOfPoints() {
        assertThat(new Lab(10, 20, 30).distance(new Lab(11, 22, 32))).isCloseTo(3, within(1e-9));
        assertThat(new Lab(10, 20, 30).distance(new Lab(10, 20, 30))).isZero();
    }
}
