package flowcv.format;

import flowcv.board.Board;
import flowcv.board.BoardException;
import flowcv.board.GraphBoardBuilder;
import flowcv.board.Link;
import flowcv.board.Pair;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/** Boards of any tiling: a line per cell and a line per pair of neighbors, in any order. */
final class GraphGrid {
    private static final int MOST_WORDS = 5;

    private GraphGrid() {}

    static Board read(TextBlock block) throws FormatException {
        GraphBoardBuilder builder = new GraphBoardBuilder();
        // Links may stand before their cells, so they wait for the second pass.
        for (String kind : new String[] {"cell", "link"}) {
            for (int line = 0; line < block.lines().size(); line++) {
                String[] words = block.lines().get(line).strip().split("\\s+", MOST_WORDS + 1);
                if (!words[0].equals("cell") && !words[0].equals("link")) {
                    throw block.fault(line, 0, "'" + words[0] + "', expected 'cell' or 'link'");
                }
                if (words[0].equals(kind)) {
                    readLine(block, builder, line, words);
                }
            }
        }
        try {
            return builder.build();
        } catch (BoardException e) {
            throw block.fault(0, 0, e.getMessage());
        }
    }

    private static void readLine(TextBlock block, GraphBoardBuilder builder, int line, String[] words)
            throws FormatException {
        try {
            if (words[0].equals("link")) {
                if (words.length != 3) {
                    throw block.fault(line, 0, "expected 'link NAME NAME'");
                }
                builder.link(words[1], words[2]);
                return;
            }
            if (words.length != 4 && words.length != MOST_WORDS) {
                throw block.fault(line, 0, "expected 'cell NAME X Y' or 'cell NAME X Y LABEL'");
            }
            builder.cell(words[1], Double.parseDouble(words[2]), Double.parseDouble(words[3]));
            if (words.length == MOST_WORDS) {
                builder.dot(words[4], words[1]);
            }
        } catch (NumberFormatException e) {
            throw block.fault(line, 0, "'" + words[2] + " " + words[3] + "', expected two numbers");
        } catch (BoardException e) {
            throw block.fault(line, 0, e.getMessage());
        }
    }

    static void write(Board board, StringBuilder text) {
        Map<Integer, String> labels = new HashMap<>();
        for (Pair pair : board.pairs()) {
            labels.put(pair.first(), " " + pair.label());
            labels.put(pair.second(), " " + pair.label());
        }
        for (int place = 0; place < board.size(); place++) {
            text.append("cell ")
                    .append(board.name(place))
                    .append(String.format(Locale.ROOT, " %.1f %.1f", board.x(place), board.y(place)))
                    .append(labels.getOrDefault(place, ""))
                    .append('\n');
        }
        for (Link link : board.links()) {
            text.append("link ")
                    .append(board.name(link.first()))
                    .append(' ')
                    .append(board.name(link.second()))
                    .append('\n');
        }
    }
}
