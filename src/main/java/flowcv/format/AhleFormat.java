package flowcv.format;

import flowcv.board.Board;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The text form of Thomas Ahle's {@code numberlink}: a line with the width and the height, then the
 * rows, {@code .} for an empty cell, letters and digits for dots; comments begin with {@code #}, and
 * puzzles follow each other.
 */
public final class AhleFormat {
    private static final String NAME = "ahle's form";

    /** A row stands in the text, so nothing larger than this makes sense. */
    private static final int MOST = 9999;

    private AhleFormat() {}

    /**
     * Reads all puzzles of a text.
     *
     * @return at least one
     * @throws FormatException with line and column, where the text is not in this form
     */
    public static List<Puzzle> read(String text, String source) throws FormatException {
        List<Piece> lines = Piece.lines(text, source).stream()
                .filter(line -> !line.isBlank() && !line.text().startsWith("#"))
                .toList();
        List<Puzzle> puzzles = new ArrayList<>();
        for (int at = 0; at < lines.size(); ) {
            Piece size = lines.get(at++);
            List<Piece> sides = words(size);
            if (sides.size() != 2) {
                throw size.fault("'" + size.text() + "', expected a width and a height such as '5 4'");
            }
            int columns = sides.get(0).number("a width", 1, MOST);
            int rows = sides.get(1).number("a height", 1, MOST);
            if (rows > lines.size() - at) {
                throw size.fault((lines.size() - at) + " rows follow, expected " + rows);
            }
            puzzles.add(Puzzle.of(PlainRows.read(
                    lines.subList(at, at + rows),
                    columns,
                    c -> c == '.' || Labels.LETTERS_AND_DIGITS.indexOf(c) >= 0 ? c : 0,
                    "'.', a letter or a digit")));
            at += rows;
        }
        if (puzzles.isEmpty()) {
            throw new FormatException(source, 1, 1, "the text is empty, expected a width and a height");
        }
        return puzzles;
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

    private static List<Piece> words(Piece line) {
        return line.split(' ').stream().filter(word -> !word.isBlank()).toList();
    }
}
