package flowcv.read;

import flowcv.read.pixel.Pixels;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Tells a wall that is painted otherwise than those of a board: all of them have one color, and where the same lies
 * beside them they look alike, in photographs, too. Where too few have the same beside them, this says nothing.
 */
final class OddPaint {
    /** Levels of each channel by which what lies beside walls may differ: noise does by fewer, a tint or glare by more. */
    private static final int SAME_BESIDE = 12;
    /** One of four could turn their median. */
    private static final int LEAST_ALIKE = 5;
    /** Where most have one color, all but a stroke or two are alike (met among walls: all of them, or three of four). */
    private static final double LEAST_SHARE = 0.7;
    /** Levels by which a line stands out in its brightest channel: below that noise is a good part of its color. */
    private static final int LEAST_CONTRAST = 40;
    /**
     * Of that contrast a channel of a wall is off the others' color by at most 0.1, made as bright as the wall is (0.113
     * where the contrast is 22 levels); gray and yellow strokes, photographed, by 0.19 to 0.32.
     */
    private static final double MOST_OFF = 0.14;
    /** Walls are seen with 0.86 to 1.13 of the others' brightness; among pale ones gray strokes with 0.64, white ones 1.3. */
    private static final double LEAST_BRIGHT = 0.8;

    private static final double MOST_BRIGHT = 1.2;

    /**
     * Of the walls' contrast a channel of one is brighter than usual by 0.2 at most, less what is brighter beside it; white
     * strokes beside a tint, of which no other wall has the like, by 0.3 and 0.44.
     */
    private static final double MOST_BRIGHTER = 0.25;

    private final List<SeenColor> walls;
    private final List<SeenColor> outline;

    /** How the color of a wall differs from others: in its hue, of their contrast, and in brightness, of theirs. */
    private record Difference(double hue, double brightness) {
        boolean isNone() {
            return hue <= MOST_OFF && brightness >= LEAST_BRIGHT && brightness <= MOST_BRIGHT;
        }
    }

    /**
     * @param walls what is as thick as a wall between two cells, strokes among them
     * @param outline what is as thick around the board, of the same color, but on some boards darker
     */
    OddPaint(List<SeenColor> walls, List<SeenColor> outline) {
        this.walls = List.copyOf(walls);
        this.outline = List.copyOf(outline);
    }

    /** Whether a wall is of another color than others with the same beside them. */
    boolean isOdd(SeenColor wall) {
        return isBrighter(wall) || isUnlikeOthers(wall);
    }

    /** Whether a wall is brighter than most by more than the light over it or a tint beside it gives. */
    private boolean isBrighter(SeenColor wall) {
        if (walls.size() < LEAST_ALIKE) {
            return false;
        }
        SeenColor usual = median(walls);
        int contrast = brightest(without(usual.color(), usual.darker()));
        int[] color = without(wall.color(), usual.color());
        int[] light = without(wall.brighter(), usual.brighter());
        for (int channel = 0; channel < color.length; channel++) {
            if (contrast >= LEAST_CONTRAST && color[channel] - Math.max(0, light[channel]) > MOST_BRIGHTER * contrast) {
                return true;
            }
        }
        return false;
    }

    private boolean isUnlikeOthers(SeenColor wall) {
        Optional<Difference> fromWalls = difference(wall, walls);
        if (fromWalls.isPresent()) {
            return !fromWalls.get().isNone();
        }
        return difference(wall, outline)
                .filter(each -> each.brightness() <= MOST_BRIGHT)
                .map(each -> !each.isNone())
                .orElse(false);
    }

    private static Optional<Difference> difference(SeenColor wall, List<SeenColor> others) {
        List<SeenColor> alike =
                others.stream().filter(each -> haveSameBeside(each, wall)).toList();
        if (alike.size() < LEAST_ALIKE) {
            return Optional.empty();
        }
        int[] beside = LineColor.median(alike.stream().map(SeenColor::darker).toList());
        int[] usual =
                without(LineColor.median(alike.stream().map(SeenColor::color).toList()), beside);
        if (Arrays.stream(usual).max().orElse(0) < LEAST_CONTRAST) {
            return Optional.empty();
        }
        List<Difference> differences = new ArrayList<>();
        alike.forEach(each -> differences.add(difference(without(each.color(), beside), usual)));
        long same = differences.stream().filter(Difference::isNone).count();
        return same < LEAST_SHARE * alike.size()
                ? Optional.empty()
                : Optional.of(difference(without(wall.color(), beside), usual));
    }

    private static Difference difference(int[] contrast, int[] usual) {
        double brightness = (double) Arrays.stream(contrast).sum()
                / Math.max(1, Arrays.stream(usual).sum());
        double off = 0;
        for (int channel = 0; channel < Pixels.CHANNELS; channel++) {
            off = Math.max(off, Math.abs(contrast[channel] - brightness * usual[channel]));
        }
        return new Difference(off / brightest(usual), brightness);
    }

    private static SeenColor median(List<SeenColor> colors) {
        return new SeenColor(
                LineColor.median(colors.stream().map(SeenColor::color).toList()),
                LineColor.median(colors.stream().map(SeenColor::darker).toList()),
                LineColor.median(colors.stream().map(SeenColor::brighter).toList()));
    }

    private static int brightest(int[] color) {
        return Arrays.stream(color).max().orElse(0);
    }

    private static boolean haveSameBeside(SeenColor one, SeenColor other) {
        return areSame(one.darker(), other.darker()) && areSame(one.brighter(), other.brighter());
    }

    private static boolean areSame(int[] one, int[] other) {
        for (int channel = 0; channel < one.length; channel++) {
            if (Math.abs(one[channel] - other[channel]) > SAME_BESIDE) {
                return false;
            }
        }
        return true;
    }

    private static int[] without(int[] color, int[] beside) {
        int[] left = new int[color.length];
        for (int channel = 0; channel < left.length; channel++) {
            left[channel] = color[channel] - beside[channel];
        }
        return left;
    }
}
