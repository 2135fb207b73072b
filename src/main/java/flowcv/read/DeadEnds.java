package flowcv.read;

import java.util.BitSet;
import java.util.function.Predicate;

/**
 * Faces that no flow could fill: one that holds nothing is passed, in by one border and out by another. Letters close
 * to a board cut places off a lattice that border on one of its cells by what is no thicker than a line, at most.
 */
final class DeadEnds {
    /** Letters are in one row, or two; an arm of a board whose dot is too dark to be seen may be longer. */
    private static final int DEEPEST = 2;

    private DeadEnds() {}

    /**
     * The same faces without those, and without what these were the only way to. A dot that lies there yet is a stray
     * one ({@link StrayDots#refuteOnLattice}).
     *
     * @param faces their numbers in the graph
     * @param isWall tells borders that no flow passes
     */
    static BitSet without(FaceGraph graph, BitSet faces, Predicate<FaceSide> isWall) {
        BitSet left = (BitSet) faces.clone();
        for (int i = 0; i < DEEPEST; i++) {
            left.andNot(ends(graph, left, isWall));
        }
        return left;
    }

    private static BitSet ends(FaceGraph graph, BitSet faces, Predicate<FaceSide> isWall) {
        BitSet ends = new BitSet();
        faces.stream()
                .filter(face -> graph.face(face).ink() == 0)
                .filter(face -> graph.longSides(face).stream()
                                .filter(side -> faces.get(side.other(face)) && !isWall.test(side))
                                .count()
                        <= 1)
                .forEach(ends::set);
        return ends;
    }
}
