package flowcv.format.matrix;

import flowcv.board.Board;
import flowcv.board.BoardBuilder;
import flowcv.board.BoardException;
import flowcv.format.text.FormatException;
import flowcv.format.text.Piece;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Makes one board of the rows of a matrix. */
final class MatrixBoard {
    /** A pair: how it was written first, where, and how often. */
    private record Seen(String text, MatrixRow row, int cell, int times) {}

    private final List<MatrixRow> rows;
    private final boolean zeroIsEmpty;
    private final Map<String, Seen> pairs = new LinkedHashMap<>();
    /** What stands for an empty cell. */
    private Optional<String> empty = Optional.empty();

    private MatrixBoard(List<MatrixRow> rows, boolean zeroIsEmpty) {
        this.rows = rows;
        this.zeroIsEmpty = zeroIsEmpty;
    }

    /**
     * A board.
     *
     * @param written its rows, at least one
     * @param zeroIsEmpty whether {@code 0} is an empty cell where nothing else stands for one
     */
    static Board of(List<MatrixRow> written, boolean zeroIsEmpty) throws FormatException {
        boolean words = isSpelled(written);
        MatrixRow first = written.get(0);
        int columns = width(first, words);
        for (MatrixRow row : written) {
            int width = width(row, words);
            if (width != columns) {
                throw row.fault(
                        words ? 0 : Math.min(width, columns),
                        "a row of " + width + " cells, expected " + columns + " as in the first row");
            }
        }
        BoardBuilder builder = new Piece(first.source(), first.line(), 1, "")
                .board(() -> BoardBuilder.square(written.size(), columns));
        List<MatrixRow> rows = words ? written.stream().map(MatrixRow::spelled).toList() : written;
        return new MatrixBoard(rows, zeroIsEmpty).board(builder, columns);
    }

    /** Whether each row is one word, and not all of them are one character: then the characters are the cells. */
    static boolean isSpelled(List<MatrixRow> rows) {
        return rows.stream().allMatch(MatrixRow::isWord) && rows.stream().anyMatch(row -> row.letters() > 1);
    }

    /** How many cells a row has. */
    static int width(MatrixRow row, boolean spelled) {
        return spelled ? row.letters() : row.cells().size();
    }

    private Board board(BoardBuilder builder, int columns) throws FormatException {
        findEmpty();
        countPairs();
        for (int row = 0; row < rows.size(); row++) {
            for (int column = 0; column < columns; column++) {
                String text = rows.get(row).cells().get(column);
                switch (kind(text)) {
                    case HOLE -> builder.hole(row, column);
                    case BRIDGE -> builder.bridge(row, column);
                    case LABEL, ZERO -> builder.dot(value(text), row, column);
                    case EMPTY -> {
                        // As every cell is at first.
                    }
                }
            }
        }
        try {
            return builder.build();
        } catch (BoardException e) {
            throw rows.get(0).fault(0, e.getMessage());
        }
    }

    /** What a cell is, once it is known what is empty. */
    private MatrixCell kind(String text) {
        MatrixCell kind = MatrixCell.of(text).orElseThrow();
        return kind == MatrixCell.ZERO
                        && empty.isPresent()
                        && value(empty.get()).equals("0")
                ? MatrixCell.EMPTY
                : kind;
    }

    private void findEmpty() throws FormatException {
        Optional<String> zero = Optional.empty();
        for (MatrixRow row : rows) {
            for (int cell = 0; cell < row.cells().size(); cell++) {
                String text = row.cells().get(cell);
                MatrixCell kind = MatrixCell.of(text).orElse(null);
                if (kind == null) {
                    throw row.fault(
                            cell,
                            "'" + text + "', expected a number, a letter, '#' for a hole, or one of '.', '0', '_', '-',"
                                    + " '*' for an empty cell");
                }
                if (kind == MatrixCell.ZERO) {
                    zero = Optional.of(text);
                }
                if (kind == MatrixCell.EMPTY && !empty.orElse(text).equals(text)) {
                    throw row.fault(
                            cell,
                            MatrixCell.sign(text) + " beside " + MatrixCell.sign(empty.get())
                                    + ", expected one of them in all empty cells");
                }
                if (kind == MatrixCell.EMPTY) {
                    empty = Optional.of(text);
                }
            }
        }
        if (empty.isEmpty() && zeroIsEmpty) {
            empty = zero;
        }
    }

    private void countPairs() throws FormatException {
        for (MatrixRow row : rows) {
            for (int cell = 0; cell < row.cells().size(); cell++) {
                String text = row.cells().get(cell);
                MatrixCell kind = kind(text);
                if (kind == MatrixCell.BRIDGE && empty.isEmpty()) {
                    throw row.fault(
                            cell, "'+' may be a bridge or an empty cell here, expected '.' or '0' in empty cells");
                }
                if (kind == MatrixCell.LABEL || kind == MatrixCell.ZERO) {
                    Seen before = pairs.get(value(text));
                    if (before != null && !before.text.equals(text)) {
                        throw row.fault(
                                cell, "'" + text + "' beside '" + before.text + "', expected one of them in both dots");
                    }
                    pairs.put(
                            value(text),
                            before == null
                                    ? new Seen(text, row, cell, 1)
                                    : new Seen(text, before.row, before.cell, before.times + 1));
                }
            }
        }
        if (pairs.isEmpty()) {
            throw rows.get(0).fault(0, "the board has no dots");
        }
        for (Seen seen : pairs.values()) {
            if (seen.times != 2) {
                boolean zero = MatrixCell.of(seen.text).orElseThrow() == MatrixCell.ZERO;
                throw seen.row.fault(
                        seen.cell,
                        "label " + seen.text + " stands " + (seen.times == 1 ? "once" : seen.times + " times")
                                + ", expected twice"
                                + (zero && empty.isPresent()
                                        ? ", since " + MatrixCell.sign(empty.get()) + " is the empty cell here"
                                        : ""));
            }
        }
    }

    /** Numbers with zeros before them are the same numbers. */
    private static String value(String text) {
        return MatrixCell.isNumber(text) ? Integer.toString(Integer.parseInt(text)) : text;
    }
}
