package flowcv.read;

/**
 * Colors in pairs.
 *
 * @param partner for each color the index of the one it belongs to
 * @param widest the greatest distance within a pair
 * @param margin by how much the second-best matching is worse in total, at least
 */
record Matching(int[] partner, double widest, double margin) {}
