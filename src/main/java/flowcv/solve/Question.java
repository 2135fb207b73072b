package flowcv.solve;

import flowcv.board.Rules;

/**
 * What is asked of a board.
 *
 * @param rules whether every cell has to be covered
 * @param solutions how many different solutions are wanted, at least 1; {@link Long#MAX_VALUE}
 *     for all
 * @param limits when to give up
 */
public record Question(Rules rules, long solutions, Limits limits) {
    /** One solution that fills the board. */
    public static Question first(Limits limits) {
        return new Question(Rules.FILL, 1, limits);
    }

    /** Whether there is exactly one: two solutions are enough to know. */
    public static Question unique(Limits limits) {
        return new Question(Rules.FILL, 2, limits);
    }
}
