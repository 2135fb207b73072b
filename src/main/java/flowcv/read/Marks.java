package flowcv.read;

import java.util.List;

/**
 * What stands in the cells of a grid.
 *
 * @param dots row by row
 * @param bridges per row and column
 */
record Marks(List<Dot> dots, boolean[][] bridges) {
    /** Keeps a copy of the list. */
    Marks {
        dots = List.copyOf(dots);
    }
}
