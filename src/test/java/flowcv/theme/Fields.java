package flowcv.theme;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Locale;

/** The words of one component of a look, as the table of looks writes them, one after the other. */
final class Fields {
    private final Deque<String> words;

    Fields(String text) {
        words = new ArrayDeque<>(List.of(text.strip().split(" +")));
    }

    String word() {
        return words.remove();
    }

    double number() {
        return Double.parseDouble(word());
    }

    /** A color, RRGGBB. */
    int rgb() {
        return Integer.parseInt(word(), 16);
    }

    boolean is(String yes) {
        return word().equals(yes);
    }

    <E extends Enum<E>> E choice(Class<E> type) {
        return Enum.valueOf(type, word().toUpperCase(Locale.ROOT));
    }
}
