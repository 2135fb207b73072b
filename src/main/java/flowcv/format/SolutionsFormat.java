package flowcv.format;

import flowcv.board.Board;
import flowcv.board.Pair;
import flowcv.board.Solution;
import flowcv.board.Trail;
import flowcv.format.text.FormatException;
import flowcv.format.text.TextBlock;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The {@code .solutions} form: per board its {@code id:} line, then per label a line {@code LABEL:
 * cell cell …}, a cell written as on {@link Board#name}.
 */
public final class SolutionsFormat {
    private static final Pattern WORD = Pattern.compile("\\S+");

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
        for (Iterator<TextBlock> blocks = TextBlock.split(text, source); blocks.hasNext(); ) {
            TextBlock block = blocks.next();
            String first = block.lines().get(0);
            if (!first.startsWith("id:")) {
                throw block.fault(0, 0, "expected 'id: NAME' before the flows");
            }
            String id = first.substring(3).strip();
            Board board = boards.get(id);
            if (board == null) {
                throw block.fault(0, 4, "no board is named " + id);
            }
            if (solutions.containsKey(id)) {
                throw block.fault(0, 4, "board " + id + " stands twice");
            }
            solutions.put(id, solution(block, board));
        }
        return solutions;
    }

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
        Set<String> labels = board.pairs().stream().map(Pair::label).collect(Collectors.toSet());
        Map<String, Trail> trails = new LinkedHashMap<>();
        for (int line = 1; line < block.lines().size(); line++) {
            Trail trail = trail(block, line, places);
            if (!labels.contains(trail.label())) {
                throw block.fault(line, 0, "no pair of the board is labeled " + trail.label());
            }
            if (trails.putIfAbsent(trail.label(), trail) != null) {
                throw block.fault(line, 0, "flow " + trail.label() + " stands twice");
            }
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

    private static Trail trail(TextBlock block, int line, Map<String, Integer> places) throws FormatException {
        Matcher word = WORD.matcher(block.lines().get(line));
        String label = word.find() ? word.group() : "";
        if (!label.endsWith(":")) {
            throw block.fault(line, word.start(), "'" + label + "', expected 'LABEL:'");
        }
        List<Integer> cells = new ArrayList<>();
        while (word.find()) {
            Integer place = places.get(word.group());
            if (place == null) {
                throw block.fault(line, word.start(), "no cell is named " + word.group());
            }
            // Even over bridges a flow is not longer.
            if (cells.size() == 2 * places.size()) {
                throw block.fault(line, word.start(), "more than " + cells.size() + " cells in a flow");
            }
            cells.add(place);
        }
        return new Trail(label.substring(0, label.length() - 1), cells);
    }
}
