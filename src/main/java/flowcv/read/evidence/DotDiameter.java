package flowcv.read.evidence;

import flowcv.image.Point;
import flowcv.read.frame.Frame;
import flowcv.read.tiling.CellComplex;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.opencv.core.Mat;

/** How large the dots of a board are. */
public final class DotDiameter {
    private static final int DIRECTIONS = 16;
    /** From here outwards the rim is looked for, in cells: outside letters and ticks. */
    private static final double INNERMOST = 0.2;
    /** There is the ground of the cell, in cells. */
    private static final double OUTERMOST = 0.46;

    private static final double STEP = 0.01;

    private DotDiameter() {}

    /**
     * The median diameter, in pixels.
     *
     * @param places with a dot each; at least one
     */
    public static double of(Frame frame, CellComplex complex, int[] places) {
        List<Double> radii = new ArrayList<>();
        for (int place : places) {
            for (int i = 0; i < DIRECTIONS; i++) {
                radii.add(radius(
                        frame.pixels(), complex, complex.cells().get(place).center(), 2 * Math.PI * i / DIRECTIONS));
            }
        }
        Collections.sort(radii);
        return 2 * radii.get(radii.size() / 2) * complex.cellSize();
    }

    /** Where the color changes most on the way outwards, in cells. */
    private static double radius(Mat pixels, CellComplex complex, Point center, double angle) {
        double most = 0;
        double radius = INNERMOST;
        for (double next = INNERMOST + 2 * STEP; next < OUTERMOST; next += STEP) {
            double[] inside = color(pixels, complex, center, angle, next - 2 * STEP);
            double[] outside = color(pixels, complex, center, angle, next);
            double change = 0;
            for (int channel = 0; channel < inside.length; channel++) {
                change = Math.max(change, Math.abs(outside[channel] - inside[channel]));
            }
            if (change > most) {
                most = change;
                radius = next - STEP;
            }
        }
        return radius;
    }

    private static double[] color(Mat pixels, CellComplex complex, Point center, double angle, double radius) {
        Point at = complex.pose().at(center.x() + radius * Math.cos(angle), center.y() + radius * Math.sin(angle));
        int x = (int) Math.max(0, Math.min(pixels.cols() - 1, Math.round(at.x())));
        int y = (int) Math.max(0, Math.min(pixels.rows() - 1, Math.round(at.y())));
        return pixels.get(y, x);
    }
}
