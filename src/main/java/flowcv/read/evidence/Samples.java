package flowcv.read.evidence;

import flowcv.read.frame.Frame;
import flowcv.read.tiling.CellComplex;
import java.util.BitSet;

/** What was measured of a complex, before anything is said about what it looks like. */
public final class Samples {
    private final BorderFeatures.Measured borders;
    private final float[][] cells;
    private final Strips strips;
    private final CellPatches patches;
    private final Foreground foreground;

    private Samples(BorderFeatures.Measured borders, float[][] cells, Strips strips, CellPatches patches) {
        this.borders = borders;
        this.cells = cells;
        this.strips = strips;
        this.patches = patches;
        foreground = new Foreground(patches);
    }

    /** The measures of a complex in a picture. */
    public static Samples of(Frame frame, CellComplex complex) {
        try (Raster raster = new Raster(frame, complex)) {
            Strips strips = Strips.of(raster, complex);
            CellPatches patches = CellPatches.of(raster, complex, strips.isNegative());
            CellFeatures features = new CellFeatures(complex, patches, strips);
            float[][] cells = new float[complex.cells().size()][];
            for (int i = 0; i < cells.length; i++) {
                cells[i] = complex.cells().get(i).isBeyond() ? new float[0] : features.row(i);
            }
            return new Samples(BorderFeatures.of(complex, strips), cells, strips, patches);
        }
    }

    /** The features of a border. */
    public float[] border(int border) {
        return borders.rows()[border].clone();
    }

    /** The features of a place; none of those beyond the board. */
    public float[] cell(int cell) {
        return cells[cell].clone();
    }

    /** How much of a border and of what lies beside it is in the picture, 0 to 1. */
    public double borderShare(int border) {
        return strips.share(border);
    }

    /** How much of a place is in the picture, 0 to 1. */
    public double cellShare(int cell) {
        return patches.share(cell);
    }

    /** Whether lines are darker than their ground. */
    public boolean isNegative() {
        return strips.isNegative();
    }

    int borderRgb(int border) {
        return borders.lines()[border];
    }

    /**
     * The color of a place in the picture, 0xRRGGBB: of its ink, of its dot, or in its middle.
     *
     * @param covered samples of the place that a pipe lies on
     */
    int cellRgb(int cell, CellLook look, BitSet covered) {
        return switch (look) {
            case GLYPH -> patches.rgb(foreground.color(cell, corner(cell), covered));
            case DOT, DOT_WITH_PIPE -> patches.rgb(patches.dot(cell, corner(cell)));
            case OUTSIDE, EMPTY, PIPE, PIPE_END, BRIDGE -> patches.rgb(patches.middle(cell));
        };
    }

    /** What a place shows beside pipes. */
    Glyph glyph(int cell, BitSet covered) {
        return foreground.glyph(cell, corner(cell), covered);
    }

    private float[] corner(int cell) {
        return patches.median(cell, CellFeatures.CORNERS);
    }
}
