package flowcv.read.decide;

import flowcv.read.matching.ColorMatching;
import flowcv.read.matching.Lab;
import flowcv.read.matching.NearMatchings;
import java.util.List;
import java.util.stream.IntStream;

/** The ways in which dots belong together by their colors. */
final class Pairings {
    /** Two dots of one color are no nearer than this in CIELAB where nothing disturbs them: a level of a channel. */
    private static final double LEAST_SPREAD = 1;
    /** Two dots of one color differ by up to 30 levels in poor JPEGs, which is about this distance. */
    private static final double FAR = 16;
    /** Four dots of one color pair in 3 ways, six in 15, twice four in 9. */
    private static final int MOST_WAYS = 32;
    /** Nobody tells more colors than a hundred apart, and levels have 16 pairs at most. */
    private static final int MOST_DOTS = 150;
    /** What is worse by so much is none, in nats. */
    private static final double WIDEST = 9;

    /**
     * One way.
     *
     * @param partner of each dot
     * @param cost in nats, 0 where the dots of each pair are alike and no other way is better
     */
    record Pairing(int[] partner, double cost) {}

    private Pairings() {}

    /** All ways that are nearly as good as the best one, the best first; none where there are too many, or no pairs. */
    static List<Pairing> of(int[] rgb) {
        if (rgb.length < 2 || rgb.length % 2 == 1 || rgb.length > MOST_DOTS) {
            return List.of();
        }
        Lab[] colors = new Lab[rgb.length];
        for (int i = 0; i < rgb.length; i++) {
            colors[i] = Lab.of(rgb[i]);
        }
        int[] best = ColorMatching.match(colors);
        double spread = spread(colors, best);
        double[][] costs = new double[rgb.length][rgb.length];
        for (int i = 0; i < rgb.length; i++) {
            for (int j = 0; j < rgb.length; j++) {
                costs[i][j] = colors[i].distance(colors[j]) / spread;
            }
        }
        double least = sum(costs, best);
        double unlike = unlike(colors, best);
        return NearMatchings.within(costs, least + WIDEST, MOST_WAYS).orElse(List.of()).stream()
                .map(partner -> new Pairing(partner, unlike + sum(costs, partner) - least))
                .toList();
    }

    /** What it costs that the dots of some pairs differ more than those of one color do. */
    private static double unlike(Lab[] colors, int[] partner) {
        return IntStream.range(0, colors.length)
                .mapToDouble(i -> Math.max(0, colors[i].distance(colors[partner[i]]) / FAR - 1) / 2)
                .sum();
    }

    /** How far two dots of one color are from each other in this picture: light and JPEG make 1 to 3, rarely 16. */
    private static double spread(Lab[] colors, int[] partner) {
        double[] distances = IntStream.range(0, colors.length)
                .mapToDouble(i -> colors[i].distance(colors[partner[i]]))
                .sorted()
                .toArray();
        return Math.max(LEAST_SPREAD, distances[distances.length / 2]);
    }

    private static double sum(double[][] costs, int[] partner) {
        double sum = 0;
        for (int i = 0; i < partner.length; i++) {
            sum += costs[i][partner[i]] / 2;
        }
        return sum;
    }
}
