package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;

class AxisTest {
    @Property
    void middlesOfCellsLieHalfwayBetweenLines(
            @ForAll @DoubleRange(min = -500, max = 500) double origin,
            @ForAll @DoubleRange(min = 5, max = 300) double pitch,
            @ForAll @IntRange(min = -20, max = 20) int k,
            @ForAll @DoubleRange(min = -0.49, max = 0.49) double off) {
        Axis axis = new Axis(origin, pitch);
        assertThat(axis.center(k)).isCloseTo((axis.line(k) + axis.line(k + 1)) / 2, within(1e-9));
        assertThat(axis.cellAt(axis.center(k) + off * pitch)).isEqualTo(k);
        assertThat(axis.offCenter(axis.center(k) + off * pitch)).isCloseTo(off, within(1e-9));
        assertThat(axis.startingAt(k).line(3)).isCloseTo(axis.line(k + 3), within(1e-9));
    }
}
