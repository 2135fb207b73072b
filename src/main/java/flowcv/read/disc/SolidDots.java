package flowcv.read.disc;

import flowcv.image.Mats;
import flowcv.read.pixel.Pixels;
import flowcv.read.pixel.ReducedPart;
import java.util.Arrays;
import java.util.List;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;

/** Tells solid dots from rings, and paints letters, digits and ticks on dots over, so that nothing dark parts a dot. */
public final class SolidDots {
    /** The radius of dots in cells is 0.35; one board's are alike, and cells are known to 15 %. */
    private static final double LEAST_RADIUS = 0.3;

    private static final double GREATEST_RADIUS = 0.41;
    /** The area of ellipses in cells is 0.373. */
    private static final double LEAST_OVAL = 0.28;

    private static final double GREATEST_OVAL = 0.48;
    /** What is painted over, in radii: letters stay within, the rim stays as it is. */
    private static final double COVERED = 0.85;
    /** Where the color is taken, in radii: most of these places lie beside any letter. */
    private static final double[] RINGS = {0.62, 0.7, 0.78};

    private static final int DIRECTIONS = 24;
    /** Circles are painted to a sixteenth of a pixel. */
    private static final int SHIFT = 4;

    private SolidDots() {}

    /**
     * A picture with solid dots.
     *
     * @param pixels of the whole picture
     * @param discs in the whole picture, dots and others
     * @param cellSize in pixels of the whole picture
     * @param reduced a part of the picture, reduced; not changed
     * @param part which part that is, and how much it is reduced
     */
    public static Mat paint(
            Mats mats, Pixels pixels, List<Disc> discs, double cellSize, Mat reduced, ReducedPart part) {
        Mat painted = mats.mat();
        reduced.copyTo(painted);
        for (Disc disc : discs) {
            double radius = disc.radius() / cellSize;
            if (radius >= LEAST_RADIUS && radius <= GREATEST_RADIUS) {
                int unit = 1 << SHIFT;
                Imgproc.circle(
                        painted,
                        new Point(Math.rint(part.x(disc.x()) * unit), Math.rint(part.y(disc.y()) * unit)),
                        (int) (COVERED * disc.radius() / part.scale() * unit),
                        new Scalar(color(pixels, disc)),
                        Imgproc.FILLED,
                        Imgproc.LINE_8,
                        SHIFT);
            }
        }
        return painted;
    }

    /** The same with ellipses. */
    public static void paintOvals(Pixels pixels, List<Oval> ovals, double cellSize, Mat painted, ReducedPart part) {
        for (Oval oval : ovals) {
            if (isDot(oval, cellSize)) {
                fill(painted, oval, COVERED, part, new Scalar(color(pixels, oval)));
            }
        }
    }

    /** Whether an ellipse is as large as dots are in cells of a size. */
    public static boolean isDot(Oval oval, double cellSize) {
        double area = oval.area() / (cellSize * cellSize);
        return area >= LEAST_OVAL && area <= GREATEST_OVAL;
    }

    /** Fills an ellipse of a reduced picture, or the inner part of one. */
    public static void fill(Mat painted, Oval oval, double share, ReducedPart part, Scalar color) {
        int unit = 1 << SHIFT;
        double axes = share / part.scale() * unit;
        Imgproc.ellipse(
                painted,
                new Point(Math.rint(part.x(oval.x()) * unit), Math.rint(part.y(oval.y()) * unit)),
                new Size(Math.rint(axes * oval.major()), Math.rint(axes * oval.minor())),
                Math.toDegrees(oval.angle()),
                0,
                360,
                color,
                Imgproc.FILLED,
                Imgproc.LINE_8,
                SHIFT);
    }

    /** The color of a dot or a pipe's head, blue, green and red: of most places around its middle. */
    public static double[] color(Pixels pixels, Disc disc) {
        return color(pixels, new Oval(disc.x(), disc.y(), disc.radius(), disc.radius(), 0));
    }

    /** The greatest channel of that color, 0 to 255. */
    public static double brightness(Pixels pixels, Disc disc) {
        return Arrays.stream(color(pixels, disc)).max().orElse(0);
    }

    /**
     * Those that are bright in most places: buttons above and below boards, as large as dots, are rings around a picture.
     *
     * @param threshold brightness that dots have at least
     */
    public static List<Disc> among(Pixels pixels, List<Disc> discs, int threshold) {
        return discs.stream()
                .filter(disc -> brightness(pixels, disc) >= threshold)
                .toList();
    }

    /** The color of an ellipse, as of a disc. */
    static double[] color(Pixels pixels, Oval oval) {
        double[] bgr = new double[Pixels.CHANNELS];
        for (int channel = 0; channel < Pixels.CHANNELS; channel++) {
            int[] levels = new int[RINGS.length * DIRECTIONS];
            int n = 0;
            for (double ring : RINGS) {
                for (int i = 0; i < DIRECTIONS; i++) {
                    double[] point = oval.at(ring, 2 * Math.PI * (i + 0.5) / DIRECTIONS);
                    levels[n++] = pixels.value(point[0], point[1], channel);
                }
            }
            Arrays.sort(levels);
            bgr[channel] = levels[n / 2];
        }
        return bgr;
    }
}
