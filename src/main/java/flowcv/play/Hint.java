package flowcv.play;

import java.util.List;

/**
 * What to look at.
 *
 * @param pair whose flow
 * @param places where it goes on, from its end, or where it went wrong
 * @param words why, in plain words
 */
record Hint(int pair, List<Integer> places, String words) {}
