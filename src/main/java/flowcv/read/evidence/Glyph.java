package flowcv.read.evidence;

import java.util.Arrays;

/**
 * What is drawn in a cell, as far as it differs from the cell's ground. Equal digits, letters and icons of one picture are
 * told from others by it; nobody needs to know what they mean.
 */
public final class Glyph {
    private static final int SIDE = CellPatches.SIDE;
    /** How far two of them are moved against each other, in samples: a lattice is off by a fifteenth of a cell at most. */
    private static final int SHIFT = 2;
    /** Half of what is compared, in samples: nearly all of a cell, and what lies within a disc. */
    private static final int WHOLE = SIDE / 2 - SHIFT;

    private static final int CORE = 6;
    /** A part whose levels have a smaller standard deviation shows nothing, in levels. */
    private static final double PLAIN = 12;

    private final float[] levels;
    private final double[] wholes;
    private final double[] cores;

    /** @param levels of each sample of a cell, row by row: how far it is from the ground, 0 to 255 */
    Glyph(float[] levels) {
        this.levels = Arrays.copyOf(levels, SIDE * SIDE);
        wholes = deviations(WHOLE);
        cores = deviations(CORE);
    }

    private double[] deviations(int half) {
        double[] deviations = new double[(2 * SHIFT + 1) * (2 * SHIFT + 1)];
        for (int shift = 0; shift < deviations.length; shift++) {
            double sum = 0;
            double squares = 0;
            int first = first(half) + moved(shift);
            for (int row = 0; row < 2 * half; row++) {
                for (int at = first + row * SIDE; at < first + row * SIDE + 2 * half; at++) {
                    sum += levels[at];
                    squares += levels[at] * levels[at];
                }
            }
            double count = 4.0 * half * half;
            deviations[shift] = Math.sqrt(Math.max(0, squares / count - sum / count * (sum / count)));
        }
        return deviations;
    }

    /** The first sample of a square in the middle. */
    private static int first(int half) {
        return (SIDE / 2 - half) * (SIDE + 1);
    }

    /** By how many samples a shift moves. */
    private static int moved(int shift) {
        return (shift / (2 * SHIFT + 1) - SHIFT) * SIDE + shift % (2 * SHIFT + 1) - SHIFT;
    }

    /**
     * How unlike two of them are, 0 to 2: one less the correlation of their levels where they fit best, of the whole or of
     * the middle, whichever is less alike. Two that show nothing are alike, and one that does is unlike one that does not.
     */
    public double distance(Glyph other) {
        return Math.max(distance(other, WHOLE, wholes, other.wholes), coreDistance(other));
    }

    /** The same of the middle alone: of what stands on a disc. */
    public double coreDistance(Glyph other) {
        return distance(other, CORE, cores, other.cores);
    }

    private double distance(Glyph other, int half, double[] deviations, double[] others) {
        int still = deviations.length / 2;
        if (deviations[still] < PLAIN || others[still] < PLAIN) {
            return deviations[still] < PLAIN && others[still] < PLAIN ? 0 : 1;
        }
        double best = -1;
        for (int shift = 0; shift < others.length; shift++) {
            double both = covariance(other, half, moved(shift));
            best = others[shift] > 0 ? Math.max(best, both / deviations[still] / others[shift]) : best;
        }
        return 1 - best;
    }

    /** Of the levels of a square in the middle with those of the other's, which is moved. */
    private double covariance(Glyph other, int half, int moved) {
        double sum = 0;
        double others = 0;
        double both = 0;
        for (int row = 0; row < 2 * half; row++) {
            int from = first(half) + row * SIDE;
            for (int at = from; at < from + 2 * half; at++) {
                sum += levels[at];
                others += other.levels[at + moved];
                both += levels[at] * other.levels[at + moved];
            }
        }
        double count = 4.0 * half * half;
        return both / count - sum / count * (others / count);
    }
}
