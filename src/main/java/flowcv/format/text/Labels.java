package flowcv.format.text;

import flowcv.board.Board;
import flowcv.board.GameColor;
import flowcv.board.Pair;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Labels for pairs whose form has none, or has others. */
public final class Labels {
    /** Letters before digits, since a digit may be taken for a number of something. */
    public static final String LETTERS_AND_DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

    /** The colors in the order in which the game hands them out, then whatever is left. */
    private static final String COLORS_FIRST = colorsFirst();

    private Labels() {}

    /** The label of a pair by its number from 0: A, B, C, …. */
    public static String letter(int number) {
        return at(LETTERS_AND_DIGITS, number);
    }

    /** The label of a pair by its number from 0, as the game colors its pairs: R, G, B, …. */
    public static String color(int number) {
        return at(COLORS_FIRST, number);
    }

    /** What each label of a board becomes if the pairs are named anew in their order. */
    public static Map<String, String> renamed(Board board, String alphabet) {
        Map<String, String> names = new LinkedHashMap<>();
        for (Pair pair : board.pairs()) {
            names.put(pair.label(), at(alphabet, names.size()));
        }
        return names;
    }

    /** What each label becomes if none changes. */
    public static Map<String, String> kept(Board board) {
        return board.pairs().stream().collect(Collectors.toMap(Pair::label, Pair::label));
    }

    /** What each label becomes where there is room for one character: itself if it is one, else a letter that is free. */
    public static Map<String, String> single(Board board) {
        Map<String, String> names = new LinkedHashMap<>();
        for (Pair pair : board.pairs()) {
            if (isSingle(pair.label())) {
                names.put(pair.label(), pair.label());
            }
        }
        int next = 0;
        Set<String> taken = new HashSet<>(names.values());
        for (Pair pair : board.pairs()) {
            if (!isSingle(pair.label())) {
                while (!taken.add(letter(next))) {
                    next++;
                }
                names.put(pair.label(), letter(next));
            }
        }
        return names;
    }

    private static boolean isSingle(String label) {
        return label.codePointCount(0, label.length()) == 1;
    }

    /** Whether every label is one character of an alphabet. */
    public static boolean areIn(Board board, String alphabet) {
        return board.pairs().stream().allMatch(p -> isSingle(p.label()) && alphabet.contains(p.label()));
    }

    /** Beyond the alphabet any other letter, as in the project's own form. */
    private static String at(String alphabet, int number) {
        if (number < alphabet.length()) {
            return alphabet.substring(number, number + 1);
        }
        return Character.toString(Beyond.LETTERS[number - alphabet.length()]);
    }

    /** Made only where a board has more pairs than an alphabet. */
    private static final class Beyond {
        static final int[] LETTERS = IntStream.rangeClosed(0x100, Character.MAX_CODE_POINT)
                .filter(Character::isLetter)
                .toArray();
    }

    private static String colorsFirst() {
        String colors = Arrays.stream(GameColor.values()).map(GameColor::label).collect(Collectors.joining());
        return colors
                + LETTERS_AND_DIGITS
                        .chars()
                        .filter(c -> colors.indexOf(c) < 0)
                        .mapToObj(Character::toString)
                        .collect(Collectors.joining());
    }

    /** Whether a character may name a pair on square and hex boards. */
    public static boolean isLabel(int character) {
        return character < 128
                ? Character.isLetterOrDigit(character)
                : character >= 0x100 && Character.isLetter(character);
    }
}
