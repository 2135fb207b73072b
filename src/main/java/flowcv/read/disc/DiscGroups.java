package flowcv.read.disc;

import java.util.ArrayList;
import java.util.List;

/** Sorts discs by size: all dots of one board are equally large (measured: within 2 %, JPEG 4 %). */
public final class DiscGroups {
    /** Greatest radius over least within a group; free ends are 0.71 of their dots. */
    private static final double SPREAD = 1.12;
    /** The fitted radius of the smallest dots is off by this much, in pixels of the picture. */
    private static final double SLACK_PIXELS = 1.0;
    /** Dots of a clear picture are this alike (measured: 1.02); balls of an ad may differ from them by 1.05. */
    private static final double ALIKE = 1.03;
    /** So much the fitted radius of dots in a clear picture is off, in pixels. */
    private static final double ALIKE_PIXELS = 0.3;
    /** Two pairs are the least that makes a puzzle. */
    private static final int LEAST_DISCS = 4;

    private DiscGroups() {}

    /** Groups of at least four discs of one size, the largest group first; they may overlap. */
    public static List<List<Disc>> bySize(List<Disc> discs) {
        return groups(discs, SPREAD, SLACK_PIXELS);
    }

    /** The same of discs that are as alike as the dots of a clear picture: what is hardly smaller or larger is another. */
    public static List<List<Disc>> alike(List<Disc> discs) {
        return groups(discs, ALIKE, ALIKE_PIXELS);
    }

    private static List<List<Disc>> groups(List<Disc> discs, double spread, double slack) {
        List<Disc> sorted = new ArrayList<>(discs);
        // Comparators that the library makes of keys are put together at run time: 5 ms of a cold start.
        sorted.sort((one, other) -> Double.compare(one.radius(), other.radius()));
        List<List<Disc>> groups = new ArrayList<>();
        int end = 0;
        for (int start = 0; start < sorted.size(); start++) {
            int before = end;
            while (end < sorted.size()
                    && sorted.get(end).radius() <= spread * sorted.get(start).radius() + slack) {
                end++;
            }
            // A window that reaches no further than the one before it is part of that one.
            if (end > before && end - start >= LEAST_DISCS) {
                groups.add(List.copyOf(sorted.subList(start, end)));
            }
        }
        groups.sort((one, other) -> Integer.compare(other.size(), one.size()));
        return groups;
    }
}
