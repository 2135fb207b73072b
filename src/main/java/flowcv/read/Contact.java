package flowcv.read;

import flowcv.image.Point;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Where two faces lie beside each other.
 *
 * @param first label of a face
 * @param second label of another face, greater
 * @param points where one changes to the other, in pixels of the picture
 */
record Contact(int first, int second, List<Point> points) {

    /** Keeps a copy of the list. */
    Contact {
        points = List.copyOf(points);
    }

    /** All contacts of a segmented picture. */
    static List<Contact> of(Segments segments) {
        Map<Long, List<Point>> points = new HashMap<>();
        int[] labels = segments.labels();
        int width = segments.width();
        for (int y = 0; y + 1 < segments.height(); y++) {
            for (int x = 0; x + 1 < width; x++) {
                int at = y * width + x;
                if (isBetween(labels[at], labels[at + 1])) {
                    add(points, labels[at], labels[at + 1], segments, x + 0.5, y);
                }
                if (isBetween(labels[at], labels[at + width])) {
                    add(points, labels[at], labels[at + width], segments, x, y + 0.5);
                }
            }
        }
        List<Contact> contacts = new ArrayList<>();
        points.forEach((key, list) -> contacts.add(new Contact((int) (key >> 32), key.intValue(), list)));
        return contacts;
    }

    private static boolean isBetween(int a, int b) {
        return a != b && a != 0 && b != 0;
    }

    private static void add(Map<Long, List<Point>> points, int a, int b, Segments segments, double x, double y) {
        points.computeIfAbsent((long) Math.min(a, b) << 32 | Math.max(a, b), k -> new ArrayList<>())
                .add(new Point(segments.xInPicture(x), segments.yInPicture(y)));
    }
}
