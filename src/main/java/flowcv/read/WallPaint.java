package flowcv.read;

import java.util.Arrays;
import java.util.List;

/**
 * The one color that all walls of a board are painted in: what has it as it is seen, whatever tint or light lies beside
 * it, is no stroke of another color. Where light lies over a picture walls differ, and this says nothing.
 *
 * @param walls colors of those walls that are surely no strokes, by their hues; blue, green, red
 * @param all number of all that may be walls, strokes among them
 * @param isLit whether white is seen as bright as it was painted; else the brightest of walls may be what is left of it
 */
record WallPaint(List<int[]> walls, int all, boolean isLit) {
    private static final int WHITE = 255;

    /** The color of fewer walls may be that of a tint beside them. */
    private static final int LEAST_WALLS = 4;
    /** Tints lie beside some walls of a board (met: a quarter of them), strokes may be the most of what looks like one. */
    private static final double LEAST_SHARE = 0.6;
    /**
     * Walls differ in each channel by less than this share of what their least one differs from white by, in poor JPEGs,
     * too; white strokes differ by all of that.
     */
    private static final double SAME = 0.25;
    /** Fewer levels are rounding; from red to orange there are more than these (met between walls: 37). */
    private static final double LEAST_SAME = 4;

    private static final double MOST_SAME = 40;

    /** Keeps a copy of the list. */
    WallPaint {
        walls = List.copyOf(walls);
    }

    /** Whether a color, which is not white, is that of most walls: what is over-exposed may be of any. */
    boolean isOf(int[] color) {
        if (walls.size() < LEAST_WALLS || OverExposed.isWhite(color)) {
            return false;
        }
        int[] usual = LineColor.median(walls);
        int white = isLit ? WHITE : Arrays.stream(usual).max().orElse(WHITE);
        long alike = walls.stream().filter(wall -> areAlike(wall, usual, white)).count();
        return alike >= LEAST_SHARE * all && areAlike(color, usual, white);
    }

    private static boolean areAlike(int[] color, int[] usual, int white) {
        int least = Arrays.stream(usual).min().orElse(0);
        double same = Math.max(LEAST_SAME, Math.min(MOST_SAME, SAME * (white - least)));
        for (int channel = 0; channel < usual.length; channel++) {
            if (Math.abs(color[channel] - usual[channel]) > same) {
                return false;
            }
        }
        return true;
    }
}
