package flowcv.read;

import flowcv.image.Mats;
import flowcv.read.pixel.Ink;
import java.util.Arrays;
import java.util.List;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;

/** Dots and pipes among what was marked in the cells of a picture: what is wide, and reaches the middle of its cell. */
final class MiddleInk {
    /** Lines and outlines are narrower, pipes wider, in cells. */
    private static final double NARROW = 0.14;

    private static final byte INK = (byte) 255;
    /** Ink that reaches the middle of its cell. */
    private static final byte KEPT = 1;

    private final Segments cells;
    private final byte[] mask;
    private int[] reached = new int[64];
    private int count;

    /** @param cells of the picture, in which no ink is known */
    MiddleInk(Segments cells) {
        this.cells = cells;
        this.mask = new byte[cells.labels().length];
    }

    /** A cell's number, and the pixel in its middle. */
    record Middle(int label, int x, int y) {}

    /** Marks a pixel. */
    void mark(int at) {
        mask[at] = INK;
    }

    /**
     * The same cells with the dots and pipes among what is marked.
     *
     * @param cell the square root of a cell's area, in reduced pixels
     * @param shape of what fits into pipes, but not into lines
     * @param reach how far around the middle of its cell ink begins, in reduced pixels
     */
    Segments drawn(List<Middle> middles, double cell, Ink.Shape shape, int reach) {
        try (Mats mats = new Mats()) {
            Mat ink = mats.keep(new Mat(cells.height(), cells.width(), CvType.CV_8UC1));
            ink.put(0, 0, mask);
            fillLetters(mats, ink, cell);
            int narrow = (int) Math.max(3, NARROW * cell) | 1;
            Imgproc.morphologyEx(ink, ink, Imgproc.MORPH_OPEN, shape.kernel(mats, narrow));
            ink.get(0, 0, mask);
            middles.forEach(middle -> keep(middle, reach));
            for (int at = 0; at < mask.length; at++) {
                mask[at] = mask[at] == KEPT ? INK : 0;
            }
            ink.put(0, 0, mask);
            Mat depth = mats.mat();
            Imgproc.distanceTransform(ink, depth, Imgproc.DIST_L2, Imgproc.DIST_MASK_5);
            float[] depths = new float[mask.length];
            depth.get(0, 0, depths);
            return cells.with(mask, depths);
        }
    }

    /**
     * A letter or a tick parts a dot into what is no wider than a pipe's end. Lines may be as bright as dark pipes: what they
     * and a pipe enclose is no letter.
     */
    private void fillLetters(Mats mats, Mat ink, double cell) {
        Mat lines = mats.keep(new Mat(cells.height(), cells.width(), CvType.CV_8UC1));
        lines.put(0, 0, cells.lines());
        Mat filled = mats.keep(ink.clone());
        filled.setTo(new Scalar(0), lines);
        Ink.fillLetters(filled, cell);
        // Within a dot, too, lines stay what they were found to be.
        filled.setTo(new Scalar(0), lines);
        Core.max(ink, filled, ink);
    }

    private void keep(Middle middle, int reach) {
        for (int y = middle.y() - reach; y <= middle.y() + reach; y++) {
            for (int x = middle.x() - reach; x <= middle.x() + reach; x++) {
                reach(x, y, middle.label());
            }
        }
        while (count > 0) {
            int at = reached[--count];
            int x = at % cells.width();
            int y = at / cells.width();
            reach(x + 1, y, middle.label());
            reach(x - 1, y, middle.label());
            reach(x, y + 1, middle.label());
            reach(x, y - 1, middle.label());
        }
    }

    private void reach(int x, int y, int label) {
        if (x < 0 || y < 0 || x >= cells.width() || y >= cells.height()) {
            return;
        }
        int at = y * cells.width() + x;
        if (mask[at] == INK && cells.labels()[at] == label) {
            mask[at] = KEPT;
            if (count == reached.length) {
                reached = Arrays.copyOf(reached, 2 * count);
            }
            reached[count++] = at;
        }
    }
}
