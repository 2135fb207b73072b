package flowcv.read.pose;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.image.OpenCv;
import flowcv.image.Point;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class PoseFitterTest {
    private static final int SIZE = 15;
    private static final int WIDTH = 1200;
    private static final int HEIGHT = 900;

    /** A board seen at an angle through a lens that bends five times as much as those of phones. */
    private static final Pose BENT = new Pose(
            new double[] {0.45, 0.12, 0.02, -0.1, 0.4, 0, 0.08, -0.12},
            0.1,
            new Pose.Scales(
                    (SIZE - 1) / 2.0,
                    (SIZE - 1) / 2.0,
                    (SIZE - 1) / 2.0,
                    (WIDTH - 1) / 2.0,
                    (HEIGHT - 1) / 2.0,
                    Math.hypot(WIDTH, HEIGHT) / 2));

    @BeforeAll
    static void loadLibrary() {
        OpenCv.load();
    }

    /** @param strays share of the crossings that lie elsewhere, half a cell off in either direction at the usual */
    private static Map<Node, Crossing> crossings(double strays, long seed) {
        Random random = new Random(seed);
        Map<Node, Crossing> crossings = new HashMap<>();
        for (int row = 0; row < SIZE; row++) {
            for (int column = 0; column < SIZE; column++) {
                boolean isStray = random.nextDouble() < strays;
                double off = isStray ? 0.5 : 0;
                Point at = BENT.at(column + off * random.nextGaussian(), row + off * random.nextGaussian());
                crossings.put(new Node(column, row), new Crossing(at.x(), at.y(), 10));
            }
        }
        return crossings;
    }

    @Test
    void aBentLatticeOfWhichTwoInFiveCrossingsStrayIsFound() {
        for (long seed = 1; seed <= 20; seed++) {
            Pose pose = PoseFitter.fit(WIDTH, HEIGHT, crossings(0.4, seed)).orElseThrow();
            for (int corner = 0; corner < 4; corner++) {
                Node node = new Node(corner % 2 * (SIZE - 1), corner / 2 * (SIZE - 1));
                Point at = BENT.at(node.column(), node.row());
                assertThat(pose.off(node, new Crossing(at.x(), at.y(), 10)))
                        .as("seed %d", seed)
                        .isLessThan(PoseFitter.NEAR);
            }
        }
    }

    @Test
    void crossingsThatLieAnywhereHaveNoPose() {
        Random random = new Random(1);
        Map<Node, Crossing> crossings = new HashMap<>();
        crossings(0, 1)
                .keySet()
                .forEach(node -> crossings.put(
                        node, new Crossing(WIDTH * random.nextDouble(), HEIGHT * random.nextDouble(), 10)));
        assertThat(PoseFitter.fit(WIDTH, HEIGHT, crossings)).isEmpty();
    }
}
