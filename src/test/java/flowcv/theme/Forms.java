package flowcv.theme;

import java.awt.BasicStroke;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.RoundRectangle2D;

/** The outlines of marks. */
final class Forms {
    /** The inner corners of a star by its outer ones. */
    private static final double STAR = 0.45;
    /** The width of the arms of a plus by its size. */
    private static final double ARM = 0.34;

    private Forms() {}

    /**
     * A form around a point.
     *
     * @param corner of a square: the radius by its size
     * @param pen the width of a ring
     */
    static Shape of(Marks.Form form, double x, double y, double size, double corner, double pen) {
        double half = size / 2;
        return switch (form) {
            case DISC, BALL -> new Ellipse2D.Double(x - half, y - half, size, size);
            case SQUARE ->
                new RoundRectangle2D.Double(x - half, y - half, size, size, 2 * corner * size, 2 * corner * size);
            case RING -> {
                yield new BasicStroke((float) pen)
                        .createStrokedShape(
                                new Ellipse2D.Double(x - half + pen / 2, y - half + pen / 2, size - pen, size - pen));
            }
            case TRIANGLE -> placed(around(3, 1, -90), x, y + half / 4, half);
            case STAR -> placed(around(10, STAR, -90), x, y, half);
            case DIAMOND -> placed(around(4, 1, -90), x, y, half);
            case HEXAGON -> placed(around(6, 1, 0), x, y, half);
            case HEART -> placed(heart(), x, y, half);
            case CROSS -> placed(plus(45), x, y, half);
            case PLUS -> placed(plus(0), x, y, half);
            case BARE, ICONS -> throw new IllegalArgumentException(form + " is no form");
        };
    }

    private static Shape placed(Shape shape, double x, double y, double half) {
        AffineTransform place = AffineTransform.getTranslateInstance(x, y);
        place.scale(half, half);
        return place.createTransformedShape(shape);
    }

    private static Shape around(int corners, double odd, double degrees) {
        Path2D path = new Path2D.Double();
        for (int i = 0; i < corners; i++) {
            double radius = i % 2 == 1 ? odd : 1;
            double angle = Math.toRadians(degrees + 360.0 * i / corners);
            if (i == 0) {
                path.moveTo(radius * Math.cos(angle), radius * Math.sin(angle));
            } else {
                path.lineTo(radius * Math.cos(angle), radius * Math.sin(angle));
            }
        }
        path.closePath();
        return path;
    }

    private static Shape heart() {
        Path2D path = new Path2D.Double();
        path.moveTo(0, 0.95);
        path.curveTo(-1.6, -0.1, -0.9, -1.25, 0, -0.5);
        path.curveTo(0.9, -1.25, 1.6, -0.1, 0, 0.95);
        path.closePath();
        return path;
    }

    private static Shape plus(double degrees) {
        double[] xs = {-1, -ARM, -ARM, ARM, ARM, 1, 1, ARM, ARM, -ARM, -ARM, -1};
        double[] ys = {-ARM, -ARM, -1, -1, -ARM, -ARM, ARM, ARM, 1, 1, ARM, ARM};
        Path2D path = new Path2D.Double();
        path.moveTo(xs[0], ys[0]);
        for (int i = 1; i < xs.length; i++) {
            path.lineTo(xs[i], ys[i]);
        }
        path.closePath();
        return AffineTransform.getRotateInstance(Math.toRadians(degrees)).createTransformedShape(path);
    }
}
