package flowcv.read.matching;

import java.util.Arrays;

/**
 * Pairs colors by a minimum-weight perfect matching. Where everyone's nearest color has it as its own
 * nearest, that is the minimum: no matching can give anybody less. Only other cases need the general
 * algorithm, and its library.
 */
public final class ColorMatching {
    private ColorMatching() {}

    /**
     * The best matching of an even number of colors.
     *
     * @param colors at least four
     */
    public static Matching match(Lab[] colors) {
        int n = colors.length;
        double[][] distance = new double[n][n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                distance[i][j] = i == j ? Double.MAX_VALUE : colors[i].distance(colors[j]);
            }
        }
        int[] nearest = new int[n];
        double[] gap = new double[n];
        for (int i = 0; i < n; i++) {
            int second = -1;
            nearest[i] = -1;
            for (int j = 0; j < n; j++) {
                if (nearest[i] < 0 || distance[i][j] < distance[i][nearest[i]]) {
                    second = nearest[i];
                    nearest[i] = j;
                } else if (second < 0 || distance[i][j] < distance[i][second]) {
                    second = j;
                }
            }
            gap[i] = distance[i][second] - distance[i][nearest[i]];
        }
        for (int i = 0; i < n; i++) {
            if (nearest[nearest[i]] != i) {
                return GeneralMatching.match(distance);
            }
        }
        // Another matching gives at least four of them a partner that is second-nearest or worse;
        // each pair's weight is shared by two.
        Arrays.sort(gap);
        double widest = 0;
        for (int i = 0; i < n; i++) {
            widest = Math.max(widest, distance[i][nearest[i]]);
        }
        return new Matching(nearest, widest, (gap[0] + gap[1] + gap[2] + gap[3]) / 2);
    }
}
