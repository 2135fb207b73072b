package flowcv.read.region;

import flowcv.image.StopSignal;
import flowcv.read.detect.ThinLines;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jgrapht.alg.util.UnionFind;

/** The regions of a picture that lines part from each other. */
final class Regions {
    /** A line is seen along so much of what parts two regions; a pipe that crosses covers a third, or two of short ones. */
    private static final double SEEN = 0.3;
    /** The same where one is so much smaller that not both are cells: a tip that a speck parts from its cell is none. */
    private static final double SEEN_OF_SMALL = 0.6;
    /** A line is seen along so much of the outline of a board: what is as small as a notch in it, but less parted, is none. */
    private static final double WHOLE = 0.9;
    /** Less of a border tells nothing, in pixels. */
    private static final int SHORT = 6;
    /** Regions side by side of one board have areas of at most this ratio. */
    private static final double ALIKE = 2.6;
    /** A cell is so large at least, in pixels of the copy. */
    private static final int LEAST_AREA = 150;
    /** Area by the square of the outline's length: 0.0625 of a square, 0.02 of what winds around a board. */
    private static final double COMPACT = 0.018;

    /** Where two regions lie side by side. */
    private static final class Contact {
        final int first;
        final int second;
        int length;
        int seen;

        Contact(int first, int second) {
            this.first = first;
            this.second = second;
        }

        void add(int moreLength, int moreSeen) {
            length += moreLength;
            seen += moreSeen;
        }

        double share() {
            return (double) seen / length;
        }
    }

    /** Boards need ten at most; what needs more is noise. */
    private static final int MOST_ROUNDS = 50;

    private final ThinLines lines;
    /** Of each pixel, row by row. */
    private final int[] labels;

    private final int[] areas;
    private final BitSet atRim;
    private final List<Contact> contacts;

    private Regions(ThinLines lines, int[] labels, int[] areas, BitSet atRim, Collection<Contact> contacts) {
        this.lines = lines;
        this.labels = labels;
        this.areas = areas;
        this.atRim = atRim;
        this.contacts = contacts.stream()
                .sorted(Comparator.comparingDouble(Contact::share)
                        .thenComparingInt(c -> c.first)
                        .thenComparingInt(c -> c.second))
                .toList();
    }

    /** The regions of a picture. */
    static Regions of(ThinLines lines) {
        int[] labels = Basins.of(lines);
        int[] areas = new int[Arrays.stream(labels).max().orElse(-1) + 1];
        for (int label : labels) {
            areas[label]++;
        }
        Regions parts = new Regions(lines, labels, areas, atRim(labels, lines.width()), contacts(labels, lines));
        // Which of the parts each of the first ones belongs to: pixels need be looked at only once.
        int[] whole = IntStream.range(0, areas.length).toArray();
        boolean isMore = true;
        for (int round = 0; round < MOST_ROUNDS && isMore; round++) {
            int[] numbers = parts.merging();
            Regions merged = parts.merged(numbers);
            isMore = merged.areas.length < parts.areas.length;
            Arrays.setAll(whole, part -> numbers[whole[part]]);
            parts = merged;
        }
        return new Regions(
                lines,
                Arrays.stream(labels).map(label -> whole[label]).toArray(),
                parts.areas,
                parts.atRim,
                parts.contacts);
    }

    private static Collection<Contact> contacts(int[] labels, ThinLines lines) {
        Map<Long, Contact> contacts = new HashMap<>();
        int width = lines.width();
        for (int at = 0; at < labels.length; at++) {
            if (at % width < width - 1 && labels[at] != labels[at + 1]) {
                contact(contacts, labels[at], labels[at + 1]).add(1, lines.isLine(at) || lines.isLine(at + 1) ? 1 : 0);
            }
            int below = at + width;
            if (below < labels.length && labels[at] != labels[below]) {
                contact(contacts, labels[at], labels[below]).add(1, lines.isLine(at) || lines.isLine(below) ? 1 : 0);
            }
        }
        return contacts.values();
    }

    private static Contact contact(Map<Long, Contact> contacts, int one, int other) {
        int first = Math.min(one, other);
        int second = Math.max(one, other);
        return contacts.computeIfAbsent((long) first << 32 | second, key -> new Contact(first, second));
    }

    private static BitSet atRim(int[] labels, int width) {
        BitSet atRim = new BitSet();
        for (int x = 0; x < width; x++) {
            atRim.set(labels[x]);
            atRim.set(labels[labels.length - 1 - x]);
        }
        for (int at = 0; at < labels.length; at += width) {
            atRim.set(labels[at]);
            atRim.set(labels[at + width - 1]);
        }
        return atRim;
    }

    /** The same where parts have become one. */
    private Regions merged(int[] numbers) {
        int[] sums = new int[Arrays.stream(numbers).max().orElse(-1) + 1];
        BitSet rim = new BitSet();
        for (int region = 0; region < areas.length; region++) {
            sums[numbers[region]] += areas[region];
        }
        atRim.stream().forEach(region -> rim.set(numbers[region]));
        Map<Long, Contact> left = new HashMap<>();
        for (Contact contact : contacts) {
            if (numbers[contact.first] != numbers[contact.second]) {
                contact(left, numbers[contact.first], numbers[contact.second]).add(contact.length, contact.seen);
            }
        }
        return new Regions(lines, labels, sums, rim, left.values());
    }

