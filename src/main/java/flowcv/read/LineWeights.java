package flowcv.read;

import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * Tells thin lines from thick ones in one picture. Outlines and walls are 2.6 to 3.3 times as wide as
 * grid lines, and often brighter; blur evens out the widths, but not the width times the contrast.
 *
 * @param leastWidth of a thick line, in pixels
 * @param leastInk of a thick line: its width times its contrast
 */
record LineWeights(double leastWidth, double leastInk) {
    /** All lines of the picture are alike. */
    static final LineWeights ALIKE = new LineWeights(Double.MAX_VALUE, Double.MAX_VALUE);
    /** A gap between widths by this ratio parts them, one pixel added to both for anti-aliasing. */
    private static final double WIDTH_RATIO = 1.5;
    /** Glow behind thin lines changes their contrast gradually; a gap by this ratio is no glow. */
    private static final double INK_RATIO = 1.9;
    /** What has more ink is also wider by this ratio, whatever the blur. */
    private static final double BLURRED_RATIO = 1.25;
    /** What is wider by this ratio on the whole is thick for sure. */
    private static final double SURE_RATIO = 1.6;

    /** Fewer lines than these are no outline, but lines that something else lies on. */
    private static final int LEAST_LINES = 4;

    /** What the lines around some cells may weigh, the likelier first. */
    static List<LineWeights> of(LatticeSides sides, Collection<Place> cells) {
        Side[] lines = cells.stream()
                .flatMap(c -> Arrays.stream(sides.around(c)))
                .filter(s -> s.kind() == Side.Kind.LINE)
                .toArray(Side[]::new);
        double width = gap(lines, s -> s.width() + 1, WIDTH_RATIO);
        if (width > 0) {
            return List.of(new LineWeights(width - 1, 0));
        }
        double ink = gap(lines, Side::ink, INK_RATIO);
        if (ink == 0) {
            return List.of(ALIKE);
        }
        double thin =
                medianWidth(Arrays.stream(lines).filter(s -> s.ink() < ink).toArray(Side[]::new));
        double thick =
                medianWidth(Arrays.stream(lines).filter(s -> s.ink() >= ink).toArray(Side[]::new));
        if (thick < BLURRED_RATIO * thin) {
            return List.of(ALIKE);
        }
        // Glow may do this too, if seldom: then the next stages find no board, and all lines are alike.
        LineWeights byInk = new LineWeights(0, ink);
        return thick < SURE_RATIO * thin ? List.of(byInk, ALIKE) : List.of(byInk);
    }

    boolean isThick(Side side) {
        return side.kind() == Side.Kind.LINE && side.width() >= leastWidth && side.ink() >= leastInk;
    }

    /** The middle of the widest gap between measures, by ratio; 0 where none is wide enough. */
    private static double gap(Side[] lines, ToDoubleFunction<Side> measure, double leastRatio) {
        double[] sorted = Arrays.stream(lines).mapToDouble(measure).sorted().toArray();
        double ratio = leastRatio;
        double parting = 0;
        for (int i = LEAST_LINES; i <= sorted.length - LEAST_LINES; i++) {
            if (sorted[i] / sorted[i - 1] > ratio) {
                ratio = sorted[i] / sorted[i - 1];
                parting = (sorted[i] + sorted[i - 1]) / 2;
            }
        }
        return parting;
    }

    private static double medianWidth(Side[] lines) {
        Arrays.sort(lines, Comparator.comparingDouble(Side::width));
        return lines[lines.length / 2].width();
    }
}
