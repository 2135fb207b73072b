package flowcv.read;

import flowcv.image.Mats;
import flowcv.image.Picture;
import java.util.ArrayList;
import java.util.List;
import org.opencv.core.Core;
import org.opencv.core.Mat;
import org.opencv.core.MatOfPoint;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;
import org.opencv.imgproc.Moments;

/**
 * How large the cells of a board may be, from the dots alone: all dots of a board have one area, be they
 * discs or, on cubes, ellipses, and it is 0.38 of the median cell's.
 */
final class DotSizes {
    /** The diameter of dots in cells (measured: 0.68 to 0.71). */
    private static final double DIAMETER = 0.7;
    /** The area of ellipses in cells: axes of 0.79 and 0.52 of a rhombus' edge. */
    private static final double ELLIPSE_AREA = 0.373;
    /** Ellipses of one board differ by less than this in area, by ratio. */
    private static final double SPREAD = 1.2;
    /** Two sizes that differ by less give the same cells. */
    private static final double SAME = 1.06;
    /** More groups than these are buttons, letters and ads. */
    private static final int MOST = 3;
    /** As {@link DiscFinder}: the shorter side of the reduced picture. */
    private static final int WORKING_SIZE = 540;
    /** Smaller ellipses, in reduced pixels of area, are letters. */
    private static final double LEAST_AREA = 40;
    /** The rhombi of cubes have angles of 60 degrees, so minor over major axis is 0.66. */
    private static final double LEAST_AXES = 0.55;

    private static final double GREATEST_AXES = 0.8;
    /** Area over that of the ellipse with the same second moments: 1 for ellipses, 0.955 for rectangles. */
    private static final double LEAST_FULLNESS = 0.98;

    /** CIELAB; the nearest two colors of one picture are twice as far apart, noise less than half. */
    private static final double OTHER_COLOR = 10;
    /** Where a dot's color is taken, in radii from its middle. */
    private static final double BESIDE_LETTERS = 0.75;

    private record Candidate(double cellSize, int dots) {
        /** Boards are larger than rows of buttons and letters. */
        double area() {
            return dots * cellSize * cellSize;
        }
    }

    private DotSizes() {}

    /**
     * Sizes of cells, the square root of their area in pixels, those whose dots take most room first.
     *
     * @param pixels of the same picture
     * @param discs everything round in it
     * @param threshold brightness that parts dots from what is behind
     */
    static List<Double> cellSizes(Picture picture, Pixels pixels, List<Disc> discs, int threshold) {
        List<Candidate> candidates = new ArrayList<>();
        for (List<Disc> group : DiscGroups.bySize(discs)) {
            if (isColorful(pixels, group)) {
                candidates.add(new Candidate(2 * group.get(group.size() / 2).radius() / DIAMETER, group.size()));
            }
        }
        double[] areas = ellipses(picture, threshold);
        for (int start = 0, end = 0; start < areas.length; start++) {
            int before = end;
            while (end < areas.length && areas[end] <= SPREAD * areas[start]) {
                end++;
            }
            if (end > before && end - start >= 2) {
                candidates.add(new Candidate(Math.sqrt(areas[(start + end) / 2] / ELLIPSE_AREA), end - start));
            }
        }
        candidates.sort((a, b) -> Double.compare(b.area(), a.area()));
        List<Double> sizes = new ArrayList<>();
        for (Candidate candidate : candidates) {
            boolean isNew = sizes.stream()
                    .allMatch(s -> Math.max(s, candidate.cellSize()) > SAME * Math.min(s, candidate.cellSize()));
            if (isNew && sizes.size() < MOST) {
                sizes.add(candidate.cellSize());
            }
        }
        return sizes;
    }

    /** A board has dots of two colors at least; letters and buttons have one. */
    private static boolean isColorful(Pixels pixels, List<Disc> group) {
        Lab first = color(pixels, group.get(0));
        return group.stream().anyMatch(disc -> color(pixels, disc).distance(first) > OTHER_COLOR);
    }

    private static Lab color(Pixels pixels, Disc disc) {
        return Lab.of(pixels.rgb(disc.x() + BESIDE_LETTERS * disc.radius(), disc.y()));
    }

    /** The areas of all ellipses that are no circles, in pixels of the picture, in ascending order. */
    private static double[] ellipses(Picture picture, int threshold) {
        try (Mats mats = new Mats()) {
            int shorter = Math.min(picture.width(), picture.height());
            int factor = Math.max(1, (int) Math.round((double) shorter / WORKING_SIZE));
            Mat reduced = mats.mat();
            Imgproc.resize(picture.pixels(), reduced, new Size(), 1.0 / factor, 1.0 / factor, Imgproc.INTER_AREA);
            List<Mat> channels = new ArrayList<>(3);
            Core.split(reduced, channels);
            channels.forEach(mats::keep);
            Mat value = channels.get(0);
            Core.max(value, channels.get(1), value);
            Core.max(value, channels.get(2), value);
            Imgproc.threshold(value, value, threshold, 255, Imgproc.THRESH_BINARY);
            List<MatOfPoint> contours = new ArrayList<>();
            Imgproc.findContours(value, contours, mats.mat(), Imgproc.RETR_LIST, Imgproc.CHAIN_APPROX_NONE);
            contours.forEach(mats::keep);
            return contours.stream()
                    .filter(c -> c.rows() > 2 * Math.sqrt(LEAST_AREA))
                    .mapToDouble(DotSizes::ellipseArea)
                    .filter(area -> area >= LEAST_AREA)
                    .map(area -> area * factor * factor)
                    .sorted()
                    .toArray();
        }
    }

    /** The area of a contour that is an ellipse; 0 for any other. */
    private static double ellipseArea(MatOfPoint contour) {
        Moments m = Imgproc.moments(contour);
        if (m.m00 < LEAST_AREA) {
            return 0;
        }
        double a = m.mu20 / m.m00;
        double b = m.mu11 / m.m00;
        double c = m.mu02 / m.m00;
        double det = a * c - b * b;
        double root = Math.sqrt((a - c) * (a - c) / 4 + b * b);
        double axes = Math.sqrt(Math.max(0, (a + c) / 2 - root) / ((a + c) / 2 + root));
        double fullness = m.m00 / (4 * Math.PI * Math.sqrt(Math.max(1e-9, det)));
        // The contour runs through the outermost pixels: half a pixel of the rim is missing.
        double rim = contour.rows() / 2.0;
        return fullness >= LEAST_FULLNESS && axes >= LEAST_AXES && axes <= GREATEST_AXES ? m.m00 + rim : 0;
    }
}
