package flowcv.format.matrix;

import java.util.List;

/**
 * Tells comments that begin with {@code #} from rows that begin with a hole: a comment has not as many cells as the
 * rows, or something in it is no cell.
 */
final class MatrixComments {
    private MatrixComments() {}

    static List<MatrixRow> without(List<MatrixRow> rows) {
        MatrixRow last = null;
        boolean words = true;
        for (MatrixRow row : rows) {
            if (!row.hash()) {
                // The last, since the first may say the size.
                last = row;
                words &= row.closed(false).isWord() || isNumbers(row);
            }
        }
        if (last == null) {
            return rows;
        }
        MatrixRow pattern = last;
        boolean spelled = words && pattern.closed(false).isWord();
        return rows.stream()
                .filter(row -> !row.hash() || isRow(row, pattern, spelled))
                .toList();
    }

    /** Whether a row may say a size. */
    private static boolean isNumbers(MatrixRow row) {
        return row.cells().size() <= 2 && row.cells().stream().allMatch(MatrixCell::isNumber);
    }

    private static boolean isRow(MatrixRow row, MatrixRow pattern, boolean spelled) {
        boolean wide = spelled
                ? row.closed(false).isWord() && row.letters() == pattern.letters()
                : Math.abs(row.cells().size() - pattern.cells().size()) <= (pattern.ended() || row.ended() ? 1 : 0);
        return wide
                && (spelled ? row.spelled() : row)
                        .cells().stream().allMatch(cell -> MatrixCell.of(cell).isPresent());
    }
}
