package flowcv.play;

/** What comes from the terminal. */
sealed interface Event {
    /** A key with a character; controls are their own code points. */
    record Key(int point) implements Event {}

    /** An arrow, or a diagonal of the number pad. */
    record Arrow(int dx, int dy) implements Event {}

    /** The mouse, at a column and a line from 0. */
    record Mouse(Kind kind, int x, int y) implements Event {
        enum Kind {
            PRESS,
            DRAG,
            RELEASE
        }
    }

    /** Nothing for a while, or another size. */
    record Tick() implements Event {}

    /** The terminal is gone. */
    record End() implements Event {}
}
