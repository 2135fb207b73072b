package flowcv.read.disc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import org.junit.jupiter.api.Test;

class CircleFitTest {
    /** What rounding to pixels costs. */
    private static final double PIXELS = 0.5;

    /** Pixels of an arc, 0 to 360 degrees. */
    private static int[] arc(double x, double y, double radius, int from, int to) {
        int[] points = new int[2 * (to - from)];
        for (int degree = from; degree < to; degree++) {
            points[2 * (degree - from)] = (int) Math.round(x + radius * Math.cos(Math.toRadians(degree)));
            points[2 * (degree - from) + 1] = (int) Math.round(y + radius * Math.sin(Math.toRadians(degree)));
        }
        return points;
    }

    @Property
    void wholeCirclesAreFoundFromAGuessNearby(
            @ForAll @DoubleRange(min = 50, max = 60) double x,
            @ForAll @DoubleRange(min = 50, max = 60) double y,
            @ForAll @DoubleRange(min = 8, max = 45) double radius,
            @ForAll @DoubleRange(min = -0.04, max = 0.04) double off) {
        Disc disc = CircleFit.refine(arc(x, y, radius, 0, 360), x + off * radius, y - off * radius, radius + off);
        assertThat(disc.x()).isCloseTo(x, within(PIXELS));
        assertThat(disc.y()).isCloseTo(y, within(PIXELS));
        assertThat(disc.radius()).isCloseTo(radius, within(PIXELS));
        assertThat(disc.roundness()).isGreaterThan(0.9);
    }

    @Test
    void whereAPipeLeavesTheEdgeIsMissing() {
        Disc disc = CircleFit.refine(arc(100, 100, 40, 30, 330), 100, 100, 40);
        assertThat(disc.x()).isCloseTo(100, within(PIXELS));
        assertThat(disc.radius()).isCloseTo(40, within(PIXELS));
        assertThat(disc.roundness()).isBetween(0.78, 0.9);
    }

    @Test
    void farPointsDoNotPullTheCircleAway() {
        int[] circle = arc(100, 100, 40, 0, 360);
        int[] both = java.util.Arrays.copyOf(circle, circle.length + 200);
        for (int i = 0; i < 100; i++) {
            both[circle.length + 2 * i] = 160 + i;
            both[circle.length + 2 * i + 1] = 100;
        }
        Disc disc = CircleFit.refine(both, 100, 100, 40);
        assertThat(disc.x()).isCloseTo(100, within(PIXELS));
        assertThat(disc.roundness()).isEqualTo(1);
    }

    @Test
    void linesAndSinglePointsAreNotRound() {
        int[] line = new int[200];
        for (int i = 0; i < 100; i++) {
            line[2 * i] = i;
        }
        assertThat(CircleFit.refine(line, 50, 0, 40).roundness()).isLessThan(0.2);
        assertThat(CircleFit.refine(new int[] {10, 10}, 10, 0, 10).roundness()).isZero();
        assertThat(CircleFit.refine(new int[0], 10, 0, 10).roundness()).isZero();
    }
}
