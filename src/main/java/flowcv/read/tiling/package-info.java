/** Cells and borders as they may lie in a picture: whatever the shape of the cells, one {@code CellComplex}. */
package flowcv.read.tiling;
