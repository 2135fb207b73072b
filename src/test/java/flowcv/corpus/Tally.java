package flowcv.corpus;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** Counts verdicts by group of pictures, and keeps what is to be looked at. */
final class Tally {
    private final Map<String, Map<Verdict.Kind, Integer>> counts = new TreeMap<>();
    private final List<String> wrong = new ArrayList<>();
    private final List<String> refused = new ArrayList<>();

    /** Adds a verdict. A group's name becomes part of a key in a properties file: no spaces. */
    void add(String group, String picture, Verdict verdict) {
        counts.computeIfAbsent(group, g -> new EnumMap<>(Verdict.Kind.class)).merge(verdict.kind(), 1, Integer::sum);
        String line = picture + " [" + group + "] " + verdict.detail();
        if (verdict.kind() == Verdict.Kind.WRONG) {
            wrong.add(line);
        } else if (verdict.kind() == Verdict.Kind.REFUSED) {
            refused.add(line);
        }
    }

    int count(String group, Verdict.Kind kind) {
        return counts.getOrDefault(group, Map.of()).getOrDefault(kind, 0);
    }

    /** The pictures of all groups. */
    int count(Verdict.Kind kind) {
        return counts.keySet().stream().mapToInt(group -> count(group, kind)).sum();
    }

    Iterable<String> groups() {
        return counts.keySet();
    }

    /** Each misread picture with the board that was read. */
    List<String> wrong() {
        return wrong;
    }

    /** Each refused picture with the reason. */
    List<String> refused() {
        return refused;
    }

    /** A line per group. */
    String table() {
        StringBuilder table = new StringBuilder();
        for (String group : counts.keySet()) {
            table.append(String.format(
                    Locale.ROOT,
                    "%-40s exact %4d  wrong %3d  refused %3d  unjudged %2d%n",
                    group,
                    count(group, Verdict.Kind.EXACT),
                    count(group, Verdict.Kind.WRONG),
                    count(group, Verdict.Kind.REFUSED),
                    count(group, Verdict.Kind.UNJUDGED)));
        }
        return table.toString();
    }
}
