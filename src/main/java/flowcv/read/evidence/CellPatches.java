package flowcv.read.evidence;

import flowcv.image.Point;
import flowcv.read.tiling.Cell;
import flowcv.read.tiling.CellComplex;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.stream.IntStream;

/** The colors of a square, or of what one is in the frame of its cell, around the middle of each place, {@link #SIDE} by {@link #SIDE} samples. */
final class CellPatches {
    static final int SIDE = 30;

    private static final int SAMPLES = SIDE * SIDE;
    /** Within a dot or a pipe, in cells from the middle; around a letter or a tick, but within a dot. */
    private static final int[] CORE = region((x, y) -> Math.hypot(x, y) < 0.12);

    private static final int[] RING = region((x, y) -> Math.hypot(x, y) > 0.17 && Math.hypot(x, y) < 0.25);

    /** Half of what most pipes are wide at most, in cells: wider ones hide what they lie on. */
    private static final double ARM = 0.16;

    private final Raster.Sampled sampled;
    private final int flip;
    private final Tally tally = new Tally();

    private CellPatches(Raster.Sampled sampled, boolean isNegative) {
        this.sampled = isNegative ? sampled.negative() : sampled;
        this.flip = isNegative ? 0xFF : 0;
    }

    static CellPatches of(Raster raster, CellComplex complex, boolean isNegative) {
        List<Raster.Grid> grids = new ArrayList<>();
        for (Cell cell : complex.cells()) {
            grids.add(new Raster.Grid(cell.center(), step(cell.down()), step(cell.right())));
        }
        return new CellPatches(raster.sample(grids, SIDE, SIDE), isNegative);
    }

    private static Point step(Point side) {
        return new Point(side.x() / SIDE, side.y() / SIDE);
    }

    double share(int cell) {
        return sampled.share()[cell];
    }

    /**
     * A channel (blue, green, red) of a sample of a cell, of the negative where the picture's lines are dark; 0 where the
     * picture is over.
     */
    int at(int cell, int sample, int channel) {
        return sampled.colors()[3 * (cell * SAMPLES + sample) + channel] & 0xFF;
    }

    /** The greatest channel of a sample. */
    int value(int cell, int sample) {
        return Math.max(at(cell, sample, 0), Math.max(at(cell, sample, 1), at(cell, sample, 2)));
    }

    /** The middle color of a region by channel (blue, green, red). */
    float[] median(int cell, int[] region) {
        float[] color = new float[3];
        for (int channel = 0; channel < color.length; channel++) {
            for (int sample : region) {
                tally.add(at(cell, sample, channel));
            }
            color[channel] = tally.median();
        }
        return color;
    }

    /** The color by channel (blue, green, red) of what lies in the middle. */
    float[] middle(int cell) {
        return median(cell, CORE);
    }

    /**
     * The color by channel (blue, green, red) of a dot: around a letter or a tick; of a small one in the middle.
     *
     * @param ground of the cell
     */
    float[] dot(int cell, float[] ground) {
        float[] ring = median(cell, RING);
        float[] middle = middle(cell);
        return 2 * Numbers.apart(ring, ground) < Numbers.apart(middle, ground) ? middle : ring;
    }

    /** A color by channel (blue, green, red) as it is in the picture, 0xRRGGBB. */
    int rgb(float[] color) {
        int rgb = 0;
        for (int channel = 2; channel >= 0; channel--) {
            rgb = rgb << 8 | Math.round(color[channel]) ^ flip;
        }
        return rgb;
    }

    /**
     * The samples on which a pipe lies that leaves a cell from its middle.
     *
     * @param right of the middle of the border that it crosses, in widths of the cell from its middle
     * @param down of it
     */
    static BitSet arm(double right, double down) {
        double length = Math.hypot(right, down);
        BitSet arm = new BitSet();
        for (int sample : region(
                (x, y) -> x * right + y * down > -ARM * length && Math.abs(x * down - y * right) < ARM * length)) {
            arm.set(sample);
        }
        return arm;
    }

    /** The samples at places, in cells from the middle, that pass a test. */
    static int[] region(BiPredicate<Double, Double> within) {
        return IntStream.range(0, SAMPLES)
                .filter(i -> within.test((i % SIDE + 0.5) / SIDE - 0.5, (i / SIDE + 0.5) / SIDE - 0.5))
                .toArray();
    }
}
