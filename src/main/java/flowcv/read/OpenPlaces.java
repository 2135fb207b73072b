package flowcv.read;

import java.util.BitSet;

/**
 * Faces of a lattice that lie beside a board, and that letters cut off all but a side or two: there the board would
 * have no outline.
 */
final class OpenPlaces {
    /** Letters are in one row, or two. */
    private static final int DEEPEST = 2;

    private OpenPlaces() {}

    /**
     * The same faces without those that hold neither a dot nor a pipe that goes on, and have nothing on a side towards
     * other faces. Whether what is left has an outline is for others to say.
     *
     * @param faces their numbers in the graph
     */
    static BitSet without(FaceGraph graph, BitSet faces) {
        BitSet left = (BitSet) faces.clone();
        for (int i = 0; i < DEEPEST; i++) {
            BitSet open = new BitSet();
            left.stream().filter(face -> isOpen(graph, face, left)).forEach(open::set);
            left.andNot(open);
        }
        return left;
    }

    private static boolean isOpen(FaceGraph graph, int face, BitSet faces) {
        return !graph.holdsDot(face)
                && graph.longSides(face).stream().noneMatch(side -> side.side().kind() == Side.Kind.CROSSED)
                && graph.longSides(face).stream()
                        .anyMatch(side ->
                                !faces.get(side.other(face)) && side.side().kind() == Side.Kind.MISSING);
    }
}
