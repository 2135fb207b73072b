package flowcv.play;

/**
 * What to draw next.
 *
 * @param pair whose flow
 * @param from one place of the link
 * @param to the other place, where the flow goes on if {@code from} is its end
 * @param words why, in plain words
 */
record Hint(int pair, int from, int to, String words) {}
