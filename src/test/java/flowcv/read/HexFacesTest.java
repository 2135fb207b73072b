package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.image.Point;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class HexFacesTest {
    private static final int WIDTH = 90;
    private static final int HEIGHT = 70;

    @Test
    void givesEachPixelToTheNearestMiddle() {
        HexFit fit = new HexFit(33.3, 21.7, 24.5);
        Segments segments = blank();
        Segments hexagons = HexFaces.of(segments, fit);
        List<Point> middles = middles(fit);
        Map<Integer, Point> byLabel = new HashMap<>();
        int cores = 0;
        int lines = 0;
        for (int i = 0; i < WIDTH * HEIGHT; i++) {
            Point at = new Point(segments.xInPicture(i % WIDTH), segments.yInPicture(i / WIDTH));
            List<Point> nearest = middles.stream()
                    .filter(middle -> distance(middle, at) < 2 * fit.pitch())
                    .sorted(Comparator.comparingDouble(middle -> distance(middle, at)))
                    .limit(2)
                    .toList();
            double near = distance(nearest.get(0), at);
            double depth = (distance(nearest.get(1), at) - near) / 2 / fit.pitch();
            if (depth > 1e-6) {
                Point middle = nearest.get(0);
                assertThat(byLabel.computeIfAbsent(hexagons.labels()[i], label -> middle))
                        .isEqualTo(middle);
            }
            if (Math.abs(depth - FaceGrowth.CORE) > 1e-6) {
                assertThat(hexagons.cores()[i] != 0).isEqualTo(depth > FaceGrowth.CORE);
                cores += hexagons.cores()[i];
            }
            if (Math.abs(depth - 0.03) > 1e-6) {
                assertThat(hexagons.lines()[i] != 0).isEqualTo(depth < 0.03);
                lines += hexagons.lines()[i];
            }
        }
        assertThat(byLabel.values()).doesNotHaveDuplicates();
        assertThat(byLabel.keySet()).allMatch(label -> label > 0 && label <= hexagons.count());
        assertThat(cores).isBetween(WIDTH * HEIGHT / 20, WIDTH * HEIGHT / 2);
        assertThat(lines).isBetween(WIDTH * HEIGHT / 20, WIDTH * HEIGHT / 2);
    }

    private static List<Point> middles(HexFit fit) {
        List<Point> middles = new ArrayList<>();
        for (int column = -12; column <= 12; column++) {
            for (int row = -12; row <= 12; row++) {
                double lowered = column % 2 == 0 ? 0 : 0.5;
                middles.add(new Point(
                        fit.x() + column * HexFit.COLUMNS * fit.pitch(), fit.y() + (row + lowered) * fit.pitch()));
            }
        }
        return middles;
    }

    private static double distance(Point a, Point b) {
        return Math.hypot(a.x() - b.x(), a.y() - b.y());
    }

    private static Segments blank() {
        int n = WIDTH * HEIGHT;
        byte[] none = new byte[n];
        return new Segments(0, 0, WIDTH, HEIGHT, 2, new int[n], none, none, none, new float[n], new byte[3 * n], 0);
    }
}
