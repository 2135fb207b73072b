package flowcv.verify;

import java.util.Locale;

/** Result of reading a picture whose board is known. */
public enum Verdict {
    /** The board was read as it is. */
    EXACT,
    /** Another board was read, or one where there is none to be read: never allowed. */
    WRONG,
    /** No board was read for sure. */
    REFUSED,
    /** The picture or its board file cannot be read at all. */
    UNREADABLE;

    /** As texts and JSON write it. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
