package flowcv.draw.canvas;

import flowcv.image.Point;
import java.text.Normalizer;
import java.util.List;

/**
 * Writes text.
 *
 * @param height of capitals, in pixels
 * @param weight width of the pen by the height: about 0.11 in regular faces, 0.08 in light ones
 */
public record Lettering(double height, double weight) {
    private static final double UNITS = 100;
    /** The phone faces are this much wider than the strokes were drawn. */
    private static final double STRETCH = 1.36;
    /** Space between letters beyond their advance, in units. */
    private static final double TRACKING = 3;

    /** Writes from a point on the baseline to the right. */
    public void write(Canvas canvas, String text, double x, double baseline, int rgb, double alpha) {
        double pen = Math.max(height * weight, 0.8);
        double at = x;
        double before = x;
        for (int character : characters(text)) {
            if (Character.getType(character) == Character.NON_SPACING_MARK) {
                accent(canvas, character, (before + at) / 2, baseline, pen, rgb, alpha);
                continue;
            }
            Glyphs.Glyph glyph = Glyphs.sans().of(character);
            double left = at;
            Shape whole = null;
            for (List<Point> stroke : glyph.strokes()) {
                Shape shape = Shape.stroke(
                        stroke.stream()
                                .map(p -> new Point(left + p.x() * STRETCH * scale(), baseline - p.y() * scale()))
                                .toList(),
                        pen);
                whole = whole == null ? shape : whole.with(shape);
            }
            if (whole != null) {
                canvas.fill(whole, rgb, alpha);
            }
            before = at;
            at += (glyph.advance() + TRACKING) * STRETCH * scale();
        }
    }

    /** Writes so that the text ends at {@code right}. */
    public void writeEnding(Canvas canvas, String text, double right, double baseline, int rgb, double alpha) {
        write(canvas, text, right - width(text), baseline, rgb, alpha);
    }

    /** Writes with the middle of the text at {@code x}. */
    public void writeCentered(Canvas canvas, String text, double x, double baseline, int rgb, double alpha) {
        write(canvas, text, x - width(text) / 2, baseline, rgb, alpha);
    }

    /** How long a text is, in pixels. */
    public double width(String text) {
        double width = 0;
        for (int character : characters(text)) {
            if (Character.getType(character) != Character.NON_SPACING_MARK) {
                width += (Glyphs.sans().of(character).advance() + TRACKING) * STRETCH * scale();
            }
        }
        return width;
    }

    private double scale() {
        return height / UNITS;
    }

    private static int[] characters(String text) {
        return Normalizer.normalize(text, Normalizer.Form.NFD).codePoints().toArray();
    }

    private void accent(Canvas canvas, int mark, double x, double baseline, double pen, int rgb, double alpha) {
        double y = baseline - 0.92 * height;
        double d = 0.09 * height;
        List<List<Point>> strokes =
                switch (mark) {
                    case '\u0300' -> List.of(List.of(new Point(x - d, y - d), new Point(x + d / 2, y + d / 2)));
                    case '\u0301' -> List.of(List.of(new Point(x + d, y - d), new Point(x - d / 2, y + d / 2)));
                    case '\u0302' ->
                        List.of(List.of(
                                new Point(x - d * 1.3, y + d / 2),
                                new Point(x, y - d),
                                new Point(x + d * 1.3, y + d / 2)));
                    case '\u0303' ->
                        List.of(List.of(
                                new Point(x - d * 1.5, y + d / 2),
                                new Point(x - d / 2, y - d / 2),
                                new Point(x + d / 2, y + d / 2),
                                new Point(x + d * 1.5, y - d / 2)));
                    case '\u0306' ->
                        List.of(List.of(
                                new Point(x - d * 1.3, y - d), new Point(x, y + d / 3), new Point(x + d * 1.3, y - d)));
                    case '\u0308' ->
                        List.of(
                                List.of(new Point(x - d * 1.4, y), new Point(x - d * 1.4, y + 0.1)),
                                List.of(new Point(x + d * 1.4, y), new Point(x + d * 1.4, y + 0.1)));
                    case '\u030A' ->
                        List.of(List.of(
                                new Point(x - d, y),
                                new Point(x, y - d),
                                new Point(x + d, y),
                                new Point(x, y + d),
                                new Point(x - d, y)));
                    case '\u0327' ->
                        List.of(List.of(
                                new Point(x, baseline),
                                new Point(x + d / 2, baseline + 1.5 * d),
                                new Point(x - d, baseline + 2 * d)));
                    default -> List.of();
                };
        strokes.forEach(stroke -> canvas.fill(Shape.stroke(stroke, pen), rgb, alpha));
    }
}
