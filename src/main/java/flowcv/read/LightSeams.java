package flowcv.read;

import java.util.Arrays;

/**
 * Tells lines of a board's border from seams: the light behind the board, which the cells dim, ends where they do.
 *
 * @param level how bright the lines within the board are, themselves: no border is darker
 * @param faintest less than any border of such walls stands out by, in levels
 */
record LightSeams(double level, double faintest) {
    /**
     * Seams have less than this share of the contrast of the lines within the board (measured: 0.62 at most; borders
     * in 144 photographs and in real screenshots 1.0 and more).
     */
    private static final double LEAST_OF_LINES = 0.7;
    /**
     * Or all that is seen along a whole side has less than this share of the contrast of thick lines, which are up to
     * 3.5 times as bright as a border (measured: 0.07): lines beside a dim seam may be as dim.
     */
    private static final double LEAST_OF_THICK = 0.12;

    /**
     * Over light with less than this share of the lines' brightness a border, which is brighter than they, stands out
     * by half of that at least.
     */
    private static final double MOST_DIM = 0.5;

    /** @param grid cells that have thick lines */
    static LightSeams of(CellGrid grid) {
        return new LightSeams(
                grid.median(side -> !grid.isThick(side), Side::level),
                LEAST_OF_THICK * grid.median(grid::isThick, Side::contrast));
    }

    /** Whether a line of the border is a seam. */
    boolean has(Side side) {
        return side.contrast() < LEAST_OF_LINES * (level - side.beside());
    }

    /** Whether a line of the border is a seam of light that would not hide a border there. */
    boolean isDim(Side side) {
        return has(side) && side.beside() > 0 && side.beside() < MOST_DIM * level;
    }

    /** Whether a line is too faint for a border beside lines that are thick. */
    boolean isFaint(Side side) {
        return side.contrast() < faintest;
    }

    /** Whether all lines along a whole side of the board are too faint for its border. */
    boolean areAll(Side[] border) {
        return Arrays.stream(border)
                .filter(side -> side.kind() == Side.Kind.LINE)
                .allMatch(this::isFaint);
    }
}
