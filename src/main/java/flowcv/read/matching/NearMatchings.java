package flowcv.read.matching;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * All perfect matchings that are nearly as good as the best: branch and bound over whom the first one left belongs to.
 */
public final class NearMatchings {
    /** What sums of a few distances of some hundreds may be off by. */
    private static final double ROUNDING = 1e-6;
    /**
     * Where so many distances were looked at (some 2 ms), there are too many matchings to be told apart anyway: none of
     * 152 boards, half of them photographed or drawn over, needs a twentieth.
     */
    private static final long MOST_LOOKS = 2_000_000;

    private final double[][] distance;
    private final double most;
    private final int limit;
    private final int[] partner;
    private final List<Weighed> found = new ArrayList<>();
    /** Half of what each is from its nearest. */
    private final double[] nearest;

    private long looks;

    private record Weighed(int[] partner, double weight) {}

    private NearMatchings(double[][] distance, double most, int limit) {
        this.distance = distance;
        this.most = most;
        this.limit = limit;
        this.partner = new int[distance.length];
        Arrays.fill(partner, -1);
        this.nearest =
                IntStream.range(0, distance.length).mapToDouble(this::nearest).toArray();
    }

    /**
     * Partners of each, one array a matching, the best matching first; empty where there are too many to tell.
     *
     * @param distance between any two of an even number, symmetric; what is on the diagonal is not looked at
     * @param most the greatest sum of distances within pairs
     * @param limit the greatest number of matchings
     */
    public static Optional<List<int[]>> within(double[][] distance, double most, int limit) {
        NearMatchings matchings = new NearMatchings(distance, most + ROUNDING, limit);
        if (!matchings.walk(0, Arrays.stream(matchings.nearest).sum())) {
            return Optional.empty();
        }
        matchings.found.sort(Comparator.comparingDouble(Weighed::weight));
        return Optional.of(matchings.found.stream().map(Weighed::partner).toList());
    }

    /**
     * Goes on from some pairs; whether that came to an end.
     *
     * @param weight of these pairs
     * @param rest what those that are left weigh at least: what they are from their nearest, though that may be taken
     */
    private boolean walk(double weight, double rest) {
        looks += (long) partner.length * partner.length;
        if (looks > MOST_LOOKS) {
            return false;
        }
        if (weight + least() > most) {
            return true;
        }
        int first = 0;
        while (first < partner.length && partner[first] >= 0) {
            first++;
        }
        if (first == partner.length) {
            found.add(new Weighed(partner.clone(), weight));
            return found.size() <= limit;
        }
        for (int other = first + 1; other < partner.length; other++) {
            double more = weight + distance[first][other];
            double left = rest - nearest[first] - nearest[other];
            if (partner[other] < 0 && more + left <= most) {
                partner[first] = other;
                partner[other] = first;
                boolean ended = walk(more, left);
                partner[first] = -1;
                partner[other] = -1;
                if (!ended) {
                    return false;
                }
            }
        }
        return true;
    }

    /** What those that are left weigh at least: half of what each is from its nearest of them. */
    private double least() {
        double sum = 0;
        for (int i = 0; i < partner.length; i++) {
            sum += partner[i] < 0 ? nearest(i) : 0;
        }
        return sum;
    }

    private double nearest(int one) {
        double nearest = Double.MAX_VALUE;
        for (int other = 0; other < partner.length; other++) {
            nearest = one != other && partner[other] < 0 ? Math.min(nearest, distance[one][other]) : nearest;
        }
        return nearest / 2;
    }
}
