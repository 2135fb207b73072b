/**
 * What a solver sees: a graph of int-indexed nodes and links, without rows, columns or families, and
 * the searches on it.
 */
package flowcv.solve;
