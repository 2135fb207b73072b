package flowcv.read.matching;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import flowcv.board.GameColor;
import java.util.List;
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
        assertBest(colors, ColorMatching.match(colors), false);
        assertBest(colors, GeneralMatching.match(distances(colors)), true);
    }

    @Property(tries = 300)
    void nearlyEqualColorsAreMatchedAtTheLeastWeight(@ForAll long seed) {
        Random random = new Random(seed);
        Lab[] colors = new Lab[4 + 2 * random.nextInt(3)];
        for (int i = 0; i < colors.length; i++) {
            Lab base = Lab.of(GameColor.values()[random.nextInt(3)].rgb());
            colors[i] = new Lab(base.l() + random.nextInt(4), base.a() + random.nextInt(4), base.b());
        }
        assertBest(colors, ColorMatching.match(colors), false);
        assertBest(colors, GeneralMatching.match(distances(colors)), true);
    }

    @Test
    void colorsOfTheGameFindTheirOwn() {
        GameColor[] all = GameColor.values();
        Lab[] colors = new Lab[2 * all.length];
        for (int i = 0; i < all.length; i++) {
            colors[i] = Lab.of(all[i].rgb());
            colors[colors.length - 1 - i] = Lab.of(all[i].rgb());
        }
        Matching matching = ColorMatching.match(colors);
        for (int i = 0; i < colors.length; i++) {
            assertThat(matching.partner()[i]).isEqualTo(colors.length - 1 - i);
        }
        assertThat(matching.widest()).isZero();
        assertThat(matching.margin()).isGreaterThan(9);
    }

    @Test
    void fourEqualColorsHaveNoMargin() {
        Lab[] colors = {Lab.of(0xFF0000), Lab.of(0xFF0000), Lab.of(0xFF0000), Lab.of(0xFF0000)};
        assertThat(ColorMatching.match(colors).margin()).isCloseTo(0, within(ROUNDING));
    }

    private static void assertBest(Lab[] colors, Matching matching, boolean exactMargin) {
        List<Double> weights = AllMatchings.weights(distances(colors));
        double weight = 0;
        double widest = 0;
        for (int i = 0; i < colors.length; i++) {
            int partner = matching.partner()[i];
            assertThat(partner).isNotEqualTo(i);
            assertThat(matching.partner()[partner]).isEqualTo(i);
            weight += colors[i].distance(colors[partner]) / 2;
            widest = Math.max(widest, colors[i].distance(colors[partner]));
        }
        double margin = weights.get(1) - weights.get(0);
        assertThat(weight).isCloseTo(weights.get(0), within(ROUNDING));
        assertThat(matching.widest()).isCloseTo(widest, within(ROUNDING));
        assertThat(matching.margin()).isLessThanOrEqualTo(margin + ROUNDING).isGreaterThanOrEqualTo(-ROUNDING);
        if (exactMargin) {
            assertThat(matching.margin()).isCloseTo(margin, within(ROUNDING));
        }
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
