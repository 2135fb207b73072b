package flowcv.read.inference;

import flowcv.image.StopSignal;
import flowcv.read.tiling.BoardForm;
import flowcv.read.tiling.Border;
import flowcv.read.tiling.Cell;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jgrapht.alg.util.UnionFind;

/**
 * Which places are cells: from a start, regions and single places change sides as long as that costs less (iterated
 * conditional modes; Besag 1986).
 */
final class CellSearch {
    /** So often everything is looked at anew; two or three times are enough for nearly all boards. */
    private static final int MOST_SWEEPS = 5;

    /** What saves less saves nothing: sums of doubles in another order differ by some 1e-12. */
    private static final double LEAST_GAIN = 1e-9;

    private final Costs costs;
    private final BitSet beyond = new BitSet();
    private final int places;
    /** The borders of each place. */
    private final List<List<Integer>> around;

    CellSearch(List<Cell> cells, Costs costs) {
        this.costs = costs;
        this.places = cells.size();
        for (int place = 0; place < places; place++) {
            beyond.set(place, cells.get(place).isBeyond());
        }
        around = Stream.generate(() -> (List<Integer>) new ArrayList<Integer>())
                .limit(places)
                .toList();
        for (int border = 0; border < costs.borders().size(); border++) {
            around.get(costs.borders().get(border).first()).add(border);
            around.get(costs.borders().get(border).second()).add(border);
        }
    }

    /** All places but those beyond. */
    BitSet all() {
        BitSet cells = new BitSet();
        cells.set(0, places);
        cells.andNot(beyond);
        return cells;
    }

    /** The cells of a board without walls: all places, but not those of outer rows that cost less as none. */
    BitSet plain(List<BoardForm.Rim> rims) {
        BitSet cells = all();
        for (BoardForm.Rim rim : rims) {
            BitSet fewer = otherwise(cells, rim);
            cells = costs.plain(fewer) < costs.plain(cells) ? fewer : cells;
        }
        return cells;
    }

    /** The same cells with a row at one side or without it. */
    BitSet otherwise(BitSet cells, BoardForm.Rim rim) {
        BitSet other = (BitSet) cells.clone();
        BitSet row = new BitSet();
        for (int border : rim.borders()) {
            Border at = costs.borders().get(border);
            row.set(beyond.get(at.first()) ? at.second() : at.first());
        }
        if (row.intersects(cells)) {
            other.andNot(row);
        } else {
            other.or(row);
        }
        return other;
    }

    /** The cheapest cells that were found. */
    BitSet best() {
        BitSet seen = all();
        for (int place = 0; place < places; place++) {
            if (costs.outside()[place] < costs.cell(place)) {
                seen.clear(place);
            }
        }
        BitSet fromSeen = from(seen);
        BitSet fromAll = from(all());
        return dotted(costs.total(fromSeen) < costs.total(fromAll) ? fromSeen : fromAll);
    }

    private BitSet from(BitSet start) {
        BitSet cells = (BitSet) start.clone();
        boolean changed = true;
        for (int sweep = 0; sweep < MOST_SWEEPS && changed; sweep++) {
            changed = false;
            StopSignal.check();
            for (BitSet some : parts(cells)) {
                if (more(cells, some) < -LEAST_GAIN) {
                    cells.xor(some);
                    changed = true;
                }
            }
        }
        return cells;
    }

    /** How much more it costs, in nats, if some places change sides. */
    private double more(BitSet cells, BitSet some) {
        return cost(otherwise(cells, some), some) - cost(cells, some);
    }

    /** The part of the whole cost that some places have a share in. */
    private double cost(BitSet cells, BitSet some) {
        double sum = -Math.max(0, costs.saved(cells));
        for (int place = some.nextSetBit(0); place >= 0; place = some.nextSetBit(place + 1)) {
            sum += costs.place(place, cells);
            for (int border : around.get(place)) {
                Border at = costs.borders().get(border);
                boolean isAnothers = place == at.second() && some.get(at.first());
                sum += isAnothers ? 0 : costs.border(border, cells);
            }
        }
        return sum;
    }

    /**
     * Single places that may be otherwise, the likeliest first.
     *
     * @param cells the best ones
     * @param more what these cost more than the best labeling of all, in nats
     * @param most places that are looked at
     */
    List<Change> others(BitSet cells, double more, int most) {
        return all().stream()
                .mapToObj(place -> new Change(Change.What.CELL, place, null, more + more(cells, one(place))))
                .filter(change -> change.margin() < Base.WIDEST)
                .sorted(Comparator.comparingDouble(Change::margin))
                .limit(most)
                .filter(change -> {
                    StopSignal.check();
                    BitSet other = otherwise(cells, one(change.index()));
                    return dotted(other).equals(other);
                })
                .toList();
    }

    private static BitSet one(int place) {
        BitSet one = new BitSet();
        one.set(place);
        return one;
    }

    /** The same cells, of which some places changed sides. */
    static BitSet otherwise(BitSet cells, BitSet some) {
        BitSet other = (BitSet) cells.clone();
        other.xor(some);
        return other;
    }

    /** Regions that thick lines part, and each place by itself. */
    private List<BitSet> parts(BitSet cells) {
        List<BitSet> parts = regions(
                border -> {
                    Border at = costs.borders().get(border);
                    return costs.thick()[border] < Math.min(costs.open()[border], costs.nothing()[border])
                            || cells.get(at.first()) != cells.get(at.second());
                },
                new BitSet());
        all().stream().mapToObj(CellSearch::one).forEach(parts::add);
        return parts;
    }

    /** Cells without those that lie outside: whatever is closed and holds no dot. */
    BitSet dotted(BitSet cells) {
        BitSet left = (BitSet) cells.clone();
        for (BitSet region : regions(
                border -> {
                    Border at = costs.borders().get(border);
                    boolean both = cells.get(at.first()) && cells.get(at.second());
                    return !both || costs.wall()[border] < costs.open()[border];
                },
                cells)) {
            boolean dot = region.stream().anyMatch(place -> {
                double[] content = costs.content()[place];
                return Math.min(content[Content.DOT.ordinal()], content[Content.BRIDGE.ordinal()])
                        < content[Content.PLAIN.ordinal()];
            });
            if (!dot) {
                left.andNot(region);
            }
        }
        return left.isEmpty() ? cells : left;
    }

    /**
     * Places in parts.
     *
     * @param parts whether a border parts its places
     * @param cells of a board whose openings join its places
     */
    private List<BitSet> regions(IntPredicate parts, BitSet cells) {
        BitSet all = all();
        double saved = costs.saved(cells);
        IntPredicate isOpen = border -> saved > 0 && costs.mayOpen(border, cells) && costs.saving(border) > 0;
        UnionFind<Integer> union = new UnionFind<>(all.stream().boxed().collect(Collectors.toSet()));
        for (int border = 0; border < costs.borders().size(); border++) {
            Border at = costs.borders().get(border);
            if (all.get(at.first()) && all.get(at.second()) && !parts.test(border)) {
                union.union(at.first(), at.second());
            } else if (at.opposite() > border && isOpen.test(border)) {
                Border opposite = costs.borders().get(at.opposite());
                union.union(inside(at, cells), inside(opposite, cells));
            }
        }
        Map<Integer, BitSet> regions = new TreeMap<>();
        all.stream().forEach(place -> regions.computeIfAbsent(union.find(place), root -> new BitSet())
                .set(place));
        return new ArrayList<>(regions.values());
    }

    private static int inside(Border border, BitSet cells) {
        return cells.get(border.first()) ? border.first() : border.second();
    }
}
