package flowcv.read.pose;

import flowcv.image.Mats;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;

/**
 * A picture of a board, reduced so far that a neighborhood in which the screen is black somewhere is a few pixels wide.
 * The darkest spot of a neighborhood tells how much light the room adds there.
 */
public final class Neighborhoods {
    /** Pixels per cell that are enough for something so smooth. */
    private static final int GRAIN = 8;
    /** A neighborhood of this many cells holds black, however many dots and pipes there are. */
    private static final double NEIGHBORHOOD = 1.4;

    private static final int REACH = (int) (NEIGHBORHOOD * GRAIN) | 1;

    private final double scale;

    /** @param cell side of a cell of the whole picture, in pixels */
    public Neighborhoods(double cell) {
        scale = GRAIN / cell;
    }

    /** Pixels here for one of the whole picture. */
    public double scale() {
        return scale;
    }

    /** The width of a neighborhood, in pixels. */
    public static Size size() {
        return new Size(REACH, REACH);
    }

    /**
     * The whole picture, reduced.
     *
     * @param mats keeps the result
     */
    public Mat reduced(Mat whole, Mats mats) {
        Mat reduced = mats.mat();
        Size size = new Size(Math.ceil(scale * whole.cols()), Math.ceil(scale * whole.rows()));
        Imgproc.resize(whole, reduced, size, 0, 0, Imgproc.INTER_AREA);
        return reduced;
    }

    /** Makes each place as dark as the darkest of its neighborhood. */
    public static void darken(Mat reduced) {
        try (Mats mats = new Mats()) {
            Imgproc.erode(reduced, reduced, mats.keep(Mat.ones(REACH, REACH, CvType.CV_8UC1)));
        }
    }

    /** Makes each place as bright as the brightest of its neighborhood. */
    static void brighten(Mat reduced) {
        try (Mats mats = new Mats()) {
            Imgproc.dilate(reduced, reduced, mats.keep(Mat.ones(REACH, REACH, CvType.CV_8UC1)));
        }
    }
}
