package flowcv.fit;

import flowcv.read.evidence.Appearance;
import flowcv.read.evidence.BorderLook;
import flowcv.read.evidence.CellLook;
import flowcv.read.evidence.Evidence;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** Counts by class of what some pictures' parts look like and of what they are taken for. */
final class Errors {
    private final String name;
    private final int[][] borders = new int[BorderLook.values().length][BorderLook.values().length];
    private final int[][] cells = new int[CellLook.values().length][CellLook.values().length];
    private final List<Integer> wrong = new ArrayList<>();
    private final Map<String, Integer> confusions = new TreeMap<>();
    private Map<String, Integer> last = Map.of();
    private double loss;
    private int parts;
    private int here;

    Errors(String name) {
        this.name = name;
    }

    /** Counts what lies within a picture, and returns how many parts of it are taken for something else. */
    int count(Example example, Evidence evidence) {
        for (int i = 0; i < example.borders().size(); i++) {
            Evidence.Seen seen = evidence.borders().get(i);
            if (example.borders().get(i) != null && seen.share() >= Appearance.LEAST_SHARE) {
                border(example.borders().get(i), seen.logs());
            }
        }
        for (int i = 0; i < example.cells().size(); i++) {
            Evidence.Seen seen = evidence.cells().get(i);
            if (example.cells().get(i) != null
                    && seen.share() >= Appearance.LEAST_SHARE
                    && !example.complex().cells().get(i).isBeyond()) {
                cell(example.cells().get(i), seen.logs());
            }
        }
        return next();
    }

    void border(BorderLook look, double[] logs) {
        count(borders, look, BorderLook.values()[best(logs)], logs);
    }

    void cell(CellLook look, double[] logs) {
        count(cells, look, CellLook.values()[best(logs)], logs);
    }

    private void count(int[][] table, Enum<?> truth, Enum<?> taken, double[] logs) {
        int look = truth.ordinal();
        int best = taken.ordinal();
        table[look][best]++;
        if (best != look) {
            // Neither a cell nor a hole has anything in it: borders tell them apart.
            boolean isBare = truth instanceof CellLook && look + best == 1;
            here += isBare ? 0 : 1;
            confusions.merge(truth + " for " + taken, 1, Integer::sum);
        }
        loss -= logs[look];
        parts++;
    }

    static int best(double[] logs) {
        int best = 0;
        for (int i = 1; i < logs.length; i++) {
            best = logs[i] > logs[best] ? i : best;
        }
        return best;
    }

    /** A picture is over. */
    int next() {
        int errors = here;
        wrong.add(here);
        here = 0;
        last = new TreeMap<>(confusions);
        confusions.clear();
        return errors;
    }

    /** What was taken for what in the last picture, and how often. */
    Map<String, Integer> last() {
        return last;
    }

    int pictures() {
        return wrong.size();
    }

    /** The share of pictures with at most so many errors, 0 to 1. */
    double share(int most) {
        return (double) wrong.stream().filter(errors -> errors <= most).count() / Math.max(1, wrong.size());
    }

    /** The share of borders taken for something else, 0 to 1. */
    double wrongBorders() {
        return wrong(borders);
    }

    /** One line. */
    String line() {
        return String.format(
                Locale.ROOT,
                "%-22s %4d pictures: no error %5.1f %%, at most 3 %5.1f %%; borders wrong %.3f %%, cells %.3f %%, loss %.4f",
                name,
                pictures(),
                100 * share(0),
                100 * share(3),
                100 * wrongBorders(),
                100 * wrong(cells),
                loss / parts);
    }

    /** Classes by what they are taken for. */
    String tables() {
        return table(borders, BorderLook.values()) + table(cells, CellLook.values());
    }

    private static String table(int[][] table, Enum<?>[] looks) {
        StringBuilder text = new StringBuilder();
        for (int look = 0; look < table.length; look++) {
            int all = 0;
            text.append(String.format(Locale.ROOT, "    %-14s", looks[look]));
            for (int count : table[look]) {
                all += count;
                text.append(String.format(Locale.ROOT, " %7d", count));
            }
            text.append(
                    String.format(Locale.ROOT, "   %.3f %%%n", 100.0 * (all - table[look][look]) / Math.max(1, all)));
        }
        return text.toString();
    }

    private static double wrong(int[][] table) {
        int all = 0;
        int right = 0;
        for (int look = 0; look < table.length; look++) {
            for (int count : table[look]) {
                all += count;
            }
            right += table[look][look];
        }
        return (double) (all - right) / Math.max(1, all);
    }
}
