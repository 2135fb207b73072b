package flowcv.read.pixel;

import flowcv.image.Mats;
import flowcv.image.StopSignal;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.opencv.core.Core;
import org.opencv.core.Mat;
import org.opencv.core.MatOfPoint;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;

/** Tells dots and pipes, which are wide and bright, from lines, which are narrow. */
public final class Ink {
    /** Outlines are up to 1 % of the shorter side wide; the top-hat's kernel has to exceed that. */
    private static final double KERNEL_OF_SHORTER = 0.0135;
    /**
     * Outlines of few large cells are wider, up to 0.09 of a cell, and where a board alone was cut out of a wide
     * screen, up to 0.16: the shorter side is then no longer the screen's.
     */
    private static final double KERNEL_OF_CELL = 0.16;
    /** Outlines of screens have at most this share of the shorter side; the rest of the kernel spares tips that are wider. */
    private static final double OUTLINE_OF_SHORTER = 0.01;
    /** The largest square in a pipe that runs at 30 degrees, as those of hexagons do; at 45 degrees it has 0.233. */
    private static final double SQUARE_IN_ASLANT = 0.24;
    /** Strokes of letters on dots are narrower, in cells; dots of neighbors are farther apart. */
    private static final double STROKE = 0.09;
    /** The area of a letter on a dot, in cells; pipes go around whole cells. */
    private static final double GREATEST_LETTER = 0.2;

    /** The largest square in a dot has 0.49 of a cell. */
    private static final double WIDER_THAN_DOTS = 0.56;
    /** Cells of so many pixels tell what is wider than dots. */
    private static final double LEAST_CELL = 16;
    /** What a diameter in pixels is off by at most at both its ends together. */
    private static final int PIXELATED = 2;

    /** What has to fit into dots and pipes, and into no line. */
    public enum Shape {
        /** The quickest; pipes as narrow that run aslant hold none, unless they are wide enough for a smaller one. */
        SQUARE(0.28) {
            @Override
            public Mat kernel(Mats mats, int size) {
                return box(mats, size);
            }

            @Override
            Mat ink(Mats mats, Mat brightness, int threshold, int kernel, double cell, Mat light) {
                Mat wide = wide(mats, brightness, threshold, this, kernel);
                new FadingInk(brightness, threshold, kernel, cell).move(wide, light);
                return wide;
            }
        },
        /** Fits into pipes that run in any direction, as those of photographs do, on which light may lie. */
        ROUND(0.24) {
            @Override
            public Mat kernel(Mats mats, int size) {
                return mats.keep(Imgproc.getStructuringElement(Imgproc.MORPH_ELLIPSE, new Size(size, size)));
            }

            @Override
            Mat ink(Mats mats, Mat brightness, int threshold, int kernel, double cell, Mat light) {
                return new EdgedInk(mats, brightness, this, kernel, cell).above(threshold);
            }
        };

        private final double greatest;

        /** @param greatest it must not exceed pipes, which are 0.33 of a cell */
        Shape(double greatest) {
            this.greatest = greatest;
        }

        /** The shape as a kernel of so many pixels. */
        public abstract Mat kernel(Mats mats, int size);

        /**
         * Dots and pipes, letters on them left out: 255 where one is, else 0.
         *
         * @param light becomes 255 where as bright light was left out, else 0; stays empty where none was
         */
        abstract Mat ink(Mats mats, Mat brightness, int threshold, int kernel, double cell, Mat light);
    }

    /** The place of the parent among the links of a contour. */
    private static final int PARENT = 3;

    private Ink() {}

