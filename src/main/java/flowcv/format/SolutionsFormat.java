package flowcv.format;

import flowcv.board.Board;
import flowcv.board.Solution;
import flowcv.board.Trail;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The {@code .solutions} form: per board its {@code id:} line, then per label a line {@code LABEL:
 * cell cell …}, a cell written as on {@link Board#name}.
 */
public final class SolutionsFormat {
    private SolutionsFormat() {}

    /**
     * The solutions of a text by the id of their boards.
     *
     * @param boards the boards that they belong to, by id
     * @throws FormatException with line and column, where the text is not in this form
     */
    public static Map<String, Solution> read(String text, String source, Map<String, Board> boards)
            throws FormatException {
        Map<String, Solution> solutions = new LinkedHashMap<>();
        for (TextBlock block : TextBlock.split(text, source)) {
            String first = block.lines().get(0);
            if (!first.startsWith("id:")) {
                throw block.fault(0, 0, "expected 'id: NAME' before the flows");
            }
            String id = first.substring(3).strip();
            Board board = boards.get(id);
            if (board == null) {
                throw block.fault(0, 4, "no board is named " + id);
            }
            solutions.put(id, solution(block, board));
        }
        return solutions;
    }

    /** Writes one solution. */
    public static String write(String id, Board board, Solution solution) {
        StringBuilder text = new StringBuilder("id: ").append(id).append('\n');
        for (Trail trail : solution.trails()) {
            text.append(trail.label()).append(':');
            trail.places().forEach(place -> text.append(' ').append(board.name(place)));
            text.append('\n');
        }
        return text.append('\n').toString();
    }

    private static Solution solution(TextBlock block, Board board) throws FormatException {
        Map<String, Integer> places = new LinkedHashMap<>();
        for (int place = 0; place < board.size(); place++) {
            places.put(board.name(place), place);
        }
        Map<String, Trail> trails = new LinkedHashMap<>();
        for (int line = 1; line < block.lines().size(); line++) {
            String[] words = block.lines().get(line).strip().split("\\s+");
            if (!words[0].endsWith(":")) {
                throw block.fault(line, 0, "'" + words[0] + "', expected 'LABEL:'");
            }
            String label = words[0].substring(0, words[0].length() - 1);
            List<Integer> cells = new ArrayList<>();
            for (int i = 1; i < words.length; i++) {
                Integer place = places.get(words[i]);
                if (place == null) {
                    throw block.fault(line, 0, "no cell is named " + words[i]);
                }
                cells.add(place);
            }
            trails.put(label, new Trail(label, cells));
        }
        List<Trail> ordered = new ArrayList<>();
        for (var pair : board.pairs()) {
            Trail trail = trails.get(pair.label());
            if (trail == null) {
                throw block.fault(0, 0, "no flow for pair " + pair.label());
            }
            ordered.add(trail);
        }
        return new Solution(ordered);
    }
}
