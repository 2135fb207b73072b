package flowcv.read;

import flowcv.image.MatBytes;
import flowcv.image.Mats;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;

/**
 * The faces between lines, grown from their cores. A face's core is what lies far enough from every line that pipes,
 * being narrower, lead from no core to another, nor do gaps in faint lines. The arrays are handed on and never changed.
 *
 * @param labels per pixel the number of its face, from 1; 0 where no face reaches
 * @param cores per pixel not 0 in the core of a face
 * @param count the greatest number of a face; some may be those of no pixel
 */
record FaceGrowth(int[] labels, byte[] cores, int count) {
    /** Distance of cores from lines, in cells: pipes have 0.17, the narrowest cells of all boards 0.4. */
    static final double CORE = 0.31;

    /** The smallest regions that lines enclose and that are no specks, in cells of area. */
    private static final double LEAST_REMNANT = 0.05;

    /**
     * Cells of screenshots have at least 0.5 of this unit of area, lines included; noise beside a pipe parts less from
     * one. Far cells of photographs have less: what lines enclose wholly is found without a core, too.
     */
    private static final double LEAST_FACE = 0.42;

    /** With this added, what the library rounds is rounded down; whole numbers stay as they are. */
    private static final double ROUNDED_DOWN = -0.4999;

    /**
     * Grows faces.
     *
     * @param lines 255 where there are some, else 0
     * @param cell the side of a cell, in pixels of {@code lines}
     */
    static FaceGrowth between(Mat lines, double cell) {
        try (Mats own = new Mats()) {
            Mat free = own.mat();
            Core.bitwise_not(lines, free);
            Mat depth = own.mat();
            Imgproc.distanceTransform(free, depth, Imgproc.DIST_L2, Imgproc.DIST_MASK_3);
            Mat cores = own.mat();
            Core.compare(depth, new Scalar(CORE * cell), cores, Core.CMP_GT);
            Mat labels = own.mat();
            int count = Imgproc.connectedComponents(cores, labels, 4, CvType.CV_32S);
            Mat levels = own.mat();
            depth.convertTo(levels, CvType.CV_8U, FaceFlood.STEPS, ROUNDED_DOWN);
            frame(labels, FaceFlood.FRAME);
            frame(levels, 0);
            int[] label = new int[(int) labels.total()];
            labels.get(0, 0, label);
            double area = cell * cell;
            int faces = FaceFlood.grow(
                    label, MatBytes.of(levels), levels.cols(), count - 1, LEAST_REMNANT * area, LEAST_FACE * area);
            return new FaceGrowth(withoutFrame(label, lines.cols(), lines.rows()), MatBytes.of(cores), faces);
        }
    }

    private static void frame(Mat mat, int value) {
        Core.copyMakeBorder(mat, mat, 1, 1, 1, 1, Core.BORDER_CONSTANT, new Scalar(value));
    }

    private static int[] withoutFrame(int[] framed, int width, int height) {
        int[] inner = new int[width * height];
        for (int y = 0; y < height; y++) {
            System.arraycopy(framed, (y + 1) * (width + 2) + 1, inner, y * width, width);
        }
        return inner;
    }
}
