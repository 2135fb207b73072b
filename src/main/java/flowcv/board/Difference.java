package flowcv.board;

import java.util.OptionalInt;

/**
 * Where a board differs from the one that was expected.
 *
 * @param words in one line: where, what was expected, what was found
 * @param place of the board that was found; nothing where the difference is not at one place
 */
public record Difference(String words, OptionalInt place) {
    static Difference at(int place, String words) {
        return new Difference(words, OptionalInt.of(place));
    }

    static Difference of(String words) {
        return new Difference(words, OptionalInt.empty());
    }
}
