package flowcv.board;

import java.util.List;

/**
 * One flow for each pair of a board.
 *
 * @param trails the flows, in the order of the board's pairs
 */
public record Solution(List<Trail> trails) {

    /** Keeps a copy of the list. */
    public Solution {
        trails = List.copyOf(trails);
    }
}
