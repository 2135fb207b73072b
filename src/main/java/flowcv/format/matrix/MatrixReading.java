package flowcv.format.matrix;

import flowcv.board.Board;
import flowcv.format.text.FormatException;
import flowcv.format.text.Puzzle;
import flowcv.format.text.TextBudget;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One way to read a matrix.
 *
 * @param zeroIsEmpty whether {@code 0} is an empty cell, where nothing else stands for one
 * @param endIsCell whether a blank cell follows a separator at the end of a row
 * @param sizeAsWide whether the first row says the size where it may, even if it is as wide as the others
 * @param together whether blank lines stand between rows of one board, and not between boards
 */
public record MatrixReading(boolean zeroIsEmpty, boolean endIsCell, boolean sizeAsWide, boolean together) {
    private static final Pattern SIZE = Pattern.compile("([0-9]{1,6})(?:(?:\\s+|\\s*[x\u00D7]\\s*)([0-9]{1,6}))?");

    /** The boards of some rows, read in this way. */
    List<Puzzle> boards(List<MatrixRow> rows) throws FormatException {
        TextBudget budget = new TextBudget(rows.get(0).source());
        List<Puzzle> puzzles = new ArrayList<>();
        for (List<MatrixRow> block : blocks(rows)) {
            List<MatrixRow> cells =
                    block.stream().map(row -> row.closed(endIsCell)).toList();
            Board board =
                    MatrixBoard.of(cells.subList(saysSize(block.get(0), cells) ? 1 : 0, cells.size()), zeroIsEmpty);
            budget.take(block.get(0).line(), board);
            boolean isFull = 2 * board.pairs().size() == board.size();
            if (isFull && block.stream().skip(1).anyMatch(MatrixRow::afterBlank)) {
                throw block.get(0).fault(0, MatrixText.BLANKS_MAY_BE_CELLS);
            }
            puzzles.add(Puzzle.of(board));
        }
        return puzzles;
    }

    /** The rows of each board. */
    private List<List<MatrixRow>> blocks(List<MatrixRow> rows) {
        List<List<MatrixRow>> blocks = new ArrayList<>();
        int begin = 0;
        for (int end = 1; end <= rows.size(); end++) {
            if (end == rows.size() || !together && rows.get(end).afterBlank()) {
                blocks.add(rows.subList(begin, end));
                begin = end;
            }
        }
        return blocks;
    }

    /** Whether the first row says the size of the others; where it is not as wide as they are, it is nothing else. */
    private boolean saysSize(MatrixRow first, List<MatrixRow> rows) {
        List<MatrixRow> others = rows.subList(1, rows.size());
        if (others.isEmpty()) {
            return false;
        }
        boolean spelled = MatrixBoard.isSpelled(others);
        int width = MatrixBoard.width(others.get(0), spelled);
        return isSize(first, others.size(), width) && (sizeAsWide || MatrixBoard.width(rows.get(0), spelled) != width);
    }

    /** Whether a row has the number of rows and of columns in any order, or one number for both. */
    private static boolean isSize(MatrixRow row, int rows, int columns) {
        Matcher sides = row.cells().size() > 2 ? SIZE.matcher("") : SIZE.matcher(String.join(" ", row.cells()));
        if (!sides.matches()) {
            return false;
        }
        int first = Integer.parseInt(sides.group(1));
        int second = sides.group(2) == null ? first : Integer.parseInt(sides.group(2));
        return first == rows && second == columns || first == columns && second == rows;
    }

    /** What it makes of zeros, where that is not what other forms make of them. */
    public String zeroWords() {
        return zeroIsEmpty ? " with '0' as an empty cell" : "";
    }

    /** How this way differs from another one, for messages. */
    public String differenceFrom(MatrixReading other) {
        List<String> words = new ArrayList<>();
        if (zeroIsEmpty != other.zeroIsEmpty) {
            words.add(zeroIsEmpty ? "'0' as an empty cell" : "'0' as a label");
        }
        if (endIsCell != other.endIsCell) {
            words.add(endIsCell ? "a blank cell at the end of rows" : "no blank cell at the end of rows");
        }
        if (sizeAsWide != other.sizeAsWide) {
            words.add(sizeAsWide ? "the first row as the size" : "the first row as cells");
        }
        if (together != other.together) {
            words.add(together ? "one board across the blank lines" : "a board between blank lines");
        }
        return "with " + String.join(" and ", words);
    }

    /** What makes the text clear, where it may be read in another way as well. */
    String remedy(MatrixReading other) {
        if (zeroIsEmpty != other.zeroIsEmpty) {
            return "write '.' in empty cells, or a letter for the label";
        }
        if (endIsCell != other.endIsCell) {
            return "write '.' in empty cells";
        }
        return sizeAsWide != other.sizeAsWide
                ? "leave out the size"
                : "leave out the blank lines if it is one board; else put a line 'id: NAME' and a blank line before each"
                        + " board, or each into a file of its own";
    }
}
