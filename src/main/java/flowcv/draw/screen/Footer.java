package flowcv.draw.screen;

/** The row of buttons below the board. */
public enum Footer {
    /** Undo, hints with a large bulb and a film strip, restart: the current version. */
    BULB,
    /** Undo, back, restart, forward, a small bulb. */
    ARROWS,
    /** Undo, back, restart, forward, a question mark: the oldest one. */
    QUESTION
}
