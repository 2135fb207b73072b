package flowcv.read;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.DoubleFunction;
import java.util.function.ToDoubleFunction;
import java.util.stream.DoubleStream;

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

    /**
     * Over tints and glow a wall has less ink than elsewhere, but more than most lines by this ratio (measured: 1.7;
     * lines where two tints meet, which brighten them too: 1.2).
     */
    private static final double LEAST_WALL = 1.35;
    /** And more than nearly all of them, where tints take ink from most (measured: 1.16 times the strongest). */
    private static final double STRONGEST = 0.95;

    /** All lines of the picture are alike. */
    static final LineWeights ALIKE =
            new LineWeights(Double.MAX_VALUE, Double.MAX_VALUE, Double.MAX_VALUE, Span.ANY, Double.MAX_VALUE);
    /** Added to widths before they are compared: anti-aliasing spreads the thinnest. */
    private static final double SPREAD = 0.5;
    /** Widths of lines of one kind have no gap as wide as this, by ratio. */
    private static final double WIDTH_GAP = 1.2;
    /** Glow behind thin lines changes their contrast gradually; a gap by this ratio is no glow. */
    private static final double INK_GAP = 1.5;
    /**
     * Spans of lines of one kind lie closer than this, by ratio (a dark border under tint and glow: 1.37 above lines).
     */
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

    /** What some lines may weigh, the likelier first. */
    static List<LineWeights> of(Side[] lines) {
        return of(Arrays.asList(lines));
    }

    private static List<LineWeights> of(List<Side> lines) {
        LineScatter scatter = new LineScatter(lines);
        List<LineWeights> parted = new ArrayList<>();
        // Glow and tints change ink, but not the width of what is sharp, so that goes first.
        parted.addAll(scatter.inOrder(
                at(partings(lines, LineWeights::breadth, WIDTH_GAP), width -> ofWidth(width - SPREAD))));
        // Neither do they change what the ink makes of a line beside them.
        Span usual = new Span(median(lines, Side::level, 1), 0);
        List<LineWeights> spans = at(
                partings(lines, usual::of, SPAN_GAP),
                least -> new LineWeights(0, 0, 0, new Span(usual.level(), least), 0));
        spans.removeIf(split -> Kinds.of(lines, split).missThick());
        parted.addAll(scatter.inOrder(spans));
        List<LineWeights> either = at(partings(lines, Side::ink, INK_GAP), LineWeights::ofInk);
        either.addAll(at(partings(lines, LineWeights::weight, WEIGHT_GAP), LineWeights::ofWeight));
        parted.addAll(scatter.inOrder(either));
        List<LineWeights> weights = new ArrayList<>();
        for (LineWeights split : parted) {
            Kinds kinds = Kinds.of(lines, split);
            double wider = kinds.ratio(Side::width);
            double inkier = kinds.ratio(Side::ink);
            if (inkier >= THICK_RATIO && wider >= THICK_RATIO) {
                // Walls may be thicker than the outline: what parts the lines better, if less clearly, comes next, but
                // no wall may get lost by it.
                weights.removeIf(each -> !each.takesInMoreThan(split, lines));
                weights.add(0, split.clear(kinds));
                return weights;
            }
            boolean isWider = inkier >= THICK_RATIO && wider >= BLURRED_RATIO;
            if (isWider || inkier >= SURE_RATIO && !kinds.areTints()) {
                weights.add(split.clear(kinds));
            }
        }
        // Light and blur may leave no gap in ink between three kinds: grid lines, their outline, and brighter walls.
        double[] inks = lines.stream().mapToDouble(Side::ink).toArray();
        for (LineWeights split : scatter.inOrder(at(NaturalBreaks.of(inks, LEAST_LINES), LineWeights::ofInk))) {
            Kinds kinds = Kinds.of(lines, split);
            // What no gap parts may be one kind that glow and pixels spread.
            boolean isPure = kinds.weakest() >= INK_GAP;
            if (kinds.ratio(Side::ink) >= SURE_RATIO && isPure && !kinds.areTints()) {
                weights.add(split.clear(kinds));
            }
        }
        // Glow may look so, if seldom: then the next stages find no board, and all lines are alike.
        weights.add(ALIKE);
        return weights;
    }

    static LineWeights ofWidth(double width) {
        return new LineWeights(width, 0, 0, Span.ANY, 0);
    }

    static LineWeights ofInk(double ink) {
        return new LineWeights(0, ink, 0, Span.ANY, 0);
    }

    static LineWeights ofWeight(double weight) {
        return new LineWeights(0, 0, weight, Span.ANY, 0);
    }

    private static List<LineWeights> at(List<Double> partings, DoubleFunction<LineWeights> split) {
        List<LineWeights> splits = new ArrayList<>();
        partings.forEach(parting -> splits.add(split.apply(parting)));
        return splits;
    }

    /** Lines as a split parts them. */
    private record Kinds(List<Side> thin, List<Side> thick) {
        static Kinds of(List<Side> lines, LineWeights split) {
            Kinds kinds = new Kinds(new ArrayList<>(), new ArrayList<>());
            lines.forEach(line -> (split.isThick(line) ? kinds.thick : kinds.thin).add(line));
            return kinds;
        }

        /** How much more of a measure the median thick line has than the median thin one; 0 without any. */
        double ratio(ToDoubleFunction<Side> measure) {
            return thick.isEmpty() || thin.isEmpty() ? 0 : median(thick, measure, 0) / median(thin, measure, 0);
        }

        /**
         * How much more ink the weakest thick line has than the median thin one: a few thick lines may have drawn thin
         * ones in.
         */
        double weakest() {
            double weakest = thick.isEmpty() ? 0 : Double.MAX_VALUE;
            for (Side line : thick) {
                weakest = Math.min(weakest, line.ink());
            }
            return thin.isEmpty() ? 0 : weakest / median(thin, Side::ink, 0);
        }

        /**
         * Whether several lines that are no narrower than the thick ones, and have as much ink as most of them, are not
         * among them: where walls are brighter than most lines, their spans over tints exceed those over black.
         */
        boolean missThick() {
            double width = thick.stream().mapToDouble(Side::width).min().orElse(Double.MAX_VALUE);
            double ink = median(thick, Side::ink, Double.MAX_VALUE);
            return thin.stream()
                            .filter(line -> line.width() >= width && line.ink() >= ink)
                            .count()
                    >= LEAST_LINES;
        }

        /** Lines between cells that flows tint have less ink than others, and lie on what is brighter. */
        boolean areTints() {
            return median(thin, Side::beside, 0) - median(thick, Side::beside, 0) > TINT;
        }
    }

    /** The same, told how much walls stand out. */
    private LineWeights clear(Kinds kinds) {
        double usual = median(kinds.thick(), Side::contrast, 0);
        return new LineWeights(leastWidth, leastInk, leastWeight, span, CLEAR * usual);
    }

    private static double median(List<Side> lines, ToDoubleFunction<Side> measure, double withoutAny) {
        double[] sorted = sorted(lines, measure);
        return sorted.length == 0 ? withoutAny : sorted[sorted.length / 2];
    }

    private static double[] sorted(List<Side> lines, ToDoubleFunction<Side> measure) {
        double[] sorted = new double[lines.size()];
        for (int i = 0; i < sorted.length; i++) {
            sorted[i] = measure.applyAsDouble(lines.get(i));
        }
        Arrays.sort(sorted);
        return sorted;
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

    /**
     * What a wall has of ink at least.
     *
     * @param lines ink of the grid lines around
     */
    static double leastWall(DoubleStream lines) {
        double[] sorted = lines.sorted().toArray();
        return sorted.length == 0
                ? 0
                : Math.max(LEAST_WALL * sorted[sorted.length / 2], sorted[(int) (STRONGEST * (sorted.length - 1))]);
    }

    /** Whether all lines that are thick by another split are so by this one, and others too. */
    private boolean takesInMoreThan(LineWeights other, List<Side> lines) {
        return lines.stream().filter(other::isThick).allMatch(this::isThick)
                && lines.stream().anyMatch(line -> isThick(line) && !other.isThick(line));
    }

    /** The same where thick lines have more ink. */
    LineWeights withInk(double least) {
        return new LineWeights(leastWidth, Math.max(leastInk, least), leastWeight, span, leastContrast);
    }

    static double breadth(Side line) {
        return line.width() + SPREAD;
    }

    /** Where neither widths nor inks part the lines, because pixels or glow change them, both together may. */
    static double weight(Side line) {
        return breadth(line) * Math.sqrt(line.ink());
    }

    /** The middles of all gaps between measures that are wide enough, by ratio. */
    private static List<Double> partings(List<Side> lines, ToDoubleFunction<Side> measure, double leastRatio) {
        double[] sorted = sorted(lines, measure);
        List<Double> partings = new ArrayList<>();
        for (int i = LEAST_LINES; i <= sorted.length - LEAST_LINES; i++) {
            if (sorted[i] / sorted[i - 1] > leastRatio) {
                partings.add((sorted[i] + sorted[i - 1]) / 2);
            }
        }
        return partings;
    }
}
