package flowcv.board;

/** How the cells of a board are laid out. */
public enum Topology {
    /** Rows and columns; a cell's neighbors are up, down, left and right of it. */
    SQUARE,
    /** Vertical stacks of hexagons; odd columns stand half a cell higher. */
    HEX,
    /** Any other tiling (cubes, rings, stars): named cells and the pairs that touch. */
    GRAPH
}
