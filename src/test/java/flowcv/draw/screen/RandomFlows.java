package flowcv.draw.screen;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/**
 * Parts a graph into paths that fill it, as random as a level of the game looks: no path has fewer
 * than three nodes, and none touches itself. Paths are first grown by joining ends, then traded node
 * by node, until few enough are left.
 */
final class RandomFlows {
    private static final int ROUNDS = 400;

    private final List<List<Integer>> neighbors;
    private final Random random;
    private final List<List<Integer>> paths = new ArrayList<>();
    private final int[] owner;
    private int count;

    private RandomFlows(List<List<Integer>> neighbors, Random random) {
        this.neighbors = neighbors;
        this.random = random;
        this.owner = new int[neighbors.size()];
    }

    /**
     * Paths over all nodes that have neighbors.
     *
     * @param most the greatest number of paths wanted
     * @return the paths; empty where this attempt failed
     */
    static List<List<Integer>> attempt(List<List<Integer>> neighbors, int most, Random random) {
        return new RandomFlows(neighbors, random).attempt(most);
    }

    private List<List<Integer>> attempt(int most) {
        for (int node = 0; node < neighbors.size(); node++) {
            owner[node] = paths.size();
            paths.add(new ArrayList<>(neighbors.get(node).isEmpty() ? List.of() : List.of(node)));
            count += neighbors.get(node).isEmpty() ? 0 : 1;
        }
        for (int round = 0; round < ROUNDS; round++) {
            boolean good = count <= most && paths.stream().allMatch(path -> path.isEmpty() || path.size() >= 3);
            if (good) {
                return paths.stream().filter(path -> !path.isEmpty()).toList();
            }
            List<Integer> order = new ArrayList<>();
            for (int path = 0; path < paths.size(); path++) {
                order.add(path);
            }
            Collections.shuffle(order, random);
            for (int path : order) {
                if (!paths.get(path).isEmpty()) {
                    change(path, most);
                }
            }
        }
        return List.of();
    }

    /** Joins a path to another, or gives its end to another. */
    private void change(int p, int most) {
        List<Integer> path = paths.get(p);
        if (random.nextBoolean()) {
            Collections.reverse(path);
        }
        int end = path.get(path.size() - 1);
        List<Integer> around = new ArrayList<>(neighbors.get(end));
        Collections.shuffle(around, random);
        for (int next : around) {
            int q = owner[next];
            List<Integer> other = paths.get(q);
            if (q == p || (other.get(0) != next && other.get(other.size() - 1) != next)) {
                continue;
            }
            if (other.get(0) != next) {
                Collections.reverse(other);
            }
            if ((path.size() < 3 || other.size() < 3 || count > most) && joins(path, other)) {
                other.forEach(node -> owner[node] = p);
                path.addAll(other);
                other.clear();
                count--;
                return;
            }
            boolean give = path.size() == 1 || path.size() > 3 || random.nextInt(4) == 0;
            if (give && touches(end, other) == 1) {
                path.remove(path.size() - 1);
                other.add(0, end);
                owner[end] = q;
                return;
            }
        }
    }

    /** Whether two paths touch only where the end of one meets the start of the other. */
    private boolean joins(List<Integer> path, List<Integer> other) {
        int contacts = 0;
        for (int node : path) {
            contacts += touches(node, other);
        }
        return contacts == 1;
    }

    private int touches(int node, List<Integer> path) {
        int q = path.isEmpty() ? -1 : owner[path.get(0)];
        return (int) neighbors.get(node).stream().filter(n -> owner[n] == q).count();
    }
}
