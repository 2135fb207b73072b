package flowcv.draw.canvas;

import flowcv.image.Point;
import java.util.ArrayList;
import java.util.List;

/**
 * An ellipse.
 *
 * @param center its middle
 * @param major half of its longer axis
 * @param minor half of its shorter axis
 * @param turn of its longer axis from the horizontal, clockwise on the screen, in radians
 */
public record Oval(Point center, double major, double minor, double turn) {
    private static final int SEGMENTS = 64;

    /** Whether all its diameters are alike. */
    public boolean isDisc() {
        return major == minor;
    }

    public Shape shape() {
        List<Point> outline = new ArrayList<>();
        for (int i = 0; i < SEGMENTS; i++) {
            double u = major * Math.cos(2 * Math.PI * i / SEGMENTS);
            double v = minor * Math.sin(2 * Math.PI * i / SEGMENTS);
            outline.add(new Point(
                    center.x() + u * Math.cos(turn) - v * Math.sin(turn),
                    center.y() + u * Math.sin(turn) + v * Math.cos(turn)));
        }
        return Shape.polygon(outline);
    }
}
