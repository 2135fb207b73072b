package flowcv.format;

import flowcv.board.Board;
import flowcv.board.BoardException;
import flowcv.board.Corner;
import flowcv.board.GraphBoardBuilder;
import flowcv.board.Link;
import flowcv.board.Pair;
import flowcv.format.text.FormatException;
import flowcv.format.text.TextBlock;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Boards of any tiling: a line per cell and a line per pair of neighbors, in any order. */
final class GraphGrid {
    private static final int MOST_WORDS = 5;
    /** The header with the outlines of cells; readers that do not know it keep it as they keep any other. */
    static final String OUTLINES = "outlines";

    private GraphGrid() {}

    static Board read(Headers headers, TextBlock block) throws FormatException {
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
        readOutlines(headers, builder);
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

    private static void readOutlines(Headers headers, GraphBoardBuilder builder) throws FormatException {
        for (String outline : headers.get(OUTLINES).split("\\s;\\s")) {
            if (outline.isBlank()) {
                continue;
            }
            String[] words = outline.strip().split("\\s+");
            try {
                List<Corner> corners = new ArrayList<>();
                for (int i = 1; i < words.length; i++) {
                    String[] xy = words[i].split(",", -1);
                    if (xy.length != 2) {
                        throw new NumberFormatException();
                    }
                    corners.add(new Corner(Double.parseDouble(xy[0]), Double.parseDouble(xy[1])));
                }
                builder.outline(words[0], corners);
            } catch (NumberFormatException e) {
                throw headers.fault(OUTLINES, "the outline of " + words[0] + ", expected 'NAME X,Y X,Y X,Y' and so on");
            } catch (BoardException e) {
                throw headers.fault(OUTLINES, e.getMessage());
            }
        }
    }

    /** The outlines of all cells as they stand in the header. */
    static String outlines(Board board) {
        return IntStream.range(0, board.size())
                .mapToObj(place -> board.name(place)
                        + board.outlines().get(place).stream()
                                .map(c -> " " + number(c.x()) + "," + number(c.y()))
                                .collect(Collectors.joining()))
                .collect(Collectors.joining(" ; "));
    }

    /** A tenth of a pixel is finer than anybody draws. */
    private static String number(double value) {
        return BigDecimal.valueOf(value)
                .setScale(1, RoundingMode.HALF_EVEN)
                .stripTrailingZeros()
                .toPlainString();
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
