package flowcv.format;

import flowcv.board.Board;
import flowcv.format.text.FormatException;
import flowcv.format.text.Labels;
import flowcv.format.text.Lines;
import flowcv.format.text.Piece;
import flowcv.format.text.PlainBoards;
import flowcv.format.text.Puzzle;
import flowcv.format.text.UnfitException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The text form of Matt Zucker's {@code flow_solver}: N rows of N characters, a letter for a dot, one
 * puzzle in a text. Its letters are either the first of the alphabet, one for each color, or initials
 * of colors; the first ones are meant where all are within A to P.
 */
public final class MzuckerFormat {
    private static final String NAME = "mzucker's form";
    private static final int LEAST = 3;
    private static final int MOST = 15;

    /** The initials in the order of his colors; the labels of the game's colors are the same letters. */
    private static final String INITIALS = "RBYGOCMmPAWgTbcp";

    private static final String FIRST_LETTERS = "ABCDEFGHIJKLMNOP";

    private MzuckerFormat() {}

    /**
     * Reads the puzzle of a text. Labels that name colors by their place become the colors' initials.
     *
     * @throws FormatException with line and column, where the text is not in this form
     */
    public static Puzzle read(String text, String source) throws FormatException {
        List<Piece> rows = new ArrayList<>();
        int last = 1;
        for (Lines lines = new Lines(text, source); lines.hasNext(); ) {
            Piece line = lines.next();
            last = line.isBlank() ? last : line.line();
            if (rows.size() < MOST) {
                rows.add(line);
            }
        }
        if (last < LEAST || last > MOST) {
            throw rows.get(0).fault(last + " rows, expected a square of " + LEAST + " to " + MOST + " cells");
        }
        rows.subList(last, rows.size()).clear();
        boolean places = rows.stream()
                .flatMapToInt(row -> row.text().chars())
                .filter(MzuckerFormat::isLetter)
                .allMatch(c -> FIRST_LETTERS.indexOf(c) >= 0);
        // To his program every sign is an empty cell. Here some stand for something else, and a text uses one of the
        // others alone: the blanks between the cells of a matrix are no cells.
        int empty = rows.stream()
                .flatMapToInt(row -> row.text().stripTrailing().chars())
                .filter(MzuckerFormat::mayBeEmpty)
                .findFirst()
                .orElse('.');
        Board board = PlainRows.read(
                rows,
                rows.size(),
                c -> {
                    if (isLetter(c)) {
                        return INITIALS.indexOf(c) < 0 && !places
                                ? 0
                                : places ? INITIALS.charAt(FIRST_LETTERS.indexOf(c)) : c;
                    }
                    return c == empty ? '.' : 0;
                },
                "'" + Character.toString(empty) + "', a letter from A to P, or one of " + INITIALS);
        return Puzzle.of(board);
    }

    /**
     * Writes a board.
     *
     * @throws UnfitException if it is no square of 3 to 15 plain cells with up to 16 pairs
     */
    public static String write(Board board) throws UnfitException {
        PlainBoards.check(board, NAME);
        if (board.rows() != board.columns() || board.rows() < LEAST || board.rows() > MOST) {
            throw new UnfitException(
                    board.rows() + "x" + board.columns() + " cells",
                    NAME + " holds squares of " + LEAST + " to " + MOST + " alone");
        }
        if (board.pairs().size() > INITIALS.length()) {
            throw new UnfitException(board.pairs().size() + " pairs", NAME + " has letters for " + INITIALS.length());
        }
        Map<String, String> labels = Labels.kept(board);
        boolean colors = Labels.areIn(board, INITIALS);
        if (!colors) {
            labels = Labels.renamed(board, FIRST_LETTERS);
        } else if (Labels.areIn(board, FIRST_LETTERS)) {
            // Initials that would be taken for places.
            labels.replaceAll((label, same) -> String.valueOf(FIRST_LETTERS.charAt(INITIALS.indexOf(label))));
        }
        StringBuilder text = new StringBuilder();
        PlainRows.write(board, labels, text);
        return text.toString();
    }

    private static boolean mayBeEmpty(int c) {
        return !Character.isLetterOrDigit(c) && c != '#' && c != '+';
    }

    private static boolean isLetter(int c) {
        return c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z';
    }
}
