package flowcv.draw.screen;

/**
 * What may lie on the board besides dots and pipes.
 *
 * @param letters whether dots carry the letters of the mode for color-blind players
 * @param hint whether the first complete flow came from a hint, which ticks its dots
 * @param finger whether a finger still rests on the last flow drawn
 * @param tintOverLines whether the tint of covered cells hides the lines between them
 */
record Marks(boolean letters, boolean hint, boolean finger, boolean tintOverLines) {
    /** None of them. */
    static final Marks NONE = new Marks(false, false, false, false);
}
