package flowcv.theme;

import flowcv.draw.canvas.Canvas;
import flowcv.draw.canvas.Lettering;
import flowcv.image.Mats;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferByte;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;

/**
 * A face to write in.
 *
 * @param source {@code hershey-0} to {@code hershey-7}: a face of OpenCV; {@code strokes}: the project's own; else the
 *     name of a font of Java, with {@code -bold} for that weight: these differ from machine to machine
 * @param weight the width of strokes by the height of digits; fonts of Java have their own
 * @param slant how far the top leans to the right, by the height
 * @param stretch how many times as wide as it is made
 */
record Face(String source, double weight, double slant, double stretch) {
    /** The height of a 0 on masks, in pixels. */
    static final int HEIGHT = 96;

    private static final int AROUND = 60;
    private static final String HERSHEY = "hershey-";
    private static final String BOLD = "-bold";
    /** Of plain and bold digits of Java's fonts, by their size: about so high. */
    private static final double DIGITS = 0.72;

    static Face read(Fields fields) {
        return new Face(fields.word(), fields.number(), fields.number(), fields.number());
    }

    /** A text white on black; {@link #HEIGHT} is the height of digits. The scope keeps the matrix. */
    Mat mask(String text, Mats mats) {
        Mat upright = source.startsWith(HERSHEY)
                ? hershey(text, mats)
                : source.equals("strokes") ? strokes(text, mats) : font(text, mats);
        Mat leaning = mats.mat();
        Mat map = mats.keep(new Mat(2, 3, CvType.CV_64F));
        map.put(0, 0, stretch, -slant, slant * upright.rows(), 0, 1, 0);
        Size size = new Size(stretch * upright.cols() + Math.abs(slant) * upright.rows(), upright.rows());
        Imgproc.warpAffine(upright, leaning, map, size);
        return mats.keep(leaning.submat(Imgproc.boundingRect(leaning)));
    }

    private Mat hershey(String text, Mats mats) {
        int face = Integer.parseInt(source.substring(HERSHEY.length()));
        double scale = HEIGHT / Imgproc.getTextSize("0", face, 1, 1, new int[1]).height;
        int pen = (int) Math.max(1, Math.round(weight * HEIGHT));
        Size size = Imgproc.getTextSize(text, face, scale, pen, new int[1]);
        Mat mask = black(size.width, mats);
        Imgproc.putText(
                mask, text, new Point(AROUND, AROUND + HEIGHT), face, scale, new Scalar(255), pen, Imgproc.LINE_AA);
        return mask;
    }

    private Mat strokes(String text, Mats mats) {
        Lettering lettering = new Lettering(HEIGHT, weight);
        Canvas canvas = new Canvas(2 * AROUND + (int) lettering.width(text), 2 * AROUND + HEIGHT);
        lettering.write(canvas, text, AROUND, AROUND + HEIGHT, 0xFFFFFF, 1);
        Mat mask = mats.mat();
        Core.extractChannel(mats.keep(canvas.toMat()), mask, 0);
        return mask;
    }

    private Mat font(String text, Mats mats) {
        boolean isBold = source.endsWith(BOLD);
        String name = isBold ? source.substring(0, source.length() - BOLD.length()) : source;
        Font font = new Font(name, isBold ? Font.BOLD : Font.PLAIN, (int) Math.round(HEIGHT / DIGITS));
        int width = 2 * AROUND + 2 * HEIGHT * text.length();
        BufferedImage image = new BufferedImage(width, 2 * AROUND + HEIGHT, BufferedImage.TYPE_BYTE_GRAY);
        Graphics2D graphics = image.createGraphics();
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        graphics.setColor(Color.WHITE);
        graphics.fill(
                font.createGlyphVector(graphics.getFontRenderContext(), text).getOutline(AROUND, AROUND + HEIGHT));
        graphics.dispose();
        Mat mask = black(width - 2.0 * AROUND, mats);
        mask.put(0, 0, ((DataBufferByte) image.getRaster().getDataBuffer()).getData());
        return mask;
    }

    private static Mat black(double width, Mats mats) {
        return mats.keep(Mat.zeros(2 * AROUND + HEIGHT, 2 * AROUND + (int) width, CvType.CV_8U));
    }
}
