package flowcv.read.detect;

import flowcv.image.Mats;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;

/**
 * Second derivatives of a plane, in levels per pixel squared.
 *
 * @param xx along the rows
 * @param yy along the columns
 * @param xy mixed
 */
record Curvature(float[] xx, float[] yy, float[] xy) {
    /** Deviation of the smoothing, in pixels: lines of one to three pixels answer most. */
    private static final double SMOOTH = 1.1;
    /** What Sobel's kernels of three by three sum up to, of second derivatives. */
    private static final double KERNEL = 4;

    static Curvature of(byte[] plane, int width, int height) {
        try (Mats mats = new Mats()) {
            Mat levels = mats.keep(new Mat(height, width, CvType.CV_8UC1));
            levels.put(0, 0, plane);
            Mat smooth = mats.mat();
            levels.convertTo(smooth, CvType.CV_32F);
            Imgproc.GaussianBlur(smooth, smooth, new Size(0, 0), SMOOTH);
            Mat derivative = mats.mat();
            return new Curvature(
                    derivative(smooth, derivative, 2, 0),
                    derivative(smooth, derivative, 0, 2),
                    derivative(smooth, derivative, 1, 1));
        }
    }

    private static float[] derivative(Mat smooth, Mat derivative, int x, int y) {
        Imgproc.Sobel(smooth, derivative, CvType.CV_32F, x, y, 3, 1 / KERNEL);
        float[] values = new float[(int) derivative.total()];
        derivative.get(0, 0, values);
        return values;
    }
}
