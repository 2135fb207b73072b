package flowcv.read;

/**
 * The color of a line as it is seen, and what is beside it. The arrays are not to be changed.
 *
 * @param color of the line; blue, green, red, like the others
 * @param darker what both sides have: what lies over the line and around it
 * @param brighter what either side has: a tint or a dot beside it, too
 */
record SeenColor(int[] color, int[] darker, int[] brighter) {}
