package flowcv.board;

/** What a solution owes besides joining every pair. */
public enum Rules {
    /** Every cell is covered, every bridge twice: Flow Free. */
    FILL,
    /** Cells may stay empty: Numberlink. */
    FREE
}
