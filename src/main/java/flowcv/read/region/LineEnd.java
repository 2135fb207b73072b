package flowcv.read.region;

import java.util.BitSet;

/**
 * Where a line between two cells ends at the straight side of a third one. In all tilings of the game it goes on there:
 * the third one is two cells whose line nobody saw.
 *
 * @param cell at whose side it ends
 * @param first on one side of the line
 * @param second on the other side
 */
record LineEnd(int cell, int first, int second) {
    boolean isWithin(BitSet cells) {
        return cells.get(cell) && cells.get(first) && cells.get(second);
    }
}
