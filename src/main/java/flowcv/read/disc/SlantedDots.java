package flowcv.read.disc;

import flowcv.image.Mats;
import java.util.ArrayList;
import java.util.List;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;

/**
 * Finds the dots on cubes that pipes leave: the picture is shrunk along the longer axis of the ellipses on each of a
 * cube's three faces, which makes circles of them, and circles are found beside pipes as well.
 */
final class SlantedDots {
    /** Directions of the longer axes on the faces of a cube seen isometrically, in radians. */
    private static final double[] ANGLES = {0, Math.PI / 3, 2 * Math.PI / 3};

    /** Shorter by longer axis of dots on cubes (measured: 0.52 by 0.79 of an edge). */
    private static final double AXES = 0.66;

    /** Dots that one pipe leaves have 0.86 and more, what is a circle by chance mostly less. */
    private static final double LEAST_ROUNDNESS = 0.82;

    private SlantedDots() {}

    /**
     * All of a picture; what is a circle in a shrunk picture by chance, too.
     *
     * @param brightness of the reduced picture
     * @param factor side of a reduced pixel in pixels
     * @param threshold brightness that parts dots from what is behind
     */
    static List<Oval> in(Mat brightness, int factor, int threshold) {
        List<Oval> ovals = new ArrayList<>();
        for (double angle : ANGLES) {
            Shrinking shrinking = Shrinking.along(angle, brightness.cols(), brightness.rows());
            try (Mats mats = new Mats();
                    DiscFinder finder = new DiscFinder(1, shrinking.of(mats, brightness))) {
                finder.find(threshold).stream()
                        .filter(disc -> disc.roundness() >= LEAST_ROUNDNESS)
                        .forEach(disc -> ovals.add(shrinking.back(disc, factor)));
            }
        }
        return ovals;
    }

    /**
     * A picture turned until the longer axes lie level, and shrunk along them.
     *
     * @param angle by which it is turned back, in radians
     * @param left of the shrunk picture, in turned and shrunk pixels
     * @param top the same
     * @param width in pixels
     * @param height in pixels
     */
    private record Shrinking(double angle, double left, double top, int width, int height) {
        static Shrinking along(double angle, int width, int height) {
            double cos = Math.cos(angle);
            double sin = Math.sin(angle);
            double[] x = {0, width * cos, height * sin, width * cos + height * sin};
            double[] y = {0, -width * sin, height * cos, height * cos - width * sin};
            double left = AXES * Math.min(Math.min(x[0], x[1]), Math.min(x[2], x[3]));
            double right = AXES * Math.max(Math.max(x[0], x[1]), Math.max(x[2], x[3]));
            double top = Math.min(Math.min(y[0], y[1]), Math.min(y[2], y[3]));
            double bottom = Math.max(Math.max(y[0], y[1]), Math.max(y[2], y[3]));
            return new Shrinking(angle, left, top, (int) Math.ceil(right - left), (int) Math.ceil(bottom - top));
        }

        Mat of(Mats mats, Mat picture) {
            Mat there = mats.keep(new Mat(2, 3, CvType.CV_64F));
            double cos = Math.cos(angle);
            double sin = Math.sin(angle);
            there.put(0, 0, AXES * cos, AXES * sin, -left, -sin, cos, -top);
            Mat shrunk = new Mat();
            Imgproc.warpAffine(picture, shrunk, there, new Size(width, height));
            return shrunk;
        }

        Oval back(Disc disc, int factor) {
            double along = (disc.x() + left) / AXES;
            double across = disc.y() + top;
            double x = along * Math.cos(angle) - across * Math.sin(angle);
            double y = along * Math.sin(angle) + across * Math.cos(angle);
            return new Oval(
                    (x + 0.5) * factor - 0.5,
                    (y + 0.5) * factor - 0.5,
                    disc.radius() / AXES * factor,
                    disc.radius() * factor,
                    angle);
        }
    }
}
