package flowcv.read;

import flowcv.read.pixel.Hue;
import flowcv.read.pixel.Pixels;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntBinaryOperator;
import java.util.function.IntFunction;

/**
 * Takes the color of a line at places along it: of its own light alone, without what lies over the picture there (glare
 * makes all colors alike, the paler they are the more), which is seen beside it too. Whether that is colored light or a
 * tint nobody knows: the paler hue is taken, as what is paler than walls is none.
 */
final class LineColor {
    /** Its edges lie half a width from the middle; half a width and so many pixels farther their blur has ended. */
    private static final int BEYOND = 2;

    private final List<int[]> seen = new ArrayList<>();
    /** What its one side has. */
    private final List<int[]> ones = new ArrayList<>();
    /** What its other side has. */
    private final List<int[]> others = new ArrayList<>();
    /** Colors where it is white in its middle. */
    private final List<int[]> edges = new ArrayList<>();

    /**
     * Adds a place.
     *
     * @param across colors so many pixels from the middle of the line, to its one side and its other; blue, green, red
     * @param width of the line, in pixels
     * @return the color in the middle
     */
    int[] add(IntFunction<int[]> across, double width) {
        int[] middle = across.apply(0);
        seen.add(middle);
        int away = (int) Math.round(width) + BEYOND;
        ones.add(across.apply(-away));
        others.add(across.apply(away));
        for (int step = -1; step <= 1 && OverExposed.isWhite(middle); step += 2) {
            int outwards = step;
            OverExposed.edge(pixels -> across.apply(outwards * pixels), width).ifPresent(edges::add);
        }
        return middle;
    }

    /** As seen, in most places; blue, green, red. */
    int[] seen() {
        return median(seen);
    }

    /** As seen, with what is beside it. */
    SeenColor seenBeside() {
        return new SeenColor(seen(), median(ones), median(others));
    }

    /** By how much each channel is brighter than on both sides of the line, in levels; blue, green, red. */
    int[] contrast() {
        return without(seen(), beside(Math::max));
    }

    /** Of the line's own light. */
    Hue hue() {
        int[] color = seen();
        boolean isWhite = OverExposed.isWhite(color);
        if (isWhite && edges.size() < seen.size()) {
            // Opaque, or over-exposed: what is beside is not surely contained in it.
            return Hue.of(color);
        }
        int[] lit = isWhite ? median(edges) : color;
        // A dot or a tint that lies on one side of a line alone does not lie over it.
        int[] light = beside(Math::min);
        int gray = Arrays.stream(light).min().orElse(0);
        Hue tinted = Hue.of(without(lit, new int[] {gray, gray, gray}));
        Hue colored = Hue.of(without(lit, light));
        // A tint ends at the line: white less a blue one would be yellow. Light goes on: white less green light is
        // white.
        return tinted.saturation() < colored.saturation() ? tinted : colored;
    }

    /** What an operator makes of both sides, in most places. */
    private int[] beside(IntBinaryOperator operator) {
        List<int[]> both = new ArrayList<>();
        for (int i = 0; i < ones.size(); i++) {
            both.add(SeenColor.byChannel(ones.get(i), others.get(i), operator));
        }
        return median(both);
    }

    private static int[] without(int[] color, int[] light) {
        return SeenColor.byChannel(color, light, (own, other) -> Math.max(0, own - other));
    }

    /** The median of each channel of one color at least. */
    static int[] median(List<int[]> colors) {
        int[] median = new int[Pixels.CHANNELS];
        int[] levels = new int[colors.size()];
        for (int channel = 0; channel < median.length; channel++) {
            for (int i = 0; i < levels.length; i++) {
                levels[i] = colors.get(i)[channel];
            }
            Arrays.sort(levels);
            median[channel] = levels[levels.length / 2];
        }
        return median;
    }
}
