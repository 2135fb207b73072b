package flowcv.read.pose;

import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * Grows a lattice from one cell over its neighbors, crossing by crossing. Each is looked for where those
 * around it say, so neither perspective nor a bent lens has to be known.
 */
final class LatticeGrowth {
    /** No board is wider; growth that goes on is text or another grid. */
    private static final int FARTHEST = 40;
    /** How far the first corners may be off, in cells: two degrees, and the dot's place in its cell. */
    private static final double SEED_REACH = 0.16;

    private static final double REACH = 0.12;
    /** A crossing stands out by this share of the usual; glare and vignettes weaken some. */
    private static final double LEAST_OF_USUAL = 0.3;
    /** Levels below which all is noise. */
    private static final double LEAST = 3;
    /** New neighbors give another guess; after this many in vain there is no crossing. */
    private static final int TRIES = 3;

    private final Mesh mesh;
    private final Ridges ridges;
    private final Map<Node, Crossing> found = new HashMap<>();
    private final Map<Node, Integer> tries = new HashMap<>();

    private LatticeGrowth(Mesh mesh, Ridges ridges) {
        this.mesh = mesh;
        this.ridges = ridges;
    }

    /** The crossings that are reached from a cell; none if its own corners are not there. */
    static Map<Node, Crossing> from(Seed seed, Mesh mesh, Ridges ridges) {
        return new LatticeGrowth(mesh, ridges).grow(seed);
    }

    private Map<Node, Crossing> grow(Seed seed) {
        for (Node corner : mesh.corners()) {
            Crossing crossing = mesh.near(corner, mesh.expected(corner, seed), SEED_REACH, ridges);
            if (crossing.strength() < LEAST) {
                return Map.of();
            }
            found.put(corner, crossing);
        }
        while (growOnce()) {
            if (found.size() > FARTHEST * FARTHEST) {
                return Map.of();
            }
        }
        return found;
    }

    private boolean growOnce() {
        double least = Math.max(LEAST, LEAST_OF_USUAL * usual());
        Set<Node> candidates = new HashSet<>();
        for (Node node : found.keySet()) {
            for (Node next : mesh.neighbors(node)) {
                if (!found.containsKey(next)
                        && tries.getOrDefault(next, 0) < TRIES
                        && Math.max(Math.abs(next.column()), Math.abs(next.row())) < FARTHEST) {
                    candidates.add(next);
                }
            }
        }
        Map<Node, Crossing> fresh = new HashMap<>();
        for (Node node : candidates) {
            LocalMap.around(node, found)
                    .filter(map -> ridges.contains(map.x(), map.y()))
                    .ifPresent(map -> {
                        tries.merge(node, 1, Integer::sum);
                        Crossing crossing = mesh.near(node, map, REACH, ridges);
                        if (crossing.strength() >= least) {
                            fresh.put(node, crossing);
                        }
                    });
        }
        found.putAll(fresh);
        return !fresh.isEmpty();
    }

    private double usual() {
        double[] sorted =
                found.values().stream().mapToDouble(Crossing::strength).sorted().toArray();
        return Arrays.stream(sorted).skip(sorted.length / 2).findFirst().orElse(0);
    }
}
