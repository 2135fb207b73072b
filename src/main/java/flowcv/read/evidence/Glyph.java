package flowcv.read.evidence;

import java.util.Arrays;
import java.util.BitSet;

/**
 * What is drawn in a cell, as far as it differs from the cell's ground. Equal digits, letters and icons of one picture are
 * told from others by it; nobody needs to know what they mean.
 */
public final class Glyph {
    private static final int SIDE = CellPatches.SIDE;
    /** How far two of them are moved against each other, in samples: a lattice is off by a fifteenth of a cell at most. */
    private static final int SHIFT = 2;
    /** Half of what is compared, in samples: a cell without its rim, and what lies within a disc. */
    private static final int WHOLE = 12;

    private static final int CORE = 6;
    /** A part whose levels have a smaller standard deviation shows nothing, in levels. */
    private static final double PLAIN = 12;
    /** Two parts of which fewer samples of both are seen are not compared. */
    private static final int LEAST = 30;

    private final float[] levels;
    private final BitSet covered;

    /**
     * @param levels of each sample of a cell, row by row: how far it is from the ground, 0 to 255
     * @param covered samples that show something else
     */
    Glyph(float[] levels, BitSet covered) {
        this.levels = Arrays.copyOf(levels, SIDE * SIDE);
        this.covered = (BitSet) covered.clone();
    }

    /**
     * How unlike two of them are, 0 to 2: one less the correlation of their levels where they fit best, of the whole or of
     * the middle, whichever is less alike. Two that show nothing are alike, and one that does is unlike one that does not.
     * 0, too, where pipes leave too little to compare.
     */
    public double distance(Glyph other) {
        return Math.max(distance(other, WHOLE), distance(other, CORE));
    }

    /** The same of the middle alone: of what stands on a disc. */
    public double coreDistance(Glyph other) {
        return distance(other, CORE);
    }

    /** Whether the middle shows nothing. */
    public boolean isCorePlain() {
        int count = 4 * CORE * CORE;
        double sum = 0;
        double squares = 0;
        for (int i = 0; i < count; i++) {
            float level = levels[(SIDE / 2 - CORE) * (SIDE + 1) + i / (2 * CORE) * SIDE + i % (2 * CORE)];
            sum += level;
            squares += level * level;
        }
        double mean = sum / count;
        return squares / count - mean * mean < PLAIN * PLAIN;
    }

    private double distance(Glyph other, int half) {
        double best = Double.MAX_VALUE;
        for (int down = -SHIFT; down <= SHIFT; down++) {
            for (int right = -SHIFT; right <= SHIFT; right++) {
                best = Math.min(best, distance(other, half, down * SIDE + right));
            }
        }
        return best == Double.MAX_VALUE ? 0 : best;
    }

    /** Of a square in the middle from one of the other that is moved by some samples; the greatest number where too few are seen. */
    private double distance(Glyph other, int half, int moved) {
        int count = 0;
        double sum = 0;
        double others = 0;
        double squares = 0;
        double otherSquares = 0;
        double both = 0;
        int first = (SIDE / 2 - half) * (SIDE + 1);
        for (int row = 0; row < 2 * half; row++) {
            int from = first + row * SIDE;
            for (int at = from; at < from + 2 * half; at++) {
                if (!covered.get(at) && !other.covered.get(at + moved)) {
                    double one = levels[at];
                    double its = other.levels[at + moved];
                    count++;
                    sum += one;
                    others += its;
                    squares += one * one;
                    otherSquares += its * its;
                    both += one * its;
                }
            }
        }
        if (count < LEAST) {
            return Double.MAX_VALUE;
        }
        double deviation = Math.sqrt(Math.max(0, squares / count - sum / count * (sum / count)));
        double its = Math.sqrt(Math.max(0, otherSquares / count - others / count * (others / count)));
        return deviation < PLAIN || its < PLAIN
                ? (deviation < PLAIN && its < PLAIN ? 0 : 1)
                : 1 - (both / count - sum / count * (others / count)) / (deviation * its);
    }
}
