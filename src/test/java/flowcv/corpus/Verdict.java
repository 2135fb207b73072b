package flowcv.corpus;

/**
 * The judgment of what was read. A misread board is another thing than one that is not read: the first is never
 * allowed, the second may get better.
 *
 * @param detail the boards that were read by mistake, or the reason of the refusal; empty otherwise
 */
record Verdict(Kind kind, String detail) {
    enum Kind {
        /** The boards of the picture were read; or the picture has none, and was refused. */
        EXACT,
        /** Another board was read, or one where there is none. */
        WRONG,
        /** No board was read where there is one. */
        REFUSED,
        /** A board was read, and nobody has written down the true one. */
        UNJUDGED
    }
}
