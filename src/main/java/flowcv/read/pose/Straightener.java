package flowcv.read.pose;

import flowcv.image.Mats;
import flowcv.image.Picture;
import flowcv.image.Point;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;

/** Straightens a part of a picture. */
final class Straightener {
    /** Cells of this many pixels lose nothing that a reader looks at, and 18 of them are quickly read. */
    private static final double LEAST_CELL = 48;

    private static final double GREATEST_CELL = 96;
    /** The map is exact at every so many pixels; between them the lens bends by far less than a pixel. */
    private static final int GRAIN = 8;
    /** Pixels from which on a picture is reduced before it is straightened, per pixel that is made. */
    private static final double DENSE = 1.6;

    /** How much a straightened picture is blurred. */
    enum Softness {
        /** A thin line that lens and pixels leave a pixel off its place still runs along one row of pixels. */
        SOFT(0.02),
        /**
         * So do lines of large cells, which are thinner than what {@link #SOFT} blurs (5 of 20 refused photographs are read).
         */
        SLIGHT(0.008);

        /** In cells. */
        private final double sigma;

        Softness(double sigma) {
            this.sigma = sigma;
        }
    }

    /** What lies outside the picture is black: nothing there looks like a line or a pipe. */
    private static final Scalar OUTSIDE = Scalar.all(0);

    private Straightener() {}

    static Straight straighten(Picture picture, Pose pose, Window window, double contrast, Softness softness) {
        double original = pose.cellSize((window.left() + window.right()) / 2, (window.top() + window.bottom()) / 2);
        double cell = Math.rint(Math.max(LEAST_CELL, Math.min(GREATEST_CELL, original)));
        int width = (int) Math.ceil(window.columns() * cell);
        int height = (int) Math.ceil(window.rows() * cell);
        try (Mats mats = new Mats()) {
            Mat source = picture.pixels();
            double factor = original / cell;
            if (factor > DENSE) {
                source = mats.mat();
                Imgproc.resize(picture.pixels(), source, new Size(), 1 / factor, 1 / factor, Imgproc.INTER_AREA);
            }
            double scaleX = (double) source.cols() / picture.width();
            double scaleY = (double) source.rows() / picture.height();
            int columns = width / GRAIN + 2;
            int rows = height / GRAIN + 2;
            float[] xy = new float[2 * columns * rows];
            for (int row = 0; row < rows; row++) {
                for (int column = 0; column < columns; column++) {
                    // Enlarging by GRAIN puts sample k at pixel (k + 0.5) * GRAIN - 0.5.
                    Point at = pose.at(
                            window.left() + ((column + 0.5) * GRAIN - 0.5) / cell,
                            window.top() + ((row + 0.5) * GRAIN - 0.5) / cell);
                    xy[2 * (row * columns + column)] = (float) ((at.x() + 0.5) * scaleX - 0.5);
                    xy[2 * (row * columns + column) + 1] = (float) ((at.y() + 0.5) * scaleY - 0.5);
                }
            }
            Mat coarse = mats.keep(new Mat(rows, columns, CvType.CV_32FC2));
            coarse.put(0, 0, xy);
            Mat fine = mats.mat();
            Imgproc.resize(
                    coarse,
                    fine,
                    new Size((double) columns * GRAIN, (double) rows * GRAIN),
                    0,
                    0,
                    Imgproc.INTER_LINEAR);
            Mat map = mats.keep(fine.submat(0, height, 0, width));
            Mat straight = new Mat();
            Imgproc.remap(source, straight, map, mats.mat(), Imgproc.INTER_LINEAR, Core.BORDER_CONSTANT, OUTSIDE);
            Imgproc.GaussianBlur(straight, straight, new Size(0, 0), softness.sigma * cell);
            return new Straight(
                    new Picture(picture.name(), straight),
                    pose,
                    window,
                    cell,
                    contrast,
                    picture.pixels().size());
        }
    }
}
