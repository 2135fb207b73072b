package flowcv.read;

import java.util.BitSet;

/**
 * Faces of a lattice that lie beside a board, and that letters make look like cells: on a side where the board would end
 * nothing is seen.
 */
final class OpenPlaces {
    private OpenPlaces() {}

    /**
     * The same faces without those that hold neither a dot nor a pipe that goes on, and have nothing on a side towards
     * other faces. Whether what is left has an outline is for others to say.
     *
     * @param faces their numbers in the graph
     */
    static BitSet without(FaceGraph graph, BitSet faces) {
        return Peeling.of(faces, (face, left) -> isOpen(graph, face, left));
    }

    private static boolean isOpen(FaceGraph graph, int face, BitSet faces) {
        return !graph.holdsDot(face)
                && graph.longSides(face).stream().noneMatch(side -> side.side().kind() == Side.Kind.CROSSED)
                && graph.longSides(face).stream()
                        .anyMatch(side ->
                                !faces.get(side.other(face)) && side.side().kind() == Side.Kind.MISSING);
    }
}
