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
}
