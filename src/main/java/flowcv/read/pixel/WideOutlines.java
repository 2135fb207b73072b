package flowcv.read.pixel;

import flowcv.image.Mats;
import java.util.Arrays;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
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
     * What is deeper, in usual dots, may hold a dot that is far away (measured: a near outline has 0.5, and is taken for ink
     * with 0.46); pipes alone are 0.5 deep.
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
            Mat labeled = own.mat();
            Mat boxes = own.mat();
            int count = Imgproc.connectedComponentsWithStats(ink, labeled, boxes, own.mat(), 8, CvType.CV_32S);
            int[] labels = new int[ink.cols() * ink.rows()];
            labeled.get(0, 0, labels);
            double[] depths = depths(own, ink, labels, count);
            double[] dots = Arrays.stream(depths)
                    .filter(depth -> depth >= LEAST_DOT * cell)
                    .sorted()
                    .toArray();
            if (dots.length == 0) {
                return outlines;
            }
            double deepest = DEEPEST * dots[dots.length / 2];
            boolean[] isOutline = new boolean[count];
            for (int label = 1; label < count; label++) {
                isOutline[label] = depths[label] <= deepest && length(boxes, label) >= LEAST_LENGTH * depths[label];
            }
            byte[] taken = new byte[labels.length];
            for (int at = 0; at < labels.length; at++) {
                taken[at] = isOutline[labels[at]] ? (byte) 255 : 0;
            }
            outlines.put(0, 0, taken);
            ink.setTo(new Scalar(0), outlines);
        }
        return outlines;
    }

    /** By part of ink how far its deepest pixel lies from its edge, in pixels. */
    private static double[] depths(Mats own, Mat ink, int[] labels, int count) {
        Mat inside = own.mat();
        Imgproc.distanceTransform(ink, inside, Imgproc.DIST_L2, Imgproc.DIST_MASK_5);
        float[] depth = new float[labels.length];
        inside.get(0, 0, depth);
        double[] depths = new double[count];
        for (int at = 0; at < labels.length; at++) {
            depths[labels[at]] = Math.max(depths[labels[at]], depth[at]);
        }
        depths[0] = 0;
        return depths;
    }

    private static double length(Mat boxes, int label) {
        int[] box = new int[4];
        boxes.get(label, Imgproc.CC_STAT_LEFT, box);
        return Math.max(box[2], box[3]);
    }
}
