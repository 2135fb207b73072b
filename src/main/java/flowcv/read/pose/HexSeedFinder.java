package flowcv.read.pose;

import flowcv.image.StopSignal;
import java.util.Arrays;

/** Finds the hexagon around a dot, as {@link SeedFinder} finds squares: by its turn, and the dot's size in it. */
final class HexSeedFinder {
    /**
     * A dot's diameter in sides of its hexagon: 0.70 of a square as large is 1.13; look-alikes and bloom as for
     * squares.
     */
    private static final double LEAST_DOT = 0.87;

    private static final double GREATEST_DOT = 1.4;
    private static final double DOT_STEP = 1.025;
    private static final double TURN_STEP = Math.toRadians(2);
    private static final int SIDES = 6;
    /** Levels that two opposite sides have together; nearly all guesses end here. */
    private static final double LEAST_OPPOSITE = 3;
    /** Along a side, as shares of it. */
    private static final double[] ALONG = {0.08, 0.2, 0.32, 0.44, 0.56, 0.68, 0.8, 0.92};
    /** Where no line is: nearer to the middle, and farther, off the lines that lead outwards from the corners. */
    private static final double[] OFF = {0.8, 1.25};
    /** The line that leads outwards from a corner, in sides from the middle. */
    private static final double[] OUTWARDS = {1.15, 1.3, 1.45, 1.6, 1.75};

    private final Ridges ridges;

    HexSeedFinder(Ridges ridges) {
        this.ridges = ridges;
    }

    /** The likeliest hexagon around a dot, by two of its sides; its score tells whether there is any. */
    Seed around(Ellipse dot) {
        Seed best = new Seed(dot.x(), dot.y(), 0, 0, 0, 0, 0);
        double sixth = 2 * Math.PI / SIDES;
        for (double share = LEAST_DOT; share <= GREATEST_DOT; share *= DOT_STEP) {
            StopSignal.check();
            for (double turn = 0; turn < sixth - TURN_STEP / 2; turn += TURN_STEP) {
                double[][] corners = new double[SIDES][];
                for (int i = 0; i < SIDES; i++) {
                    double angle = turn + i * sixth;
                    corners[i] = dot.at(2 / share * Math.cos(angle), 2 / share * Math.sin(angle));
                }
                double score = score(dot, corners);
                if (score > best.score()) {
                    best = new Seed(
                            dot.x(), dot.y(), corners[0][0], corners[0][1], corners[1][0], corners[1][1], score);
                }
            }
        }
        return best;
    }

    /**
     * The weakest side but one counts: five sides have to be there, as at the edge of a glare, or where a pipe leaves.
     */
    private double score(Ellipse dot, double[][] corners) {
        double[] sides = new double[SIDES];
        for (int i = 0; i < SIDES / 2; i++) {
            sides[i] = side(dot, corners, i, 1);
            sides[i + SIDES / 2] = side(dot, corners, i + SIDES / 2, 1);
            if (sides[i] + sides[i + SIDES / 2] < LEAST_OPPOSITE) {
                return 0;
            }
        }
        double mean = Arrays.stream(sides).average().orElse(0);
        double off = 0;
        double outwards = 0;
        for (int i = 0; i < SIDES; i++) {
            for (double part : OFF) {
                off += side(dot, corners, i, part) / (SIDES * OFF.length);
            }
            for (double along : OUTWARDS) {
                outwards += ridges.at(dot.x() + along * corners[i][0], dot.y() + along * corners[i][1])
                        / (SIDES * OUTWARDS.length);
            }
        }
        Arrays.sort(sides);
        return (mean + outwards) / 2 + sides[1] - 2 * off;
    }

    private double side(Ellipse dot, double[][] corners, int side, double part) {
        double[] from = corners[side];
        double[] to = corners[(side + 1) % SIDES];
        double sum = 0;
        for (double along : ALONG) {
            sum += ridges.at(
                    dot.x() + part * (from[0] + along * (to[0] - from[0])),
                    dot.y() + part * (from[1] + along * (to[1] - from[1])));
        }
        return sum / ALONG.length;
    }
}
