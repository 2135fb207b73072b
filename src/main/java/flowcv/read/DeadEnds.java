package flowcv.read;

import java.util.BitSet;
import java.util.function.Predicate;

/**
 * Faces that no flow could fill: one that holds nothing is passed, in by one border and out by another. Letters close
 * to a board cut places off a lattice that border on one of its cells by what is no thicker than a line, at most.
 */
final class DeadEnds {
    private DeadEnds() {}

    /**
     * The same faces without those, and without what these were the only way to. A dot that lies there yet is a stray
     * one ({@link StrayDots#refuteOnLattice}).
     *
     * @param faces their numbers in the graph
     * @param isWall tells borders that no flow passes
     */
    static BitSet without(FaceGraph graph, BitSet faces, Predicate<FaceSide> isWall) {
        return Peeling.of(faces, (face, left) -> isEnd(graph, face, left, isWall));
    }

    private static boolean isEnd(FaceGraph graph, int face, BitSet faces, Predicate<FaceSide> isWall) {
        return graph.face(face).ink() == 0
                && graph.longSides(face).stream()
                                .filter(side -> faces.get(side.other(face)) && !isWall.test(side))
                                .count()
                        <= 1;
    }
}
