package flowcv.read.matching;

/**
 * Pairs colors by a minimum-weight perfect matching. Where everyone's nearest color has it as its own
 * nearest, that is the minimum: no matching can give anybody less. Only other cases need the general
 * algorithm, and its library.
 */
public final class ColorMatching {
    private ColorMatching() {}

    /**
     * The partner of each of an even number of colors in the best matching.
     *
     * @param colors at least two
     */
    public static int[] match(Lab[] colors) {
        int n = colors.length;
        double[][] distance = new double[n][n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                distance[i][j] = i == j ? Double.MAX_VALUE : colors[i].distance(colors[j]);
            }
        }
        int[] nearest = new int[n];
        for (int i = 0; i < n; i++) {
            for (int j = 1; j < n; j++) {
                nearest[i] = distance[i][j] < distance[i][nearest[i]] ? j : nearest[i];
            }
        }
        for (int i = 0; i < n; i++) {
            if (nearest[nearest[i]] != i) {
                return GeneralMatching.match(distance);
            }
        }
        return nearest;
    }
}
