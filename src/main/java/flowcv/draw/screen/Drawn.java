package flowcv.draw.screen;

import java.util.List;

/**
 * A flow as far as it is drawn.
 *
 * @param label of its pair
 * @param places from a dot onwards, at least two
 * @param complete whether it ends on the other dot; otherwise its end shows as a disc
 */
public record Drawn(String label, List<Integer> places, boolean complete) {
    /** Keeps a copy of the list. */
    public Drawn {
        places = List.copyOf(places);
    }
}
