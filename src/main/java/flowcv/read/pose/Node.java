package flowcv.read.pose;

/**
 * A crossing of lattice lines by its numbers.
 *
 * @param column number of the line along columns
 * @param row number of the line along rows
 */
record Node(int column, int row) {

    /** The node so many columns and rows on. */
    Node at(int columns, int rows) {
        return new Node(column + columns, row + rows);
    }
}
