package flowcv.theme;

/**
 * How flows are drawn.
 *
 * @param width of lines, in cells
 * @param isRound whether their ends and corners are
 * @param isThrough whether they reach the middles of marks, and not only their edges
 * @param isOwn whether each has its pair's color
 * @param rgb the color of all, if they have but one
 * @param pale how far the color of filled cells, or of lines, is from the pair's color towards the ground's, 0 to 1
 * @param tint how much of the pair's color cells under lines have, 0 to 1
 * @param end the diameter of the disc at a free end, in cells; 0 for none
 * @param isMerged whether filled cells have no line between them
 */
record Pipes(
        Kind kind,
        double width,
        boolean isRound,
        boolean isThrough,
        boolean isOwn,
        int rgb,
        double pale,
        double tint,
        double end,
        boolean isMerged) {
    /** Lines, or cells filled. */
    enum Kind {
        LINE,
        DASHED,
        FILL
    }

    static Pipes read(Fields fields) {
        return new Pipes(
                fields.choice(Kind.class),
                fields.number(),
                fields.is("round"),
                fields.is("through"),
                fields.is("own"),
                fields.rgb(),
                fields.number(),
                fields.number(),
                fields.number(),
                fields.is("merged"));
    }
}
