package flowcv.read.region;

import flowcv.image.StopSignal;
import flowcv.read.detect.ThinLines;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiPredicate;
import java.util.stream.IntStream;

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

        double share() {
            return (double) seen / length;
        }
    }

    private final ThinLines lines;
    /** Boards need ten at most; what needs more is noise. */
    private static final int MOST_ROUNDS = 50;

    private final int[] labels;
    private final int count;

    private Regions(ThinLines lines, int[] labels, int count) {
        this.lines = lines;
        this.labels = labels;
        this.count = count;
    }

    /** The regions of a picture. */
    static Regions of(ThinLines lines) {
        int[] labels = Basins.of(lines);
        int count = Arrays.stream(labels).max().orElse(-1) + 1;
        Regions regions = new Regions(lines, labels, count);
        Regions merged = regions.merged();
        for (int round = 1; round < MOST_ROUNDS && merged.count < regions.count; round++) {
            regions = merged;
            merged = regions.merged();
        }
        return merged;
    }

    private List<Contact> contacts() {
        Map<Long, Contact> contacts = new HashMap<>();
        int width = lines.width();
        for (int at = 0; at < labels.length; at++) {
            boolean isLast = at % width == width - 1;
            count(contacts, at, isLast ? at : at + 1);
            count(contacts, at, at + width < labels.length ? at + width : at);
        }
        return new ArrayList<>(contacts.values());
    }

    private void count(Map<Long, Contact> contacts, int at, int beside) {
        int first = Math.min(labels[at], labels[beside]);
        int second = Math.max(labels[at], labels[beside]);
        if (first != second) {
            Contact contact = contacts.computeIfAbsent((long) first << 32 | second, key -> new Contact(first, second));
            contact.length++;
            contact.seen += lines.isLine(at) || lines.isLine(beside) ? 1 : 0;
        }
    }

    /** The same where regions are one between which no line is seen, the clearest cases first, and islands vanish. */
    private Regions merged() {
        StopSignal.check();
        List<Contact> contacts = contacts();
        int[] areas = areas();
        int[] neighbors = new int[count];
        for (Contact contact : contacts) {
            neighbors[contact.first]++;
            neighbors[contact.second]++;
        }
        BitSet atRim = atRim();
        int[] into = new int[count];
        Arrays.setAll(into, region -> region);
        BitSet touched = new BitSet();
        BitSet moved = new BitSet();
        contacts.sort(Comparator.comparingDouble(Contact::share)
                .thenComparingInt(c -> c.first)
                .thenComparingInt(c -> c.second));
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
        int[] merged = new int[labels.length];
        for (int at = 0; at < merged.length; at++) {
            merged[at] = numbers[labels[at]];
        }
        return new Regions(lines, merged, left);
    }

    private int[] areas() {
        int[] areas = new int[count];
        for (int label : labels) {
            areas[label]++;
        }
        return areas;
    }

    private static boolean areAlike(int[] areas, Contact contact) {
        return areas[contact.first] < ALIKE * areas[contact.second]
                && areas[contact.second] < ALIKE * areas[contact.first];
    }

    private BitSet atRim() {
        BitSet atRim = new BitSet();
        int width = lines.width();
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

    /**
     * The largest number of regions side by side that are of about one size, each like its neighbors.
     *
     * @param isFree whether a region may be one of them whose middle lies at a column and row
     * @return their pixels, row by row: from 0 on for these, -1 for all others
     */
    int[] alike(BiPredicate<Double, Double> isFree) {
        List<Contact> contacts = contacts();
        int[] areas = areas();
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
        int[] groups = new int[count];
        Arrays.setAll(groups, region -> region);
        for (boolean isChanged = true; isChanged; ) {
            isChanged = false;
            for (Contact contact : contacts) {
                int least = Math.min(groups[contact.first], groups[contact.second]);
                if (groups[contact.first] != groups[contact.second]
                        && contact.length >= SHORT
                        && cells.get(contact.first)
                        && cells.get(contact.second)
                        && areAlike(areas, contact)) {
                    groups[contact.first] = least;
                    groups[contact.second] = least;
                    isChanged = true;
                }
            }
        }
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
