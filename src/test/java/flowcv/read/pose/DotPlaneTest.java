package flowcv.read.pose;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import flowcv.image.Point;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class DotPlaneTest {
    private static final double AREA = 900;

    /** Dots of one size on a plane that becomes nearer to the right and down, in a picture. */
    private static List<SeenDot> dots(Random random, double right, double down, int count) {
        List<SeenDot> dots = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            double x = 200 + 200 * (i % 4 + 0.5 * random.nextDouble());
            double y = 100 + 250 * (i / 4 + 0.5 * random.nextDouble());
            double near = 1 + right * (x - 500) + down * (y - 500);
            dots.add(new SeenDot(x, y, AREA * near * near * near));
        }
        return dots;
    }

    @Property(tries = 50)
    void dotsTellThePlaneBesideLettersAndButtons(
            @ForAll long seed,
            @ForAll @IntRange(min = -30, max = 30) int toTheRight,
            @ForAll @IntRange(min = -30, max = 30) int downwards) {
        double right = 1e-5 * toTheRight;
        double down = 1e-5 * downwards;
        Random random = new Random(seed);
        List<SeenDot> marks = dots(random, right, down, 12);
        for (int i = 0; i < 6; i++) {
            double x = 1000 * random.nextDouble();
            double y = 1000 * random.nextDouble();
            double near = 1 + right * (x - 500) + down * (y - 500);
            // One as large as a dot would be there is a dot by all that is seen of it.
            double most = 0.6 * AREA * near * near * near;
            marks.add(new SeenDot(x, y, Math.min(100 + 200 * random.nextDouble(), most)));
        }

        DotPlane plane = DotPlane.through(marks).orElseThrow();

        double there = plane.nearness(500, 500);
        assertThat(plane.nearness(900, 500) / there).isCloseTo(1 + 400 * right, within(1e-6));
        assertThat(plane.nearness(500, 900) / there).isCloseTo(1 + 400 * down, within(1e-6));
        assertThat(plane.largestDots(marks)).hasSizeGreaterThanOrEqualTo(12);
    }

    @Property(tries = 50)
    void aPointOfThePlaneLiesWhereItCameFrom(
            @ForAll long seed,
            @ForAll @DoubleRange(min = 0, max = 1000) double x,
            @ForAll @DoubleRange(min = 0, max = 1000) double y) {
        DotPlane plane =
                DotPlane.through(dots(new Random(seed), 2e-4, -3e-4, 12)).orElseThrow();
        Point leveled = plane.leveled(x, y);

        Point back = plane.original(leveled.x(), leveled.y());

        assertThat(back.x()).isCloseTo(x, within(1e-6));
        assertThat(back.y()).isCloseTo(y, within(1e-6));
        double[] map = plane.toOriginal(-50, 70);
        double u = leveled.x() + 50;
        double v = leveled.y() - 70;
        double depth = map[6] * u + map[7] * v + map[8];
        assertThat((map[0] * u + map[1] * v + map[2]) / depth).isCloseTo(x, within(1e-6));
        assertThat((map[3] * u + map[4] * v + map[5]) / depth).isCloseTo(y, within(1e-6));
    }

    @Test
    void fiveDotsAreTooFew() {
        assertThat(DotPlane.through(dots(new Random(1), 0, 0, 5))).isEmpty();
    }

    @Test
    void marksOfAnySizeTellNone() {
        Random random = new Random(1);
        List<SeenDot> marks = new ArrayList<>();
        for (int i = 0; i < 12; i++) {
            marks.add(new SeenDot(1000 * random.nextDouble(), 1000 * random.nextDouble(), 100 * Math.pow(2, i)));
        }

        assertThat(DotPlane.through(marks)).isEmpty();
    }
}
