package flowcv.read.decide;

import flowcv.read.matching.ColorMatching;
import flowcv.read.matching.NearMatchings;
import flowcv.read.pixel.Lab;
import java.util.List;
import java.util.stream.IntStream;

/** The ways in which dots belong together by their colors. */
final class Pairings {
    /** Two dots of one color are no nearer than this in CIELAB where nothing disturbs them: a level of a channel. */
    private static final double LEAST_SPREAD = 1;
    /** Four dots of one color pair in 3 ways, six in 15, twice four in 9. */
    private static final int MOST_WAYS = 32;
    /** What is worse by so much is none, in nats. */
    private static final double WIDEST = 9;

    /**
     * One way.
     *
     * @param partner of each dot
     * @param cost in nats
     */
    record Pairing(int[] partner, double cost) {}

    private Pairings() {}

    /** All ways that are nearly as good as the best one, the best first; none where there are too many, or no pairs. */
    static List<Pairing> of(int[] rgb) {
        if (rgb.length < 2 || rgb.length % 2 == 1) {
            return List.of();
        }
        Lab[] colors = new Lab[rgb.length];
        for (int i = 0; i < rgb.length; i++) {
            colors[i] = Lab.of(rgb[i]);
        }
        int[] best =
                rgb.length == 2 ? new int[] {1, 0} : ColorMatching.match(colors).partner();
        double spread = spread(colors, best);
        double[][] costs = new double[rgb.length][rgb.length];
        for (int i = 0; i < rgb.length; i++) {
            for (int j = 0; j < rgb.length; j++) {
                double spreads = colors[i].distance(colors[j]) / spread;
                // Of Student's t with three degrees of freedom: far dots are rare, but not as rare as of a bell curve.
                costs[i][j] = 2 * Math.log1p(spreads * spreads / 3);
            }
        }
        return NearMatchings.within(costs, sum(costs, best) + WIDEST, MOST_WAYS).orElse(List.of()).stream()
                .map(partner -> new Pairing(partner, sum(costs, partner)))
                .toList();
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
