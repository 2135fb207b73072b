package flowcv.read;

import flowcv.image.Mats;
import flowcv.image.Picture;
import java.util.ArrayList;
import java.util.List;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.MatOfPoint;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;

/**
 * Parts a picture into the faces of its line network. Lines are what a white top-hat leaves; a face's
 * core is what lies far enough from every line that pipes, being narrower, lead from no core to
 * another, nor do gaps in faint lines. From the cores the faces are grown back to the lines.
 */
final class FaceSegmenter {
    /** The shorter side of the reduced picture, about: thin lines are 0.31 % of the width, 1.5 pixels. */
    private static final double WORKING_SIZE = 500;
    /** A cell of the reduced picture has at least this side, in pixels, if the picture's own has. */
    private static final double LEAST_CELL = 22;
    /** Outlines are up to 1 % of the shorter side wide; the top-hat's kernel has to exceed that. */
    private static final double KERNEL_OF_SHORTER = 0.0135;
    /** Outlines of few large cells are wider, up to 0.09 of a cell. */
    private static final double KERNEL_OF_CELL = 0.12;
    /** Pipes are 0.33 of a cell, and the kernel must not exceed them. */
    private static final double GREATEST_KERNEL_OF_CELL = 0.28;
    /** This far around dots and pipes, in cells, antialiasing and JPEG leave traces like lines. */
    private static final double RIM = 0.03;
    /** Smaller spots, in cells, are no lines, but rims of dots, letters, noise. */
    private static final double LEAST_LINE = 0.3;
    /** Distance of cores from lines, in cells: pipes have 0.17, the narrowest cells of all boards 0.4. */
    static final double CORE = 0.31;

    /** The smallest regions that lines enclose and that are no specks, in cells of area. */
    private static final double LEAST_REMNANT = 0.05;

    /** Strokes of letters on dots are narrower, in cells; dots of neighbors are farther apart. */
    private static final double STROKE = 0.09;
    /** The area of a letter on a dot, in cells; pipes go around whole cells. */
    private static final double GREATEST_LETTER = 0.2;

    private FaceSegmenter() {}

    /**
     * The faces of a picture.
     *
     * @param cellSize the square root of a cell's area, in pixels, to within 15 %
     * @param discs everything round in it
     * @param threshold brightness that parts dots and pipes from what is behind
     * @param contrast levels by which lines stand out at least
     */
    static Segments segment(
            Picture picture, Pixels pixels, List<Disc> discs, double cellSize, int threshold, int contrast) {
        try (Mats mats = new Mats()) {
            int shorter = Math.min(picture.width(), picture.height());
            int factor = (int) Math.max(1, Math.min(cellSize / LEAST_CELL, Math.round(shorter / WORKING_SIZE)));
            Mat reduced = picture.pixels();
            if (factor > 1) {
                reduced = mats.mat();
                // Whole factors are fastest; the last pixels of a row that do not fill one are left out.
                Mat whole = mats.keep(picture.pixels()
                        .submat(0, picture.height() / factor * factor, 0, picture.width() / factor * factor));
                Imgproc.resize(whole, reduced, new Size(), 1.0 / factor, 1.0 / factor, Imgproc.INTER_AREA);
            }
            reduced = SolidDots.paint(mats, pixels, discs, cellSize, reduced, factor);
            double cell = cellSize / factor;
            double kernel = Math.max(KERNEL_OF_SHORTER * shorter / factor, KERNEL_OF_CELL * cell) + 1;
            // An even kernel would shift what it leaves by half a pixel.
            int size = (int) Math.max(3, Math.min(kernel, GREATEST_KERNEL_OF_CELL * cell)) | 1;
            Mat narrow = mats.mat();
            Mat ink = mats.mat();
            part(mats, reduced, size, narrow, ink);
            Imgproc.threshold(ink, ink, threshold, 255, Imgproc.THRESH_BINARY);
            fill(mats, ink, cell);
            Mat lines = lines(mats, narrow, contrast, ink, cell);

            Mat free = mats.mat();
            Core.bitwise_not(lines, free);
            Mat depth = mats.mat();
            Imgproc.distanceTransform(free, depth, Imgproc.DIST_L2, Imgproc.DIST_MASK_3);
            Mat cores = mats.mat();
            Core.compare(depth, new Scalar(CORE * cell), cores, Core.CMP_GT);
            Mat labels = mats.mat();
            int count = Imgproc.connectedComponents(cores, labels, 4, CvType.CV_32S);
            int[] label = new int[(int) labels.total()];
            labels.get(0, 0, label);
            float[] depths = new float[label.length];
            depth.get(0, 0, depths);
            int faces = FaceFlood.grow(label, depths, reduced.cols(), count - 1, LEAST_REMNANT * cell * cell);
            Mat inside = mats.mat();
            Imgproc.distanceTransform(ink, inside, Imgproc.DIST_L2, Imgproc.DIST_MASK_5);
            float[] inkDepth = new float[label.length];
            inside.get(0, 0, inkDepth);
            return new Segments(
                    reduced.cols(),
                    reduced.rows(),
                    factor,
                    label,
                    bytes(cores),
                    bytes(lines),
                    bytes(ink),
                    inkDepth,
                    bytes(reduced),
                    faces);
        }
    }

