package flowcv.format.matrix;

import flowcv.format.text.FormatException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A row of a matrix as it was written.
 *
 * @param source the name of the file, for messages
 * @param line from 1
 * @param cells their texts, empty where nothing stands between two separators
 * @param columns where each of them begins in its line, from 1
 * @param ended whether a separator follows the last of them, behind which there may be one more, blank cell
 * @param afterBlank whether a blank line stands between it and the row before
 * @param hash whether its line begins with {@code #}, as comments do
 */
record MatrixRow(
        String source, int line, List<String> cells, int[] columns, boolean ended, boolean afterBlank, boolean hash) {

    /** Whether it is one word, each character of which may be a cell. */
    boolean isWord() {
        return cells.size() == 1 && !ended;
    }

    /** The same row with a blank cell behind its last separator, where it has one there; without that separator if not. */
    MatrixRow closed(boolean blankCell) {
        if (!ended) {
            return this;
        }
        if (!blankCell) {
            return new MatrixRow(source, line, cells, columns, false, afterBlank, hash);
        }
        List<String> more = new ArrayList<>(cells);
        more.add("");
        int[] places = Arrays.copyOf(columns, columns.length + 1);
        places[columns.length] = columns[columns.length - 1] + 1;
        return new MatrixRow(source, line, more, places, false, afterBlank, hash);
    }

    /** The same row with each character of its one word a cell. */
    MatrixRow spelled() {
        String word = cells.get(0);
        List<String> letters = word.codePoints().mapToObj(Character::toString).toList();
        int first = columns[0];
        return new MatrixRow(
                source,
                line,
                letters,
                IntStream.range(first, first + letters.size()).toArray(),
                ended,
                afterBlank,
                hash);
    }

    /** How many cells it has if it is spelled. */
    int letters() {
        return cells.get(0).codePointCount(0, cells.get(0).length());
    }

    /** An exception that points at one of its cells, or at its end. */
    FormatException fault(int cell, String problem) {
        int column = cell < columns.length
                ? columns[cell]
                : columns[columns.length - 1] + cells.get(cells.size() - 1).length();
        return new FormatException(source, line, column, problem);
    }
}
