package flowcv.board;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Gathers dots by label and turns them into pairs. */
final class PairCollector {
    private final Map<String, List<Integer>> dots = new LinkedHashMap<>();

    void add(String label, int place) {
        dots.computeIfAbsent(label, l -> new ArrayList<>(2)).add(place);
    }

    /** The pairs in the order of their first dots; throws where a label does not stand twice. */
    List<Pair> pairs() {
        if (dots.isEmpty()) {
            throw new BoardException("the board has no dots");
        }
        List<Pair> pairs = new ArrayList<>(dots.size());
        dots.forEach((label, places) -> {
            if (places.size() != 2) {
                throw new BoardException("dot " + label + " stands " + places.size() + " times, expected twice");
            }
            int a = places.get(0);
            int b = places.get(1);
            if (a == b) {
                throw new BoardException("dot " + label + " stands twice in one cell, expected two cells");
            }
            pairs.add(new Pair(label, Math.min(a, b), Math.max(a, b)));
        });
        pairs.sort((one, other) -> Integer.compare(one.first(), other.first()));
        return pairs;
    }
}
