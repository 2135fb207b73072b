package flowcv.read;

import java.util.BitSet;
import java.util.List;

/**
 * What is drawn where two faces lie beside each other.
 *
 * @param first label of a face
 * @param second label of another face, greater
 * @param side what is drawn along it
 * @param seen share of the places along it, 0 to 1, at which there is a line
 * @param course how what is drawn looks along its length
 * @param span where their common border lies
 */
record FaceSide(int first, int second, Side side, double seen, FaceCourse course, Span span) {
    /** The length of the common border, in pixels. */
    double length() {
        return span.length();
    }

    /** Whether a line is drawn along it, which no pipe crosses. */
    boolean isLine() {
        return side.kind() == Side.Kind.LINE;
    }

    /** The faces that pipes cross. */
    static BitSet piped(List<FaceSide> sides) {
        BitSet piped = new BitSet();
        sides.stream().filter(each -> each.side.kind() == Side.Kind.CROSSED).forEach(each -> {
            piped.set(each.first);
            piped.set(each.second);
        });
        return piped;
    }

    /** The same between faces of other numbers. */
    FaceSide between(int a, int b) {
        return new FaceSide(Math.min(a, b), Math.max(a, b), side, seen, course, span);
    }

    /** The face on the other side. */
    int other(int face) {
        return face == first ? second : first;
    }

    /** Whether it parts the same faces as another. */
    boolean isAlong(FaceSide other) {
        return first == other.first && second == other.second;
    }

    boolean touches(int face) {
        return face == first || face == second;
    }

    /** The same with so many times the contrast. */
    FaceSide times(double factor) {
        Side other = new Side(
                side.kind(), factor * side.contrast(), side.width(), side.whole(), side.beside(), side.offset());
        return new FaceSide(first, second, other, seen, course, span);
    }
}
