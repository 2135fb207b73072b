package flowcv.draw.part;

import flowcv.draw.canvas.Canvas;
import flowcv.draw.canvas.Shape;
import flowcv.draw.geometry.Frame;
import flowcv.image.Point;
import java.util.ArrayList;
import java.util.List;

/** Paints an empty bridge: two light strokes across the cell, each with a hump in the middle. */
public final class BridgePainter {
    private static final int GREY = 0xCDCDCD;
    /** The two strokes, measured from the upper side of the cell; all in cells. */
    private static final double[] LEVELS = {0.31, 0.675};

    private static final double PEN = 0.042;
    private static final double HUMP_FROM = 0.34;
    private static final double HUMP_TO = 0.66;
    private static final double HUMP_HEIGHT = 0.11;
    private static final double GAP = 0.02;

    private BridgePainter() {}

    /** Paints a bridge into the cell whose upper left corner lies at {@code x, y} on the board. */
    public static void paint(Canvas canvas, Frame frame, double x, double y) {
        for (double level : LEVELS) {
            bar(canvas, frame, x, x + HUMP_FROM - GAP, y + level);
            bar(canvas, frame, x + HUMP_TO + GAP, x + 1, y + level);
            List<Point> hump = new ArrayList<>();
            for (int i = 0; i <= 12; i++) {
                double t = i / 12.0;
                double rise = HUMP_HEIGHT * (1 - Math.pow(2 * t - 1, 2));
                hump.add(frame.at(x + HUMP_FROM + (HUMP_TO - HUMP_FROM) * t, y + level - rise));
            }
            canvas.fill(Shape.stroke(hump, 1.15 * PEN * frame.unit()), GREY);
        }
    }

    private static void bar(Canvas canvas, Frame frame, double from, double to, double y) {
        Point a = frame.at(from, y - PEN / 2);
        Point b = frame.at(to, y + PEN / 2);
        canvas.fill(Shape.box(a.x(), a.y(), b.x(), b.y(), 0), GREY);
    }
}
