package flowcv.read.disc;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.image.OpenCv;
import flowcv.image.Point;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class EdgeEllipseTest {
    private static final Oval EDGE = new Oval(203, 148, 90, 70, 0.6);
    private static final int POINTS = 60;

    @BeforeAll
    static void load() {
        OpenCv.load();
    }

    /** Every second point lies on the edge, the others anywhere. */
    private static List<Point> points(Oval edge) {
        Random random = new Random(5);
        List<Point> points = new ArrayList<>();
        for (int i = 0; i < POINTS; i++) {
            double[] at = edge.at(1, 2 * Math.PI * i / POINTS);
            points.add(new Point(at[0], at[1]));
            double angle = 2 * Math.PI * random.nextDouble();
            double radius = 30 + 100 * random.nextDouble();
            points.add(new Point(edge.x() + radius * Math.cos(angle), edge.y() + radius * Math.sin(angle)));
        }
        return points;
    }

    @Test
    void theEdgeIsFoundAmongOtherPoints() {
        Oval found =
                EdgeEllipse.through(new Point(200, 150), points(EDGE), 0.55).orElseThrow();
        assertThat(found.x()).isCloseTo(EDGE.x(), Offset.offset(1.0));
        assertThat(found.y()).isCloseTo(EDGE.y(), Offset.offset(1.0));
        assertThat(found.major()).isCloseTo(EDGE.major(), Offset.offset(1.5));
        assertThat(found.minor()).isCloseTo(EDGE.minor(), Offset.offset(1.5));
    }

    @Test
    void noScreenIsSeenSoSteeply() {
        Oval steep = new Oval(203, 148, 90, 40, 0.6);
        List<Point> points = new ArrayList<>();
        for (int i = 0; i < POINTS; i++) {
            double[] at = steep.at(1, 2 * Math.PI * i / POINTS);
            points.add(new Point(at[0], at[1]));
        }
        assertThat(EdgeEllipse.through(new Point(203, 148), points, 0.55)).isEmpty();
    }

    @Test
    void fewPointsAreNoEdge() {
        assertThat(EdgeEllipse.through(new Point(203, 148), points(EDGE).subList(0, 8), 0.55))
                .isEmpty();
    }

    @Test
    void halfWayToTheEdgeIsHalf() {
        double[] at = EDGE.at(0.5, 1.2);
        assertThat(EDGE.reach(at[0], at[1])).isCloseTo(0.5, Offset.offset(1e-9));
    }
}
