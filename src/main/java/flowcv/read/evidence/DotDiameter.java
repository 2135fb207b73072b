package flowcv.read.evidence;

import flowcv.image.MatBytes;
import flowcv.image.Mats;
import flowcv.image.Point;
import flowcv.read.frame.Frame;
import flowcv.read.tiling.Cell;
import flowcv.read.tiling.CellComplex;
import java.util.Arrays;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.imgproc.Imgproc;

/** How large the dots of a board are. */
public final class DotDiameter {
    private static final int DIRECTIONS = 16;
    /** From here outwards the rim is looked for, in cells: outside letters and ticks. */
    private static final double INNERMOST = 0.2;
    /** There is the ground of the cell, in cells. */
    private static final double OUTERMOST = 0.46;

    private static final double STEP = 0.01;
    private static final int RADII = (int) Math.round((OUTERMOST - INNERMOST) / STEP);

    private DotDiameter() {}

    /**
     * The median diameter, in pixels.
     *
     * @param places with a dot each; at least one
     */
    public static double of(Frame frame, CellComplex complex, int[] places) {
        int rays = places.length * DIRECTIONS;
        byte[] colors = colors(frame.pixels(), complex, places);
        double[] radii = new double[rays];
        for (int ray = 0; ray < rays; ray++) {
            radii[ray] = radius(colors, 3 * ray * RADII);
        }
        Arrays.sort(radii);
        return 2 * radii[rays / 2] * complex.cellSize();
    }

    /** Blue, green and red of each radius of each direction of each place. */
    private static byte[] colors(Mat pixels, CellComplex complex, int[] places) {
        float[] map = new float[2 * places.length * DIRECTIONS * RADII];
        int next = 0;
        for (int place : places) {
            Cell cell = complex.cells().get(place);
            for (int direction = 0; direction < DIRECTIONS; direction++) {
                double cosine = Math.cos(2 * Math.PI * direction / DIRECTIONS);
                double sine = Math.sin(2 * Math.PI * direction / DIRECTIONS);
                for (int i = 0; i < RADII; i++) {
                    double radius = INNERMOST + i * STEP;
                    double right = radius * cosine;
                    double down = radius * sine;
                    Point at = complex.pose()
                            .at(
                                    cell.center().x()
                                            + right * cell.right().x()
                                            + down * cell.down().x(),
                                    cell.center().y()
                                            + right * cell.right().y()
                                            + down * cell.down().y());
                    map[next++] = (float) at.x();
                    map[next++] = (float) at.y();
                }
            }
        }
        try (Mats mats = new Mats()) {
            Mat at = mats.keep(new Mat(places.length, DIRECTIONS * RADII, CvType.CV_32FC2));
            at.put(0, 0, map);
            Mat colors = mats.mat();
            Imgproc.remap(pixels, colors, at, mats.mat(), Imgproc.INTER_NEAREST, Core.BORDER_REPLICATE);
            return MatBytes.of(colors);
        }
    }

    /** Where the color changes most on the way outwards, in cells. */
    private static double radius(byte[] colors, int first) {
        int most = 0;
        int best = -1;
        for (int i = 0; i + 2 < RADII; i++) {
            int change = 0;
            for (int at = first + 3 * i; at < first + 3 * i + 3; at++) {
                change = Math.max(change, Math.abs((colors[at + 6] & 0xFF) - (colors[at] & 0xFF)));
            }
            if (change > most) {
                most = change;
                best = i;
            }
        }
        return INNERMOST + (best + 1) * STEP;
    }
}
