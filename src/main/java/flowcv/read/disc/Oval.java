package flowcv.read.disc;

import flowcv.image.Mats;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.opencv.core.Mat;
import org.opencv.core.MatOfPoint;
import org.opencv.imgproc.Imgproc;
import org.opencv.imgproc.Moments;

/**
 * An ellipse that is no circle, as the dots on cubes are.
 *
 * @param x of its middle, in pixels
 * @param y of its middle, in pixels
 * @param major half its longer axis, in pixels
 * @param minor half its shorter axis, in pixels
 * @param angle of its longer axis, in radians from that of x
 */
public record Oval(double x, double y, double major, double minor, double angle) {
    /** Smaller ellipses, in reduced pixels of area, are letters. */
    private static final double LEAST_AREA = 40;
    /** The rhombi of cubes have angles of 60 degrees, so minor over major axis is 0.66. */
    private static final double LEAST_AXES = 0.55;

    private static final double GREATEST_AXES = 0.8;
    /** Area over that of the ellipse with the same second moments: 1 for ellipses, 0.955 for rectangles. */
    private static final double LEAST_FULLNESS = 0.98;

    /** In pixels of the picture. */
    public double area() {
        return Math.PI * major * minor;
    }

    /** The point on its edge, or farther in, in the direction of an angle from its longer axis. */
    double[] at(double part, double direction) {
        double along = part * major * Math.cos(direction);
        double across = part * minor * Math.sin(direction);
        return new double[] {
            x + along * Math.cos(angle) - across * Math.sin(angle),
            y + along * Math.sin(angle) + across * Math.cos(angle)
        };
    }

    /** How far a place is from its middle, as a share of how far its edge is in that direction. */
    public double reach(double atX, double atY) {
        double along = (atX - x) * Math.cos(angle) + (atY - y) * Math.sin(angle);
        double across = (atY - y) * Math.cos(angle) - (atX - x) * Math.sin(angle);
        return Math.hypot(along / major, across / minor);
    }

    /**
     * How far its edge is from its middle in a direction, in pixels.
     *
     * @param dx of a vector of length 1
     * @param dy of the same
     */
    public double radius(double dx, double dy) {
        return 1 / reach(x + dx, y + dy);
    }

    /**
     * All of a picture.
     *
     * @param brightness of the reduced picture
     * @param factor side of a reduced pixel in pixels
     * @param threshold brightness that parts dots from what is behind
     */
    static List<Oval> in(Mat brightness, int factor, int threshold) {
        try (Mats mats = new Mats()) {
            Mat bright = mats.mat();
            Imgproc.threshold(brightness, bright, threshold, 255, Imgproc.THRESH_BINARY);
            List<MatOfPoint> contours = new ArrayList<>();
            Imgproc.findContours(bright, contours, mats.mat(), Imgproc.RETR_LIST, Imgproc.CHAIN_APPROX_NONE);
            contours.forEach(mats::keep);
            return contours.stream()
                    .filter(c -> c.rows() > 2 * Math.sqrt(LEAST_AREA))
                    .flatMap(c -> of(c, factor).stream())
                    .toList();
        }
    }

    private static Optional<Oval> of(MatOfPoint contour, int factor) {
        Moments m = Imgproc.moments(contour);
        if (m.m00 < LEAST_AREA) {
            return Optional.empty();
        }
        double a = m.mu20 / m.m00;
        double b = m.mu11 / m.m00;
        double c = m.mu02 / m.m00;
        double det = a * c - b * b;
        double root = Math.sqrt((a - c) * (a - c) / 4 + b * b);
        double longer = 2 * Math.sqrt((a + c) / 2 + root);
        double shorter = 2 * Math.sqrt(Math.max(0, (a + c) / 2 - root));
        double fullness = m.m00 / (4 * Math.PI * Math.sqrt(Math.max(1e-9, det)));
        double axes = shorter / longer;
        if (fullness < LEAST_FULLNESS || axes < LEAST_AXES || axes > GREATEST_AXES) {
            return Optional.empty();
        }
        // The contour runs through the outermost pixels: half a pixel of the rim is missing.
        return Optional.of(new Oval(
                (m.m10 / m.m00 + 0.5) * factor - 0.5,
                (m.m01 / m.m00 + 0.5) * factor - 0.5,
                (longer + 0.5) * factor,
                (shorter + 0.5) * factor,
                Math.atan2(2 * b, a - c) / 2));
    }
}
