package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import flowcv.image.OpenCv;
import flowcv.image.Point;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class AffineFitTest {
    @BeforeAll
    static void loadLibrary() {
        OpenCv.load();
    }

    private static void assertAt(Point point, double x, double y) {
        assertThat(point.x()).isCloseTo(x, within(1e-6));
        assertThat(point.y()).isCloseTo(y, within(1e-6));
    }

    @Test
    void threePointsTellTheMap() {
        AffineFit fit = AffineFit.of(
                List.of(new Point(0, 0), new Point(10, 0), new Point(0, 10)),
                List.of(new Point(5, 7), new Point(25, 8), new Point(4, 37)));
        assertAt(fit.of(new Point(10, 10)), 24, 38);
    }

    @Test
    void whatIsOffIsEvenedOut() {
        AffineFit fit = AffineFit.of(
                List.of(new Point(0, 0), new Point(10, 0), new Point(0, 10), new Point(10, 10)),
                List.of(new Point(1, 0), new Point(9, 0), new Point(-1, 10), new Point(11, 10)));
        assertAt(fit.of(new Point(5, 5)), 5, 5);
    }

    @Test
    void pointsOnALineTellThatLine() {
        AffineFit fit = AffineFit.of(
                List.of(new Point(3, 0), new Point(3, 10), new Point(3, 20)),
                List.of(new Point(50, 0), new Point(51, 20), new Point(52, 40)));
        assertAt(fit.of(new Point(3, 15)), 51.5, 30);
    }
}
