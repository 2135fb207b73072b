package flowcv.board;

/**
 * Two dots that belong together.
 *
 * @param label what both dots are called
 * @param first place of the dot that comes first on the board
 * @param second place of the other dot
 */
public record Pair(String label, int first, int second) {

    /** Checks that the dots differ. */
    public Pair {
        if (first == second) {
            throw new IllegalArgumentException("pair " + label + " has both dots on one cell");
        }
    }
}
