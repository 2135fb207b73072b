package flowcv.board;

import java.util.BitSet;

/**
 * The openings in the border of a square board: a row that is open can be left on one side and
 * entered on the other (a warp), and so a column. Immutable.
 */
public final class Border {
    /** A border without any opening. */
    public static final Border CLOSED = new Border(new BitSet(), new BitSet());

    private final BitSet openRows;
    private final BitSet openColumns;

    Border(BitSet openRows, BitSet openColumns) {
        this.openRows = (BitSet) openRows.clone();
        this.openColumns = (BitSet) openColumns.clone();
    }

    /** Whether the two ends of a row are neighbors. */
    public boolean isRowOpen(int row) {
        return openRows.get(row);
    }

    /** Whether the two ends of a column are neighbors. */
    public boolean isColumnOpen(int column) {
        return openColumns.get(column);
    }

    /** Whether there is no warp at all. */
    public boolean isClosed() {
        return openRows.isEmpty() && openColumns.isEmpty();
    }
}
