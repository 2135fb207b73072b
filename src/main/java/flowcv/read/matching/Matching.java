package flowcv.read.matching;

/**
 * Colors in pairs.
 *
 * @param partner for each color the index of the one it belongs to
 * @param widest the greatest distance within a pair
 * @param margin by how much the second-best matching is worse in total, at least
 */
public record Matching(int[] partner, double widest, double margin) {}
