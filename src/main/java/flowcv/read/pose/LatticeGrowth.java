package flowcv.read.pose;

import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * Grows a lattice from one cell over its neighbors, crossing by crossing. Each is looked for where those around it say;
 * from time to time all together tell which of them lie elsewhere, on pipes or letters, from where growth would go astray.
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
    /** Fewer crossings do not tell a pose that others can be off. */
    private static final int LEAST_TOLD = 16;
    /** Crossings are compared with all others whenever there are more of them by this ratio. */
    private static final double GROWN = 1.4;
    /** A crossing that is farther off than this where all others say is none, in cells: a lens bends by less. */
    private static final double OFF = 2 * PoseFitter.NEAR;

    private final Mesh mesh;
    private final Ridges ridges;
    private final Function<Map<Node, Crossing>, Optional<Pose>> fit;
    private final Map<Node, Crossing> found = new HashMap<>();
    private final Map<Node, Integer> tries = new HashMap<>();

    private LatticeGrowth(Mesh mesh, Ridges ridges, Function<Map<Node, Crossing>, Optional<Pose>> fit) {
        this.mesh = mesh;
        this.ridges = ridges;
        this.fit = fit;
    }

    /**
     * The crossings that are reached from a cell; none if its own corners are not there, or so many that a pose can be told
     * agree on none.
     *
     * @param fit the pose that most of some crossings agree on, over their numbers
     */
    static Map<Node, Crossing> from(
            Seed seed, Mesh mesh, Ridges ridges, Function<Map<Node, Crossing>, Optional<Pose>> fit) {
        return new LatticeGrowth(mesh, ridges, fit).grow(seed);
    }

    private Map<Node, Crossing> grow(Seed seed) {
        for (Node corner : mesh.corners()) {
            Crossing crossing = mesh.near(corner, mesh.expected(corner, seed), SEED_REACH, ridges);
            if (crossing.strength() < LEAST) {
                return Map.of();
            }
            found.put(corner, crossing);
        }
        double next = LEAST_TOLD;
        while (growOnce()) {
            if (found.size() > FARTHEST * FARTHEST) {
                return Map.of();
            }
            if (found.size() >= next) {
                if (!dropStrays()) {
                    return Map.of();
                }
                next = GROWN * found.size();
            }
        }
        boolean isTold = found.size() >= LEAST_TOLD;
        boolean areAgreed = dropStrays();
        return isTold && !areAgreed ? Map.of() : found;
    }

    /**
     * Takes away what lies elsewhere than all others say.
     *
     * @return whether most of them agree on anything
     */
    private boolean dropStrays() {
        Optional<Pose> pose = fit.apply(found);
        pose.ifPresent(p -> found.entrySet().removeIf(each -> p.off(each.getKey(), each.getValue()) > OFF));
        return pose.isPresent();
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

    /**
     * What most crossings have; of a few around the first cell, bright walls and an outline may be the most, and a quarter
     * tells what lines have.
     */
    private double usual() {
        double[] sorted =
                found.values().stream().mapToDouble(Crossing::strength).sorted().toArray();
        return Arrays.stream(sorted)
                .skip(sorted.length / (sorted.length < LEAST_TOLD ? 4 : 2))
                .findFirst()
                .orElse(0);
    }
}
