package flowcv.read;

import flowcv.image.Mats;
import flowcv.read.disc.Disc;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;

/**
 * A picture that is drawn on, in the colors and letters that all stages share.
 *
 * <p>Places and lengths are those of the picture, however many times larger the sheet is.
 *
 * @param pixels of the sheet; they stay the caller's
 * @param zoom pixels of the sheet per pixel of the picture
 */
record Sheet(Mat pixels, int zoom) {
    static final Scalar FOUND = bgr(0x00, 0xE6, 0x76);
    static final Scalar LATTICE = bgr(0x40, 0xA0, 0xFF);
    static final Scalar TEXT = bgr(0xFF, 0xFF, 0xFF);
    static final Scalar NOTHING = bgr(0x75, 0x75, 0x75);

    /** Height of letters at scale 1 in OpenCV's plain font, in pixels. */
    private static final double LETTER = 22;
    /** Smaller letters are no more legible. */
    private static final double LEAST_SCALE = 0.3;
    /** From this scale on thin letters look frail. */
    private static final double GREATEST_THIN_SCALE = 0.8;
    /** Dark around letters, in their strokes to all sides: they are read on bright dots, too. */
    private static final int HALO = 1;

    private static final Scalar DARK = bgr(0x00, 0x00, 0x00);

    /** How a side is drawn. */
    enum Stroke {
        THIN(bgr(0x40, 0xC4, 0xFF), 2),
        THICK(bgr(0xFF, 0x40, 0x81), 5),
        CROSSED(bgr(0xFF, 0xEA, 0x00), 2),
        UNSEEN(NOTHING, 2);

        private final Scalar color;
        private final int width;

        Stroke(Scalar color, int width) {
            this.color = color;
            this.width = width;
        }

        static Stroke of(Side side, boolean isThick) {
            return switch (side.kind()) {
                case LINE -> isThick ? THICK : THIN;
                case CROSSED -> CROSSED;
                case MISSING, TINTED, ON_EDGE, OUTSIDE -> UNSEEN;
            };
        }
    }

    int width() {
        return pixels.cols() / zoom;
    }

    int height() {
        return pixels.rows() / zoom;
    }

    void line(double x1, double y1, double x2, double y2, Scalar color, int width) {
        Imgproc.line(pixels, at(x1, y1), at(x2, y2), color, width, Imgproc.LINE_AA);
    }

    void line(double x1, double y1, double x2, double y2, Stroke stroke) {
        line(x1, y1, x2, y2, stroke.color, stroke.width);
    }

    /** All pixels that are not 0 in a mask of the picture's size, row by row, as wide as a stroke. */
    void pixels(byte[] mask, Stroke stroke) {
        pixels(mask, stroke.color, stroke.width);
    }

    void pixels(byte[] mask, Scalar color, int width) {
        try (Mats mats = new Mats()) {
            Mat which = mats.keep(new Mat(height(), width(), CvType.CV_8U));
            which.put(0, 0, mask);
            Mat pen = mats.keep(Imgproc.getStructuringElement(Imgproc.MORPH_ELLIPSE, new Size(width, width)));
            Mat zoomed = mats.mat();
            Imgproc.resize(which, zoomed, pixels.size(), 0, 0, Imgproc.INTER_NEAREST);
            Imgproc.dilate(zoomed, zoomed, pen);
            pixels.setTo(color, zoomed);
        }
    }

    void circle(Disc disc, Scalar color) {
        Imgproc.circle(pixels, at(disc.x(), disc.y()), round(zoom * disc.radius()), color, 2, Imgproc.LINE_AA);
    }

    /** A dot in its color, with a rim, for some are as dark as what is behind. */
    void dot(Dot dot) {
        Disc disc = dot.disc();
        Imgproc.circle(pixels, at(disc.x(), disc.y()), round(zoom * disc.radius()), color(dot), Imgproc.FILLED);
        circle(disc, TEXT);
    }

    /** The contrast of a line in levels, with its middle at a point; the line, which would strike it out, has a gap. */
    void contrast(Side side, double x, double y, double height, Stroke stroke) {
        String text = Long.toString(Math.round(side.contrast()));
        Size size = size(text, zoom * height);
        Point middle = at(x, y);
        Imgproc.rectangle(
                pixels,
                new Point(middle.x - size.width / 2, middle.y - size.height / 2 - 1),
                new Point(middle.x + size.width / 2, middle.y + size.height / 2 + 1),
                DARK,
                Imgproc.FILLED);
        centered(text, x, y, height, stroke.color);
    }

    /** A line of text with its middle at a point. */
    void centered(String text, double x, double y, double height, Scalar color) {
        Size size = size(text, zoom * height);
        text(text, x - size.width / 2 / zoom, y + size.height / 2 / zoom, height, color);
    }

    /** A line of text that begins at a point, and stands on it. */
    void text(String text, double x, double y, double height, Scalar color) {
        put(text, at(x, y), zoom * height, DARK, (1 + 2 * HALO) * weight(zoom * height));
        put(text, at(x, y), zoom * height, color, weight(zoom * height));
    }

    private void put(String text, Point from, double height, Scalar color, int weight) {
        Imgproc.putText(
                pixels, text, from, Imgproc.FONT_HERSHEY_SIMPLEX, scale(height), color, weight, Imgproc.LINE_AA);
    }

    /** How wide a line of text is, in pixels. */
    static double width(String text, double height) {
        return size(text, height).width;
    }

    private static Size size(String text, double height) {
        return Imgproc.getTextSize(text, Imgproc.FONT_HERSHEY_SIMPLEX, scale(height), weight(height), new int[] {0});
    }

    /** The middle of a pixel is in the middle of those that it is enlarged to. */
    private Point at(double x, double y) {
        return new Point((x + 0.5) * zoom - 0.5, (y + 0.5) * zoom - 0.5);
    }

    private static double scale(double height) {
        return Math.max(LEAST_SCALE, height / LETTER);
    }

    private static int weight(double height) {
        return scale(height) > GREATEST_THIN_SCALE ? 2 : 1;
    }

    private static int round(double radius) {
        return (int) Math.round(radius);
    }

    static Scalar color(Dot dot) {
        return bgr(dot.rgb() >> 16 & 0xFF, dot.rgb() >> 8 & 0xFF, dot.rgb() & 0xFF);
    }

    private static Scalar bgr(int red, int green, int blue) {
        return new Scalar(blue, green, red);
    }
}
