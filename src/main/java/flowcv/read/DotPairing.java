package flowcv.read;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Finds which dots belong together by their colors in this picture. */
final class DotPairing {
    /** Two dots of one color differ by up to 30 levels in poor JPEGs, which is about this distance. */
    private static final double WIDEST = 16;
    /**
     * Glare and over-exposure tell two dots of one color apart by this distance; they are taken for a
     * pair where any other pairing is worse by far more.
     */
    private static final double WIDEST_SURE = 40;

    private static final double SURE_RATIO = 2;
    /** Below this margin another pairing is nearly as good. */
    private static final double LEAST_MARGIN = 9;
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
     * Pairs the dots of a board.
     *
     * @param joined dots that a drawn pipe joins: a pairing that says otherwise is refused
     */
    static Found<Paired> pair(List<Dot> dots, List<PipeTracer.Joined> joined) {
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
        if (matching.margin() < LEAST_MARGIN) {
            return not("the colors of the dots pair in two ways that differ by " + tenths(matching.margin())
                    + " (CIELAB), expected at least " + tenths(LEAST_MARGIN));
        }
        for (PipeTracer.Joined pipe : joined) {
            if (matching.partner()[pipe.first()] != pipe.second()) {
                Dot dot = dots.get(pipe.first());
                return not("a pipe joins the dot in row " + (dot.row() + 1) + ", column " + (dot.column() + 1)
                        + " to one of another color");
            }
        }
        List<int[]> ends = new ArrayList<>();
        for (int i = 0; i < colors.length; i++) {
            if (matching.partner()[i] > i) {
                ends.add(new int[] {i, matching.partner()[i]});
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
        return new Found.Yes<>(new Paired(pairs, Math.min(1, matching.margin() / SURE_MARGIN)));
    }

    private static Found<Paired> not(String reason) {
        return new Found.Not<>(Stage.PAIRS, reason);
    }

    private static String tenths(double value) {
        return String.format(Locale.ROOT, "%.1f", value);
    }
}
