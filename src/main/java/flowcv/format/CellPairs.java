package flowcv.format;

import flowcv.board.Board;
import flowcv.board.BoardBuilder;
import flowcv.board.BoardException;
import flowcv.board.Link;
import flowcv.format.text.FormatException;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The {@code r,c-r,c} lists of the headers {@code walls} and {@code links}. */
final class CellPairs {
    private static final Pattern WORD = Pattern.compile("\\S+");
    private static final Pattern PAIR = Pattern.compile("(\\d{1,4}),(\\d{1,4})-(\\d{1,4}),(\\d{1,4})");

    private CellPairs() {}

    static void read(Headers headers, BoardBuilder builder) throws FormatException {
        for (String key : List.of("walls", "links")) {
            // One after the other: a header may hold millions.
            Matcher words = WORD.matcher(headers.get(key));
            while (words.find()) {
                String word = words.group();
                Matcher pair = PAIR.matcher(word);
                if (!pair.matches()) {
                    throw headers.fault(key, "'" + word + "', expected row,column-row,column");
                }
                int[] at = new int[4];
                for (int i = 0; i < 4; i++) {
                    at[i] = Integer.parseInt(pair.group(i + 1));
                }
                try {
                    if (key.equals("walls")) {
                        builder.wall(at[0], at[1], at[2], at[3]);
                    } else {
                        builder.link(at[0], at[1], at[2], at[3]);
                    }
                } catch (BoardException e) {
                    throw headers.fault(key, e.getMessage());
                }
            }
        }
    }

    static String write(Board board, List<Link> links) {
        return links.stream()
                .map(l -> board.name(l.first()) + "-" + board.name(l.second()))
                .collect(Collectors.joining(" "));
    }
}
