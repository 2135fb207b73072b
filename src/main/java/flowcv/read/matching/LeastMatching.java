package flowcv.read.matching;

/**
 * The perfect matching of least weight. Where everyone's nearest has it as its own nearest, that is it: no matching can
 * give anybody less. Only other cases need the general algorithm, and its library.
 */
public final class LeastMatching {
    private LeastMatching() {}

    /**
     * The partner of each of an even number in the best matching.
     *
     * @param distance between any two of at least two, symmetric; what is on the diagonal is not looked at
     */
    public static int[] match(double[][] distance) {
        int[] nearest = new int[distance.length];
        for (int i = 0; i < distance.length; i++) {
            nearest[i] = i == 0 ? 1 : 0;
            for (int j = 1; j < distance.length; j++) {
                nearest[i] = j != i && distance[i][j] < distance[i][nearest[i]] ? j : nearest[i];
            }
        }
        for (int i = 0; i < distance.length; i++) {
            if (nearest[nearest[i]] != i) {
                return GeneralMatching.match(distance);
            }
        }
        return nearest;
    }
}
