/** Boards as rows of letters or numbers, in the ways in which people write them. */
package flowcv.format.matrix;
