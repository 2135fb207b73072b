package flowcv.format;

import flowcv.board.Board;
import flowcv.board.Pair;
import flowcv.format.text.FormatException;
import flowcv.format.text.Labels;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The header {@code labels: A=10 B=11}: labels of several digits, for which a grid has one character each. */
final class LabelNames {
    static final String HEADER = "labels";

    private static final Pattern NAME = Pattern.compile("(\\S+)=([0-9]{2,9})");

    private LabelNames() {}

    /** The board with the labels that the header names. */
    static Board read(Headers headers, Board board) throws FormatException {
        if (headers.get(HEADER).isBlank()) {
            return board;
        }
        Map<String, String> names = new LinkedHashMap<>(Labels.kept(board));
        for (String word : headers.get(HEADER).strip().split("\\s+")) {
            Matcher name = NAME.matcher(word);
            if (!name.matches() || names.replace(name.group(1), name.group(2)) == null) {
                throw headers.fault(HEADER, "'" + word + "', expected LETTER=NUMBER with a letter of the grid");
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
