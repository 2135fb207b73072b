package flowcv.read;

import flowcv.image.Point;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** Where two faces lie beside each other: pixels of one whose right or lower neighbor is of the other. */
final class Contact {
    private final int first;
    private final int second;
    private final Segments segments;
    /** Twice the numbers of the left pixels, and twice those of the upper ones and 1. */
    private final int[] places;

    private Contact(int first, int second, Segments segments, int[] places) {
        this.first = first;
        this.second = second;
        this.segments = segments;
        this.places = places;
    }

    /** All contacts of a segmented picture. */
    static List<Contact> of(Segments segments) {
        Map<Long, Places> byLabels = new HashMap<>();
        // Sides run on: mostly the last point in a column, or in the one before it, was between the same faces.
        Places[] last = new Places[segments.width()];
        Arrays.fill(last, new Places(0));
        for (int y = 0; y + 1 < segments.height(); y++) {
            addRow(segments.labels(), y * segments.width(), last, byLabels);
        }
        List<Contact> contacts = new ArrayList<>();
        byLabels.forEach(
                (key, all) -> contacts.add(new Contact((int) (key >> 32), key.intValue(), segments, all.toArray())));
        return contacts;
    }

    /** Adds where pixels of a row, and of the next one, are of two faces. */
    private static void addRow(int[] labels, int row, Places[] last, Map<Long, Places> byLabels) {
        for (int x = 0; x + 1 < last.length; x++) {
            int at = row + x;
            int label = labels[at];
            int right = labels[at + 1];
            int below = labels[at + last.length];
            if (label != right && label != 0 && right != 0) {
                between(label, right, last, x, byLabels).add(2 * at);
            }
            if (label != below && label != 0 && below != 0) {
                between(label, below, last, x, byLabels).add(2 * at + 1);
            }
        }
    }

    private static Places between(int label, int other, Places[] last, int x, Map<Long, Places> byLabels) {
        long key = (long) Math.min(label, other) << 32 | Math.max(label, other);
        if (last[x].key != key) {
            boolean runsOn = x > 0 && last[x - 1].key == key;
            last[x] = runsOn ? last[x - 1] : byLabels.computeIfAbsent(key, Places::new);
        }
        return last[x];
    }

    /** Label of a face. */
    int first() {
        return first;
    }

    /** Label of the other face, greater. */
    int second() {
        return second;
    }

    /** Where one changes to the other, in pixels of the picture; made anew each time. */
    List<Point> points() {
        return IntStream.of(places).mapToObj(this::point).toList();
    }

    private Point point(int place) {
        int at = place >> 1;
        double right = (place & 1) == 0 ? 0.5 : 0;
        double down = (place & 1) == 0 ? 0 : 0.5;
        return new Point(
                segments.xInPicture(at % segments.width() + right), segments.yInPicture(at / segments.width() + down));
    }

    /** Places between two faces, as long as more are found. */
    private static final class Places {
        /** Room is doubled as it is needed. */
        private static final int FEW = 32;

        private final long key;
        private int[] places = new int[FEW];
        private int count;

        /** @param key the labels of both */
        Places(long key) {
            this.key = key;
        }

        void add(int place) {
            if (count == places.length) {
                places = Arrays.copyOf(places, 2 * count);
            }
            places[count++] = place;
        }

        int[] toArray() {
            return Arrays.copyOf(places, count);
        }
    }
}
