package flowcv.verify;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Counts what was found, by columns of the manifest. */
public final class Totals {
    /** Stands for a column that a picture has not. */
    private static final String NONE = "-";

    /**
     * The pictures of one group.
     *
     * @param values of the columns
     */
    public static final class Group {
        private final List<String> values;
        private final int[] counts = new int[Verdict.values().length];
        private int expectedRefusals;
        private int right;

        private Group(List<String> values) {
            this.values = List.copyOf(values);
        }

        /** The value of each column. */
        public List<String> values() {
            return values;
        }

        /** How many pictures had a verdict; refusals that were expected are not among the refused. */
        public int count(Verdict verdict) {
            return counts[verdict.ordinal()];
        }

        /** How many were refused as they should be. */
        public int expectedRefusals() {
            return expectedRefusals;
        }

        /** How many there are. */
        public int all() {
            return expectedRefusals
                    + count(Verdict.EXACT)
                    + count(Verdict.WRONG)
                    + count(Verdict.REFUSED)
                    + count(Verdict.UNREADABLE);
        }

        /** Whether each was as expected. */
        public boolean allRight() {
            return right == all();
        }

        private void add(Checked checked) {
            if (checked.right()) {
                right++;
            }
            if (checked.verdict() == Verdict.REFUSED && checked.right()) {
                expectedRefusals++;
            } else {
                counts[checked.verdict().ordinal()]++;
            }
        }
    }

    private final List<String> columns;
    private final Map<String, Group> groups = new TreeMap<>();
    private final Group sum = new Group(List.of());

    /** Totals by some columns, perhaps by none. */
    public Totals(List<String> columns) {
        this.columns = List.copyOf(columns);
    }

    /** Counts a picture. */
    public void add(Checked checked) {
        sum.add(checked);
        if (!columns.isEmpty()) {
            Map<String, String> facts = checked.of().facts();
            List<String> values = new ArrayList<>();
            columns.forEach(column -> values.add(facts.getOrDefault(column, NONE)));
            groups.computeIfAbsent(String.join("\t", values), key -> new Group(values))
                    .add(checked);
        }
    }

    /** The columns by which pictures are told apart. */
    public List<String> columns() {
        return columns;
    }

    /** In order of their values; none without columns. */
    public List<Group> groups() {
        return List.copyOf(new LinkedHashMap<>(groups).values());
    }

    /** All pictures. */
    public Group sum() {
        return sum;
    }
}
