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
 * @param count the number of faces
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
            int[] label = new int[(int) labels.total()];
            labels.get(0, 0, label);
            float[] depths = new float[label.length];
            depth.get(0, 0, depths);
            int[] seeds = label.clone();
            double least = LEAST_REMNANT * cell * cell;
            int faces = FaceFlood.grow(label, depths, lines.cols(), count - 1, least);
            if (dropped(seeds, label, faces, LEAST_FACE * cell * cell)) {
                label = seeds;
                depth.get(0, 0, depths);
                faces = FaceFlood.grow(label, depths, lines.cols(), count - 1, least);
            }
            return new FaceGrowth(label, MatBytes.of(cores), faces);
        }
    }

    /**
     * Drops the cores of faces that are too small for cells: where a pipe hides a line, one may lie between its ends,
     * and where noise looks like one, beside it. What lines really enclose is found again.
     *
     * @return whether there are some
     */
    private static boolean dropped(int[] seeds, int[] labels, int faces, double least) {
        int[] areas = new int[faces + 1];
        for (int label : labels) {
            areas[label]++;
        }
        boolean dropped = false;
        for (int i = 0; i < labels.length; i++) {
            if (seeds[i] != 0 && areas[labels[i]] < least) {
                seeds[i] = 0;
                dropped = true;
            }
        }
        return dropped;
    }
}
