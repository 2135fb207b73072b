package flowcv.read.inference;

import flowcv.read.tiling.Border;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;

/**
 * A labeling, and what it might say otherwise without another place becoming a cell.
 *
 * @param labeling the cheapest of these cells
 * @param changes the cheapest first
 */
record Base(Labeling labeling, List<Change> changes) {
    /** What costs so much more is no doubt, in nats: about as much as the least likely look, 1 in 10,000. */
    static final double WIDEST = 9;

    /** A board without walls, whose outline is as thin as its grid. */
    static Base plain(Costs costs, BitSet cells, double cost) {
        Labeling labeling = new Labeling(cells, new BitSet(), new BitSet(), contents(costs), cost);
        return new Base(labeling, cheapest(contentChanges(costs, labeling)));
    }

    /** A board whose outline and walls are thick. */
    static Base walled(Costs costs, BitSet cells, double cost) {
        BitSet walls = new BitSet();
        BitSet openings = new BitSet();
        List<Change> changes = new ArrayList<>();
        double allSaved = costs.saved(cells);
        for (int border = 0; border < costs.borders().size(); border++) {
            Border at = costs.borders().get(border);
            if (cells.get(at.first()) && cells.get(at.second())) {
                double more = costs.wall()[border] - costs.open()[border];
                walls.set(border, more < 0);
                changes.add(new Change(Change.What.WALL, border, null, Math.abs(more)));
            } else if (at.opposite() > border && costs.mayOpen(border, cells)) {
                double saved = costs.saving(border);
                boolean isOpen = allSaved > 0 && saved > 0;
                openings.set(border, isOpen);
                openings.set(at.opposite(), isOpen);
                double more = allSaved <= 0 ? Costs.OPEN - saved : isOpen ? Math.min(saved, allSaved) : -saved;
                changes.add(new Change(Change.What.OPENING, border, null, more));
            }
        }
        Labeling labeling = new Labeling(cells, walls, openings, contents(costs), cost);
        changes.addAll(contentChanges(costs, labeling));
        return new Base(labeling, cheapest(changes));
    }

    private static List<Change> cheapest(List<Change> changes) {
        return changes.stream()
                .filter(change -> change.margin() < WIDEST)
                .sorted(Comparator.comparingDouble(Change::margin))
                .toList();
    }

    private static List<Content> contents(Costs costs) {
        return Arrays.stream(costs.content())
                .map(each -> Arrays.stream(Content.values())
                        .min(Comparator.comparingDouble(held -> each[held.ordinal()]))
                        .orElseThrow())
                .toList();
    }

    private static List<Change> contentChanges(Costs costs, Labeling best) {
        List<Change> changes = new ArrayList<>();
        best.cells().stream().forEach(place -> {
            for (Content held : Content.values()) {
                if (held != best.content().get(place)) {
                    double margin = costs.content()[place][held.ordinal()] - costs.cell(place);
                    changes.add(new Change(Change.What.CONTENT, place, held, margin));
                }
            }
        });
        return changes;
    }

    /** What the likeliest labeling of all might say otherwise; this one costs so much more than that. */
    List<Change> changes(double more) {
        return changes.stream()
                .map(change -> new Change(change.what(), change.index(), change.content(), change.margin() + more))
                .toList();
    }

    /** Sets of changes in the order of their sums (Lawler 1972), the empty one first. */
    List<Labeling> around(Costs costs, int count) {
        record Some(List<Integer> taken, double sum) {}
        PriorityQueue<Some> next = new PriorityQueue<>(Comparator.comparingDouble(Some::sum));
        next.add(new Some(List.of(), 0));
        List<Labeling> found = new ArrayList<>();
        while (!next.isEmpty() && found.size() < count && next.peek().sum() < WIDEST) {
            Some some = next.poll();
            found.add(with(costs, some.taken().stream().map(changes::get).toList()));
            int last =
                    some.taken().isEmpty() ? -1 : some.taken().get(some.taken().size() - 1);
            if (last + 1 < changes.size()) {
                double more = changes.get(last + 1).margin();
                List<Integer> longer = new ArrayList<>(some.taken());
                longer.add(last + 1);
                next.add(new Some(longer, some.sum() + more));
                if (last >= 0) {
                    List<Integer> other = new ArrayList<>(some.taken());
                    other.set(other.size() - 1, last + 1);
                    next.add(new Some(
                            other, some.sum() + more - changes.get(last).margin()));
                }
            }
        }
        return found;
    }

    private Labeling with(Costs costs, List<Change> some) {
        BitSet walls = (BitSet) labeling.walls().clone();
        BitSet openings = (BitSet) labeling.openings().clone();
        List<Content> content = new ArrayList<>(labeling.content());
        double cost = labeling.cost();
        for (Change change : some) {
            change.apply(costs.borders(), walls, openings, content);
            cost += change.margin();
        }
        return new Labeling(labeling.cells(), walls, openings, content, cost);
    }
}
