package flowcv.draw.camera;

/**
 * The pattern in which the pixels of sensor and screen beat.
 *
 * @param strength share of brightness it takes at most
 * @param acrossX waves along the screen's width
 * @param acrossY waves along its height
 * @param color how far apart the colors' waves are, in waves
 */
public record Moire(double strength, double acrossX, double acrossY, double color) {}
