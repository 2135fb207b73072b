package flowcv.read.matching;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import flowcv.board.GameColor;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

/** Both matchings against all matchings there are. */
class MatchingTest {
    /** What sums of a few distances of some hundreds may be off by. */
    private static final double ROUNDING = 1e-6;

    @Property(tries = 300)
    void randomColorsAreMatchedAtTheLeastWeight(@ForAll long seed) {
        Random random = new Random(seed);
        Lab[] colors = new Lab[4 + 2 * random.nextInt(3)];
        for (int i = 0; i < colors.length; i++) {
            colors[i] = Lab.of(random.nextInt(0x1000000));
        }
        assertBest(colors, LeastMatching.match(distances(colors)));
        assertBest(colors, GeneralMatching.match(distances(colors)));
    }

    @Property(tries = 300)
    void nearlyEqualColorsAreMatchedAtTheLeastWeight(@ForAll long seed) {
        Random random = new Random(seed);
        Lab[] colors = new Lab[4 + 2 * random.nextInt(3)];
        for (int i = 0; i < colors.length; i++) {
            Lab base = Lab.of(GameColor.values()[random.nextInt(3)].rgb());
            colors[i] = new Lab(base.l() + random.nextInt(4), base.a() + random.nextInt(4), base.b());
        }
        assertBest(colors, LeastMatching.match(distances(colors)));
        assertBest(colors, GeneralMatching.match(distances(colors)));
    }

    @Test
    void colorsOfTheGameFindTheirOwn() {
        GameColor[] all = GameColor.values();
        Lab[] colors = new Lab[2 * all.length];
        for (int i = 0; i < all.length; i++) {
            colors[i] = Lab.of(all[i].rgb());
            colors[colors.length - 1 - i] = Lab.of(all[i].rgb());
        }
        int[] partner = LeastMatching.match(distances(colors));
        for (int i = 0; i < colors.length; i++) {
            assertThat(partner[i]).isEqualTo(colors.length - 1 - i);
        }
    }

    private static void assertBest(Lab[] colors, int[] partner) {
        double weight = 0;
        for (int i = 0; i < colors.length; i++) {
            assertThat(partner[i]).isNotEqualTo(i);
            assertThat(partner[partner[i]]).isEqualTo(i);
            weight += colors[i].distance(colors[partner[i]]) / 2;
        }
        assertThat(weight).isCloseTo(AllMatchings.weights(distances(colors)).get(0), within(ROUNDING));
    }

    private static double[][] distances(Lab[] colors) {
        double[][] distance = new double[colors.length][colors.length];
        for (int i = 0; i < colors.length; i++) {
            for (int j = 0; j < colors.length; j++) {
                distance[i][j] = colors[i].distance(colors[j]);
            }
        }
        return distance;
    }
}
