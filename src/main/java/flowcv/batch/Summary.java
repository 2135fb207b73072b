package flowcv.batch;

import java.util.Map;

/**
 * How a run through folders ended.
 *
 * @param counts how many pictures ended how, those of earlier runs included
 * @param done how many were worked on in this run
 * @param before how many had been done before
 * @param nanos how long it took
 * @param stopped whether it was ended from outside, with pictures left
 */
public record Summary(Map<Ending, Integer> counts, int done, int before, long nanos, boolean stopped) {
    /** Keeps a copy. */
    public Summary {
        counts = Map.copyOf(counts);
    }

    /** How many pictures ended in some way. */
    public int count(Ending ending) {
        return counts.getOrDefault(ending, 0);
    }

    /** All pictures with a result. */
    public int all() {
        return counts.values().stream().mapToInt(Integer::intValue).sum();
    }
}
