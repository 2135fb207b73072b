package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.read.disc.Disc;
import java.util.List;
import org.junit.jupiter.api.Test;

class FreeEndsTest {
    private static final int RED = 0xDC5041;
    private static final int DIMMER_RED = 0xC63E25;
    private static final int GREEN = 0x6F9B69;
    private static final List<PipeTracer.Joined> FIRST_TWO = List.of(new PipeTracer.Joined(0, 1));

    private static Dot dot(int cell, double radius, int rgb) {
        return new Dot(cell, "cell " + cell, new Disc(40 * cell, 0, radius, 0.83), rgb);
    }

    @Test
    void theSmallerOfTwoThatAPipeJoinsIsItsEndWhereAThirdIsAlike() {
        Dot end = dot(1, 14.2, DIMMER_RED);
        assertThat(FreeEnds.among(List.of(dot(0, 16.7, RED), end, dot(2, 16.6, RED)), FIRST_TWO))
                .containsExactly(end);
        assertThat(FreeEnds.among(List.of(end, dot(0, 16.7, RED), dot(2, 16.6, RED)), FIRST_TWO))
                .containsExactly(end);
    }

    @Test
    void withoutAThirdBothAreDots() {
        List<Dot> dots = List.of(dot(0, 16.7, RED), dot(1, 14.2, DIMMER_RED), dot(2, 16.6, GREEN));
        assertThat(FreeEnds.among(dots, FIRST_TWO)).isEmpty();
    }

    @Test
    void dotsAsLargeAsEachOtherAreNoEnds() {
        List<Dot> dots = List.of(dot(0, 16.7, RED), dot(1, 15.7, RED), dot(2, 16.6, RED));
        assertThat(FreeEnds.among(dots, FIRST_TWO)).isEmpty();
    }

    @Test
    void twoOthersMayBeAPairThatLightMakesAlike() {
        List<Dot> dots = List.of(dot(0, 16.7, RED), dot(1, 15, RED), dot(2, 16.6, RED), dot(3, 16.6, RED));
        assertThat(FreeEnds.among(dots, FIRST_TWO)).isEmpty();
    }

    @Test
    void whatIsAsLargeAsTheThirdIsNoEnd() {
        List<Dot> dots = List.of(dot(0, 16, RED), dot(1, 14.4, RED), dot(2, 14.5, RED));
        assertThat(FreeEnds.among(dots, FIRST_TWO)).isEmpty();
    }

    @Test
    void aPairThatAnotherPipeJoinsTellsNothing() {
        List<Dot> dots = List.of(dot(0, 16.7, RED), dot(1, 14.2, RED), dot(2, 16.6, RED), dot(3, 16.6, RED));
        assertThat(FreeEnds.among(dots, List.of(new PipeTracer.Joined(0, 1), new PipeTracer.Joined(2, 3))))
                .isEmpty();
    }
}
