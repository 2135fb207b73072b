package flowcv.read.pixel;

import flowcv.image.MatBytes;
import flowcv.image.Mats;
import java.util.Arrays;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;

/**
 * Dots and pipes of a photograph, or before light on a screenshot. They end at edges; light that the screen mirrors
 * fades, and where it is brighter than dots need be, it joins them to all that it lies on, as a finger's mark does. What
 * fades or is wider than any dot is therefore looked at again at higher brightness, as often as something of it is left,
 * and what is neither there is taken: the component tree of the picture is gone up along each branch until it looks like
 * a dot or pipe. What never does is no ink.
 */
final class EdgedInk {
    /** From one brightness to the next, in levels. */
    private static final int STEP = 16;

    /**
     * What edges of dots and pipes have on both sides differs this near already, in cells; an outline beside light is
     * farther from where that fades (measured: 0.08 reads three of 32 photographs less).
     */
    private static final double EDGE = 0.04;

    /** In small cells blur is as wide as the dots' edges should be, in pixels. */
    private static final int LEAST_REACH = 2;

    /**
     * By how much of the brightness that dots have at least they stand out at an edge; light falls by less over that
     * (measured: with 0.2 two of 32 photographs are lost).
     */
    private static final double LEAST_EDGE = 0.25;

    /**
     * The largest square in a dot has 0.49 of its cell, and the nearest cells of steep photographs are longer by half
     * than most; marks of fingers have 1.
     */
    static final double WIDER_THAN_DOTS = 0.75;

    /**
     * More of the rim of a dot or pipe is no edge only where light joins it, or makes the tint beside a pipe as bright
     * as dots need be (measured: with 0.15 two of ten refused photographs are not read, with 0.1 one).
     */
    private static final double MOST_FADING = 0.05;

    /**
     * A line beside a dot is brighter by more than this, as a share of its own brightness, than what parts them (met:
     * 0.43); stripes of moire on a dot stand out by less (met: 0.25).
     */
    private static final double LEAST_LINE = 0.4;

    /** Discs of this diameter, in cells, lie within dots; beside pipes tints have 0.4 at most, in the cells of bends. */
    private static final double WITHIN_DOTS = 0.5;

    /** The edges of lines that were taken out are narrower, in pixels; dots and pipes are much wider. */
    private static final int LEAST_WIDE = 3;

    private final Mats mats;
    private final Mat brightness;
    private final double cell;
    private final Ink.Shape shape;
    private final int kernel;
    /** A square that no dot holds. */
    private final Mat wider;
    /** Not 0 where something narrow is brighter by far than what is wide there: dark gaps part it from that. */
    private final Mat lines;
    /** By how much narrow things stand out. */
    private final Mat narrow;
    /** By how many levels the pixels around each differ. */
    private final Mat differences;
    /** The same as an array. */
    private final byte[] edges;

    private final LitTints tints;

    /**
     * @param brightness of a picture; not changed
     * @param shape of the kernel
     * @param kernel that nothing narrow holds, in pixels
     * @param cell in pixels
     */
    EdgedInk(Mats mats, Mat brightness, Ink.Shape shape, int kernel, double cell) {
        this.mats = mats;
        this.brightness = brightness;
        this.shape = shape;
        this.kernel = kernel;
        this.cell = cell;
        this.wider = Ink.box(mats, (int) Math.ceil(WIDER_THAN_DOTS * cell) | 1);
        this.differences = mats.mat();
        int size = 2 * reach(cell) + 1;
        Imgproc.morphologyEx(brightness, differences, Imgproc.MORPH_GRADIENT, Ink.box(mats, size));
        this.edges = MatBytes.of(differences);
        this.narrow = Ink.narrow(mats, brightness, shape, kernel);
        Mat opened = mats.mat();
        Core.subtract(brightness, narrow, opened);
        this.tints = new LitTints(brightness, opened, differences, reach(cell), cell);
        this.lines = mats.mat();
        try (Mats own = new Mats()) {
            Mat share = own.mat();
            Core.multiply(brightness, new Scalar(LEAST_LINE), share);
            Core.compare(narrow, share, lines, Core.CMP_GT);
        }
    }

    /** By how much narrow things stand out, in levels; not to be changed. */
    Mat narrow() {
        return narrow;
    }

    /** By how many levels the pixels differ that are as near to each as both sides of an edge; not to be changed. */
    Mat differences() {
        return differences;
    }

    /** How near what edges of dots and pipes have on both sides differs, in pixels. */
    static int reach(double cell) {
        return (int) Math.max(LEAST_REACH, Math.round(EDGE * cell));
    }

    /** By how many levels it differs at least. */
    static int leastEdge(int threshold) {
        return (int) (LEAST_EDGE * threshold);
    }

    /** What is wide and brighter than a threshold and ends at edges: 255, else 0. */
    Mat above(int threshold) {
        Mat left = mats.keep(new Mat(brightness.size(), CvType.CV_8UC1, new Scalar(255)));
        return within(left, threshold);
    }

