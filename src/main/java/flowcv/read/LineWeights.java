package flowcv.read;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;

/**
 * Tells thin lines from thick ones in one picture. Outlines and walls are 2.6 to 3.3 times as wide as
 * grid lines, and often brighter; blur evens out the widths, but not the width times the contrast.
 *
 * @param leastWidth of a thick line, in pixels
 * @param leastInk of a thick line: its width times its contrast
 * @param leastWeight of a thick line: its width times the root of its ink
 * @param span what its ink makes of it, given what is beside it
 * @param leastContrast of a wall, in levels: where cells of two tints meet, thin lines may look as wide
 */
record LineWeights(double leastWidth, double leastInk, double leastWeight, Span span, double leastContrast) {
    /**
     * The width that a line as bright as most would have with the ink of another: neither tints below nor pixels that a
     * line straddles change it.
     *
     * @param level brightness of most lines
     * @param least span of a thick line, in pixels
     */
    record Span(double level, double least) {
        /** Any is thick enough. */
        static final Span ANY = new Span(1, 0);
        /** What is beside a line leaves it this share of its level, at least: over bright glow nothing is sure. */
        private static final double LEAST_LEFT = 0.25;

        double of(Side side) {
            return side.ink() / Math.max(level - side.beside(), LEAST_LEFT * level);
        }
    }

    /** All lines of the picture are alike. */
    static final LineWeights ALIKE =
            new LineWeights(Double.MAX_VALUE, Double.MAX_VALUE, Double.MAX_VALUE, Span.ANY, Double.MAX_VALUE);
    /** Added to widths before they are compared: anti-aliasing spreads the thinnest. */
    private static final double SPREAD = 0.5;
    /** Widths of lines of one kind have no gap as wide as this, by ratio. */
    private static final double WIDTH_GAP = 1.2;
    /** Glow behind thin lines changes their contrast gradually; a gap by this ratio is no glow. */
    private static final double INK_GAP = 1.5;
    /** Spans of lines of one kind lie closer than this, by ratio (a dark border under tint and glow: 1.37 above lines). */
    private static final double SPAN_GAP = 1.3;
    /** A gap by this ratio between width and ink taken together. */
    private static final double WEIGHT_GAP = 1.3;
    /** Glow and tints leave this share of the contrast that a thick line usually has. */
    private static final double CLEAR = 0.25;
    /** By this ratio the median thick line has more ink, and is wider in a sharp picture. */
    private static final double THICK_RATIO = 1.8;
    /** However blurred, thick lines are wider by this ratio. */
    private static final double BLURRED_RATIO = 1.25;
    /**
     * Blur as wide as the lines leaves no difference in width at all (photographs: 1.03); then more ink than glow ever
     * makes of a thin line, which is twice as much, tells them apart.
     */
    private static final double SURE_RATIO = 3;
    /** On the picture's edge no fewer than these belong to an outline; a crop may have halved some more than others. */
    private static final double LEAST_THICK = 0.8;
    /** Levels by which the tint of a flow is brighter than a black cell, at least. */
    private static final double TINT = 12;
    /** Fewer lines than these are no outline, but lines that something else lies on. */
    private static final int LEAST_LINES = 4;

    /** What the lines around some cells may weigh, the likelier first. */
    static List<LineWeights> of(LatticeSides sides, Collection<Place> cells) {
        Side[] all = cells.stream()
                .flatMap(c -> Arrays.stream(sides.around(c)))
                .filter(s -> s.kind() == Side.Kind.LINE)
                .toArray(Side[]::new);
        Side[] whole = Arrays.stream(all).filter(Side::whole).toArray(Side[]::new);
        List<LineWeights> weights = of(whole);
        if (!weights.contains(ALIKE)) {
            return weights;
        }
        // Where the whole outline lies on the picture's edge there are no thick lines but halved ones, and a few walls.
        List<LineWeights> halves = of(all);
        LineWeights halved = halves.get(0);
        Side[] edge = Arrays.stream(all).filter(side -> !side.whole()).toArray(Side[]::new);
        long thick = Arrays.stream(edge).filter(halved::isThick).count();
        boolean isOutline = thick > 0 && thick >= LEAST_THICK * edge.length;
        if (!halves.contains(ALIKE) && isOutline) {
            return halves;
        }
        return weights.get(0) == ALIKE && isOutline ? List.of(halved, ALIKE) : weights;
    }

