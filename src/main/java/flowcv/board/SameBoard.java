package flowcv.board;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;

/** Compares two boards up to the names of their pairs. */
public final class SameBoard {
    private SameBoard() {}

    /**
     * Whether two boards differ in nothing but the names of their pairs. Boards of free tilings may
     * also differ in the order and names of their cells, and each center by a quarter of the mean
     * distance between neighbors.
     */
    public static boolean test(Board a, Board b) {
        if (a.topology() != b.topology()
                || a.rows() != b.rows()
                || a.columns() != b.columns()
                || a.size() != b.size()
                || a.links().size() != b.links().size()
                || a.pairs().size() != b.pairs().size()) {
            return false;
        }
        int[] to = a.topology() == Topology.GRAPH ? nearestCenters(a, b) : identity(a.size());
        if (to.length == 0) {
            return false;
        }
        for (int place = 0; place < a.size(); place++) {
            if (a.isHole(place) != b.isHole(to[place]) || a.isBridge(place) != b.isBridge(to[place])) {
                return false;
            }
        }
        Set<Link> links = new HashSet<>(b.links());
        Set<Link> ends = new HashSet<>();
        b.pairs().forEach(p -> ends.add(Link.between(p.first(), p.second(), Lane.OTHER)));
        return a.links().stream().allMatch(l -> links.contains(Link.between(to[l.first()], to[l.second()], l.lane())))
                && a.pairs().stream()
                        .allMatch(p -> ends.contains(Link.between(to[p.first()], to[p.second()], Lane.OTHER)));
    }

    private static int[] identity(int size) {
        int[] to = new int[size];
        Arrays.setAll(to, i -> i);
        return to;
    }

    /** For each place of {@code a} the one place of {@code b} within reach; empty where that fails. */
    private static int[] nearestCenters(Board a, Board b) {
        double reach = a.links().stream()
                        .mapToDouble(l -> distance(a, l.first(), a, l.second()))
                        .average()
                        .orElse(0)
                / 4;
        int[] to = new int[a.size()];
        Set<Integer> taken = new HashSet<>();
        for (int place = 0; place < a.size(); place++) {
            int nearest = 0;
            for (int other = 1; other < b.size(); other++) {
                if (distance(a, place, b, other) < distance(a, place, b, nearest)) {
                    nearest = other;
                }
            }
            if (distance(a, place, b, nearest) > reach || !taken.add(nearest)) {
                return new int[0];
            }
            to[place] = nearest;
        }
        return to;
    }

    private static double distance(Board a, int place, Board b, int other) {
        return Math.hypot(a.x(place) - b.x(other), a.y(place) - b.y(other));
    }
}
