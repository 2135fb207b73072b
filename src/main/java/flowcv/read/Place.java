package flowcv.read;

import java.util.List;

/** A place of a square lattice, counted from its origin; it may be negative. */
record Place(int row, int column) {

    /** Above, below, left and right of it. */
    List<Place> neighbors() {
        return List.of(
                new Place(row - 1, column),
                new Place(row + 1, column),
                new Place(row, column - 1),
                new Place(row, column + 1));
    }

    // Written out for the reason given in Link: places are the first keys of a start.

    @Override
    public boolean equals(Object other) {
        return other instanceof Place place && row == place.row && column == place.column;
    }

    @Override
    public int hashCode() {
        return 31 * row + column;
    }
}
