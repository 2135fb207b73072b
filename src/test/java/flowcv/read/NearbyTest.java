package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.image.Point;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class NearbyTest {
    @Test
    void saysTheSameAsEveryPointWouldWhateverWasAskedBefore() {
        Random random = new Random(1);
        List<Point> points = Stream.generate(() -> new Point(random.nextDouble(), random.nextDouble()))
                .limit(12)
                .toList();
        Nearby nearby = new Nearby(points);
        int within = 0;
        for (int i = 0; i < 1000; i++) {
            double x = random.nextDouble();
            double y = random.nextDouble();
            boolean isWithin = points.stream().anyMatch(p -> Math.hypot(p.x() - x, p.y() - y) <= 0.15);
            assertThat(nearby.isWithin(0.15, x, y)).isEqualTo(isWithin);
            within += isWithin ? 1 : 0;
        }
        assertThat(within).isBetween(200, 800);
    }

    @Test
    void nothingIsNearWhereThereIsNothing() {
        assertThat(new Nearby(List.of()).isWithin(1, 0, 0)).isFalse();
    }
}
