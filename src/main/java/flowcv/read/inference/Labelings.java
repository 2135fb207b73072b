package flowcv.read.inference;

import flowcv.read.evidence.Evidence;
import flowcv.read.tiling.CellComplex;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;

/**
 * The best labelings of a complex.
 *
 * @param best the cheapest first
 * @param doubts what the best might say otherwise, the likeliest first
 */
public record Labelings(List<Labeling> best, List<Change> doubts) {
    /** Keeps copies. */
    public Labelings {
        best = List.copyOf(best);
        doubts = List.copyOf(doubts);
    }

    /**
     * Weighs everything that was seen together.
     *
     * @param count the greatest number of labelings
     */
    public static Labelings of(CellComplex complex, Evidence evidence, int count) {
        Costs costs = Costs.of(complex, evidence);
        CellSearch search = new CellSearch(complex.cells(), costs);
        BitSet all = search.all();
        BitSet cells = search.best();
        double walled = costs.total(cells);
        double plain = costs.plain(all);
        double least = Math.min(walled, plain);
        List<Labeling> found = new ArrayList<>();
        List<Change> doubts = new ArrayList<>();
        if (plain < least + Base.WIDEST) {
            Base base = Base.plain(costs, all, plain);
            found.addAll(base.around(costs, count));
            doubts.addAll(base.changes());
        }
        if (walled < least + Base.WIDEST) {
            Base base = Base.walled(costs, cells, walled);
            found.addAll(base.around(costs, count));
            doubts.addAll(base.changes());
            all.stream().forEach(place -> {
                BitSet other = (BitSet) cells.clone();
                other.flip(place);
                double cost = costs.total(other);
                if (cost < least + Base.WIDEST) {
                    found.addAll(Base.walled(costs, other, cost).around(costs, count));
                    doubts.add(new Change(Change.What.CELL, place, null, cost - walled));
                }
            });
        }
        found.sort(Comparator.comparingDouble(Labeling::cost));
        doubts.sort(Comparator.comparingDouble(Change::margin));
        return new Labelings(found.subList(0, Math.min(count, found.size())), doubts);
    }
}
