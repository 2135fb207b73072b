package flowcv.theme;

import flowcv.image.Mats;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferByte;
import java.awt.image.DataBufferInt;
import java.util.Arrays;
import java.util.List;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;

/** A sheet to paint on. Coordinates in pixels, 0 the left or upper edge of the first. Close it. */
final class Sheet implements AutoCloseable {
    final Graphics2D graphics;
    private final BufferedImage image;

    Sheet(int width, int height) {
        image = new BufferedImage(width, height, BufferedImage.TYPE_3BYTE_BGR);
        graphics = image.createGraphics();
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        graphics.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BILINEAR);
    }

    int width() {
        return image.getWidth();
    }

    int height() {
        return image.getHeight();
    }

    void fill(Shape shape, int rgb) {
        graphics.setColor(new Color(rgb));
        graphics.fill(shape);
    }

    void draw(Shape path, BasicStroke stroke, int rgb) {
        graphics.setColor(new Color(rgb));
        graphics.setStroke(stroke);
        graphics.draw(path);
    }

    /** @param alpha how opaque, 0 to 1 */
    void fill(Shape shape, int rgb, double alpha) {
        graphics.setColor(translucent(rgb, alpha));
        graphics.fill(shape);
    }

    /** @param alpha how opaque, 0 to 1 */
    void draw(Shape path, BasicStroke stroke, int rgb, double alpha) {
        graphics.setColor(translucent(rgb, alpha));
        graphics.setStroke(stroke);
        graphics.draw(path);
    }

    private static Color translucent(int rgb, double alpha) {
        return new Color(rgb | (int) Math.round(255 * alpha) << 24, true);
    }

    /** The color at a point. */
    int pixel(double x, double y) {
        return image.getRGB((int) x, (int) y) & 0xFFFFFF;
    }

    /** Adds a matrix of levels, {@code CV_16S}, to each channel. */
    void add(Mat levels) {
        try (Mats mats = new Mats()) {
            Mat three = mats.mat();
            Core.merge(List.of(levels, levels, levels), three);
            Mat sum = mats.mat();
            Core.add(mats.keep(toMat()), three, sum, new Mat(), CvType.CV_8U);
            sum.get(0, 0, pixels());
        }
    }

    /** Writes a text around a point, so high that digits have a height, and no wider than a width. */
    void write(Face face, String text, double x, double y, double height, double widest, int rgb) {
        try (Mats mats = new Mats()) {
            Mat mask = face.mask(text, mats);
            double scale = Math.min(height / Face.HEIGHT, widest / mask.cols());
            int columns = (int) Math.max(1, Math.ceil(mask.cols() * scale));
            int rows = (int) Math.max(1, Math.ceil(mask.rows() * scale));
            Mat small = mats.mat();
            Imgproc.resize(mask, small, new Size(columns, rows), 0, 0, Imgproc.INTER_AREA);
            byte[] cover = new byte[columns * rows];
            small.get(0, 0, cover);
            // One pixel around, so that edges stay soft.
            BufferedImage ink = new BufferedImage(columns + 2, rows + 2, BufferedImage.TYPE_INT_ARGB);
            int[] pixels = ((DataBufferInt) ink.getRaster().getDataBuffer()).getData();
            Arrays.fill(pixels, rgb & 0xFFFFFF);
            for (int i = 0; i < cover.length; i++) {
                pixels[(i / columns + 1) * (columns + 2) + i % columns + 1] |= (cover[i] & 0xFF) << 24;
            }
            AffineTransform place = AffineTransform.getTranslateInstance(x, y);
            place.scale(mask.cols() * scale / columns, mask.rows() * scale / rows);
            place.translate(-columns / 2.0 - 1, -rows / 2.0 - 1);
            graphics.drawImage(ink, place, null);
        }
    }

    /** The pixels; the caller releases them. */
    Mat toMat() {
        Mat mat = new Mat(height(), width(), CvType.CV_8UC3);
        mat.put(0, 0, pixels());
        return mat;
    }

    /** The pixels themselves, blue-green-red. */
    byte[] pixels() {
        return ((DataBufferByte) image.getRaster().getDataBuffer()).getData();
    }

    @Override
    public void close() {
        graphics.dispose();
    }
}
