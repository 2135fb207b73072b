package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.image.Point;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class ContactTest {
    private static final int WIDTH = 23;
    private static final int HEIGHT = 17;

    private record Between(int first, int second, Point point) {}

    @Test
    void holdsEachPlaceBetweenTwoFacesOnce() {
        for (long seed = 0; seed < 20; seed++) {
            int[] labels = patches(new Random(seed));
            Segments segments = segments(labels);
            List<Between> found = Contact.of(segments).stream()
                    .flatMap(contact -> contact.points().stream()
                            .map(point -> new Between(contact.first(), contact.second(), point)))
                    .toList();
            assertThat(found).doesNotHaveDuplicates();
            assertThat(Set.copyOf(found)).isEqualTo(expected(labels, segments));
        }
    }

    @Test
    void twoFacesHaveOneContact() {
        List<Contact> contacts = Contact.of(segments(patches(new Random(0))));
        assertThat(contacts.stream()
                        .map(contact -> List.of(contact.first(), contact.second()))
                        .collect(Collectors.toSet()))
                .hasSameSizeAs(contacts);
        assertThat(contacts).allMatch(contact -> 0 < contact.first() && contact.first() < contact.second());
    }

    /** Labels 0 to 5 in patches, so that sides run on and jump. */
    private static int[] patches(Random random) {
        int[] labels = new int[WIDTH * HEIGHT];
        for (int i = 0; i < labels.length; i++) {
            int which = random.nextInt(4);
            labels[i] = which == 0 || i == 0 || i < WIDTH && which > 1
                    ? random.nextInt(6)
                    : which > 1 ? labels[i - WIDTH] : labels[i - 1];
        }
        return labels;
    }

    private static Set<Between> expected(int[] labels, Segments segments) {
        Set<Between> expected = new HashSet<>();
        // What the last row and column lie beside on the other side is not looked at.
        for (int y = 0; y + 1 < HEIGHT; y++) {
            for (int x = 0; x + 1 < WIDTH; x++) {
                int label = labels[y * WIDTH + x];
                int right = labels[y * WIDTH + x + 1];
                int below = labels[(y + 1) * WIDTH + x];
                add(expected, label, right, new Point(segments.xInPicture(x + 0.5), segments.yInPicture(y)));
                add(expected, label, below, new Point(segments.xInPicture(x), segments.yInPicture(y + 0.5)));
            }
        }
        return expected;
    }

    private static void add(Set<Between> all, int a, int b, Point point) {
        if (a != b && a != 0 && b != 0) {
            all.add(new Between(Math.min(a, b), Math.max(a, b), point));
        }
    }

    private static Segments segments(int[] labels) {
        byte[] none = new byte[labels.length];
        return new Segments(
                3,
                2,
                WIDTH,
                HEIGHT,
                2,
                labels,
                none,
                none,
                none,
                new float[labels.length],
                new byte[3 * none.length],
                5);
    }
}