    /**
     * The size of what no line holds, and every pipe, in pixels.
     *
     * @param shorter side of the picture, in pixels
     * @param height of the board and what is around it, in pixels: on a wide screen a small board has narrower outlines
     * @param cell in pixels
     */
    public static int kernel(Shape shape, double shorter, double height, double cell) {
        double kernel = Math.max(KERNEL_OF_SHORTER * shorter, KERNEL_OF_CELL * cell) + 1;
        // An even kernel would shift what it leaves by half a pixel.
        int size = (int) Math.max(3, Math.min(kernel, shape.greatest * cell)) | 1;
        double leastOverOutlines = Math.max(OUTLINE_OF_SHORTER * Math.min(shorter, height), KERNEL_OF_CELL * cell) + 1;
        while (shape == Shape.SQUARE && size > SQUARE_IN_ASLANT * cell && size - 2 >= leastOverOutlines) {
            size -= 2;
        }
        return size;
    }

    /**
     * Parts what is narrow from what is wide, channel by channel: in the tint of a covered cell lines may
     * be no brighter, but differ in the colors that the tint lacks.
     *
     * @param shape of the kernel
     * @param size of the kernel that nothing narrow holds
     * @param narrow becomes the greatest contrast of narrow things in any channel
     */
    public static void part(Mats mats, Mat bgr, Shape shape, int size, Mat narrow) {
        Brightness.greatest(narrow(mats, bgr, shape, size), narrow);
    }

    /** By how much narrow things stand out in each channel. */
    public static Mat narrow(Mats mats, Mat picture, Shape shape, int size) {
        Mat contrast = mats.mat();
        open(picture, contrast, shape.kernel(mats, size));
        Core.subtract(picture, contrast, contrast);
        return contrast;
    }

    /**
     * Finds dots and pipes.
     *
     * @param threshold brightness that parts them from what is behind
     * @param shape of the kernel
     * @param kernel that nothing narrow holds
     * @param cell in pixels
     * @param ink becomes 255 where one is, else 0
     * @param light becomes 255 where light is as bright, else 0; stays empty where none is
     * @param narrow by how much narrow things stand out; asked for last
     * @return 255 where lines that meet are as wide as the kernel, else 0
     */
    public static Mat find(
            Mats mats,
            Mat bgr,
            int threshold,
            Shape shape,
            int kernel,
            double cell,
            Mat ink,
            Mat light,
            Supplier<Mat> narrow) {
        Mat bright = mats.mat();
        Brightness.greatest(bgr, bright);
        shape.ink(mats, bright, threshold, kernel, cell, light).copyTo(ink);
        closeStrokes(mats, ink, ink, cell);
        Mat levels = narrow.get();
        Mat outlines = fill(mats, ink, kernel, cell, levels);
        if (shape == Shape.ROUND) {
            Core.max(outlines, WideOutlines.takenFrom(mats, ink, cell), outlines);
            Core.max(outlines, TouchedLines.takenFrom(mats, ink, new InkTips(kernel, cell, levels)), outlines);
        }
        return outlines;
    }

    /** Closes what letters leave of dots. */
    static void closeStrokes(Mats mats, Mat ink, Mat closed, double cell) {
        Imgproc.morphologyEx(ink, closed, Imgproc.MORPH_CLOSE, box(mats, (int) Math.max(1, STROKE * cell) | 1));
    }

    /** What is brighter than a threshold, and holds the kernel: 255, else 0. */
    static Mat wide(Mats mats, Mat brightness, int threshold, Shape shape, int kernel) {
        Mat wide = mats.mat();
        Imgproc.threshold(brightness, wide, threshold, 255, Imgproc.THRESH_BINARY);
        open(wide, wide, shape.kernel(mats, kernel));
        return wide;
    }

    /** Opens a picture; beyond its edge all is dark: an outline that touches it is as narrow as any. */
    static void open(Mat from, Mat to, Mat kernel) {
        Point middle = new Point(-1, -1);
        Imgproc.morphologyEx(from, to, Imgproc.MORPH_OPEN, kernel, middle, 1, Core.BORDER_CONSTANT, new Scalar(0));
    }

