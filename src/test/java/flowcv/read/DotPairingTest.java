package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.read.disc.Disc;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Dots of which light has made some alike. */
class DotPairingTest {
    private static final int RED = 0xE02020;
    private static final int WHITE = 0xFCFCFC;
    private static final int NEARLY_WHITE = 0xFCFCF4;
    private static final double ROUNDING = 1e-9;

    private static List<Dot> dots(int... colors) {
        List<Dot> dots = new ArrayList<>();
        for (int color : colors) {
            dots.add(new Dot(dots.size(), "dot " + dots.size(), new Disc(0, 0, 10, 1), color));
        }
        return dots;
    }

    /** Each way as the cells of its pairs. */
    private static List<String> ways(List<Dot> dots, PipeTracer.Joined... joined) {
        Found<List<DotPairing.Paired>> found = DotPairing.ways(dots, List.of(joined));
        assertThat(found).isInstanceOf(Found.Yes.class);
        return ((Found.Yes<List<DotPairing.Paired>>) found)
                .value().stream()
                        .map(way -> way.pairs().stream()
                                .map(pair -> pair.first().cell() + "-"
                                        + pair.second().cell())
                                .collect(Collectors.joining(" ")))
                        .toList();
    }

    private static void assertRefused(Found<?> found, String reason) {
        assertThat(found).isInstanceOfSatisfying(Found.Not.class, not -> assertThat(not.reason())
                .contains(reason));
    }

    @Test
    void clearColorsPairInOneWay() {
        assertThat(ways(dots(RED, 0x2040E0, RED, 0x2040E0))).containsExactly("0-2 1-3");
        assertThat(DotPairing.ways(dots(RED, 0x2040E0, RED, 0x2040E0), List.of()))
                .isInstanceOfSatisfying(Found.Yes.class, yes -> assertThat(
                                ((DotPairing.Paired) ((List<?>) yes.value()).get(0)).confidence())
                        .isGreaterThan(1 - ROUNDING));
    }

    @Test
    void colorsThatLightMadeAlikePairInAllWaysTheLikeliestFirst() {
        List<Dot> dots = dots(WHITE, RED, NEARLY_WHITE, RED, WHITE, NEARLY_WHITE);
        assertThat(ways(dots)).containsExactlyInAnyOrder("0-4 1-3 2-5", "0-2 1-3 4-5", "0-5 1-3 2-4");
        assertThat(ways(dots).get(0)).isEqualTo("0-4 1-3 2-5");
    }

    @Test
    void pipesTellWhichOfSeveralWaysItIs() {
        List<Dot> dots = dots(WHITE, RED, NEARLY_WHITE, RED, WHITE, NEARLY_WHITE);
        assertThat(ways(dots, new PipeTracer.Joined(2, 4))).containsExactly("0-5 1-3 2-4");
        assertRefused(
                DotPairing.ways(dots, List.of(new PipeTracer.Joined(0, 1))),
                "a pipe joins the dot in dot 0 to one of another color");
    }

    @Test
    void tooManyOfOneColorAreRefused() {
        assertRefused(
                DotPairing.ways(dots(WHITE, WHITE, WHITE, WHITE, WHITE, WHITE, WHITE, WHITE), List.of()),
                "in more than 32 ways");
    }

    /** Two yellows as far apart as light may make dots of one color, beside whites that are in doubt. */
    @Test
    void colorsThatAreAlikeByTwosAreNotInDoubtBecauseOthersAre() {
        List<Dot> dots = dots(WHITE, 0xFEF34C, NEARLY_WHITE, 0xFDFD77, WHITE, NEARLY_WHITE, 0xFEF14D, 0xFEFE77);
        assertThat(ways(dots)).hasSize(3).allMatch(way -> way.contains("1-6") && way.contains("3-7"));
    }

    /** But not where they differ within pairs as well: then light may have brought any two of them near each other. */
    @Test
    void colorsThatDifferWithinPairsAreInDoubtWithOthers() {
        List<Dot> dots = dots(WHITE, 0xFEF34C, NEARLY_WHITE, 0xFDFD66, WHITE, NEARLY_WHITE, 0xFEE84D, 0xFEFE77);
        assertThat(ways(dots)).anyMatch(way -> way.contains("1-3") && way.contains("6-7"));
    }
}
