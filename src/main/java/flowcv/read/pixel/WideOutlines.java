package flowcv.read.pixel;

import flowcv.image.Mats;
import java.util.Arrays;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Rect;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;

/**
 * Tells pieces of outlines from dots and pipes. In bright light, in small blurred pictures and where a board is near they
 * are wider than what no line should hold, and hardly narrower than pipes; but all pipes begin at a dot, and outlines hold
 * none.
 */
final class WideOutlines {
    /** What reaches so deep, in cells, may be a dot: dots are 0.33 deep, pipes 0.165. */
    private static final double LEAST_DOT = 0.2;

    /**
     * What is deeper, in usual dots, may hold a dot that is far away; pipes alone are 0.5 deep (measured: the look that reads
     * an eight with a near outline does not with 0.42).
     */
    private static final double DEEPEST = 0.55;

    /** Outlines are so many times longer than they are deep, at least; dots, which may be dark and seem small, are twice. */
    private static final double LEAST_LENGTH = 5;

    private WideOutlines() {}

    /**
     * Takes pieces of outlines out of ink.
     *
     * @param ink 255 where it is, else 0; changed
     * @param cell in pixels
     * @return 255 where one was, else 0
     */
    static Mat takenFrom(Mats mats, Mat ink, double cell) {
        Mat outlines = mats.keep(Mat.zeros(ink.size(), CvType.CV_8UC1));
        try (Mats own = new Mats()) {
            InkParts parts = InkParts.of(own, ink);
            double[] depths = parts.greatest(depth(own, ink));
            double[] dots = Arrays.stream(depths)
                    .filter(depth -> depth >= LEAST_DOT * cell)
                    .sorted()
                    .toArray();
            if (dots.length == 0) {
                return outlines;
            }
            double deepest = DEEPEST * dots[dots.length / 2];
            boolean[] isOutline = new boolean[parts.count()];
            for (int label = 1; label < parts.count(); label++) {
                isOutline[label] = depths[label] <= deepest && length(parts.box(label)) >= LEAST_LENGTH * depths[label];
            }
            outlines.put(0, 0, parts.mask(isOutline));
            ink.setTo(new Scalar(0), outlines);
        }
        return outlines;
    }

    /** How far each pixel lies from the edge of ink, in pixels. */
    private static float[] depth(Mats own, Mat ink) {
        Mat inside = own.mat();
        Imgproc.distanceTransform(ink, inside, Imgproc.DIST_L2, Imgproc.DIST_MASK_5);
        float[] depth = new float[ink.cols() * ink.rows()];
        inside.get(0, 0, depth);
        return depth;
    }

    private static double length(Rect box) {
        return Math.max(box.width, box.height);
    }
}
