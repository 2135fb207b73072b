/**
 * The second engine, which shares nothing with the search but the graph, so that it can referee it:
 * Couto's 0-1 program, solved by somebody else's pseudo-Boolean solver, and written for other solvers.
 */
package flowcv.solve.ilp;
