package flowcv.read.pose;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import flowcv.image.Mats;
import flowcv.image.OpenCv;
import flowcv.image.Picture;
import flowcv.image.Point;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;

/** Nine dots of a plane that is seen from below: in the picture the lower ones are larger. */
class LeveledTest {
    private static final int RADIUS = 20;
    private static final double DOWN = 8e-4;

    private final List<SeenDot> dots = new ArrayList<>();

    @BeforeAll
    static void loadLibrary() {
        OpenCv.load();
    }

    private Picture picture(double down) {
        Mat pixels = new Mat(800, 800, CvType.CV_8UC3, new Scalar(0, 0, 0));
        for (int i = 0; i < 9; i++) {
            double x = 200 + 200 * (i % 3);
            double y = 200 + 200 * (i / 3);
            double near = 1 + down * (y - 400);
            double radius = RADIUS * Math.pow(near, 1.5);
            Imgproc.circle(
                    pixels,
                    new org.opencv.core.Point(x, y),
                    (int) Math.round(radius),
                    new Scalar(0, 200, 0),
                    Imgproc.FILLED);
            dots.add(new SeenDot(x, y, Math.PI * radius * radius));
        }
        return new Picture("dots", pixels);
    }

    @Test
    void dotsBecomeAlike() {
        try (Picture picture = picture(DOWN);
                Leveled leveled = Leveled.of(picture, dots).orElseThrow()) {
            double all = 0;
            List<Double> areas = new ArrayList<>();
            try (Pieces pieces = new Pieces(leveled.picture())) {
                areas.addAll(pieces.areas());
            }
            for (double area : areas) {
                all += area / 9;
            }
            assertThat(areas).hasSize(9);
            double mean = all;
            assertThat(areas).allMatch(area -> Math.abs(area / mean - 1) < 0.1);
        }
    }

    @Test
    void pointsAreFoundAgain() {
        try (Picture picture = picture(DOWN);
                Leveled leveled = Leveled.of(picture, dots).orElseThrow()) {
            int seen = 0;
            for (int x = 0; x < leveled.picture().width(); x += 7) {
                for (int y = 0; y < leveled.picture().height(); y += 7) {
                    Point at = leveled.original(new Point(x, y));
                    boolean isDot = dots.stream()
                            .anyMatch(d -> Math.hypot(d.x() - at.x(), d.y() - at.y())
                                    < 0.9 * Math.sqrt(d.area() / Math.PI) - 1);
                    if (isDot) {
                        assertThat(leveled.picture().pixels().get(y, x)[1]).isEqualTo(200);
                        seen++;
                    }
                }
            }
            assertThat(seen).isGreaterThan(9);
            Point corner = new Point(0, 0);
            Point right = leveled.original(new Point(1, 0));
            Point below = leveled.original(new Point(0, 1));
            Point at = leveled.original(corner);
            double area = (right.x() - at.x()) * (below.y() - at.y()) - (right.y() - at.y()) * (below.x() - at.x());
            assertThat(leveled.originalPixels(corner)).isCloseTo(Math.sqrt(area), within(0.01));
        }
    }

    @Test
    void whatIsLevelIsLeftAlone() {
        try (Picture picture = picture(1e-4)) {
            assertThat(Leveled.of(picture, dots)).isEmpty();
        }
    }

    /** What is bright in a picture, piece by piece. */
    private record Pieces(Mat stats) implements AutoCloseable {
        Pieces(Picture picture) {
            this(new Mat());
            Mat green = new Mat();
            Mat labels = new Mat();
            Mat middles = new Mat();
            Core.extractChannel(picture.pixels(), green, 1);
            Imgproc.threshold(green, green, 100, 255, Imgproc.THRESH_BINARY);
            Imgproc.connectedComponentsWithStats(green, labels, stats, middles);
            Mats.release(green);
            Mats.release(labels);
            Mats.release(middles);
        }

        List<Double> areas() {
            List<Double> areas = new ArrayList<>();
            for (int i = 1; i < stats.rows(); i++) {
                areas.add(stats.get(i, Imgproc.CC_STAT_AREA)[0]);
            }
            return areas;
        }

        @Override
        public void close() {
            Mats.release(stats);
        }
    }
}
