package flowcv.read.evidence;

import java.util.Arrays;
import java.util.BitSet;

/**
 * Where in a cell the ink lies: what differs from the cell's corners by more than half of what differs most. It tells a
 * digit from a disc, a pipe and an empty cell.
 */
final class Foreground {
    private static final int SIDE = CellPatches.SIDE;
    /** Samples along a side of a block. */
    private static final int BLOCK = 3;

    private static final int BLOCKS = SIDE / BLOCK;
    /** Ink that differs less from its ground, in tops of the board's light, is not made more of. */
    private static final double FAINT = 0.12;
    /** Samples at each side that are not looked at: lines may lie there. */
    private static final int RIM = 2;

    private static final int[] INNER =
            CellPatches.region((x, y) -> Math.max(Math.abs(x), Math.abs(y)) < 0.5 - (double) RIM / SIDE);
    /** Ink differs from the ground by this share of what differs most. */
    private static final double FULL = 0.8;

    private final CellPatches patches;
    private final int[] differences = new int[SIDE * SIDE];

    Foreground(CellPatches patches) {
        this.patches = patches;
    }

    /**
     * Adds the measures of the ink of a cell, and the ink itself in {@link #BLOCKS} by {@link #BLOCKS} blocks.
     *
     * @param top the light of the board, in levels
     */
    void addTo(Numbers row, int cell, float[] corner, double top) {
        int most = measure(cell, corner);
        addShape(row, most, top);
        double unit = Math.max(most, FAINT * top) * BLOCK * BLOCK;
        for (int block = 0; block < BLOCKS * BLOCKS; block++) {
            int sum = 0;
            for (int i = 0; i < BLOCK * BLOCK; i++) {
                int down = block / BLOCKS * BLOCK + i / BLOCK;
                sum += differences[down * SIDE + block % BLOCKS * BLOCK + i % BLOCK];
            }
            row.add(sum / unit);
        }
    }

    /**
     * Adds the greatest difference from the corners, in tops; which share of the cell is ink; which shares of the ink lie
     * within 0.2 cells of the middle, and 0.36 cells and more from the middle lines; the root of the mean square of its
     * distance from the middle, and the distance of its own middle from that of the cell, in cells; and how often ink and
     * ground change along all rows and columns, for each of them.
     */
    private void addShape(Numbers numbers, int most, double top) {
        int half = most / 2;
        int area = 0;
        int inner = 0;
        int outer = 0;
        int changes = 0;
        double x = 0;
        double y = 0;
        double squares = 0;
        for (int row = RIM; row < SIDE - RIM; row++) {
            for (int column = RIM; column < SIDE - RIM; column++) {
                int sample = row * SIDE + column;
                boolean isInk = differences[sample] > half;
                changes += isInk != differences[sample - 1] > half ? 1 : 0;
                changes += isInk != differences[sample - SIDE] > half ? 1 : 0;
                if (isInk) {
                    double right = (column + 0.5) / SIDE - 0.5;
                    double down = (row + 0.5) / SIDE - 0.5;
                    double square = right * right + down * down;
                    area++;
                    x += right;
                    y += down;
                    squares += square;
                    inner += square < 0.04 ? 1 : 0;
                    outer += Math.max(Math.abs(right), Math.abs(down)) > 0.36 ? 1 : 0;
                }
            }
        }
        double count = Math.max(1, area);
        numbers.add(most / top)
                .add(area / (double) differences.length)
                .add(inner / count)
                .add(outer / count)
                .add(Math.sqrt(squares / count))
                .add(Math.hypot(x, y) / count)
                .add(changes / (2.0 * (SIDE - 2 * RIM)));
    }

    /**
     * The color of the ink of a cell by channel (blue, green, red): where it is full, not at the edges of thin strokes.
     *
     * @param covered samples that show something else
     */
    float[] color(int cell, float[] corner, BitSet covered) {
        measure(cell, corner);
        int[] free = Arrays.stream(INNER).filter(sample -> !covered.get(sample)).toArray();
        // Pipes to many sides of a cell of a free shape cover all of it.
        int[] seen = free.length > 0 ? free : INNER;
        double full = FULL
                * Arrays.stream(seen).map(sample -> differences[sample]).max().orElseThrow();
        return patches.median(
                cell,
                Arrays.stream(seen)
                        .filter(sample -> differences[sample] >= full)
                        .toArray());
    }

    /**
     * What a cell shows.
     *
     * @param covered samples that show something else
     */
    Glyph glyph(int cell, float[] corner, BitSet covered) {
        measure(cell, corner);
        float[] levels = new float[differences.length];
        for (int sample = 0; sample < levels.length; sample++) {
            levels[sample] = differences[sample];
        }
        return new Glyph(levels, covered);
    }

    /** Measures how far each sample is from the corners; the greatest difference, in levels. */
    private int measure(int cell, float[] corner) {
        int most = 0;
        for (int sample = 0; sample < differences.length; sample++) {
            int difference = 0;
            for (int channel = 0; channel < corner.length; channel++) {
                difference =
                        Math.max(difference, Math.abs(patches.at(cell, sample, channel) - Math.round(corner[channel])));
            }
            differences[sample] = difference;
        }
        return Arrays.stream(INNER).map(sample -> differences[sample]).max().orElseThrow();
    }
}
