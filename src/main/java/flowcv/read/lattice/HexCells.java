package flowcv.read.lattice;

import flowcv.image.Point;
import flowcv.read.detect.Segments;
import flowcv.read.tiling.Hexagon;
import flowcv.read.tiling.Line;
import flowcv.read.tiling.Pose;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Which hexagons of a plane are the cells of one board: those whose sides are seen, and that hang together. */
final class HexCells {
    /** A side of which this share is seen counts. */
    private static final float SEEN = 0.45f;

    /** Of a cell so many sides are seen; where that are few cells, the outline may be all that is seen. */
    private static final int MOST_SIDES = 4;

    private static final int SOME_SIDES = 3;
    private static final int FEW = 7;
    /** A cell is scored for what is seen of its sides above this. */
    private static final float SCORED = 0.2f;

    private static final int OWN = Hexagon.SIDES / 2;
    private static final float UNKNOWN = -1;

    private final SideSupport support;
    private final Map<Hexagon, Float> clear = new HashMap<>();
    private final Map<Hexagon, Integer> counts = new HashMap<>();
    /** Of each hexagon how much is seen of its first sides; the others are its neighbors'. */
    private final Map<Hexagon, float[]> sides = new HashMap<>();

    private HexCells(SideSupport support) {
        this.support = support;
    }

    /**
     * The hexagons that hang together and are seen best, if there are any.
     *
     * @param places hexagons that are looked at
     * @param reach how far beside its place a line may run, in cells
     */
    static Optional<HexLattice> in(Segments segments, Pose pose, Collection<Hexagon> places, double reach) {
        if (places.isEmpty()) {
            return Optional.empty();
        }
        Point middle = places.iterator().next().center();
        return new HexCells(new SideSupport(segments, pose, pose.cellSize(middle.x(), middle.y()), reach))
                .lattice(pose, places);
    }

    private Optional<HexLattice> lattice(Pose pose, Collection<Hexagon> places) {
        places.forEach(this::see);
        Optional<HexLattice> most = lattice(pose, MOST_SIDES);
        return most.filter(lattice -> lattice.hexagons().size() >= FEW).or(() -> lattice(pose, SOME_SIDES));
    }

    /** The best of the parts of which so many sides of each hexagon are seen at least. */
    private Optional<HexLattice> lattice(Pose pose, int seenSides) {
        Set<Hexagon> left = new HashSet<>();
        counts.forEach((hexagon, count) -> {
            if (count >= seenSides) {
                left.add(hexagon);
            }
        });
        Set<Hexagon> best = Set.of();
        double most = 0;
        while (!left.isEmpty()) {
            Set<Hexagon> part = part(left);
            double score = part.stream()
                    .mapToDouble(hexagon -> Math.max(0, clear.get(hexagon) - SCORED))
                    .sum();
            if (score > most) {
                most = score;
                best = part;
            }
        }
        return best.isEmpty() ? Optional.empty() : Optional.of(new HexLattice(pose, best, most, 1));
    }

    /** Looks at the sides of a hexagon, and at lines from its middle to its corners, where no board has any. */
    private void see(Hexagon hexagon) {
        float sum = 0;
        int count = 0;
        for (int side = 0; side < Hexagon.SIDES; side++) {
            float seen = side < OWN ? seen(hexagon, side) : seen(hexagon.neighbor(side), side - OWN);
            sum += seen;
            count += seen > SEEN ? 1 : 0;
        }
        if (count >= SOME_SIDES) {
            counts.put(hexagon, count);
            float through = 0;
            for (Point corner : hexagon.outline()) {
                through += support.of(new Line(hexagon.center(), corner));
            }
            clear.put(hexagon, (sum - through) / Hexagon.SIDES);
        }
    }

    private float seen(Hexagon hexagon, int side) {
        float[] own = sides.computeIfAbsent(hexagon, each -> new float[] {UNKNOWN, UNKNOWN, UNKNOWN});
        if (own[side] == UNKNOWN) {
            own[side] = support.of(hexagon.side(side));
        }
        return own[side];
    }

    /** Takes those away that hang together with the first one: of two there is at most one hexagon in between. */
    private static Set<Hexagon> part(Set<Hexagon> left) {
        Set<Hexagon> part = new HashSet<>();
        Deque<Hexagon> open = new ArrayDeque<>();
        Hexagon first = left.iterator().next();
        left.remove(first);
        open.add(first);
        while (!open.isEmpty()) {
            Hexagon hexagon = open.poll();
            part.add(hexagon);
            for (int side = 0; side < Hexagon.SIDES; side++) {
                Hexagon neighbor = hexagon.neighbor(side);
                if (left.remove(neighbor)) {
                    open.add(neighbor);
                }
                for (int next = 0; next < Hexagon.SIDES; next++) {
                    if (left.remove(neighbor.neighbor(next))) {
                        open.add(neighbor.neighbor(next));
                    }
                }
            }
        }
        return part;
    }
}