    /** What some lines may weigh, the likelier first. */
    static List<LineWeights> of(Side[] lines) {
        List<LineWeights> splits = new ArrayList<>();
        // Glow and tints change ink, but not the width of what is sharp, so that goes first.
        splits.addAll(byScatter(
                lines,
                partings(lines, LineWeights::breadth, WIDTH_GAP).stream()
                        .map(width -> new LineWeights(width - SPREAD, 0, 0, Span.ANY, 0))));
        // Neither do they change what the ink makes of a line beside them.
        Span usual = new Span(level(lines), 0);
        splits.addAll(byScatter(
                lines,
                partings(lines, usual::of, SPAN_GAP).stream()
                        .map(least -> new LineWeights(0, 0, 0, new Span(usual.level(), least), 0))));
        splits.addAll(byScatter(
                lines,
                Stream.concat(
                        partings(lines, Side::ink, INK_GAP).stream()
                                .map(ink -> new LineWeights(0, ink, 0, Span.ANY, 0)),
                        partings(lines, LineWeights::weight, WEIGHT_GAP).stream()
                                .map(weight -> new LineWeights(0, 0, weight, Span.ANY, 0)))));
        int parted = splits.size();
        // Light and blur may leave no gap in ink between three kinds: grid lines, their outline, and brighter walls.
        splits.addAll(byScatter(
                lines,
                NaturalBreaks.of(Arrays.stream(lines).mapToDouble(Side::ink).toArray(), LEAST_LINES).stream()
                        .map(ink -> new LineWeights(0, ink, 0, Span.ANY, 0))));
        splits.replaceAll(split -> split.clear(lines));
        List<LineWeights> weights = new ArrayList<>();
        for (int i = 0; i < splits.size(); i++) {
            LineWeights split = splits.get(i);
            double wider = ratio(lines, split, Side::width);
            double inkier = ratio(lines, split, Side::ink);
            if (i < parted && inkier >= THICK_RATIO && wider >= THICK_RATIO) {
                return List.of(split);
            }
            // What no gap parts may be one kind that glow and pixels spread.
            boolean isWider = i < parted && inkier >= THICK_RATIO && wider >= BLURRED_RATIO;
            boolean isPure = i < parted || weakest(lines, split) >= INK_GAP;
            if (isWider || inkier >= SURE_RATIO && isPure && !isTint(lines, split)) {
                weights.add(split);
            }
        }
        // Glow may look so, if seldom: then the next stages find no board, and all lines are alike.
        weights.add(ALIKE);
        return weights;
    }

    /** How much more ink the weakest thick line has than the median thin one: a few thick lines may have drawn thin ones in. */
    private static double weakest(Side[] lines, LineWeights split) {
        double weakest = Arrays.stream(lines)
                .filter(split::isThick)
                .mapToDouble(Side::ink)
                .min()
                .orElse(0);
        double[] thin = Arrays.stream(lines)
                .filter(line -> !split.isThick(line))
                .mapToDouble(Side::ink)
                .sorted()
                .toArray();
        return thin.length == 0 ? 0 : weakest / thin[thin.length / 2];
    }

    /** Lines between cells that flows tint have less ink than others, and lie on what is brighter. */
    private static boolean isTint(Side[] lines, LineWeights split) {
        return besides(lines, split, false) - besides(lines, split, true) > TINT;
    }

    /** The median level beside the lines of a kind. */
    private static double besides(Side[] lines, LineWeights split, boolean thick) {
        double[] besides = Arrays.stream(lines)
                .filter(line -> split.isThick(line) == thick)
                .mapToDouble(Side::beside)
                .sorted()
                .toArray();
        return besides.length == 0 ? 0 : besides[besides.length / 2];
    }

