package flowcv.board;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** Names the pairs of one board after those of another, so that as few dots as possible differ in their names. */
final class PairNames {
    private PairNames() {}

    /**
     * What each pair of {@code found} is called on {@code expected}: first those with both dots on the cells of one
     * pair, then those that share one cell; others keep their names where these are free.
     *
     * @return names by the labels of {@code found}, each different
     */
    static Map<String, String> match(Board expected, Board found) {
        Map<String, String> names = new HashMap<>();
        Set<String> given = new HashSet<>();
        for (int shared = 2; shared > 0; shared--) {
            for (Pair pair : found.pairs()) {
                for (Pair other : expected.pairs()) {
                    if (shared(pair, other) == shared && !names.containsKey(pair.label()) && given.add(other.label())) {
                        names.put(pair.label(), other.label());
                    }
                }
            }
        }
        for (Pair pair : found.pairs()) {
            if (!names.containsKey(pair.label())) {
                String name = pair.label();
                while (!given.add(name)) {
                    name += "'";
                }
                names.put(pair.label(), name);
            }
        }
        return names;
    }

    private static int shared(Pair a, Pair b) {
        int first = a.first() == b.first() || a.first() == b.second() ? 1 : 0;
        int second = a.second() == b.first() || a.second() == b.second() ? 1 : 0;
        return first + second;
    }
}
