package flowcv.board;

/**
 * The direction in which a link leaves its cells. It matters on bridges alone: a flow that enters a
 * bridge along one lane leaves it along the same lane.
 */
public enum Lane {
    /** Along a row of a square board, a warp between its two ends included. */
    HORIZONTAL,
    /** Along a column of a square board, a warp between its two ends included. */
    VERTICAL,
    /** Any link of another tiling, and any extra link. */
    OTHER
}
