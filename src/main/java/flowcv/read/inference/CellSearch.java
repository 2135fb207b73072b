package flowcv.read.inference;

import flowcv.image.StopSignal;
import flowcv.read.tiling.BoardForm;
import flowcv.read.tiling.Border;
import flowcv.read.tiling.Cell;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import org.jgrapht.alg.util.UnionFind;

/**
 * Which places are cells: from a start, regions and single places change sides as long as that costs less (iterated
 * conditional modes; Besag 1986).
 */
final class CellSearch {
    /** So often everything is looked at anew; two or three times are enough for nearly all boards. */
    private static final int MOST_SWEEPS = 5;

    private final Costs costs;
    private final BitSet beyond = new BitSet();
    private final int places;

    CellSearch(List<Cell> cells, Costs costs) {
        this.costs = costs;
        this.places = cells.size();
        for (int place = 0; place < places; place++) {
            beyond.set(place, cells.get(place).isBeyond());
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
        double best = costs.total(cells);
        boolean changed = true;
        for (int sweep = 0; sweep < MOST_SWEEPS && changed; sweep++) {
            changed = false;
            StopSignal.check();
            for (BitSet some : parts(cells)) {
                cells.xor(some);
                double cost = costs.total(cells);
                if (cost < best) {
                    best = cost;
                    changed = true;
                } else {
                    cells.xor(some);
                }
            }
        }
        return cells;
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
        all().stream().forEach(place -> {
            BitSet one = new BitSet();
            one.set(place);
            parts.add(one);
        });
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
