package flowcv.generate;

import flowcv.board.Board;
import flowcv.board.Solution;

/**
 * A new puzzle.
 *
 * @param board with exactly one solution under the fill rule
 * @param solution that solution
 * @param grade how hard it is
 */
public record Puzzle(Board board, Solution solution, Grade grade) {}
