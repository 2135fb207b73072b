package flowcv.read.pose;

import flowcv.image.StopSignal;

/**
 * Finds the cell around a dot. A camera that is far away against the size of a cell maps it affinely, and
 * the dot's ellipse tells that map up to a turn: what is left to find is the turn, and the size of the
 * dot against its cell.
 */
final class SeedFinder {
    /** A dot's diameter in cells: 0.70 in the game, 0.60 to 0.80 in look-alikes; bloom adds some. */
    private static final double LEAST_DOT = 0.54;

    private static final double GREATEST_DOT = 0.88;
    private static final double DOT_STEP = 1.025;
    private static final double TURN_STEP = Math.toRadians(2);
    /** Levels of two opposite sides below which there is no cell; nearly all guesses end here. */
    private static final double LEAST_OPPOSITE = 3;
    /** Along a side and half of the neighboring sides, in cells from the middle. */
    private static final double[] ALONG = {-0.9, -0.78, -0.66, -0.42, -0.3, -0.18, 0.18, 0.3, 0.42, 0.66, 0.78, 0.9};

    private final Ridges ridges;

    SeedFinder(Ridges ridges) {
        this.ridges = ridges;
    }

    /** The likeliest cell around a dot; its score tells whether there is any. */
    Seed around(Ellipse dot) {
        Seed best = new Seed(dot.x(), dot.y(), 0, 0, 0, 0, 0);
        for (double share = LEAST_DOT; share <= GREATEST_DOT; share *= DOT_STEP) {
            StopSignal.check();
            for (double turn = 0; turn < Math.PI / 2 - TURN_STEP / 2; turn += TURN_STEP) {
                double[] u = dot.at(2 / share * Math.cos(turn), 2 / share * Math.sin(turn));
                double[] v = dot.at(-2 / share * Math.sin(turn), 2 / share * Math.cos(turn));
                double score = score(dot, u, v);
                if (score > best.score()) {
                    best = new Seed(dot.x(), dot.y(), u[0], u[1], v[0], v[1], score);
                }
            }
        }
        return best;
    }

    /** The weakest side but one counts: three sides have to be there, as at the edge of a glare. */
    private double score(Ellipse dot, double[] u, double[] v) {
        double a = line(dot, u, v, 0.5);
        double b = line(dot, u, v, -0.5);
        if (a + b < LEAST_OPPOSITE) {
            return 0;
        }
        double c = line(dot, v, u, 0.5);
        double d = line(dot, v, u, -0.5);
        if (c + d < LEAST_OPPOSITE) {
            return 0;
        }
        double off = 0.25 * (line(dot, u, v, 1) + line(dot, u, v, -1) + line(dot, v, u, 1) + line(dot, v, u, -1));
        double weakest = Math.min(Math.min(a, b), Math.min(c, d));
        return (a + b + c + d) / 4 + weakest - 2 * off;
    }

    private double line(Ellipse dot, double[] u, double[] v, double offset) {
        double sum = 0;
        for (double along : ALONG) {
            sum += ridges.at(dot.x() + offset * u[0] + along * v[0], dot.y() + offset * u[1] + along * v[1]);
        }
        return sum / ALONG.length;
    }
}
