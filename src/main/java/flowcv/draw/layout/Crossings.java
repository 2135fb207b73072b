package flowcv.draw.layout;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/** Whether sides of polygons cross or touch, other than at corners that they share. */
final class Crossings {
    private Crossings() {}

    /** Whether a closed course over numbered vertices crosses itself. */
    static boolean isCrossed(List<Integer> course, double[] x, double[] y) {
        int[] from = course.stream().mapToInt(i -> i).toArray();
        int[] to = new int[from.length];
        for (int i = 0; i < from.length; i++) {
            to[i] = from[(i + 1) % from.length];
        }
        return isCrossed(from, to, x, y);
    }

    /** Whether any of the sides from one vertex to another crosses another. */
    static boolean isCrossed(int[] from, int[] to, double[] x, double[] y) {
        Integer[] order = new Integer[from.length];
        Arrays.setAll(order, i -> i);
        double[] left = new double[from.length];
        double[] right = new double[from.length];
        for (int i = 0; i < from.length; i++) {
            left[i] = Math.min(x[from[i]], x[to[i]]);
            right[i] = Math.max(x[from[i]], x[to[i]]);
        }
        Arrays.sort(order, Comparator.comparingDouble(i -> left[i]));
        for (int i = 0; i < order.length; i++) {
            int a = order[i];
            for (int j = i + 1; j < order.length && left[order[j]] <= right[a]; j++) {
                int b = order[j];
                boolean isJoined = from[a] == from[b] || from[a] == to[b] || to[a] == from[b] || to[a] == to[b];
                if (!isJoined && cross(from[a], to[a], from[b], to[b], x, y)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean cross(int a, int b, int c, int d, double[] x, double[] y) {
        return side(a, b, c, x, y) * side(a, b, d, x, y) <= 0
                && side(c, d, a, x, y) * side(c, d, b, x, y) <= 0
                && Math.min(y[a], y[b]) <= Math.max(y[c], y[d])
                && Math.min(y[c], y[d]) <= Math.max(y[a], y[b]);
    }

    private static double side(int a, int b, int c, double[] x, double[] y) {
        return Math.signum((x[b] - x[a]) * (y[c] - y[a]) - (x[c] - x[a]) * (y[b] - y[a]));
    }
}
