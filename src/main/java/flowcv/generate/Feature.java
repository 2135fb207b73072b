package flowcv.generate;

/** What a board can have beyond plain squares. */
public enum Feature {
    /** Some cells are missing. */
    HOLES,
    /** Some neighbors are parted. */
    WALLS,
    /** Some rows and columns go on at the opposite side. */
    WARPS,
    /** Some cells are crossed by two flows. */
    BRIDGES,
    /** Hexagons instead of squares. */
    HEX
}
