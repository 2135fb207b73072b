package flowcv.read.pixel;

import flowcv.image.Mats;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;

/**
 * Parts lines from the dots that touch them. Bright light and blur close the gap between a dot and an outline beside it;
 * both together are then wide enough to be taken for ink, and the cell has no border there. What of ink lies beside one
 * dot, reaches but a little beyond it, and goes on as a line on both sides is a part of that line: pipes lead to another
 * cell.
 */
final class TouchedLines {
    /** A disc of this diameter, in cells, lies within most dots, and is wider than pipes, which have 0.33. */
    private static final double WITHIN_DOTS = 0.42;

    /**
     * So far at least an outline reaches beyond the edge of a dot, in cells, with the gap that blur closed; what roughens
     * the edge itself reaches less far.
     */
    private static final double LEAST_BEYOND = 0.1;

    /** An outline in bright light is 0.19 wide (met); pipes that end in no other dot reach half of a cell farther. */
    private static final double MOST_BEYOND = 0.25;

    /** The rim of a dot, in pixels, which the disc leaves out. */
    private static final double RIM = 1.5;

    /** What lies beside several dots leads from one to the other. */
    private static final int SEVERAL = -1;

    private TouchedLines() {}

    /**
     * Takes parts of lines out of ink.
     *
     * @param ink 255 where it is, else 0; changed
     * @param tips tells where lines are
     * @return 255 where a part was taken out, else 0
     */
    static Mat takenFrom(Mats mats, Mat ink, InkTips tips) {
        Mat taken = mats.keep(Mat.zeros(ink.size(), CvType.CV_8UC1));
        try (Mats own = new Mats()) {
            Mat away = own.mat();
            Mat dots = own.mat();
            Imgproc.distanceTransformWithLabels(
                    withoutDots(own, ink, tips.cell()),
                    away,
                    dots,
                    Imgproc.DIST_L2,
                    Imgproc.DIST_MASK_5,
                    Imgproc.DIST_LABEL_CCOMP);
            Mat beside = own.mat();
            Core.compare(away, new Scalar(RIM), beside, Core.CMP_GT);
            Core.min(beside, ink, beside);
            taken.put(0, 0, partsOfLines(own, beside, away, dots, tips));
            ink.setTo(new Scalar(0), taken);
        }
        return taken;
    }

    /** 0 where a dot is. */
    private static Mat withoutDots(Mats own, Mat ink, double cell) {
        Mat rest = own.mat();
        int size = (int) Math.max(3, Math.round(WITHIN_DOTS * cell)) | 1;
        Ink.open(ink, rest, Ink.Shape.ROUND.kernel(own, size));
        Core.bitwise_not(rest, rest);
        return rest;
    }

    /**
     * What of ink is part of a line: 255, else 0.
     *
     * @param beside 255 where ink is that belongs to no dot
     * @param away how far each pixel lies from the nearest dot, in pixels
     * @param dots the number of that dot
     */
    private static byte[] partsOfLines(Mats own, Mat beside, Mat away, Mat dots, InkTips tips) {
        InkParts parts = InkParts.of(own, beside);
        int[] labels = parts.labels();
        float[] distances = new float[labels.length];
        away.get(0, 0, distances);
        int[] nearest = new int[labels.length];
        dots.get(0, 0, nearest);
        int[] dot = new int[parts.count()];
        for (int at = 0; at < labels.length; at++) {
            int label = labels[at];
            if (distances[at] < 2 * RIM) {
                dot[label] = dot[label] == 0 || dot[label] == nearest[at] ? nearest[at] : SEVERAL;
            }
        }
        double[] farthest = parts.greatest(distances);
        boolean[] isOfLine = new boolean[parts.count()];
        for (int label = 1; label < parts.count(); label++) {
            isOfLine[label] = dot[label] > 0
                    && farthest[label] >= LEAST_BEYOND * tips.cell()
                    && farthest[label] <= MOST_BEYOND * tips.cell()
                    && tips.isMetByLines(parts.box(label));
        }
        return parts.mask(isOfLine);
    }
}
