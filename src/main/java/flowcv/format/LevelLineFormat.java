package flowcv.format;

import flowcv.board.Board;
import flowcv.board.GameColor;
import flowcv.board.Link;
import flowcv.board.Pair;
import flowcv.board.Rules;
import flowcv.board.Solution;
import flowcv.board.SolutionCheck;
import flowcv.board.Topology;
import flowcv.board.Trail;
import flowcv.format.text.FormatException;
import flowcv.format.text.Lines;
import flowcv.format.text.Piece;
import flowcv.format.text.PlainBoards;
import flowcv.format.text.Puzzle;
import flowcv.format.text.TextBudget;
import flowcv.format.text.UnfitException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The level lines of the game's packs, a level each: {@code
 * SIZE,CATEGORY,LEVEL,FLOWS[,BRIDGES[,HOLES[,WALLS]]];FLOW;FLOW;…}. A line holds a board and its
 * solution; its cells are numbered row by row from 0. A prefix of the size names the family ({@code X_}
 * hexagons, {@code W_} warps).
 */
public final class LevelLineFormat {
    private static final String NAME = "a level line";

    /** An id that is made of a category and a level, or of a level alone. */
    private static final Pattern ID = Pattern.compile("(?:([^,;\\s]+)-)?(\\d{1,9})");

    private LevelLineFormat() {}

    /**
     * Reads all levels of a text, a line each.
     *
     * @return at least one puzzle, with its id and its solution
     * @throws FormatException with line and column, where a line is not in this form or its flows do not
     *     solve its board
     */
    public static List<Puzzle> read(String text, String source) throws FormatException {
        List<Puzzle> puzzles = new ArrayList<>();
        TextBudget budget = new TextBudget(source);
        for (Lines lines = new Lines(text, source); lines.hasNext(); ) {
            Piece line = lines.next();
            if (!line.isBlank()) {
                Puzzle puzzle = new LevelLineReader(line).read();
                budget.take(line.line(), puzzle.board());
                puzzles.add(puzzle);
            }
        }
        if (puzzles.isEmpty()) {
            throw new FormatException(
                    source, 1, 1, "the text is empty, expected a level such as 3,0,1,2;0,1,2,5,8,7;4,3,6");
        }
        return puzzles;
    }

    /**
     * Writes a level and a line end.
     *
     * @param number the level's number where its id has none
     * @throws UnfitException if the board has links that no level has, or there is no solution that fills it
     */
    public static String write(Puzzle puzzle, int number) throws UnfitException {
        Board board = puzzle.board();
        if (board.topology() == Topology.GRAPH) {
            PlainBoards.check(board, Topology.SQUARE, NAME);
        }
        PlainBoards.extraLinks(board, NAME);
        if (puzzle.solution().isEmpty()) {
            throw new UnfitException("a board without a solution", NAME + " holds the solution as well");
        }
        Solution solution = puzzle.solution().get();
        Optional<String> fault = SolutionCheck.fault(board, solution, Rules.FILL);
        if (fault.isPresent()) {
            throw new UnfitException(
                    "a solution that is none (" + fault.get() + ")",
                    NAME
                            + " holds one that fills the board; boards whose rules let cells stay empty have no such form");
        }
        Matcher id = ID.matcher(puzzle.id().orElse(""));
        boolean named = id.matches();
        StringBuilder text = new StringBuilder()
                .append(board.topology() == Topology.HEX ? "X_" : board.border().isClosed() ? "" : "W_")
                .append(board.columns())
                .append(board.rows() == board.columns() ? "" : ":" + board.rows())
                .append(',')
                .append(named && id.group(1) != null ? id.group(1) : "0")
                .append(',')
                .append(named ? id.group(2) : String.valueOf(number))
                .append(',')
                .append(board.pairs().size());
        extras(board, text);
        for (Trail trail : inOrder(board, solution)) {
            text.append(';').append(join(trail.places(), ","));
        }
        return text.append('\n').toString();
    }

    private static void extras(Board board, StringBuilder text) {
        List<Integer> bridges = new ArrayList<>();
        List<Integer> holes = new ArrayList<>();
        for (int place = 0; place < board.size(); place++) {
            if (board.isBridge(place)) {
                bridges.add(place);
            } else if (board.isHole(place)) {
                holes.add(place);
            }
        }
        String[] fields = {
            join(bridges, ":"),
            join(holes, ":"),
            closed(board).stream().map(l -> l.first() + "|" + l.second()).collect(Collectors.joining(":"))
        };
        int last = fields.length;
        while (last > 0 && fields[last - 1].isEmpty()) {
            last--;
        }
        for (int i = 0; i < last; i++) {
            text.append(',').append(fields[i]);
        }
    }

    /** Neighbors that are not linked: by walls, or across a border that is open elsewhere. */
    private static List<Link> closed(Board board) {
        Set<Link> closed = new HashSet<>(board.walls());
        if (!board.border().isClosed()) {
            closed.addAll(Wraps.all(board.rows(), board.columns()));
        }
        // On boards of two rows or columns both ways around are one link, and either may hold it open.
        closed.removeAll(new HashSet<>(board.links()));
        return closed.stream()
                .filter(l -> !board.isHole(l.first()) && !board.isHole(l.second()))
                .sorted(Comparator.comparingInt(Link::first).thenComparingInt(Link::second))
                .toList();
    }

    /** Flows in the order of the game's colors where all labels are such, so that they keep them. */
    private static List<Trail> inOrder(Board board, Solution solution) {
        List<Trail> trails = new ArrayList<>(solution.trails());
        if (board.pairs().stream().map(Pair::label).allMatch(l -> GameColor.ofLabel(l)
                .isPresent())) {
            trails.sort(Comparator.comparing(t -> GameColor.ofLabel(t.label()).orElseThrow()));
        }
        return trails;
    }

    private static String join(List<Integer> places, String separator) {
        return places.stream().map(String::valueOf).collect(Collectors.joining(separator));
    }
}
