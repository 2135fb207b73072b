package flowcv.read.inference;

import flowcv.read.evidence.Appearance;
import flowcv.read.evidence.BorderLook;
import flowcv.read.evidence.Evidence;
import flowcv.read.tiling.BoardForm;
import flowcv.read.tiling.Border;
import flowcv.read.tiling.CellComplex;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.DoubleSummaryStatistics;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The best labelings of a complex.
 *
 * @param best the cheapest first
 * @param doubts what the best might say otherwise, the likeliest first
 * @param missing places beyond the complex that seem to be cells: a flow may pass from the best labeling's cells to them,
 *     or the lines of its grid go on there
 * @param mean what each cell of the best labeling and each of its borders costs on average, in nats: small where the
 *     complex is that of the board
 * @param worst what the one of them costs that looks least like what it is said to be, in nats
 * @param otherExtent what the likeliest other extent of the board costs more, in nats: a row more or less at one side
 */
public record Labelings(
        List<Labeling> best,
        List<Change> doubts,
        List<Integer> missing,
        double mean,
        double worst,
        double otherExtent) {
    /** An outline that looks so much rather like a line of the grid may be one, in nats. */
    private static final double SEEMS = 3;
    /** Of what lies at one side so much is to be told from the rest. */
    private static final double HALF = 0.5;
    /** Lines that go on beyond the outline, at least: one may be a stain. */
    private static final int FEW = 2;
    /** So many times as many cells as there are labelings may be none: some of them alone cannot. */
    private static final int ROOM = 4;
    /** What costs more on average is no board, in nats, so what else it may be is not looked for. */
    public static final double STRANGE = 0.3;

    /** Keeps copies. */
    public Labelings {
        best = List.copyOf(best);
        doubts = List.copyOf(doubts);
        missing = List.copyOf(missing);
    }

    /**
     * Weighs everything that was seen together.
     *
     * @param count the greatest number of labelings
     */
    public static Labelings of(CellComplex complex, Evidence evidence, int count) {
        Costs costs = Costs.of(complex, evidence);
        CellSearch search = new CellSearch(complex.cells(), costs);
        BitSet cells = search.best();
        double walled = costs.total(cells);
        BitSet plainCells = search.plain(complex.form().rims());
        double plain = complex.form().mayBePlain() ? costs.plain(plainCells) : Double.POSITIVE_INFINITY;
        double least = Math.min(walled, plain);
        List<Labeling> found = new ArrayList<>();
        List<Change> doubts = new ArrayList<>();
        if (plain < least + Base.WIDEST) {
            Base base = Base.plain(costs, plainCells, plain);
            found.addAll(base.around(costs, count));
            doubts.addAll(base.changes(plain - least));
        }
        if (walled < least + Base.WIDEST) {
            Base base = Base.walled(costs, cells, walled);
            found.addAll(base.around(costs, count));
            doubts.addAll(base.changes(walled - least));
            if (costs.each(base.labeling(), false).getAverage() <= STRANGE) {
                List<Change> others = search.others(cells, walled - least, ROOM * count);
                others.stream().limit(count).forEach(change -> {
                    BitSet other = (BitSet) cells.clone();
                    other.flip(change.index());
                    found.addAll(
                            Base.walled(costs, other, least + change.margin()).around(costs, count));
                });
                doubts.addAll(others);
            }
        }
        found.sort(Comparator.comparingDouble(Labeling::cost));
        doubts.sort(Comparator.comparingDouble(Change::margin));
        Set<List<Object>> doubted = new HashSet<>();
        doubts.removeIf(doubt -> !doubted.add(Arrays.asList(doubt.what(), doubt.index(), doubt.content())));
        Set<Labeling.Said> said = new HashSet<>();
        List<Labeling> best = found.stream()
                .filter(labeling -> said.add(labeling.said()))
                .limit(count)
                .toList();
        boolean isPlain = plain < walled;
        List<Integer> missing = isPlain ? List.of() : missing(complex, evidence, costs, best.get(0));
        DoubleSummaryStatistics each = costs.each(best.get(0), isPlain);
        return new Labelings(
                best,
                doubts,
                missing.isEmpty() ? beyond(complex, evidence) : missing,
                each.getCount() == 0 ? Double.MAX_VALUE : each.getAverage(),
                each.getMax(),
                isPlain
                        ? complex.form().rims().stream()
                                .mapToDouble(rim -> costs.plain(search.otherwise(plainCells, rim)) - plain)
                                .min()
                                .orElse(Base.WIDEST)
                        : Base.WIDEST);
    }

    /** The same, of which another extent was told from before. */
    public Labelings orOtherwise(double extent) {
        return new Labelings(best, doubts, missing, mean, worst, Math.min(extent, otherExtent));
    }

    /** Whether most inner lines go on beyond a side of the complex. */
    public static boolean goesOn(Evidence evidence, BoardForm.Rim rim) {
        List<Evidence.Seen> stubs = rim.stubs().stream()
                .map(evidence.borders()::get)
                .filter(seen -> seen.share() >= Appearance.LEAST_SHARE)
                .toList();
        long lines = stubs.stream()
                .filter(seen -> seen.likelihood(BorderLook.NOTHING) + seen.likelihood(BorderLook.HIDDEN) < HALF)
                .count();
        return lines >= FEW && lines > HALF * stubs.size();
    }

    /** Places where lines of the grid go on. */
    private static List<Integer> beyond(CellComplex complex, Evidence evidence) {
        return complex.form().rims().stream()
                .filter(rim -> goesOn(evidence, rim))
                .map(rim ->
                        complex.borders().get(rim.borders().get(rim.borders().size() / 2)))
                .map(border -> complex.cells().get(border.first()).isBeyond() ? border.first() : border.second())
                .filter(place -> evidence.cells().get(place).share() >= Appearance.LEAST_SHARE)
                .toList();
    }

    private static List<Integer> missing(CellComplex complex, Evidence evidence, Costs costs, Labeling best) {
        List<Integer> missing = new ArrayList<>();
        for (int border = 0; border < complex.borders().size(); border++) {
            Border at = complex.borders().get(border);
            boolean seems = costs.open()[border] + SEEMS < Math.min(costs.thick()[border], costs.nothing()[border]);
            if (seems
                    && costs.isOutline(border, best.cells())
                    && !best.openings().get(border)) {
                int outside = best.cells().get(at.first()) ? at.second() : at.first();
                boolean isSeen = evidence.cells().get(outside).share() >= Appearance.LEAST_SHARE;
                if (isSeen && complex.cells().get(outside).isBeyond()) {
                    missing.add(outside);
                }
            }
        }
        return missing;
    }
}
