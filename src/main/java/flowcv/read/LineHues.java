package flowcv.read;

import flowcv.read.pixel.Hue;
import flowcv.read.pixel.Ranks;
import java.util.List;

/** The colors of the lines of a board: all lines of a pack are of one hue. */
final class LineHues {
    /** Glow and tints change the color of some lines, but not of so many. */
    private static final double MOST_UNLIKE = 0.7;
    /** Of three walls one may be a stroke: two are unlike it then. */
    private static final double MOST_WALLS = 0.5;
    /** Outlines paler than this are gray or over-exposed: of no color that a wall could lack. */
    private static final double LEAST_COLORED = 0.15;
    /**
     * Walls have at least 0.4 of the outline's saturation in its hue where they are not over-exposed; white strokes
     * mostly have 0.18 and less, the hue of their edges taken for theirs (met once: 0.26).
     */
    private static final double MUCH_PALER = 0.25;
    /**
     * A wall has at least 0.41 of the usual wall's (light on some of them, a tint beside others): so over-exposed ones
     * are told from strokes that are as pale alone.
     */
    private static final double PALER_THAN_WALLS = 0.4;
    /** Fewer may be strokes themselves. */
    private static final int LEAST_WALLS = 3;
    /**
     * Walls with this share of the outline's saturation are not over-exposed, and tell what a wall is like: one has 1.7
     * times as much as the others at most, or 0.24 more; red strokes 0.41 more at least.
     */
    private static final double CLEAR = 0.55;
    /** What is over-exposed keeps this share of the outline's saturation (met: 0.19), white does not. */
    private static final double WASHED_OUT = 0.15;
    /** The most is a share and a sum: walls have up to 1.6 times as much, or 0.26 more than lines that light makes pale. */
    private static final double MUCH_DEEPER = 1.25;

    private static final double DEEPER_BY = 0.28;
    /**
     * Walls lie at most 0.32 off the lines' hue (a finger's mark over one; over-exposed: 0.24); red, magenta and blue
     * strokes over pale lines 0.37 to 1, but magenta ones over pink 0.3 to 0.33.
     */
    private static final double ASIDE = 0.35;

    private final List<Hue> clearest;
    /** Of all that may be walls, strokes among them. */
    private final List<Hue> walls;
    /** The usual saturation of the clearest. */
    private final double usual;
    /** How much of the lines' hue the usual wall has; 0 where there are too few. */
    private final double ofWalls;

    /**
     * @param clearest of the outline, which tells a color where grid lines are too pale for one; of all lines where there is
     *     none
     * @param walls of all that may be walls: what is over-exposed is paler, one a little more than another
     */
    LineHues(List<Hue> clearest, List<Hue> walls) {
        this.clearest = List.copyOf(clearest);
        this.walls = List.copyOf(walls);
        this.usual = Ranks.median(clearest.stream().mapToDouble(Hue::saturation));
        this.ofWalls = walls.size() < LEAST_WALLS || clearest.isEmpty()
                ? 0
                : Ranks.median(walls.stream().mapToDouble(this::along));
    }

    /** Whether all of some colors are of one hue, and none is gray. */
    static boolean areOfOne(List<Hue> hues) {
        return hues.stream()
                .allMatch(hue -> hue.saturation() >= LEAST_COLORED
                        && hues.stream().allMatch(other -> hue.aside(other) <= ASIDE));
    }

    /** Whether something as thick as a wall is of another color than the lines. */
    boolean isUnlike(Hue wall) {
        if (clearest.isEmpty()) {
            return false;
        }
        boolean areClear = ofWalls >= CLEAR * usual;
        return isAside(wall, clearest, MOST_UNLIKE)
                || areClear && isAside(wall, walls, MOST_WALLS)
                || usual >= LEAST_COLORED && along(wall) < least()
                || wall.saturation() > deepest(usual)
                || areClear && wall.saturation() > deepest(ofWalls);
    }

    /** Whether something has less than a share of the outline's color, or of the lines' where there is no outline. */
    boolean isPaler(Hue wall, double share) {
        return !clearest.isEmpty() && usual >= LEAST_COLORED && along(wall) < share * usual;
    }

    private static boolean isAside(Hue wall, List<Hue> others, double share) {
        return others.stream().filter(line -> wall.aside(line) > ASIDE).count() > share * others.size();
    }

    /** How much of the lines' hue something has: edges of what is white may be of any other. */
    private double along(Hue wall) {
        return Ranks.median(clearest.stream().mapToDouble(wall::along));
    }

    private double least() {
        return ofWalls >= WASHED_OUT * usual ? PALER_THAN_WALLS * ofWalls : MUCH_PALER * usual;
    }

    private static double deepest(double saturation) {
        return MUCH_DEEPER * saturation + DEEPER_BY;
    }
}
