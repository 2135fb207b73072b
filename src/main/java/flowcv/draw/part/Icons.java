package flowcv.draw.part;

import flowcv.draw.canvas.Canvas;
import flowcv.draw.canvas.Lettering;
import flowcv.draw.canvas.Shape;
import flowcv.image.Point;
import java.util.ArrayList;
import java.util.List;

/** The game's buttons. Sizes are radii in pixels. */
public record Icons(Canvas canvas) {
    private static final int YELLOW = 0xF0E614;

    public void ring(Point c, double r, int rgb) {
        canvas.fill(Shape.disc(c, r * 0.95).outline(r * 0.1), rgb);
    }

    public void arrow(Point c, double r, int direction, int rgb) {
        ring(c, r, rgb);
        stroke(c, r * direction, r * 0.2, rgb, -0.4, 0, 0.42, 0);
        stroke(c, r * direction, r * 0.2, rgb, 0.1, -0.34, 0.45, 0, 0.1, 0.34);
    }

    public void undo(Point c, double r, int rgb) {
        ring(c, r, rgb);
        canvas.fill(Shape.stroke(arc(c, r * 0.36, 190, -70), r * 0.14), rgb);
        canvas.fill(Shape.polygon(points(c, r, -0.58, -0.42, -0.56, 0.14, -0.08, 0.04)), rgb);
    }

    public void restart(Point c, double r, int rgb) {
        ring(c, r, rgb);
        canvas.fill(Shape.stroke(arc(c, r * 0.34, 165, 35), r * 0.13), rgb);
        canvas.fill(Shape.stroke(arc(c, r * 0.34, -15, -145), r * 0.13), rgb);
        canvas.fill(Shape.polygon(points(c, r, 0.47, -0.42, 0.45, -0.04, 0.13, -0.12)), rgb);
        canvas.fill(Shape.polygon(points(c, r, -0.47, 0.42, -0.45, 0.04, -0.13, 0.12)), rgb);
    }

    public void gear(Point c, double r, int rgb) {
        ring(c, r, rgb);
        Shape wheel = Shape.disc(c, r * 0.32).outline(r * 0.2);
        for (int tooth = 0; tooth < 8; tooth++) {
            double angle = Math.PI * tooth / 4;
            Point from = new Point(c.x() + 0.34 * r * Math.cos(angle), c.y() + 0.34 * r * Math.sin(angle));
            Point to = new Point(c.x() + 0.46 * r * Math.cos(angle), c.y() + 0.46 * r * Math.sin(angle));
            wheel = wheel.with(Shape.stroke(List.of(from, to), r * 0.17));
        }
        canvas.fill(wheel, rgb);
    }

    public void question(Point c, double r, int rgb) {
        ring(c, r, rgb);
        new Lettering(1.1 * r, 0.13).writeCentered(canvas, "?", c.x(), c.y() + 0.55 * r, rgb, 1);
    }

    public void star(Point c, double r, int rgb) {
        List<Point> corners = new ArrayList<>();
        for (int i = 0; i < 10; i++) {
            double angle = Math.PI * (i / 5.0 - 0.5);
            double reach = i % 2 == 0 ? r : 0.4 * r;
            corners.add(new Point(c.x() + reach * Math.cos(angle), c.y() + reach * Math.sin(angle)));
        }
        canvas.fill(Shape.polygon(corners), rgb);
    }

    /** The large bulb of the current version, in a ring with rays. */
    public void largeBulb(Point c, double r) {
        ring(c, r, 0xFFFFFF);
        rays(c, r, 22, 1.42);
        bulb(c, r);
    }

    /** The bulb among the other buttons. */
    public void smallBulb(Point c, double r) {
        ring(c, r, 0xFFFFFF);
        rays(c, r, 31, 1.2);
        bulb(c, r);
    }

    private void rays(Point c, double r, double degrees, double reach) {
        for (int ray = -2; ray <= 2; ray++) {
            double angle = Math.toRadians(-90 + degrees * ray);
            double cos = Math.cos(angle);
            double sin = Math.sin(angle);
            Point from = new Point(c.x() + reach * r * cos, c.y() + reach * r * sin);
            Point to = new Point(c.x() + (reach + 0.17) * r * cos, c.y() + (reach + 0.17) * r * sin);
            canvas.fill(Shape.stroke(List.of(from, to), r * 0.12), YELLOW);
        }
    }

    public void bulb(Point c, double r) {
        Shape glass = Shape.disc(new Point(c.x(), c.y() - 0.2 * r), 0.4 * r)
                .with(Shape.polygon(points(c, r, -0.32, 0, -0.16, 0.32, 0.16, 0.32, 0.32, 0)));
        canvas.fill(glass, YELLOW);
        stroke(c, r, r * 0.07, 0xFFFFFF, -0.1, -0.24, 0, -0.04, 0.1, -0.24);
        stroke(c, r, r * 0.08, 0xFFFFFF, -0.14, 0.43, 0.14, 0.41, -0.12, 0.54, 0.14, 0.55);
    }

    public void film(Point c, double r, int rgb, int triangle) {
        double w = 1.0 * r;
        double h = 0.62 * r;
        canvas.fill(Shape.box(c.x() - w, c.y() - h, c.x() + w, c.y() + h, 0.06 * r), rgb);
        canvas.fill(Shape.box(c.x() - 0.66 * w, c.y() - 0.86 * h, c.x() + 0.66 * w, c.y() + 0.86 * h, 0.04 * r), 0);
        for (int i = -2; i <= 2; i++) {
            for (int side = -1; side <= 1; side += 2) {
                double x = c.x() + side * 0.83 * w;
                double y = c.y() + 0.38 * i * h;
                canvas.fill(Shape.box(x - 0.09 * w, y - 0.1 * h, x + 0.09 * w, y + 0.1 * h, 0.02 * r), 0);
            }
        }
        canvas.fill(Shape.polygon(points(c, r, -0.24, -0.3, -0.24, 0.3, 0.3, 0)), triangle);
    }

    /** The box with the number of hints, open to the right. */
    public void hints(Point c, double w, double h, int count, double pen) {
        canvas.fill(
                Shape.stroke(
                        List.of(
                                new Point(c.x() + w, c.y() - h),
                                new Point(c.x() - w, c.y() - h),
                                new Point(c.x() - w, c.y() + h),
                                new Point(c.x() + w, c.y() + h)),
                        pen),
                0xFFFFFF);
        Lettering face = new Lettering(0.75 * h, 0.2);
        face.write(canvas, "+", c.x() - 0.78 * w, c.y() + 0.36 * h, YELLOW, 1);
        new Lettering(0.85 * h, 0.13).write(canvas, "" + count, c.x() - 0.18 * w, c.y() + 0.45 * h, 0xFFFFFF, 1);
    }

    private void stroke(Point c, double r, double pen, int rgb, double... xy) {
        canvas.fill(Shape.stroke(points(c, r, xy), pen), rgb);
    }

    private static List<Point> points(Point c, double r, double... xy) {
        List<Point> points = new ArrayList<>();
        for (int i = 0; i < xy.length; i += 2) {
            points.add(new Point(c.x() + r * xy[i], c.y() + Math.abs(r) * xy[i + 1]));
        }
        return points;
    }

    /** Degrees counterclockwise from the right. */
    private static List<Point> arc(Point c, double r, double from, double to) {
        List<Point> points = new ArrayList<>();
        for (int i = 0; i <= 16; i++) {
            double angle = Math.toRadians(from + (to - from) * i / 16);
            points.add(new Point(c.x() + r * Math.cos(angle), c.y() - r * Math.sin(angle)));
        }
        return points;
    }
}
