/**
 * New puzzles with exactly one solution. A board is first cut into the shortest flows there can be,
 * which leaves no choice at all; then flows that meet end to end are joined, as long as the solver
 * proves that the solution stays the only one. Joining is monotone: whoever solves the puzzle before a
 * join solves the one after it too, so a join that fails once need never be tried again.
 */
package flowcv.generate;
