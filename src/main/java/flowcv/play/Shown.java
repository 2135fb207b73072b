package flowcv.play;

import java.util.Set;

/**
 * What is to be seen of a game.
 *
 * @param cursor a place
 * @param drawn the pair that is being drawn, or -1
 * @param marked places that a hint or a check speaks of
 */
record Shown(Game game, Position position, int cursor, int drawn, Set<Integer> marked) {}
