package flowcv.read;

import flowcv.read.pixel.Ranks;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.DoubleFunction;
import java.util.function.ToDoubleFunction;

/**
 * Tells the outline of a board by where it lies, where light and blur leave no clear gap between the lines of a
 * picture: the lines around the cells that were found, but for a few at most, are thicker than any between two of
 * them, walls apart.
 *
 * @param outer lines between a cell and what is none
 * @param inner lines between two cells, walls among them, each once or each twice
 */
record OuterLines(List<Side> outer, List<Side> inner) {
    /** Fewer lines may be thicker than the others by chance. The smallest usual boards have 20 around them. */
    private static final int LEAST_OUTER = 12;
    /** More walls than this share of the lines between cells no board has (measured in 1,378 official levels: 0.27). */
    private static final double MOST_WALLS = 0.5;
    /**
     * By this ratio the weakest outer line has more than the strongest grid line, at least (met: 1.12 and 1.18), and
     * less than any wall: a line that has as much as the faintest of the outline may be either.
     */
    private static final double LEAST_GAP = 1.1;
    /** And the median one than the median within (met: 1.75 to 3.3); glow beside the board makes lines differ less. */
    private static final double LEAST_RATIO = 1.5;
    /**
     * Light and glow take ink from lines, but leave their width; blur leaves less difference in it (met: 7.0 pixels
     * and more around, 6.5 at most within).
     */
    private static final double WIDTH_GAP = 1.05;

    /** Of the same the medians: 7.4 and 6.1. */
    private static final double WIDTH_RATIO = 1.2;
    /** In pixels: of narrower lines a quarter of a pixel is more than {@link #WIDTH_GAP}. */
    private static final double LEAST_WIDTH = 5;

    /** How far a measure has to part lines: the weakest outer one from the strongest within, and their medians. */
    private record Least(double gap, double ratio) {}

    /** Keeps copies of the lists. */
    OuterLines {
        outer = List.copyOf(outer);
        inner = List.copyOf(inner);
    }

    /**
     * What parts the outline from the lines within, by ink, by width and ink together, and by width; none where
     * nothing does.
     *
     * @param mostFaint share of the outer lines that may be as faint as those within: in glow, or beside a dot
     */
    List<LineWeights> weights(double mostFaint) {
        List<LineWeights> weights = new ArrayList<>();
        Least usual = new Least(LEAST_GAP, LEAST_RATIO);
        parting(Side::ink, LineWeights::ofInk, mostFaint, usual).ifPresent(weights::add);
        parting(LineWeights::weight, LineWeights::ofWeight, mostFaint, usual).ifPresent(weights::add);
        parting(Side::width, LineWeights::ofWidth, mostFaint, new Least(WIDTH_GAP, WIDTH_RATIO))
                .filter(split -> split.leastWidth() >= LEAST_WIDTH)
                .ifPresent(weights::add);
        return weights;
    }

    private Optional<LineWeights> parting(
            ToDoubleFunction<Side> measure, DoubleFunction<LineWeights> split, double mostFaint, Least least) {
        if (outer.size() < LEAST_OUTER) {
            return Optional.empty();
        }
        double[] outline = outer.stream().mapToDouble(measure).sorted().toArray();
        double weakest = outline[(int) (mostFaint * outline.length)];
        double[] thin = inner.stream()
                .mapToDouble(measure)
                .filter(line -> line < least.gap() * weakest)
                .sorted()
                .toArray();
        if (thin.length < (1 - MOST_WALLS) * inner.size() || thin.length == 0) {
            return Optional.empty();
        }
        double strongest = thin[thin.length - 1];
        boolean isParted = weakest >= least.gap() * strongest
                && Ranks.median(Arrays.stream(outline)) >= least.ratio() * thin[thin.length / 2];
        return isParted ? Optional.of(split.apply((weakest + strongest) / 2)) : Optional.empty();
    }
}
