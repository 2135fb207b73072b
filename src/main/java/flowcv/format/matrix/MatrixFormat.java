package flowcv.format.matrix;

import flowcv.board.Board;
import flowcv.board.Pair;
import flowcv.format.text.FormatException;
import flowcv.format.text.PlainBoards;
import flowcv.format.text.Puzzle;
import flowcv.format.text.UnfitException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * Matrices as people paste them: a row of cells in a line, parted by white space, or by one of {@code , ; |} and tabs,
 * or by nothing where each cell is one character. A number or a letter is a label; {@code . _ - *} or {@code 0} is an
 * empty cell, nothing between two separators as well; {@code #} is a hole, and {@code +} a bridge where something else
 * is empty.
 *
 * <ul>
 *   <li>{@code 0} is a label where something else is empty;
 *   <li>lines that begin with {@code #} are comments where they cannot be rows; {@code //} and what follows it always;
 *   <li>square and curly brackets, quotes and separators at the end of rows may stand as in program code;
 *   <li>the first line may say the size, in any order;
 *   <li>blank lines stand between boards, or between the rows of one.
 * </ul>
 *
 * <p>A text that can be read in two ways as two different boards is refused.
 */
public final class MatrixFormat {
    private static final String NAME = "a matrix";

    private static final Pattern NUMBER = Pattern.compile("[1-9][0-9]{0,8}");

    private MatrixFormat() {}

    /**
     * Reads all boards of a text.
     *
     * @return at least one
     * @throws FormatException with line and column, where the text is no matrix, or where it may mean different boards
     */
    public static List<Puzzle> read(String text, String source) throws FormatException {
        Map<MatrixReading, List<Puzzle>> readings = readings(text, source);
        List<MatrixReading> ways = List.copyOf(readings.keySet());
        if (ways.size() > 1) {
            MatrixReading first = ways.get(0);
            MatrixReading other = ways.get(1);
            throw new FormatException(
                    source,
                    1,
                    1,
                    "may be different boards, " + first.differenceFrom(other) + " or " + other.differenceFrom(first)
                            + "; " + first.remedy(other));
        }
        return readings.get(ways.get(0));
    }

    /**
     * All ways to read a text that make different boards, in the order of how common they are.
     *
     * @return at least one
     */
    public static Map<MatrixReading, List<Puzzle>> readings(String text, String source) throws FormatException {
        List<MatrixRow> rows = MatrixText.rows(text, source);
        FormatException fault = null;
        boolean zeroWasEmpty = false;
        Map<MatrixReading, List<Puzzle>> readings = new LinkedHashMap<>();
        for (MatrixReading way : ways(rows)) {
            try {
                List<Puzzle> boards = way.boards(rows);
                if (readings.values().stream().noneMatch(other -> Puzzle.haveSameBoards(boards, other))) {
                    readings.put(way, boards);
                }
            } catch (FormatException e) {
                if (e.isTooLarge() && readings.isEmpty()) {
                    // The other ways make boards of much the same size.
                    throw e;
                }
                // Of the first way; but zeros are mostly empty cells.
                if (fault == null || way.zeroIsEmpty() && !zeroWasEmpty) {
                    fault = e;
                    zeroWasEmpty = way.zeroIsEmpty();
                }
            }
        }
        if (readings.isEmpty()) {
            throw fault;
        }
        return readings;
    }

    private static List<MatrixReading> ways(List<MatrixRow> rows) {
        List<MatrixReading> ways = new ArrayList<>();
        boolean blanks = rows.stream().anyMatch(MatrixRow::afterBlank);
        boolean ended = rows.stream().anyMatch(MatrixRow::ended);
        boolean sizes = rows.stream().anyMatch(row -> row.cells().size() <= 2);
        boolean zeros = rows.stream().anyMatch(MatrixFormat::hasZero);
        for (boolean together : both(blanks)) {
            for (boolean size : both(sizes)) {
                for (boolean end : both(ended)) {
                    for (boolean zero : both(zeros)) {
                        ways.add(new MatrixReading(zero, end, size, together));
                    }
                }
            }
        }
        return ways;
    }

    private static boolean[] both(boolean matters) {
        return matters ? new boolean[] {false, true} : new boolean[] {false};
    }

    private static boolean hasZero(MatrixRow row) {
        return row.isWord()
                ? row.cells().get(0).indexOf('0') >= 0
                : row.cells().stream().anyMatch(cell -> MatrixCell.isNumber(cell) && Integer.parseInt(cell) == 0);
    }

    /**
     * Writes a board: numbers for the pairs, their own or from 1, {@code 0} for empty cells, blanks between the cells.
     *
     * @throws UnfitException if it is no rectangle of plain cells, or a column with numbers of two digits
     */
    public static String write(Board board) throws UnfitException {
        PlainBoards.check(board, NAME);
        boolean own = board.pairs().stream()
                .allMatch(pair -> NUMBER.matcher(pair.label()).matches());
        int[] numbers = new int[board.size()];
        for (int i = 0; i < board.pairs().size(); i++) {
            Pair pair = board.pairs().get(i);
            int number = own ? Integer.parseInt(pair.label()) : i + 1;
            if (board.columns() == 1 && number > 9) {
                throw new UnfitException(
                        "a pair " + number + " in one column", NAME + " of one column has numbers up to 9");
            }
            numbers[pair.first()] = number;
            numbers[pair.second()] = number;
        }
        // Two zeros may be a pair.
        boolean pointed = Arrays.stream(numbers).filter(number -> number == 0).count() == 2;
        StringBuilder text = new StringBuilder();
        for (int place = 0; place < numbers.length; place++) {
            text.append(numbers[place] == 0 && pointed ? "." : String.valueOf(numbers[place]))
                    .append((place + 1) % board.columns() == 0 ? '\n' : ' ');
        }
        return text.toString();
    }
}