    /**
     * The same of a part of the picture alone.
     *
     * @param left 255 in that part, else 0; is changed
     */
    Mat within(Mat left, int threshold) {
        Mat ink = mats.keep(Mat.zeros(brightness.size(), CvType.CV_8UC1));
        Mat tinted = mats.keep(Mat.zeros(brightness.size(), CvType.CV_8UC1));
        int leastEdge = leastEdge(threshold);
        for (int level = threshold; level < 255 && Core.countNonZero(left) > 0; level += STEP) {
            try (Mats own = new Mats()) {
                Mat wide = own.mat();
                Core.min(Ink.wide(own, brightness, level, shape, kernel), left, wide);
                takeEdged(own, wide, leastEdge, ink, left, tinted);
            }
        }
        ink.setTo(new Scalar(0), lines);
        try (Mats own = new Mats()) {
            Mat wide = own.mat();
            Ink.closeStrokes(own, ink, wide, cell);
            Imgproc.morphologyEx(wide, wide, Imgproc.MORPH_OPEN, Ink.box(own, LEAST_WIDE));
            // Of an outline that a dot touches its edges are left; of a dot with stripes only they are.
            Core.min(ink, wide, ink);
        }
        takeBack(tinted, ink);
        return ink;
    }

    /**
     * Adds what looked like tints around pipes: all of it where no pipe was found in it, else what is as wide as a dot and
     * beside the pipe.
     */
    private void takeBack(Mat tinted, Mat ink) {
        if (Core.countNonZero(tinted) == 0) {
            return;
        }
        try (Mats own = new Mats()) {
            InkParts parts = InkParts.of(own, tinted);
            boolean[] isWhole = new boolean[parts.count()];
            Arrays.fill(isWhole, 1, isWhole.length, true);
            byte[] taken = MatBytes.of(ink);
            for (int at = 0; at < taken.length; at++) {
                isWhole[parts.labels()[at]] &= taken[at] == 0;
            }
            Mat beside = own.mat();
            Imgproc.dilate(ink, beside, Ink.box(own, 2 * reach(cell) + 1));
            Core.subtract(tinted, beside, beside);
            Ink.open(beside, beside, shape.kernel(own, (int) Math.ceil(WITHIN_DOTS * cell) | 1));
            mark(parts.mask(isWhole), ink);
            Core.max(ink, beside, ink);
        }
    }

    private static void mark(byte[] mask, Mat all) {
        byte[] marked = MatBytes.of(all);
        for (int at = 0; at < marked.length; at++) {
            marked[at] |= mask[at];
        }
        all.put(0, 0, marked);
    }

    /** Adds what ends at edges to the ink, but tints around pipes, which are marked; what is not taken is left. */
    private void takeEdged(Mats own, Mat wide, int leastEdge, Mat ink, Mat left, Mat tinted) {
        InkParts parts = InkParts.of(own, wide);
        int[] labels = parts.labels();
        boolean[] isTaken = isEdged(labels, wide.cols(), parts.count(), leastEdge);
        Mat cores = own.mat();
        Imgproc.erode(wide, cores, wider);
        byte[] core = MatBytes.of(cores);
        for (int at = 0; at < labels.length; at++) {
            if (core[at] != 0) {
                isTaken[labels[at]] = false;
            }
        }
        if (shape == Ink.Shape.ROUND) {
            boolean[] isTinted = tints.among(wide, parts, isTaken);
            for (int part = 0; part < isTaken.length; part++) {
                isTaken[part] &= !isTinted[part];
            }
            mark(parts.mask(isTinted), tinted);
        }
        byte[] taken = MatBytes.of(ink);
        byte[] rest = new byte[labels.length];
        for (int at = 0; at < labels.length; at++) {
            int label = labels[at];
            if (label != 0) {
                (isTaken[label] ? taken : rest)[at] = (byte) 255;
            }
        }
        ink.put(0, 0, taken);
        left.put(0, 0, rest);
    }

    /** By part whether most of its rim, as far as it lies within the picture, is an edge. */
    private boolean[] isEdged(int[] labels, int width, int count, int leastEdge) {
        int[] rim = new int[count];
        int[] fading = new int[count];
        for (int row = width; row < labels.length - width; row += width) {
            for (int at = row + 1; at < row + width - 1; at++) {
                int label = labels[at];
                if (label != 0 && isRim(labels, at, width)) {
                    rim[label]++;
                    fading[label] += (edges[at] & 0xFF) < leastEdge ? 1 : 0;
                }
            }
        }
        boolean[] isEdged = new boolean[count];
        for (int part = 0; part < count; part++) {
            isEdged[part] = fading[part] <= MOST_FADING * rim[part];
        }
        return isEdged;
    }

    private static boolean isRim(int[] labels, int at, int width) {
        return labels[at - 1] == 0 || labels[at + 1] == 0 || labels[at - width] == 0 || labels[at + width] == 0;
    }
}
