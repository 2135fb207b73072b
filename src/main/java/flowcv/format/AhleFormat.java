package flowcv.format;

import flowcv.board.Board;
import flowcv.board.BoardBuilder;
import flowcv.format.text.FormatException;
import flowcv.format.text.Labels;
import flowcv.format.text.Lines;
import flowcv.format.text.Piece;
import flowcv.format.text.PlainBoards;
import flowcv.format.text.Puzzle;
import flowcv.format.text.TextBudget;
import flowcv.format.text.UnfitException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The text form of Thomas Ahle's {@code numberlink}: a line with the width and the height, then the
 * rows, {@code .} for an empty cell, letters and digits for dots; comments begin with {@code #}, and
 * puzzles follow each other.
 */
public final class AhleFormat {
    private static final String NAME = "ahle's form";

    /** A row stands in the text, so nothing larger than this makes sense. */
    private static final int MOST = 9999;

    private static final Pattern SIZE = Pattern.compile("\\s*(\\S+)\\s+(\\S+)\\s*");

    private AhleFormat() {}

    /**
     * Reads all puzzles of a text.
     *
     * @return at least one
     * @throws FormatException with line and column, where the text is not in this form
     */
    public static List<Puzzle> read(String text, String source) throws FormatException {
        Lines lines = new Lines(text, source);
        TextBudget budget = new TextBudget(source);
        List<Puzzle> puzzles = new ArrayList<>();
        for (Optional<Piece> size = next(lines); size.isPresent(); size = next(lines)) {
            Board board = board(size.get(), lines);
            budget.take(size.get().line(), board);
            puzzles.add(Puzzle.of(board));
        }
        if (puzzles.isEmpty()) {
            throw new FormatException(source, 1, 1, "the text is empty, expected a width and a height");
        }
        return puzzles;
    }

    private static Board board(Piece size, Lines lines) throws FormatException {
        Matcher sides = SIZE.matcher(size.text());
        if (!sides.matches()) {
            throw size.fault("'" + size.text() + "', expected a width and a height such as '5 4'");
        }
        int columns = size.part(sides.start(1), sides.end(1)).number("a width", 1, MOST);
        int rows = size.part(sides.start(2), sides.end(2)).number("a height", 1, MOST);
        size.board(() -> BoardBuilder.square(rows, columns));
        List<Piece> cells = new ArrayList<>(rows);
        while (cells.size() < rows) {
            int before = cells.size();
            cells.add(next(lines).orElseThrow(() -> size.fault(before + " rows follow, expected " + rows)));
        }
        return PlainRows.read(
                cells,
                columns,
                c -> c == '.' || Labels.LETTERS_AND_DIGITS.indexOf(c) >= 0 ? c : 0,
                "'.', a letter or a digit");
    }

    /** The next line that is neither blank nor a comment. */
    private static Optional<Piece> next(Lines lines) {
        while (lines.hasNext()) {
            Piece line = lines.next();
            if (!line.isBlank() && !line.text().startsWith("#")) {
                return Optional.of(line);
            }
        }
        return Optional.empty();
    }

    /**
     * Writes a puzzle, behind a comment with its name where it has one; texts of several may follow
     * each other.
     *
     * @throws UnfitException if it is no rectangle of plain cells with up to 62 pairs
     */
    public static String write(Puzzle puzzle) throws UnfitException {
        Board board = puzzle.board();
        PlainBoards.check(board, NAME);
        String alphabet = Labels.LETTERS_AND_DIGITS;
        if (board.pairs().size() > alphabet.length()) {
            throw new UnfitException(
                    board.pairs().size() + " pairs", NAME + " has letters and digits for " + alphabet.length());
        }
        StringBuilder text = new StringBuilder();
        puzzle.id().ifPresent(id -> text.append("# ").append(id).append('\n'));
        text.append(board.columns()).append(' ').append(board.rows()).append('\n');
        Map<String, String> labels =
                Labels.areIn(board, alphabet) ? Labels.kept(board) : Labels.renamed(board, alphabet);
        PlainRows.write(board, labels, text);
        return text.toString();
    }
}
