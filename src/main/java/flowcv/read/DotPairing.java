package flowcv.read;

import flowcv.read.matching.AlternatingCycles;
import flowcv.read.matching.ColorMatching;
import flowcv.read.matching.ColorNames;
import flowcv.read.matching.Matching;
import flowcv.read.matching.NearMatchings;
import flowcv.read.pixel.Lab;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Finds which dots belong together by their colors in this picture. */
final class DotPairing {
    /** Two dots of one color differ by up to 30 levels in poor JPEGs, which is about this distance. */
    static final double WIDEST = 16;
    /**
     * Glare and over-exposure tell two dots of one color apart by this distance; they are taken for a
     * pair where any other pairing is worse by far more.
     */
    private static final double WIDEST_SURE = 40;

    private static final double SURE_RATIO = 2;
    /** Below this margin another pairing is nearly as good. */
    private static final double LEAST_MARGIN = 9;
    /**
     * Where another pairing is nearly as good, all up to this much worse may be right: two pairs whose dots differ as
     * much as they may.
     */
    private static final double NEAR = 2 * WIDEST;
    /**
     * But not where it asks four dots or more to differ by far more than others do that would then be alike by chance
     * (pairs of two yellows: 1.9 together, the other way 28.7; of two greens in doubt: 4.3 and 17.7). By itself such an
     * exchange is as far from the best pairing as is asked where nothing else is in doubt.
     */
    private static final double CHANCE_RATIO = 3;
    /** Four dots of one color pair in 3 ways, six in 15, twice four in 9. */
    private static final int MOST_WAYS = 32;
    /** So many near pairings are looked at; most of them ask for too much. */
    private static final int MOST_LOOKED_AT = 1024;
    /** From this margin on nothing is in doubt. */
    private static final double SURE_MARGIN = 40;

    /**
     * Two dots of one color.
     *
     * @param label the name of the color
     */
    record DotPair(String label, Dot first, Dot second) {}

    /**
     * All dots in pairs.
     *
     * @param confidence 0 to 1, from the margin to the second-best pairing
     */
    record Paired(List<DotPair> pairs, double confidence) {}

    private DotPairing() {}

    /**
     * Pairs the dots of a board in all ways that their colors allow, the likeliest first: light and over-exposure may
     * make several pairs of one color.
     *
     * @param joined dots that a drawn pipe joins: a pairing that says otherwise is none
     */
    static Found<List<Paired>> ways(List<Dot> dots, List<PipeTracer.Joined> joined) {
        if (dots.size() < 4) {
            return not("found " + dots.size() + " dots, expected at least 4");
        }
        if (dots.size() % 2 == 1) {
            return not("found " + dots.size() + " dots, expected an even number");
        }
        Lab[] colors = new Lab[dots.size()];
        for (int i = 0; i < colors.length; i++) {
            colors[i] = Lab.of(dots.get(i).rgb());
        }
        Matching matching = ColorMatching.match(colors);
        if (matching.widest() > Math.min(WIDEST_SURE, Math.max(WIDEST, matching.margin() / SURE_RATIO))) {
            return not("the colors of " + dots.size() + " dots do not pair: the two least alike of a pair differ by "
                    + tenths(matching.widest()) + " (CIELAB), expected at most " + tenths(WIDEST));
        }
        List<int[]> partners = List.of(matching.partner());
        if (matching.margin() < LEAST_MARGIN) {
            Optional<List<int[]>> near = near(colors, matching.partner());
            if (near.isEmpty()) {
                return not("the colors of the dots pair in more than " + MOST_WAYS + " ways that differ by less than "
                        + tenths(NEAR) + " (CIELAB)");
            }
            partners = near.get();
        }
        Optional<PipeTracer.Joined> against = Optional.empty();
        List<Paired> ways = new ArrayList<>();
        for (int[] partner : partners) {
            Optional<PipeTracer.Joined> other = joined.stream()
                    .filter(pipe -> partner[pipe.first()] != pipe.second())
                    .findFirst();
            against = against.or(() -> other);
            if (other.isEmpty()) {
                ways.add(paired(dots, colors, partner, Math.min(1, matching.margin() / SURE_MARGIN)));
            }
        }
        return ways.isEmpty()
                ? not("a pipe joins the dot in "
                        + dots.get(against.orElseThrow().first()).where() + " to one of another color")
                : new Found.Yes<>(ways);
    }

    /** The best matching, and those nearly as good where there are any; empty where there are too many. */
    private static Optional<List<int[]>> near(Lab[] colors, int[] best) {
        double[][] distance = new double[colors.length][colors.length];
        double sum = 0;
        for (int i = 0; i < colors.length; i++) {
            for (int j = 0; j < colors.length; j++) {
                distance[i][j] = colors[i].distance(colors[j]);
            }
            sum += distance[i][best[i]] / 2;
        }
        double weight = sum;
        // The margin is a bound where colors are many: whether another one is as near is counted.
        Optional<List<int[]>> nearest = NearMatchings.within(distance, weight + LEAST_MARGIN, MOST_WAYS);
        return nearest.flatMap(ways -> ways.size() == 1
                ? nearest
                : NearMatchings.within(distance, weight + NEAR, MOST_LOOKED_AT)
                        .map(all -> all.stream()
                                .filter(other -> mayBeRight(best, other, distance))
                                .toList())
                        .filter(likely -> likely.size() <= MOST_WAYS));
    }

    /** Whether nothing in which a pairing differs from the best one makes dots differ by far more than there. */
    private static boolean mayBeRight(int[] best, int[] other, double[][] distance) {
        return AlternatingCycles.between(best, other, distance).stream()
                .allMatch(cycle -> cycle.second() < CHANCE_RATIO * cycle.first() + LEAST_MARGIN / 2 * cycle.pairs());
    }

    private static Paired paired(List<Dot> dots, Lab[] colors, int[] partner, double confidence) {
        List<int[]> ends = new ArrayList<>();
        for (int i = 0; i < colors.length; i++) {
            if (partner[i] > i) {
                ends.add(new int[] {i, partner[i]});
            }
        }
        Lab[] named = new Lab[ends.size()];
        for (int i = 0; i < named.length; i++) {
            named[i] = colors[ends.get(i)[0]];
        }
        String[] labels = ColorNames.label(named);
        List<DotPair> pairs = new ArrayList<>();
        for (int i = 0; i < labels.length; i++) {
            pairs.add(new DotPair(labels[i], dots.get(ends.get(i)[0]), dots.get(ends.get(i)[1])));
        }
        return new Paired(pairs, confidence);
    }

    private static Found<List<Paired>> not(String reason) {
        return new Found.Not<>(Stage.PAIRS, reason);
    }

    private static String tenths(double value) {
        return String.format(Locale.ROOT, "%.1f", value);
    }
}