    boolean isThick(Side side) {
        return side.kind() == Side.Kind.LINE
                && side.width() >= leastWidth
                && side.ink() >= leastInk
                && weight(side) >= leastWeight
                && span.of(side) >= span.least();
    }

    /** Whether a line between two cells is a wall. */
    boolean isWall(Side side) {
        return isThick(side) && side.contrast() >= leastContrast;
    }

    /** The same, told how much walls stand out. */
    private LineWeights clear(Side[] lines) {
        double[] thick = Arrays.stream(lines)
                .filter(this::isThick)
                .mapToDouble(Side::contrast)
                .sorted()
                .toArray();
        double usual = thick.length == 0 ? 0 : thick[thick.length / 2];
        return new LineWeights(leastWidth, leastInk, leastWeight, span, CLEAR * usual);
    }

    /** The median brightness of lines. */
    private static double level(Side[] lines) {
        double[] levels = Arrays.stream(lines)
                .mapToDouble(line -> line.beside() + line.contrast())
                .sorted()
                .toArray();
        return levels.length == 0 ? 1 : levels[levels.length / 2];
    }

    /** The same where thick lines have more ink. */
    LineWeights withInk(double least) {
        return new LineWeights(leastWidth, Math.max(leastInk, least), leastWeight, span, leastContrast);
    }

    private static double breadth(Side line) {
        return line.width() + SPREAD;
    }

    /** Where neither widths nor inks part the lines, because pixels or glow change them, both together may. */
    private static double weight(Side line) {
        return breadth(line) * Math.sqrt(line.ink());
    }

    private static List<LineWeights> byScatter(Side[] lines, Stream<LineWeights> splits) {
        return splits.sorted(Comparator.comparingDouble(split -> scatter(lines, split)))
                .toList();
    }

    /**
     * How unlike each other the lines of each kind are, as a share of how unlike all lines are, in width and in ink:
     * Fisher's criterion.
     */
    private static double scatter(Side[] lines, LineWeights split) {
        double share = 0;
        for (ToDoubleFunction<Side> measure : List.<ToDoubleFunction<Side>>of(LineWeights::breadth, Side::ink)) {
            double within = 0;
            for (boolean thick : new boolean[] {false, true}) {
                Side[] kind = Arrays.stream(lines)
                        .filter(line -> split.isThick(line) == thick)
                        .toArray(Side[]::new);
                within += scatter(kind, measure);
            }
            share += within / Math.max(Double.MIN_NORMAL, scatter(lines, measure));
        }
        return share;
    }

    /** The squares of how far logarithms of a measure lie from their mean. */
    private static double scatter(Side[] lines, ToDoubleFunction<Side> measure) {
        double[] logs = Arrays.stream(lines)
                .mapToDouble(line -> Math.log(measure.applyAsDouble(line)))
                .toArray();
        double mean = Arrays.stream(logs).average().orElse(0);
        return Arrays.stream(logs).map(log -> (log - mean) * (log - mean)).sum();
    }

    /** The middles of all gaps between measures that are wide enough, by ratio. */
    private static List<Double> partings(Side[] lines, ToDoubleFunction<Side> measure, double leastRatio) {
        double[] sorted = Arrays.stream(lines).mapToDouble(measure).sorted().toArray();
        List<Double> partings = new ArrayList<>();
        for (int i = LEAST_LINES; i <= sorted.length - LEAST_LINES; i++) {
            if (sorted[i] / sorted[i - 1] > leastRatio) {
                partings.add((sorted[i] + sorted[i - 1]) / 2);
            }
        }
        return partings;
    }

    /** How much more of a measure the median thick line has than the median thin one; 0 without any. */
    private static double ratio(Side[] lines, LineWeights split, ToDoubleFunction<Side> measure) {
        double[] thick = Arrays.stream(lines)
                .filter(split::isThick)
                .mapToDouble(measure)
                .sorted()
                .toArray();
        double[] thin = Arrays.stream(lines)
                .filter(s -> !split.isThick(s))
                .mapToDouble(measure)
                .sorted()
                .toArray();
        return thick.length == 0 || thin.length == 0 ? 0 : thick[thick.length / 2] / thin[thin.length / 2];
    }
}
