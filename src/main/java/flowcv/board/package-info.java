/**
 * What a person sees: a board of cells, dots, holes, bridges and links, and a solution of it. This
 * floor stands on nothing else; every other package may speak its words.
 */
package flowcv.board;
