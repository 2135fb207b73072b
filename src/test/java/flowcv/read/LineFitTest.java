package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import org.junit.jupiter.api.Test;

class LineFitTest {
    @Property
    void equallySpacedLinesAreFoundWhateverTheirWeights(
            @ForAll @DoubleRange(min = -500, max = 500) double origin,
            @ForAll @DoubleRange(min = 5, max = 300) double pitch,
            @ForAll long seed) {
        Random random = new Random(seed);
        LineFit fit = new LineFit();
        for (int k = -2; k < 8; k++) {
            fit.add(k + 0.5, origin + (k + 0.5) * pitch, 0.1 + random.nextDouble());
        }
        Axis axis = fit.axis().orElseThrow();
        assertThat(axis.origin()).isCloseTo(origin, within(1e-6));
        assertThat(axis.pitch()).isCloseTo(pitch, within(1e-6));
    }

    @Test
    void heavierPositionsCountForMore() {
        LineFit fit = new LineFit();
        fit.add(0, 0, 1);
        fit.add(1, 10, 3);
        fit.add(1, 14, 1);
        assertThat(fit.axis().orElseThrow()).satisfies(axis -> {
            assertThat(axis.origin()).isCloseTo(0, within(1e-9));
            assertThat(axis.pitch()).isCloseTo(11, within(1e-9));
        });
    }

    @Test
    void oneLineHasNoPitch() {
        LineFit fit = new LineFit();
        assertThat(fit.axis()).isEmpty();
        fit.add(3, 100, 1);
        fit.add(3, 101, 1);
        assertThat(fit.axis()).isEmpty();
    }
}
