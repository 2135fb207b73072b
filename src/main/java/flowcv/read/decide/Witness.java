package flowcv.read.decide;

import flowcv.board.Board;
import flowcv.board.Rules;

/**
 * Somebody who can tell whether a board that was read can be right: a level of the game has exactly one solution, and a
 * board with one misread dot practically never has.
 */
@FunctionalInterface
public interface Witness {
    /**
     * Looks at a board.
     *
     * @param usual rules for boards that look like it: {@code FREE} where ends are glyphs, as Numberlink has it. It is
     *     solved filled first all the same.
     */
    Testimony ask(Board board, Rules usual);

    /**
     * What a witness says of a board.
     *
     * @param rules under which it has so many solutions
     */
    record Testimony(Solvability solvability, Rules rules) {
        /**
         * How sure a board can be of which this is said, 0 to 1: where cells may stay empty, misread boards have several
         * solutions, too, and puzzles have one.
         */
        double sure() {
            boolean isLoose = rules == Rules.FREE && solvability == Solvability.SEVERAL;
            return isLoose || solvability == Solvability.UNKNOWN ? Solvability.SURE_OF_UNKNOWN : 1;
        }
    }
}
