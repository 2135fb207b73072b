package flowcv.solve;

/**
 * One thing a search has decided about two places that touch.
 *
 * @param first index of a place of the board
 * @param second index of the other place
 * @param joined whether a flow runs from one to the other; false where none does
 * @param reason why
 */
public record Move(int first, int second, boolean joined, Reason reason) {}
