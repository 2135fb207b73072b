package flowcv.draw.screen;

/**
 * What may lie on the board, and on its screen, besides dots and pipes.
 *
 * @param letters whether dots carry the letters of the mode for color-blind players
 * @param hint whether the first complete flow came from a hint, which ticks its dots
 * @param finger whether a finger still rests on the last flow drawn
 * @param preview whether the phone shows the thumbnail of an earlier screenshot
 * @param tintOverLines whether the tint of covered cells hides the lines between them
 */
record Marks(boolean letters, boolean hint, boolean finger, boolean preview, boolean tintOverLines) {
    static final Marks NONE = new Marks(false, false, false, false, false);
}
