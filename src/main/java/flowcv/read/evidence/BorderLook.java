package flowcv.read.evidence;

/**
 * What a border looks like. What it is, a line of the grid, a wall, the outline, an opening, nobody can tell from its
 * look alone.
 */
public enum BorderLook {
    /** There is no line. */
    NOTHING,
    /** A line as thin as those of the grid; that of a board without walls, too, whose outline is no thicker. */
    THIN,
    /** A line as thick as an outline or a wall. */
    THICK,
    /** A pipe lies across. */
    CROSSED,
    /** What lies here is covered: by a bar, or by what somebody drew along it. */
    HIDDEN
}
