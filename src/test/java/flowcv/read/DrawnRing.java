package flowcv.read;

import flowcv.image.Point;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Cells in a ring, two pairs of dots in some of them. */
final class DrawnRing {
    static final int CELLS = 7;
    private static final double CELL = 50;
    private static final double DOT = 0.38 * CELL * CELL;
    private static final Side THIN = new Side(Side.Kind.LINE, 60, 2, true);
    private static final Side THICK = new Side(Side.Kind.LINE, 60, 6, true);
    private static final LineWeights WEIGHTS = new LineWeights(4, 0, 0, LineWeights.Span.ANY, 0);

    private DrawnRing() {}

    /** @param walls before these cells there are some */
    static FaceGrid grid(Integer... walls) {
        return grid(new int[] {0xFF0000, 0xFF0000, 0, 0x0000FF, 0, 0x0000FF, 0}, walls);
    }

    /** @param colors of the dots, cell by cell; 0 where there is none */
    static FaceGrid grid(int[] colors, Integer... walls) {
        List<Face> cells = new ArrayList<>();
        List<FaceSide> sides = new ArrayList<>();
        for (int i = 0; i < CELLS; i++) {
            double angle = 2 * Math.PI * i / CELLS + 0.2;
            double radius = CELL / 2 / Math.sin(Math.PI / CELLS);
            Point center = new Point(200 + radius * Math.cos(angle), 200 + radius * Math.sin(angle));
            boolean isDot = colors[i] != 0;
            double ink = isDot ? DOT : 0;
            cells.add(new Face(center, CELL * CELL, false, ink, center, isDot ? 0.35 * CELL : 0, 0, colors[i], 0));
            int before = (i + CELLS - 1) % CELLS;
            Side side = Arrays.asList(walls).contains(i) ? THICK : THIN;
            sides.add(GraySides.between(Math.min(i, before), Math.max(i, before), CELL, side, 1));
        }
        return new FaceGrid(cells, sides, WEIGHTS, CELL);
    }
}
