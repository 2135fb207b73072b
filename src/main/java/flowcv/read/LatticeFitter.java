package flowcv.read;

import flowcv.read.disc.Disc;
import flowcv.read.pixel.Pixels;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Fits a square lattice to discs of one size and to the lines between them. The discs give the phase
 * and, by their size, a range for the pitch; the lines decide, and give exact positions.
 */
final class LatticeFitter {
    /** A dot's diameter in cells: 0.70 in the game, 0.60 to 0.80 in look-alikes. */
    private static final double LEAST_DOT = 0.56;

    private static final double GREATEST_DOT = 0.84;
    /** Over 18 cells a pitch that is wrong by this share puts the last line a twentieth off. */
    private static final double PITCH_STEP = 1.003;
    /** How far a dot may be from the middle of its cell, in cells (measured: 0.06). */
    static final double OFF_CENTER = 0.13;
    /** Positions of lines are looked for within this share of a cell around where they should be. */
    private static final double LINE_SLACK = 0.08;
    /** Lines weigh more than dots: a wrong pitch can suit a few dots, but not all lines. */
    private static final double LINE_WEIGHT = 1.5;

    private LatticeFitter() {}

    static Optional<Lattice> fit(Pixels pixels, List<Disc> discs) {
        Optional<Lattice> first = fitOnce(pixels, discs);
        // Discs off the lattice stretch the band in which lines are looked for; look again without.
        if (first.isPresent() && first.get().dots().size() < discs.size()) {
            return fitOnce(pixels, first.get().dots());
        }
        return first;
    }

    private static Optional<Lattice> fitOnce(Pixels pixels, List<Disc> discs) {
        double radius = discs.get(discs.size() / 2).radius();
        double[] xs = new double[discs.size()];
        double[] ys = new double[discs.size()];
        for (int i = 0; i < discs.size(); i++) {
            xs[i] = discs.get(i).x();
            ys[i] = discs.get(i).y();
        }
        // A third of the radius is 0.12 of a cell: past any outline, short of any pipe.
        int reach = Math.max(2, (int) Math.round(0.34 * radius));
        // Lines are asked for between the outermost discs and one cell beyond them.
        double margin = 2 * (2 * radius / LEAST_DOT);
        LineProfile vertical;
        LineProfile horizontal;
        // One looks at about as many pixels as the other, which is most of what fitting costs.
        try (Forked<LineProfile> upright = Forked.of(
                () -> LineProfile.of(pixels, true, min(ys), max(ys), min(xs) - margin, max(xs) + margin, reach))) {
            horizontal = LineProfile.of(pixels, false, min(xs), max(xs), min(ys) - margin, max(ys) + margin, reach);
            vertical = upright.get();
        }

        double best = 0;
        double bestPitch = 0;
        for (double pitch = 2 * radius / GREATEST_DOT; pitch <= 2 * radius / LEAST_DOT; pitch *= PITCH_STEP) {
            double score = score(vertical, xs, pitch) + score(horizontal, ys, pitch);
            if (score > best) {
                best = score;
                bestPitch = pitch;
            }
        }
        if (bestPitch == 0) {
            return Optional.empty();
        }
        Axis x = refine(vertical, xs, new Axis(phase(mean(xs, bestPitch), bestPitch), bestPitch));
        Axis y = refine(horizontal, ys, new Axis(phase(mean(ys, bestPitch), bestPitch), bestPitch));
        List<Disc> inside = new ArrayList<>();
        for (Disc disc : discs) {
            if (Math.hypot(x.offCenter(disc.x()), y.offCenter(disc.y())) <= OFF_CENTER) {
                inside.add(disc);
            }
        }
        if (inside.size() < 4) {
            return Optional.empty();
        }
        double support = (lineSupport(vertical, xs, x) + lineSupport(horizontal, ys, y)) / 2;
        return Optional.of(new Lattice(x, y, inside, support));
    }

    private static double score(LineProfile profile, double[] centers, double pitch) {
        double[] mean = mean(centers, pitch);
        // How well the centers agree on a phase: 1 wholly, 0 not at all.
        double coherence = Math.hypot(mean[0], mean[1]);
        return coherence + LINE_WEIGHT * lineSupport(profile, centers, new Axis(phase(mean, pitch), pitch));
    }

    /** Mean share of the lines between the first and the last center, less that halfway between. */
    private static double lineSupport(LineProfile profile, double[] centers, Axis axis) {
        int first = axis.cellAt(min(centers));
        int last = axis.cellAt(max(centers));
        double slack = 1 + LINE_SLACK / 3 * axis.pitch();
        double sum = 0;
        for (int k = first; k <= last + 1; k++) {
            sum += profile.peak(axis.line(k), slack) - profile.peak(axis.center(k), slack);
        }
        return sum / (last - first + 2);
    }

    /** Where lines lie if the centers are in the middle of cells. */
    private static double phase(double[] mean, double pitch) {
        return Math.atan2(mean[1], mean[0]) / (2 * Math.PI) * pitch - pitch / 2;
    }

    /** The mean of the centers on a circle of one pitch: its cosine and sine. */
    private static double[] mean(double[] centers, double pitch) {
        double cos = 0;
        double sin = 0;
        for (double center : centers) {
            double angle = 2 * Math.PI * center / pitch;
            cos += Math.cos(angle);
            sin += Math.sin(angle);
        }
        return new double[] {cos / centers.length, sin / centers.length};
    }

    /** Least squares through the lines that are seen, and the centers where they are not. */
    private static Axis refine(LineProfile profile, double[] centers, Axis guess) {
        Axis axis = guess;
        for (int round = 0; round < 2; round++) {
            LineFit fit = new LineFit();
            for (double center : centers) {
                int cell = axis.cellAt(center);
                if (Math.abs(axis.offCenter(center)) <= OFF_CENTER) {
                    fit.add(cell + 0.5, center, 0.2);
                }
            }
            for (int k = axis.cellAt(min(centers)); k <= axis.cellAt(max(centers)) + 1; k++) {
                double slack = 1 + LINE_SLACK * axis.pitch();
                double share = profile.peak(axis.line(k), slack);
                if (share > 0.4) {
                    fit.add(k, profile.middle(axis.line(k), slack), share);
                }
            }
            axis = fit.axis().orElse(axis);
        }
        return axis;
    }

    private static double min(double[] values) {
        double min = Double.MAX_VALUE;
        for (double value : values) {
            min = Math.min(min, value);
        }
        return min;
    }

    private static double max(double[] values) {
        double max = -Double.MAX_VALUE;
        for (double value : values) {
            max = Math.max(max, value);
        }
        return max;
    }
}
