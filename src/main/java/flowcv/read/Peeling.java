package flowcv.read;

import java.util.BitSet;
import java.util.function.BiPredicate;

/** Takes from faces of a lattice what letters beside a board cut off it: some places, and then those behind them. */
final class Peeling {
    /** Letters are in one row, or two; an arm of a board whose dot is too dark to be seen may be longer. */
    private static final int DEEPEST = 2;

    private Peeling() {}

    /**
     * What is left.
     *
     * @param faces their numbers
     * @param isStray whether a face is to be taken, given what is left at that time
     */
    static BitSet of(BitSet faces, BiPredicate<Integer, BitSet> isStray) {
        BitSet left = (BitSet) faces.clone();
        for (int i = 0; i < DEEPEST; i++) {
            BitSet strays = new BitSet();
            left.stream().filter(face -> isStray.test(face, left)).forEach(strays::set);
            left.andNot(strays);
        }
        return left;
    }
}
