package flowcv.read.pixel;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ThresholdsTest {
    @Test
    void anyMayComeFirstAndNoneComesTwice() {
        for (int first : Thresholds.ALL) {
            assertThat(Thresholds.from(first)).startsWith(first).containsExactlyInAnyOrderElementsOf(Thresholds.ALL);
        }
    }
}
