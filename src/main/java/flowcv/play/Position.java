package flowcv.play;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * What is drawn on a board. Immutable.
 *
 * @param flows for each pair the places from the dot where it was begun, or nothing
 */
record Position(List<List<Integer>> flows) {
    Position {
        flows = flows.stream().map(List::copyOf).toList();
    }

    static Position empty(int pairs) {
        return new Position(Collections.nCopies(pairs, List.of()));
    }

    List<Integer> flow(int pair) {
        return flows.get(pair);
    }

    /** The same with another flow for one pair. */
    Position with(int pair, List<Integer> flow) {
        List<List<Integer>> changed = new ArrayList<>(flows);
        changed.set(pair, flow);
        return new Position(changed);
    }
}
