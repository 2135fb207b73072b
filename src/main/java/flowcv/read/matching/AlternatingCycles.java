package flowcv.read.matching;

import java.util.ArrayList;
import java.util.List;

/**
 * How two perfect matchings differ: in cycles whose edges belong to one and to the other by turns (Berge 1957). Each
 * cycle can be exchanged by itself, so each is a question of its own.
 */
public final class AlternatingCycles {
    private AlternatingCycles() {}

    /**
     * One cycle, by the sums of its edges' distances.
     *
     * @param pairs how many of either matching, at least two
     * @param first sum of those of the first matching
     * @param second sum of those of the second
     */
    public record Cycle(int pairs, double first, double second) {}

    /**
     * The cycles in which two matchings differ; none where they are the same.
     *
     * @param first the partner of each
     * @param second the same of another matching
     * @param distance between any two, symmetric
     */
    public static List<Cycle> between(int[] first, int[] second, double[][] distance) {
        List<Cycle> cycles = new ArrayList<>();
        boolean[] seen = new boolean[first.length];
        for (int start = 0; start < first.length; start++) {
            if (seen[start] || first[start] == second[start]) {
                continue;
            }
            int pairs = 0;
            double inFirst = 0;
            double inSecond = 0;
            for (int at = start; !seen[at]; at = second[first[at]]) {
                int partner = first[at];
                pairs++;
                seen[at] = true;
                seen[partner] = true;
                inFirst += distance[at][partner];
                inSecond += distance[partner][second[partner]];
            }
            cycles.add(new Cycle(pairs, inFirst, inSecond));
        }
        return cycles;
    }
}
