package flowcv.read;

import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * The one color that all walls of a board are painted in: what has it as it is seen, whatever tint or light lies
 * beside it, or is what a tint makes of it, is no stroke of another color. Where light lies over a picture walls
 * differ, and this says nothing.
 *
 * @param walls colors of those walls that their hues, or their number, tell from strokes
 * @param all of all that may be walls, strokes among them
 * @param isLit whether white is seen as bright as it was painted; else the brightest of walls may be what is left of it
 */
record WallPaint(List<SeenColor> walls, List<SeenColor> all, boolean isLit) {
    static final int WHITE = 255;

    /** The color of fewer walls may be that of a tint beside them. */
    private static final int LEAST_WALLS = 4;
    /** Tints lie beside some walls of a board (met: a quarter of them), strokes may be the most of what looks like one. */
    private static final double LEAST_SHARE = 0.6;
    /** Of all, so many are told by other means: what looks like them does not speak for itself alone. */
    private static final double LEAST_SURE_SHARE = 0.4;
    /**
     * Walls differ in each channel by less than this share of what their least one differs from white by, in poor JPEGs,
     * too; white strokes differ by all of that.
     */
    private static final double SAME = 0.25;
    /** Fewer levels are rounding; from red to orange there are more than these (met between walls: 37). */
    private static final double LEAST_SAME = 4;

    private static final double MOST_SAME = 40;
    /**
     * By this share of what a channel lacks of white walls may differ in it, if that is little: one is over-exposed a
     * bit more than another (met: 15 and 21 levels in blue).
     */
    private static final double SAME_LACK = 0.4;

    private static final double MOST_SAME_LACK = 16;
    /**
     * Of walls that are over-exposed a channel that lacks so many levels tells their color still (met: walls seen as 239,
     * 253, 254); white would lack fewer, gray as many in all channels.
     */
    private static final int LEAST_LACK = 12;

    /**
     * Of over-exposed walls one lacks so many levels more than the others, at most (met: 37 instead of 25 of blue).
     */
    private static final int MOST_DEEPER = 16;

    /**
     * A camera's picture of so many walls tells their color well where nearly all have it. Where light whitens all of
     * them a white stroke among them would be told by nothing but the solution; on a photographed screen hardly
     * anybody draws one along a line, whereas light whitens walls so (met: on one of a hundred painted photographs).
     */
    static final int MANY = 20;

    /** A tint or a dot beside a wall changes the color of a few. */
    private static final double NEARLY_ALL = 0.9;

    /**
     * Then a wall may be off by so much more (met: by 1.6 of what else is allowed, beside a dot), but by no more
     * levels than any; white strokes are off by four times {@link #SAME}.
     */
    private static final double WIDER = 1.65;

    /**
     * Where a camera sees a wall a little brighter or darker than others all its channels differ alike, by no more
     * than this share (met: by 2 %, which was 5 levels, where 4 were allowed). Gray, as bright, lacks less of white
     * than walls that clearly lack some.
     */
    private static final double MOST_DIMMED = 0.05;

    /**
     * What light leaves of the color of nearly all walls lies in so many levels of each channel, without the least and
     * the greatest tenth (met: 14). White among them passes, as it does where all are seen in one color; gray ones
     * but where they are as bright as the walls.
     */
    private static final int MOST_SPREAD = 20;
    /** One may lie so many levels off those (met: 5). */
    private static final int MOST_OFF_WHITENED = 6;

    /** Keeps copies of the lists. */
    WallPaint {
        walls = List.copyOf(walls);
        all = List.copyOf(all);
    }

    /** Whether a color is that of most walls, or a tint lies over it and beside it. */
    boolean isOf(SeenColor seen) {
        return isOf(seen.color()) || isUnderTint(seen);
    }

    /** Whether the color of a line of a few pixels is that of most walls, but for the chroma that JPEG takes of it. */
    boolean isSubsampled(SeenColor seen) {
        if (walls.size() < LEAST_WALLS || !isLit) {
            return false;
        }
        int[] usual = median(walls);
        // Those that are paler do not speak for themselves.
        return new SubsampledPaint(usual).isOf(seen) && areMost(wall -> areAlike(wall.color(), usual, WHITE));
    }

    /** Whether a color is that of most walls below a tint that is seen beside it. */
    boolean isUnderTint(SeenColor seen) {
        if (walls.size() < LEAST_WALLS || !isLit) {
            return false;
        }
        int[] usual = median(walls);
        PaintUnderTint paint = new PaintUnderTint(usual, PaintUnderTint.ground(all));
        Predicate<SeenColor> isOf = wall -> areAlike(wall.color(), usual, WHITE) || paint.isOf(wall);
        return paint.isOf(seen) && areMost(isOf);
    }