    /**
     * Whether something in it is wider than any dot or pipe, as a finger's mark is on tinted cells, and no larger than that
     * may be, as ads below most boards are.
     *
     * @param most how wide and high it may be, in pixels
     * @param cell in pixels
     */
    public static boolean isWide(Mats mats, Mat ink, double most, double cell) {
        int factor = (int) Math.max(1, cell / LEAST_CELL);
        Mat core = mats.mat();
        Imgproc.resize(ink, core, new Size(), 1.0 / factor, 1.0 / factor, Imgproc.INTER_NEAREST);
        int side = (int) Math.ceil(WIDER_THAN_DOTS * cell / factor);
        Imgproc.erode(core, core, box(mats, side));
        List<MatOfPoint> contours = new ArrayList<>();
        // A frame may lie around all.
        Imgproc.findContours(core, contours, mats.mat(), Imgproc.RETR_LIST, Imgproc.CHAIN_APPROX_SIMPLE);
        contours.forEach(mats::keep);
        return contours.stream()
                .map(Imgproc::boundingRect)
                .anyMatch(box -> Math.max(box.width, box.height) <= most / factor - side + PIXELATED);
    }

    /**
     * Letters, digits and ticks on a dot belong to it, and what is smaller than any to the lines around.
     *
     * @return what belongs to the lines
     */
    private static Mat fill(Mats mats, Mat ink, int kernel, double cell, Mat narrow) {
        List<MatOfPoint> contours = new ArrayList<>();
        int[] parents = parents(mats, ink, contours);
        Mat outlines = mats.keep(Mat.zeros(ink.size(), ink.type()));
        InkTips inkTips = new InkTips(kernel, cell, narrow);
        boolean[] tips = new boolean[contours.size()];
        for (int i = 0; i < tips.length; i++) {
            tips[i] = parents[i] < 0 && inkTips.isTip(contours.get(i));
        }
        for (int i = 0; i < tips.length; i++) {
            StopSignal.check();
            if (tips[i]) {
                Imgproc.drawContours(ink, contours, i, new Scalar(0), Imgproc.FILLED);
                Imgproc.drawContours(outlines, contours, i, new Scalar(255), Imgproc.FILLED);
            } else if (parents[i] >= 0 && !tips[parents[i]] && isLetter(contours.get(i), cell)) {
                Imgproc.drawContours(ink, contours, i, new Scalar(255), Imgproc.FILLED);
            }
        }
        return outlines;
    }

    /**
     * Fills letters, digits and ticks that ink encloses.
     *
     * @param ink 255 where it is, else 0; changed
     * @param cell in pixels
     */
    public static void fillLetters(Mat ink, double cell) {
        try (Mats own = new Mats()) {
            List<MatOfPoint> contours = new ArrayList<>();
            int[] parents = parents(own, ink, contours);
            for (int i = 0; i < parents.length; i++) {
                StopSignal.check();
                if (parents[i] >= 0 && isLetter(contours.get(i), cell)) {
                    Imgproc.drawContours(ink, contours, i, new Scalar(255), Imgproc.FILLED);
                }
            }
        }
    }

    private static boolean isLetter(MatOfPoint hole, double cell) {
        return Imgproc.contourArea(hole) < GREATEST_LETTER * cell * cell;
    }

    /**
     * Finds contours: around ink and, as their children, around the holes in it.
     *
     * @param contours where they are added
     * @return per contour the number of its parent, -1 for those around ink
     */
    private static int[] parents(Mats mats, Mat ink, List<MatOfPoint> contours) {
        Mat hierarchy = mats.mat();
        Imgproc.findContours(ink, contours, hierarchy, Imgproc.RETR_CCOMP, Imgproc.CHAIN_APPROX_NONE);
        contours.forEach(mats::keep);
        int[] links = new int[4 * contours.size()];
        if (!contours.isEmpty()) {
            hierarchy.get(0, 0, links);
        }
        return IntStream.range(0, contours.size())
                .map(i -> links[4 * i + PARENT])
                .toArray();
    }

    /** A square kernel. */
    public static Mat box(Mats mats, int size) {
        return mats.keep(Imgproc.getStructuringElement(Imgproc.MORPH_RECT, new Size(size, size)));
    }
}
