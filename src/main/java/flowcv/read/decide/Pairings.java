package flowcv.read.decide;

import flowcv.read.matching.LeastMatching;
import flowcv.read.matching.NearMatchings;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** The ways in which marks belong together by their colors and by what is drawn there. */
final class Pairings {
    /** Two dots of one color are no nearer than this in CIELAB where nothing disturbs them: a level of a channel. */
    private static final double LEAST_SPREAD = 1;
    /** The same of two glyphs, whose strokes are hardly wider than a pixel. */
    private static final double GLYPH_SPREAD = 4;
    /** Two equal glyphs are no more alike than this, as {@link flowcv.read.evidence.Glyph#distance} tells it. */
    private static final double SHAPE_SPREAD = 0.05;
    /** Two dots of one color differ by up to 30 levels in poor JPEGs, which is about this distance. */
    private static final double FAR = 16;
    /** Two equal glyphs are hardly ever more unlike: 0.00 to 0.08 in screenshots, others 0.2 at least. */
    static final double FAR_SHAPE = 0.2;
    /** How unlike two marks are that are joined to others. */
    private static final double UNLIKE = 1;
    /** Four dots of one color pair in 3 ways, six in 15, twice four in 9. */
    private static final int MOST_WAYS = 32;
    /** Nobody tells more colors than a hundred apart, and levels have 16 pairs at most. */
    private static final int MOST_DOTS = 150;
    /** What is worse by so much is none, in nats. */
    private static final double WIDEST = 9;

    /**
     * One way.
     *
     * @param partner of each mark
     * @param cost in nats, 0 where the marks of each pair are alike and no other way is better
     * @param isByShape whether what is drawn there told, and not the colors alone
     */
    record Pairing(int[] partner, double cost, boolean isByShape) {}

    /** How unlike what lies at two places is. */
    private interface IntDistance {
        double of(int place, int other);
    }

    private Pairings() {}

    /**
     * All ways that are nearly as good as the best one, the best first; none where there are too many, or no pairs. Where
     * most marks are glyphs, or where colors allow several ways, what is drawn there tells, too.
     *
     * @param places of the marks
     * @param joined the place that each is joined to by a pipe; its own where it is to none
     */
    static List<Pairing> of(Marks marks, int[] places, int[] joined) {
        if (places.length < 2 || places.length % 2 == 1 || places.length > MOST_DOTS) {
            return List.of();
        }
        double[][] colors = distances(places, marks::colorDistance);
        boolean isOfGlyphs = 2 * Arrays.stream(places).filter(marks::isGlyph).count() > places.length;
        double[][] none = new double[places.length][places.length];
        List<Pairing> byColor = isOfGlyphs ? List.of() : of(colors, LEAST_SPREAD, none, false);
        if (byColor.size() == 1) {
            return byColor;
        }
        List<Pairing> byShape = of(colors, GLYPH_SPREAD, shapes(marks, places, joined), true);
        return byColor.isEmpty() || byShape.size() == 1 ? byShape : byColor;
    }

    private static List<Pairing> of(double[][] colors, double leastSpread, double[][] shapes, boolean isByShape) {
        int[] first = LeastMatching.match(sum(colors, leastSpread, shapes, SHAPE_SPREAD));
        double[][] costs = sum(
                colors,
                Math.max(leastSpread, median(colors, first)),
                shapes,
                Math.max(SHAPE_SPREAD, median(shapes, first)));
        List<int[]> ways = NearMatchings.within(costs, sum(costs, first) + WIDEST, MOST_WAYS)
                .orElse(List.of());
        if (ways.isEmpty()) {
            return List.of();
        }
        int[] best = ways.get(0);
        double unlike = beyond(colors, best, FAR) / FAR + beyond(shapes, best, FAR_SHAPE) / SHAPE_SPREAD;
        return ways.stream()
                .map(partner -> new Pairing(partner, unlike + sum(costs, partner) - sum(costs, best), isByShape))
                .toList();
    }

    /** How unlike what is drawn is; a pipe from mark to mark tells more, and covers a part of both. */
    private static double[][] shapes(Marks marks, int[] places, int[] joined) {
        double[][] shapes = distances(places, marks::shapeDistance);
        for (int i = 0; i < shapes.length; i++) {
            for (int j = 0; j < shapes.length; j++) {
                if (joined[i] == places[j] || joined[j] == places[i]) {
                    shapes[i][j] = 0;
                } else if (joined[i] != places[i] || joined[j] != places[j]) {
                    shapes[i][j] = Math.max(shapes[i][j], UNLIKE);
                }
            }
        }
        return shapes;
    }

    private static double[][] distances(int[] places, IntDistance between) {
        double[][] distances = new double[places.length][places.length];
        for (int i = 0; i < distances.length; i++) {
            for (int j = 0; j < i; j++) {
                distances[i][j] = between.of(places[i], places[j]);
                distances[j][i] = distances[i][j];
            }
        }
        return distances;
    }

    private static double[][] sum(double[][] colors, double colorSpread, double[][] shapes, double shapeSpread) {
        double[][] sums = new double[colors.length][colors.length];
        for (int i = 0; i < sums.length; i++) {
            for (int j = 0; j < sums.length; j++) {
                sums[i][j] = colors[i][j] / colorSpread + shapes[i][j] / shapeSpread;
            }
        }
        return sums;
    }

    /** By how much the marks of pairs differ more than those of one pair do, in all. */
    private static double beyond(double[][] distances, int[] partner, double far) {
        return IntStream.range(0, partner.length)
                .mapToDouble(i -> Math.max(0, distances[i][partner[i]] - far) / 2)
                .sum();
    }

    /** How far two marks of a pair are from each other in this picture: light and JPEG make 1 to 3 of dots' colors. */
    private static double median(double[][] distances, int[] partner) {
        double[] sorted = IntStream.range(0, partner.length)
                .mapToDouble(i -> distances[i][partner[i]])
                .sorted()
                .toArray();
        return sorted[sorted.length / 2];
    }

    private static double sum(double[][] costs, int[] partner) {
        double sum = 0;
        for (int i = 0; i < partner.length; i++) {
            sum += costs[i][partner[i]] / 2;
        }
        return sum;
    }
}
