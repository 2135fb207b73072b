package flowcv.read.inference;

import flowcv.read.tiling.Border;
import java.util.BitSet;
import java.util.List;

/**
 * One thing said otherwise than the best labeling says it.
 *
 * @param what is said otherwise
 * @param index of the place, or of the border
 * @param content that the cell holds instead; null for what is no content
 * @param margin what that costs more, in nats
 */
public record Change(What what, int index, Content content, double margin) {
    /** What may be said otherwise. */
    public enum What {
        /** Whether a border is a wall. */
        WALL,
        /** Whether the board is open at a border and the opposite one. */
        OPENING,
        /** What a cell holds. */
        CONTENT,
        /** Whether a place is a cell. */
        CELL
    }

    /** Says it otherwise. */
    void apply(List<Border> borders, BitSet walls, BitSet openings, List<Content> contents) {
        switch (what) {
            case WALL -> walls.flip(index);
            case OPENING -> {
                openings.flip(index);
                openings.flip(borders.get(index).opposite());
            }
            case CONTENT -> contents.set(index, content);
            case CELL -> throw new IllegalStateException("other cells have other borders");
        }
    }
}
