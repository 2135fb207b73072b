package flowcv.generate;

import java.util.Locale;

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
    HEX;

    /** The word for it in options and in texts: in lower case. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
