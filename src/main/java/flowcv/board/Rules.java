package flowcv.board;

import java.util.Locale;

/** What a solution owes besides joining every pair. */
public enum Rules {
    /** Every cell is covered, every bridge twice: Flow Free. */
    FILL,
    /** Cells may stay empty: Numberlink. */
    FREE;

    /** The word for it in options and in texts: in lower case. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
