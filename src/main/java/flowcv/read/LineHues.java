package flowcv.read;

import flowcv.read.pixel.Hue;
import java.util.List;

/**
 * The colors of the lines of a board: all lines of a pack are of one hue.
 *
 * @param lines of all lines
 * @param outline of those around the board, which tell a color where grid lines are too pale for one
 * @param walls of all that may be walls: what is over-exposed is paler, one a little more than another
 */
record LineHues(List<Hue> lines, List<Hue> outline, List<Hue> walls) {
    /** Glow and tints change the color of some lines, but not of so many. */
    private static final double MOST_UNLIKE = 0.7;
    /**
     * Outlines paler than this are of no color that a wall could lack (measured: 0.26 at least, but in bright glare).
     */
    private static final double LEAST_COLORED = 0.2;
    /** Walls have at least 0.4 of the outline's saturation where they are not over-exposed; white strokes next to none. */
    private static final double MUCH_PALER = 0.25;
    /**
     * A wall has at least 0.41 of the usual wall's (light on some of them, a tint beside others): so over-exposed ones
     * are told from strokes that are as pale alone.
     */
    private static final double PALER_THAN_WALLS = 0.4;
    /** Fewer may be strokes themselves. */
    private static final int LEAST_WALLS = 3;
    /** What is over-exposed keeps this share of the outline's saturation (met: 0.19), white does not. */
    private static final double WASHED_OUT = 0.15;
    /** The most is a share and a sum: walls have up to 1.6 times as much, or 0.26 more than lines that light makes pale. */
    private static final double MUCH_DEEPER = 1.25;

    private static final double DEEPER_BY = 0.28;
    /**
     * Walls lie at most 0.32 off the lines' hue (a finger's mark over one; over-exposed: 0.24); red, magenta and blue
     * strokes over pale lines 0.37 to 1.
     */
    private static final double ASIDE = 0.35;

    /** Keeps copies. */
    LineHues {
        lines = List.copyOf(lines);
        outline = List.copyOf(outline);
        walls = List.copyOf(walls);
    }

    /** Whether something as thick as a wall is of another color than the lines. */
    boolean isUnlike(Hue wall) {
        return isAside(wall) || isOtherwiseSaturated(wall);
    }

    private boolean isAside(Hue wall) {
        List<Hue> clearest = clearest();
        return clearest.stream().filter(line -> wall.aside(line) > ASIDE).count() > MOST_UNLIKE * clearest.size();
    }

    private List<Hue> clearest() {
        return outline.isEmpty() ? lines : outline;
    }

    private boolean isOtherwiseSaturated(Hue wall) {
        List<Hue> clearest = clearest();
        if (clearest.isEmpty()) {
            return false;
        }
        double usual = saturation(clearest);
        double ofWalls = walls.size() < LEAST_WALLS ? 0 : saturation(walls);
        double least = ofWalls >= WASHED_OUT * usual ? PALER_THAN_WALLS * ofWalls : MUCH_PALER * usual;
        return usual >= LEAST_COLORED && wall.saturation() < least
                || wall.saturation() > MUCH_DEEPER * usual + DEEPER_BY;
    }

    /** The usual one. */
    private static double saturation(List<Hue> hues) {
        double[] saturations =
                hues.stream().mapToDouble(Hue::saturation).sorted().toArray();
        return saturations[saturations.length / 2];
    }
}
