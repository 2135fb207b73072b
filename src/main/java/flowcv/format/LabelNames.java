package flowcv.format;

import flowcv.board.Board;
import flowcv.board.Pair;
import flowcv.format.text.FormatException;
import flowcv.format.text.Labels;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The header {@code labels: A=10 B=11}: labels of several digits, for which a grid has one character each. */
final class LabelNames {
    static final String HEADER = "labels";

    private static final Pattern NAME = Pattern.compile("(\\S+)=([0-9]+)");

    private static final Pattern NUMBER = Pattern.compile("[0-9]{2,9}");

    private LabelNames() {}

    /** Whether a header of this name holds labels; others may have used it for words of their own. */
    static boolean isLabels(String value) {
        return words(value).anyMatch(word -> NAME.matcher(word).matches());
    }

    private static Stream<String> words(String value) {
        return Stream.of(value.strip().split("\\s+"));
    }

    /** The board with the labels that the header names. */
    static Board read(Headers headers, Board board) throws FormatException {
        if (!isLabels(headers.get(HEADER))) {
            return board;
        }
        Map<String, String> names = new LinkedHashMap<>(Labels.kept(board));
        Set<String> named = new HashSet<>();
        for (String word : words(headers.get(HEADER)).toList()) {
            Matcher name = NAME.matcher(word);
            if (!name.matches()
                    || !NUMBER.matcher(name.group(2)).matches()
                    || names.replace(name.group(1), name.group(2)) == null) {
                throw headers.fault(
                        HEADER,
                        "'" + word
                                + "', expected LETTER=NUMBER with a letter of the grid and a number of 2 to 9 digits");
            }
            if (!named.add(name.group(1))) {
                throw headers.fault(
                        HEADER,
                        "'" + word + "', but " + name.group(1) + " has a number already; leave one of them out");
            }
        }
        if (new HashSet<>(names.values()).size() < names.size()) {
            throw headers.fault(HEADER, "a number stands twice, expected a number for each letter");
        }
        return board.relabeled(names);
    }

    /** The header's value; empty where no label needs it. */
    static String write(Board board) {
        Map<String, String> single = Labels.single(board);
        return board.pairs().stream()
                .map(Pair::label)
                .filter(label -> !single.get(label).equals(label))
                .map(label -> single.get(label) + "=" + label)
                .collect(Collectors.joining(" "));
    }
}
