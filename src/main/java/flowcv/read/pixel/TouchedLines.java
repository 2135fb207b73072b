package flowcv.read.pixel;

import flowcv.image.Mats;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;

/**
 * Parts lines from the dots that touch them. Bright light and blur close the gap between a dot and an outline or a bright
 * line beside it; both together are then wide enough to be taken for ink, and the cell has no border there. What of ink
 * lies beside one dot and reaches but a little beyond it is no pipe, which leads to another cell.
 */
public final class TouchedLines {
    /** A disc of this diameter, in cells, lies within any dot, and is wider than pipes, which have 0.33. */
    private static final double WITHIN_DOTS = 0.42;

    /**
     * So far at least an outline reaches beyond the edge of a dot, in cells, with the gap that blur closed; what roughens
     * the edge itself reaches less far.
     */
    private static final double LEAST_BEYOND = 0.1;

    /** Pipes that end in no dot reach much farther, half of a cell at least; an outline 0.19 (met), and less aside. */
    private static final double MOST_BEYOND = 0.25;

    /** The rim of a dot, in pixels, which the disc leaves out. */
    private static final double RIM = 1.5;

    /** What lies beside several dots leads from one to the other. */
    private static final int SEVERAL = -1;

    private TouchedLines() {}

    /**
     * Takes lines out of ink.
     *
     * @param ink 255 where it is, else 0; changed
     * @param cell in pixels
     * @return 255 where a line was, else 0
     */
    public static Mat takenFrom(Mats mats, Mat ink, double cell) {
        Mat lines = mats.keep(Mat.zeros(ink.size(), CvType.CV_8UC1));
        try (Mats own = new Mats()) {
            Mat away = own.mat();
            Mat dots = own.mat();
            Imgproc.distanceTransformWithLabels(
                    withoutDots(own, ink, cell),
                    away,
                    dots,
                    Imgproc.DIST_L2,
                    Imgproc.DIST_MASK_5,
                    Imgproc.DIST_LABEL_CCOMP);
            Mat beside = own.mat();
            Core.compare(away, new Scalar(RIM), beside, Core.CMP_GT);
            Core.min(beside, ink, beside);
            lines.put(0, 0, taken(own, beside, away, dots, cell));
            ink.setTo(new Scalar(0), lines);
        }
        return lines;
    }

    /** 0 where a dot is. */
    private static Mat withoutDots(Mats own, Mat ink, double cell) {
        Mat rest = own.mat();
        int size = (int) Math.max(3, Math.round(WITHIN_DOTS * cell)) | 1;
        Imgproc.morphologyEx(ink, rest, Imgproc.MORPH_OPEN, Ink.Shape.ROUND.kernel(own, size));
        Core.bitwise_not(rest, rest);
        return rest;
    }

    /**
     * What of ink is none.
     *
     * @param beside 255 where ink is that belongs to no dot
     * @param away how far each pixel lies from the nearest dot, in pixels
     * @param dots the number of that dot
     */
    private static byte[] taken(Mats own, Mat beside, Mat away, Mat dots, double cell) {
        Mat labeled = own.mat();
        int count = Imgproc.connectedComponents(beside, labeled, 8, CvType.CV_32S);
        int[] labels = new int[beside.cols() * beside.rows()];
        labeled.get(0, 0, labels);
        float[] distances = new float[labels.length];
        away.get(0, 0, distances);
        int[] nearest = new int[labels.length];
        dots.get(0, 0, nearest);
        int[] dot = new int[count];
        double[] farthest = new double[count];
        for (int at = 0; at < labels.length; at++) {
            int label = labels[at];
            farthest[label] = Math.max(farthest[label], distances[at]);
            if (distances[at] < 2 * RIM) {
                dot[label] = dot[label] == 0 || dot[label] == nearest[at] ? nearest[at] : SEVERAL;
            }
        }
        byte[] taken = new byte[labels.length];
        for (int at = 0; at < labels.length; at++) {
            int label = labels[at];
            boolean isLine = label > 0
                    && dot[label] > 0
                    && farthest[label] >= LEAST_BEYOND * cell
                    && farthest[label] <= MOST_BEYOND * cell;
            taken[at] = isLine ? (byte) 255 : 0;
        }
        return taken;
    }
}
