package flowcv.read.evidence;

/** What a place looks like. */
public enum CellLook {
    /** What lies around a board, or in a hole of it. */
    OUTSIDE,
    /** The ground of a cell. */
    EMPTY,
    /** A dot of which no pipe leaves. */
    DOT,
    /** A dot of which a pipe leaves. */
    DOT_WITH_PIPE,
    /** A mark that shows its ground: a digit, a letter, a ring or an icon, but no disc that carries one. Pipes may leave it. */
    GLYPH,
    /** A pipe that goes on. */
    PIPE,
    /** The free end of a pipe. */
    PIPE_END,
    /** A bridge, whatever lies on it. */
    BRIDGE
}