    /**
     * The new number of each region where those are one between which no line is seen, the clearest cases first, and
     * islands vanish.
     */
    private int[] merging() {
        StopSignal.check();
        int count = areas.length;
        int[] neighbors = new int[count];
        for (Contact contact : contacts) {
            neighbors[contact.first]++;
            neighbors[contact.second]++;
        }
        int[] into = new int[count];
        Arrays.setAll(into, region -> region);
        BitSet touched = new BitSet();
        BitSet moved = new BitSet();
        for (Contact contact : contacts) {
            boolean isFirstIsland = neighbors[contact.first] == 1 && !atRim.get(contact.first);
            boolean isSecondIsland = neighbors[contact.second] == 1 && !atRim.get(contact.second);
            boolean isOne =
                    contact.share() < (areAlike(areas, contact) ? SEEN : SEEN_OF_SMALL) && contact.length >= SHORT;
            int island = isFirstIsland ? contact.first : contact.second;
            int host = isFirstIsland ? contact.second : contact.first;
            boolean isIsland = isFirstIsland || isSecondIsland;
            // Many islands may go into one region at once, of which one that is merged itself is none.
            if ((isOne || isIsland) && !touched.get(island) && !moved.get(host) && (isIsland || !touched.get(host))) {
                into[island] = host;
                moved.set(island);
                touched.set(island);
                touched.set(host);
            }
        }
        int[] numbers = new int[count];
        int left = 0;
        for (int region = 0; region < count; region++) {
            numbers[region] = into[region] == region ? left++ : 0;
        }
        for (int region = 0; region < count; region++) {
            numbers[region] = numbers[into[region]];
        }
        return numbers;
    }

    private static boolean areAlike(int[] areas, Contact contact) {
        return areas[contact.first] < ALIKE * areas[contact.second]
                && areas[contact.second] < ALIKE * areas[contact.first];
    }

    /**
     * The largest number of regions side by side that are of about one size, each like its neighbors.
     *
     * @param isFree whether a region may be one of them whose middle lies at a column and row
     * @return their pixels, row by row: from 0 on for these, -1 for all others
     */
    int[] alike(BiPredicate<Double, Double> isFree) {
        int count = areas.length;
        int[] outlines = new int[count];
        double[] sumX = new double[count];
        double[] sumY = new double[count];
        for (int at = 0; at < labels.length; at++) {
            sumX[labels[at]] += at % lines.width();
            sumY[labels[at]] += (double) (at / lines.width());
        }
        for (Contact contact : contacts) {
            outlines[contact.first] += contact.length;
            outlines[contact.second] += contact.length;
        }
        BitSet cells = new BitSet();
        for (int region = 0; region < count; region++) {
            cells.set(
                    region,
                    areas[region] >= LEAST_AREA
                            && areas[region] >= COMPACT * outlines[region] * outlines[region]
                            && isFree.test(sumX[region] / areas[region], sumY[region] / areas[region]));
        }
        UnionFind<Integer> union =
                new UnionFind<>(IntStream.range(0, count).boxed().collect(Collectors.toSet()));
        for (Contact contact : contacts) {
            if (contact.length >= SHORT
                    && cells.get(contact.first)
                    && cells.get(contact.second)
                    && areAlike(areas, contact)) {
                union.union(contact.first, contact.second);
            }
        }
        // Each group is called by its first region.
        int[] groups = new int[count];
        Map<Integer, Integer> first = new HashMap<>();
        Arrays.setAll(groups, region -> first.computeIfAbsent(union.find(region), root -> region));
        int[] sizes = new int[count];
        for (int group : groups) {
            sizes[group]++;
        }
        int best = 0;
        for (int group = 1; group < count; group++) {
            best = sizes[group] > sizes[best] ? group : best;
        }
        int[] numbers = new int[count];
        int next = 0;
        for (int region = 0; region < count; region++) {
            numbers[region] = groups[region] == best ? next++ : -1;
        }
        addSlivers(contacts, areas, numbers);
        int[] pixels = new int[labels.length];
        for (int at = 0; at < pixels.length; at++) {
            pixels[at] = numbers[labels[at]];
        }
        return pixels;
    }

    /** Gives what is much smaller than a cell to the cell beside it from which the least of a line parts it. */
    private static void addSlivers(List<Contact> contacts, int[] areas, int[] numbers) {
        int[] sorted = IntStream.range(0, areas.length)
                .filter(region -> numbers[region] >= 0)
                .map(region -> areas[region])
                .sorted()
                .toArray();
        double most = sorted[sorted.length / 2] / ALIKE;
        Contact[] nearest = new Contact[areas.length];
        for (Contact contact : contacts) {
            for (int region : new int[] {contact.first, contact.second}) {
                boolean isNearer = nearest[region] == null || contact.share() < nearest[region].share();
                nearest[region] = isNearer ? contact : nearest[region];
            }
        }
        int[] before = numbers.clone();
        for (int region = 0; region < areas.length; region++) {
            boolean isSliver = before[region] < 0 && areas[region] < most && nearest[region] != null;
            if (isSliver && nearest[region].share() < WHOLE) {
                int other = nearest[region].first == region ? nearest[region].second : nearest[region].first;
                numbers[region] = before[other];
            }
        }
    }
}
