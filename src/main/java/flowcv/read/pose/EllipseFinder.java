package flowcv.read.pose;

import flowcv.image.Mats;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.opencv.core.Core;
import org.opencv.core.Mat;
import org.opencv.core.MatOfPoint;
import org.opencv.core.MatOfPoint2f;
import org.opencv.core.Rect;
import org.opencv.core.RotatedRect;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;

/** Finds bright ellipses: what dots look like to a camera. Some are enough; no dot has to be among them. */
final class EllipseFinder {
    /** Exposure moves dots and background; between two of these levels most dots stand alone. */
    private static final int[] THRESHOLDS = {40, 60, 85, 112, 150, 190, 225};
    /** Smaller spots are letters and noise. */
    private static final int LEAST_DIAMETER = 7;
    /** A dot is at most 0.7 of a cell of a third of the shorter side. */
    private static final double GREATEST_RATIO = 0.3;
    /** A screen seen at 70 degrees from its normal. */
    private static final double LEAST_ASPECT = 0.35;
    /** The edge may be off by this share of the radius, and by this many pixels more. */
    private static final double RESIDUAL_RATIO = 0.05;

    private static final double RESIDUAL_PIXELS = 0.45;
    /** Where dots are of their color whatever stands on them, in radii: the rings of buttons are thinner. */
    private static final double WITHIN = 0.72;

    private static final int DIRECTIONS = 16;
    private static final double LEAST_FILLED = 0.8;
    /** Two ellipses nearer than this share of a radius are the same dot at two thresholds. */
    private static final double SAME = 0.5;

    private EllipseFinder() {}

    /**
     * Ellipses of a picture, those whose edge is cleanest first.
     *
     * @param value brightness, one channel of 8 bits
     */
    static List<Ellipse> find(Mat value) {
        List<Ellipse> all = new ArrayList<>();
        try (Mats mats = new Mats()) {
            Mat mask = mats.mat();
            Mat kernel = mats.keep(Imgproc.getStructuringElement(Imgproc.MORPH_ELLIPSE, new Size(3, 3)));
            for (int threshold : THRESHOLDS) {
                Imgproc.threshold(value, mask, threshold, 255, Imgproc.THRESH_BINARY);
                Imgproc.morphologyEx(mask, mask, Imgproc.MORPH_OPEN, kernel);
                collect(mats, mask, value, all);
            }
            // Under glare no threshold suits the whole board; dots are brighter than what is around them.
            Mat around = mats.mat();
            int reach = Math.max(15, Math.min(value.cols(), value.rows()) / 6 | 1);
            Imgproc.blur(value, around, new Size(reach, reach));
            Core.add(around, new Scalar(20), around);
            Core.compare(value, around, mask, Core.CMP_GT);
            Imgproc.morphologyEx(mask, mask, Imgproc.MORPH_OPEN, kernel);
            collect(mats, mask, value, all);
        }
        all.sort(Comparator.comparingDouble(Ellipse::residual));
        return distinct(all);
    }

    private static void collect(Mats mats, Mat mask, Mat value, List<Ellipse> all) {
        List<MatOfPoint> contours = new ArrayList<>();
        Imgproc.findContours(mask, contours, mats.mat(), Imgproc.RETR_LIST, Imgproc.CHAIN_APPROX_NONE);
        double greatest = GREATEST_RATIO * Math.min(value.cols(), value.rows());
        for (MatOfPoint contour : contours) {
            mats.keep(contour);
            Rect box = Imgproc.boundingRect(contour);
            if (Math.min(box.width, box.height) < LEAST_DIAMETER || Math.max(box.width, box.height) > greatest) {
                continue;
            }
            Ellipse ellipse = fit(mats, contour);
            // A hole in a bright area looks the same.
            if (isFilled(mask, ellipse)
                    && ellipse.minor() >= LEAST_ASPECT * ellipse.major()
                    && ellipse.residual() <= RESIDUAL_RATIO + RESIDUAL_PIXELS / ellipse.minor()) {
                all.add(ellipse);
            }
        }
    }

    /** Whether there is something just within the edge: letters are farther inside. */
    private static boolean isFilled(Mat mask, Ellipse ellipse) {
        int filled = 0;
        for (int i = 0; i < DIRECTIONS; i++) {
            double angle = 2 * Math.PI * i / DIRECTIONS;
            double[] at = ellipse.at(WITHIN * Math.cos(angle), WITHIN * Math.sin(angle));
            int x = (int) Math.round(ellipse.x() + at[0]);
            int y = (int) Math.round(ellipse.y() + at[1]);
            boolean isInside = x >= 0 && y >= 0 && x < mask.cols() && y < mask.rows();
            filled += isInside && mask.get(y, x)[0] > 0 ? 1 : 0;
        }
        return filled >= LEAST_FILLED * DIRECTIONS;
    }

    private static Ellipse fit(Mats mats, MatOfPoint contour) {
        MatOfPoint2f points = mats.keep(new MatOfPoint2f(contour.toArray()));
        RotatedRect fitted = Imgproc.fitEllipse(points);
        // The contour runs through the outermost pixels, so the ellipse is half a pixel larger.
        double first = fitted.size.width / 2 + 0.5;
        double second = fitted.size.height / 2 + 0.5;
        double angle = Math.toRadians(fitted.angle);
        Ellipse ellipse = first >= second
                ? new Ellipse(fitted.center.x, fitted.center.y, first, second, angle, 0)
                : new Ellipse(fitted.center.x, fitted.center.y, second, first, angle + Math.PI / 2, 0);
        double sum = 0;
        float[] xy = new float[2 * points.rows()];
        points.get(0, 0, xy);
        double cos = Math.cos(ellipse.angle());
        double sin = Math.sin(ellipse.angle());
        for (int i = 0; i < xy.length; i += 2) {
            double dx = xy[i] - ellipse.x();
            double dy = xy[i + 1] - ellipse.y();
            double along = (dx * cos + dy * sin) / (ellipse.major() - 0.5);
            double across = (dy * cos - dx * sin) / (ellipse.minor() - 0.5);
            sum += Math.abs(Math.hypot(along, across) - 1);
        }
        return new Ellipse(
                ellipse.x(), ellipse.y(), ellipse.major(), ellipse.minor(), ellipse.angle(), sum / (xy.length / 2.0));
    }

    private static List<Ellipse> distinct(List<Ellipse> sorted) {
        List<Ellipse> kept = new ArrayList<>();
        for (Ellipse ellipse : sorted) {
            boolean known = kept.stream()
                    .anyMatch(k -> Math.hypot(k.x() - ellipse.x(), k.y() - ellipse.y()) < SAME * k.radius());
            if (!known) {
                kept.add(ellipse);
            }
        }
        return kept;
    }
}