    /** Whether a color is that of most walls; where nothing is left of it, so that it may be of any, it is not. */
    boolean isOf(int[] color) {
        if (walls.size() < LEAST_WALLS) {
            return false;
        }
        if (isAmongWhitened(color)) {
            return true;
        }
        int[] usual = median(walls);
        int white = isLit ? WHITE : Arrays.stream(usual).max().orElse(WHITE);
        Predicate<SeenColor> isAlike =
                wall -> areAlike(wall.color(), usual, white) || isDimmed(wall.color(), usual, white);
        double shareOfAll = share(all, isAlike);
        boolean areMany = !isLit && all.size() >= MANY && shareOfAll >= NEARLY_ALL;
        boolean mayBeOfAny = lack(usual, white) < LEAST_LACK || !lacksAs(color, usual, white);
        if (OverExposed.isWhite(color) && mayBeOfAny && !areMany) {
            return false;
        }
        double wider = areMany ? WIDER : 1;
        return share(walls, isAlike) >= LEAST_SURE_SHARE
                && shareOfAll >= LEAST_SHARE
                && (areAlike(color, usual, white, wider)
                        || isDimmed(color, usual, white)
                        || isDeeper(color, usual, white));
    }

    /**
     * Whether a color is what a camera makes of one of many walls, nearly all of which it sees white: here a little
     * more of their color is left, and there less.
     */
    private boolean isAmongWhitened(int[] color) {
        if (isLit || all.size() < MANY || !OverExposed.isWhite(median(all))) {
            return false;
        }
        for (int channel = 0; channel < color.length; channel++) {
            int at = channel;
            int[] levels =
                    all.stream().mapToInt(wall -> wall.color()[at]).sorted().toArray();
            int others = (int) ((1 - NEARLY_ALL) * levels.length);
            int least = levels[others];
            int most = levels[levels.length - 1 - others];
            boolean isOff = color[channel] < least - MOST_OFF_WHITENED || color[channel] > most + MOST_OFF_WHITENED;
            if (most - least > MOST_SPREAD || isOff) {
                return false;
            }
        }
        return true;
    }

    /**
     * Whether an over-exposed color lacks a little more of white than the usual one, in what that clearly lacks
     * alone: a wall that light whitens less than the others.
     */
    private boolean isDeeper(int[] color, int[] usual, int white) {
        if (!OverExposed.isWhitened(color, isLit) || !OverExposed.isWhitened(usual, isLit)) {
            return false;
        }
        int[] lifted = color.clone();
        for (int channel = 0; channel < usual.length; channel++) {
            boolean isLess = white - usual[channel] >= LEAST_LACK && color[channel] < usual[channel];
            lifted[channel] = isLess ? Math.min(usual[channel], color[channel] + MOST_DEEPER) : color[channel];
        }
        return areAlike(lifted, usual, white);
    }

    /** Whether a color in a photograph is the usual one, were it a little brighter or darker. */
    private boolean isDimmed(int[] color, int[] usual, int white) {
        double brightest = Math.max(1, Arrays.stream(color).max().orElse(1));
        double ratio = Arrays.stream(usual).max().orElse(1) / brightest;
        if (isLit || lack(usual, white) < LEAST_LACK || Math.abs(ratio - 1) > MOST_DIMMED) {
            return false;
        }
        int[] scaled = Arrays.stream(color)
                .map(level -> (int) Math.rint(ratio * level))
                .toArray();
        return areAlike(scaled, usual, white);
    }

    /** Whether something holds for most of all, and for enough of those that other means tell. */
    private boolean areMost(Predicate<SeenColor> isAlike) {
        return share(walls, isAlike) >= LEAST_SURE_SHARE && share(all, isAlike) >= LEAST_SHARE;
    }

    /** What share of all are some like the usual one. */
    private double share(List<SeenColor> some, Predicate<SeenColor> isAlike) {
        return some.stream().filter(isAlike).count() / (double) all.size();
    }

    /** The usual color of one wall at least; blue, green, red. */
    static int[] median(List<SeenColor> colors) {
        return LineColor.median(colors.stream().map(SeenColor::color).toList());
    }

    /** Whether a color lacks something of white in each channel in which the usual one clearly does. */
    private static boolean lacksAs(int[] color, int[] usual, int white) {
        return IntStream.range(0, usual.length)
                .allMatch(channel -> white - usual[channel] < LEAST_LACK || white - color[channel] >= LEAST_LACK);
    }

    /** What the channel that lacks most of white lacks, in levels. */
    private static int lack(int[] color, int white) {
        return white - Arrays.stream(color).min().orElse(0);
    }

    private static boolean areAlike(int[] color, int[] usual, int white) {
        return areAlike(color, usual, white, 1);
    }

    /** @param wider by how much more than usual the colors may differ */
    private static boolean areAlike(int[] color, int[] usual, int white, double wider) {
        double same = Math.max(LEAST_SAME, Math.min(MOST_SAME, SAME * lack(usual, white)));
        for (int channel = 0; channel < usual.length; channel++) {
            double sameLack = Math.min(MOST_SAME_LACK, SAME_LACK * (white - usual[channel]));
            if (Math.abs(color[channel] - usual[channel]) > Math.max(Math.min(MOST_SAME, wider * same), sameLack)) {
                return false;
            }
        }
        return true;
    }
}
