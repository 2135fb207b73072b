/**
 * Paints boards as the screens of the game: measured proportions, colors and decorations on the
 * screens of real devices, with the truth about where the board lies.
 */
package flowcv.draw.screen;
