package flowcv.draw.canvas;

import org.opencv.core.CvType;
import org.opencv.core.Mat;

/** Pixels to paint on, blue-green-red. Not for use by several threads at once. */
public final class Canvas {
    /** Far above the rounding of a distance, in pixels. */
    private static final double SLACK = 0.01;

    private final int width;
    private final int height;
    private final byte[] pixels;

    /** A black canvas. */
    public Canvas(int width, int height) {
        this.width = width;
        this.height = height;
        this.pixels = new byte[3 * width * height];
    }

    /** A copy of the pixels of a {@code CV_8UC3} matrix. */
    public Canvas(Mat mat) {
        this(mat.cols(), mat.rows());
        mat.get(0, 0, pixels);
    }

    public int width() {
        return width;
    }

    public int height() {
        return height;
    }

    /** A matrix with the pixels as they are now; the caller releases it. */
    public Mat toMat() {
        Mat mat = new Mat(height, width, CvType.CV_8UC3);
        mat.put(0, 0, pixels);
        return mat;
    }

    /** Paints a shape in an opaque color, 0xRRGGBB. */
    public void fill(Shape shape, int rgb) {
        fill(shape, rgb, 1, 1);
    }

    /** Paints a shape in a color of some opacity, 0 to 1. */
    public void fill(Shape shape, int rgb, double alpha) {
        fill(shape, rgb, alpha, 1);
    }

    /**
     * Paints a shape with a blurred edge.
     *
     * @param softness the width of the edge in pixels, at least 1
     */
    public void fill(Shape shape, int rgb, double alpha, double softness) {
        double reach = softness / 2;
        int x0 = (int) Math.max(0, Math.ceil(shape.left() - reach));
        int y0 = (int) Math.max(0, Math.ceil(shape.top() - reach));
        int x1 = (int) Math.min(width - 1.0, Math.floor(shape.right() + reach));
        int y1 = (int) Math.min(height - 1.0, Math.floor(shape.bottom() + reach));
        for (int y = y0; y <= y1; y++) {
            for (int x = x0; x <= x1; ) {
                double distance = shape.distance().applyAsDouble(x, y);
                double cover = Math.min(1, 0.5 - distance / softness) * alpha;
                // Far from the edge all pixels until there are alike: polygons have thousands of corners.
                int alike = 1 + (int) Math.min(x1 - x, Math.max(0, Math.abs(distance) - reach - SLACK));
                for (int end = x + alike; x < end; x++) {
                    if (cover > 0) {
                        blend(x, y, rgb, cover);
                    }
                }
            }
        }
    }

    /** Copies a {@code CV_8UC3} matrix that lies wholly on the canvas to a place. */
    public void paste(Mat mat, int left, int top) {
        byte[] row = new byte[3 * mat.cols()];
        for (int y = 0; y < mat.rows(); y++) {
            mat.get(y, 0, row);
            System.arraycopy(row, 0, pixels, 3 * ((top + y) * width + left), row.length);
        }
    }

    /** Multiplies and lifts every pixel. */
    public void grade(Veil veil) {
        for (int i = 0; i < pixels.length; i++) {
            pixels[i] = (byte) veil.apply(2 - i % 3, pixels[i] & 255);
        }
    }

    private void blend(int x, int y, int rgb, double cover) {
        int at = 3 * (y * width + x);
        for (int channel = 0; channel < 3; channel++) {
            int old = pixels[at + channel] & 255;
            int ink = rgb >> 8 * channel & 255;
            pixels[at + channel] = (byte) Math.round(old + (ink - old) * cover);
        }
    }
}