    private static byte[] bytes(Mat mat) {
        byte[] bytes = new byte[(int) mat.total() * mat.channels()];
        mat.get(0, 0, bytes);
        return bytes;
    }

    /**
     * Parts what is narrow from what is wide, channel by channel: in the tint of a covered cell lines may
     * be no brighter, but differ in the colors that the tint lacks.
     *
     * @param narrow the greatest contrast of narrow things in any channel
     * @param wide the greatest brightness of wide ones
     */
    private static void part(Mats mats, Mat bgr, int size, Mat narrow, Mat wide) {
        // Beyond the picture's edge all is dark: an outline that touches it is as narrow as any.
        Mat framed = mats.mat();
        Core.copyMakeBorder(bgr, framed, size, size, size, size, Core.BORDER_CONSTANT, new Scalar(0));
        Imgproc.morphologyEx(framed, framed, Imgproc.MORPH_OPEN, box(mats, size));
        Mat opened = mats.keep(framed.submat(size, size + bgr.rows(), size, size + bgr.cols()));
        greatest(mats, opened, wide);
        Mat contrast = mats.mat();
        Core.subtract(bgr, opened, contrast);
        greatest(mats, contrast, narrow);
    }

    private static void greatest(Mats mats, Mat bgr, Mat value) {
        List<Mat> channels = new ArrayList<>(3);
        Core.split(bgr, channels);
        channels.forEach(mats::keep);
        Core.max(channels.get(0), channels.get(1), value);
        Core.max(value, channels.get(2), value);
    }

    /** Letters, digits and ticks on a dot belong to it. */
    private static void fill(Mats mats, Mat ink, double cell) {
        Imgproc.morphologyEx(ink, ink, Imgproc.MORPH_CLOSE, box(mats, (int) Math.max(1, STROKE * cell) | 1));
        List<MatOfPoint> contours = new ArrayList<>();
        Mat hierarchy = mats.mat();
        Imgproc.findContours(ink, contours, hierarchy, Imgproc.RETR_CCOMP, Imgproc.CHAIN_APPROX_NONE);
        contours.forEach(mats::keep);
        int[] links = new int[4 * contours.size()];
        if (!contours.isEmpty()) {
            hierarchy.get(0, 0, links);
        }
        for (int i = 0; i < contours.size(); i++) {
            boolean inner = links[4 * i + 3] >= 0;
            if (inner && Imgproc.contourArea(contours.get(i)) < GREATEST_LETTER * cell * cell) {
                Imgproc.drawContours(ink, contours, i, new Scalar(255), Imgproc.FILLED);
            }
        }
    }

    /** What is narrow and bright, but neither the rim of a dot or a pipe nor a speck. */
    private static Mat lines(Mats mats, Mat narrow, int contrast, Mat ink, double cell) {
        Mat lines = mats.mat();
        Imgproc.threshold(narrow, lines, contrast, 255, Imgproc.THRESH_BINARY);
        Mat rims = mats.mat();
        Imgproc.dilate(ink, rims, box(mats, (int) Math.max(1, RIM * cell) * 2 + 1));
        lines.setTo(new Scalar(0), rims);

        Mat numbers = mats.mat();
        Mat stats = mats.mat();
        int count = Imgproc.connectedComponentsWithStats(lines, numbers, stats, mats.mat(), 8, CvType.CV_32S);
        int[] stat = new int[5 * count];
        stats.get(0, 0, stat);
        byte[] kept = new byte[count];
        for (int i = 1; i < count; i++) {
            int extent = Math.max(stat[5 * i + Imgproc.CC_STAT_WIDTH], stat[5 * i + Imgproc.CC_STAT_HEIGHT]);
            kept[i] = (byte) (extent >= LEAST_LINE * cell ? 255 : 0);
        }
        int[] number = new int[(int) numbers.total()];
        numbers.get(0, 0, number);
        byte[] mask = new byte[number.length];
        for (int i = 0; i < mask.length; i++) {
            mask[i] = kept[number[i]];
        }
        lines.put(0, 0, mask);
        return lines;
    }

    private static Mat box(Mats mats, int size) {
        return mats.keep(Imgproc.getStructuringElement(Imgproc.MORPH_RECT, new Size(size, size)));
    }
}
