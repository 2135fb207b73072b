package flowcv.read.decide;

import flowcv.read.matching.ColorMatching;
import flowcv.read.matching.NearMatchings;
import flowcv.read.pixel.Lab;
import java.util.List;

/** The ways in which dots belong together by their colors. */
final class Pairings {
    /** How far two dots of one color usually are from each other in CIELAB: JPEG and light make 1 to 3, rarely 16. */
    private static final double SPREAD = 3;
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
        double[][] costs = new double[rgb.length][rgb.length];
        for (int i = 0; i < rgb.length; i++) {
            for (int j = 0; j < rgb.length; j++) {
                double spreads = colors[i].distance(colors[j]) / SPREAD;
                // Of Student's t with three degrees of freedom: far dots are rare, but not as rare as of a bell curve.
                costs[i][j] = 2 * Math.log1p(spreads * spreads / 3);
            }
        }
        int[] best =
                rgb.length == 2 ? new int[] {1, 0} : ColorMatching.match(colors).partner();
        return NearMatchings.within(costs, sum(costs, best) + WIDEST, MOST_WAYS).orElse(List.of()).stream()
                .map(partner -> new Pairing(partner, sum(costs, partner)))
                .toList();
    }

    private static double sum(double[][] costs, int[] partner) {
        double sum = 0;
        for (int i = 0; i < partner.length; i++) {
            sum += costs[i][partner[i]] / 2;
        }
        return sum;
    }
}
