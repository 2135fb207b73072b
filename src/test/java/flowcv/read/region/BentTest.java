package flowcv.read.region;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import flowcv.image.Point;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class BentTest {
    private static final double NEAR = 1e-6;

    /** Points on the way from 10, 20 to 110, 20 that lie lower in the middle, and all a little lower. */
    private static List<Point> points(double bow, double lower) {
        List<Point> points = new ArrayList<>();
        for (double u = -1; u <= 1; u += 0.02) {
            points.add(new Point(60 + 50 * u, 20 + lower + bow * (1 - u * u)));
        }
        return points;
    }

    private static Bent fit(List<Point> points) {
        return Bent.of(new Point(10, 20), new Point(110, 20), points, 5);
    }

    @Test
    void aParabolaIsFoundAsItIs() {
        Bent bent = fit(points(8, 0.7));
        assertThat(bent.bow()).isEqualTo(8, within(NEAR));
        assertThat(bent.from().y()).isEqualTo(20.7, within(NEAR));
        assertThat(bent.to().y()).isEqualTo(20.7, within(NEAR));
        assertThat(bent.middle().x()).isEqualTo(60, within(NEAR));
        assertThat(bent.middle().y()).isEqualTo(28.7, within(NEAR));
    }

    @Test
    void whatIsNearlyStraightIsStraight() {
        assertThat(fit(points(0.3, 0)).bow()).isZero();
    }

    @Test
    void pointsNearTheEndsDoNotMatter() {
        List<Point> points = points(8, 0);
        for (int i = 0; i < 3; i++) {
            points.set(i, new Point(points.get(i).x(), 90));
        }
        assertThat(fit(points).bow()).isEqualTo(8, within(NEAR));
    }

    @Test
    void normalsAreSquareToTheCurve() {
        Bent bent = fit(points(8, 0));
        // The slope of the curve is 4 * 8 / 100 where it begins.
        assertThat(bent.normal(false).x() / bent.normal(false).y()).isEqualTo(-0.32, within(NEAR));
        assertThat(bent.normal(true).x() / bent.normal(true).y()).isEqualTo(0.32, within(NEAR));
    }

    @Test
    void withoutPointsNothingMoves() {
        assertThat(fit(List.of())).isEqualTo(new Bent(new Point(10, 20), new Point(110, 20), 0));
    }
}
