package flowcv.board;

import java.util.List;

/**
 * One flow of a solution.
 *
 * @param label the label of its pair
 * @param places the places it covers, from one dot to the other; a bridge stands in both flows that
 *     cross it
 */
public record Trail(String label, List<Integer> places) {

    /** Keeps a copy of the list. */
    public Trail {
        places = List.copyOf(places);
    }
}
