package flowcv.read;

import flowcv.read.pixel.Pixels;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Tells a wall that is painted otherwise than those of a board of squares: all of them have one color, and where the
 * same lies beside them they look alike, in photographs, too. Where few walls have the same beside them the outline is
 * asked; where both are few, walls are faint or of several colors, this says nothing.
 */
final class OddPaint {
    /** Levels of each channel by which what lies beside walls may differ, as it does by noise, JPEG and weak light. */
    private static final int SAME_BESIDE = 16;
    /** One of four could turn their median. */
    private static final int LEAST_ALIKE = 5;
    /** Where most have one color no more than a stroke or two are unlike them; else light lies over some of them. */
    private static final double LEAST_SHARE = 0.7;
    /** Levels by which walls stand out in their brightest channel: of less, what lies beside them is a good part. */
    private static final int LEAST_CONTRAST = 80;
    /**
     * Of that contrast a channel of a wall is off the others' color by 0.1 at most, as bright as the wall is, on
     * screenshots and photographs; gray and yellow strokes, photographed, by 0.21 to 0.35, but on pale walls by 0.05.
     */
    private static final double MOST_OFF = 0.14;
    /** Walls are seen with 0.86 of the others' brightness at least; gray strokes among pale walls with 0.64. */
    private static final double LEAST_BRIGHT = 0.73;
    /**
     * Walls may be up to 3.5 times as bright as the outline. What is fainter than a wall is seen in less of its hue, so that
     * they cannot be compared then (off by 0.25 of the wall's contrast).
     */
    private static final double MOST_BRIGHT = 1.2;
    /**
     * Of the walls' contrast a channel of one is brighter than usual by 0.16 at most, less what is brighter beside it; two
     * white strokes beside a tint, of which no other wall had the like, by 0.3 and 0.44. Beside a dot or a bright tint they
     * are not told.
     */
    private static final double MOST_BRIGHTER = 0.25;

    private final List<SeenColor> walls;
    private final List<SeenColor> outline;
    /** What most walls are like, where there is such. */
    private final Optional<SeenColor> usual;

    /** How a wall differs from others: in hue, of their contrast, and in brightness, of theirs. */
    private record Difference(double hue, double brightness) {
        boolean isSame() {
            return hue <= MOST_OFF && brightness >= LEAST_BRIGHT;
        }
    }

    /**
     * @param walls what is as thick as a wall between two cells, strokes among them
     * @param outline what is as thick around the board, of the same color, but on some boards darker
     */
    OddPaint(List<SeenColor> walls, List<SeenColor> outline) {
        this.walls = List.copyOf(walls);
        this.outline = List.copyOf(outline);
        this.usual = clear(this.walls)
                .filter(median -> isMost(
                        this.walls.stream()
                                .filter(wall -> !isBrighter(wall, median))
                                .count(),
                        walls));
    }

    /** Whether a wall is of another color than others. */
    boolean isOdd(SeenColor wall) {
        if (usual.filter(median -> isBrighter(wall, median)).isPresent()) {
            return true;
        }
        List<SeenColor> alike = alike(wall, walls);
        if (alike.size() >= LEAST_ALIKE) {
            return difference(wall, alike).filter(each -> !each.isSame()).isPresent();
        }
        return difference(wall, alike(wall, outline))
                .filter(each -> each.brightness() <= MOST_BRIGHT && !each.isSame())
                .isPresent();
    }

    /** Whether a wall is brighter by more than the light over it, or a tint beside it, gives. */
    private static boolean isBrighter(SeenColor wall, SeenColor usual) {
        double most = MOST_BRIGHTER * contrast(usual);
        int[] more = minus(wall.color(), usual.color());
        int[] light = minus(wall.brighter(), usual.brighter());
        for (int channel = 0; channel < Pixels.CHANNELS; channel++) {
            if (more[channel] - Math.max(0, light[channel]) > most) {
                return true;
            }
        }
        return false;
    }

    private static Optional<Difference> difference(SeenColor wall, List<SeenColor> alike) {
        return clear(alike)
                .filter(median -> isMost(
                        alike.stream()
                                .filter(each -> difference(each, median).isSame())
                                .count(),
                        alike))
                .map(median -> difference(wall, median));
    }

    private static Difference difference(SeenColor wall, SeenColor usual) {
        int[] own = minus(wall.color(), usual.darker());
        int[] others = minus(usual.color(), usual.darker());
        double across = 0;
        double square = 0;
        for (int channel = 0; channel < Pixels.CHANNELS; channel++) {
            across += own[channel] * others[channel];
            square += others[channel] * others[channel];
        }
        double brightness = across / square;
        double off = 0;
        for (int channel = 0; channel < Pixels.CHANNELS; channel++) {
            off = Math.max(off, Math.abs(own[channel] - brightness * others[channel]));
        }
        return new Difference(off / contrast(usual), brightness);
    }

    /** What several walls are like, if they stand out. */
    private static Optional<SeenColor> clear(List<SeenColor> walls) {
        return walls.size() < LEAST_ALIKE
                ? Optional.empty()
                : Optional.of(median(walls)).filter(median -> contrast(median) >= LEAST_CONTRAST);
    }

    private static SeenColor median(List<SeenColor> colors) {
        return new SeenColor(
                LineColor.median(colors.stream().map(SeenColor::color).toList()),
                LineColor.median(colors.stream().map(SeenColor::darker).toList()),
                LineColor.median(colors.stream().map(SeenColor::brighter).toList()));
    }

    private static boolean isMost(long some, List<SeenColor> all) {
        return some >= LEAST_SHARE * all.size();
    }

    private static int contrast(SeenColor wall) {
        return Arrays.stream(minus(wall.color(), wall.darker())).max().orElse(0);
    }

    /** Those with the same beside them. */
    private static List<SeenColor> alike(SeenColor wall, List<SeenColor> others) {
        return others.stream()
                .filter(each -> areSame(each.darker(), wall.darker()) && areSame(each.brighter(), wall.brighter()))
                .toList();
    }

    private static boolean areSame(int[] one, int[] other) {
        return Arrays.stream(minus(one, other)).allMatch(levels -> Math.abs(levels) <= SAME_BESIDE);
    }

    private static int[] minus(int[] one, int[] other) {
        return SeenColor.byChannel(one, other, (own, its) -> own - its);
    }
}
