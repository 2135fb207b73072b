package flowcv.read;

/**
 * The color of a line as it is seen, and what is beside it; each blue, green, red from 0 to 255. The arrays are not to be
 * changed.
 *
 * @param color of the line
 * @param darker by channel the lesser of what its two sides have: what lies over the line and around it
 * @param brighter by channel the greater: a tint or a dot beside it, too
 */
record SeenColor(int[] color, int[] darker, int[] brighter) {}
