package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** An outline of 8 pixels at 255 before what is black, with a dot at 200 near it, or none. */
class BorderProfileTest {
    private static final int OFF = 6;
    private static final double LEAST = 12;
    private static final int[] ALONE = {
        20, 20, 20, 20, 20, 20, 20, 20, 255, 255, 255, 255, 255, 255, 255, 255, 20, 20, 20, 20, 20, 20, 20, 20
    };

    private static Side line(int... levels) {
        return new BorderProfile(levels, levels.length / 2, false, false, 1).line(OFF, LEAST);
    }

    @Test
    void measuresAnOutlineByWhatIsBesideIt() {
        Side side = line(ALONE);
        assertThat(side.contrast()).isEqualTo(235);
        assertThat(side.width()).isEqualTo(8, within(1.0));
    }

    @Test
    void aDotBesideAnOutlineLeavesAGap() {
        Side side = line(
                20, 20, 20, 20, 20, 20, 20, 20, 255, 255, 255, 255, 255, 255, 255, 255, 60, 190, 200, 200, 200, 200,
                200, 200);
        // As bright as what is darkest between both, which is no darker than what is behind.
        assertThat(side.contrast()).isEqualTo(195);
    }

    @Test
    void aDotThatIsCutOffLeavesAGap() {
        int[] levels = {20, 20, 20, 20, 20, 20, 20, 20, 255, 255, 255, 255, 255, 255, 255, 255, 60, 130};
        assertThat(new BorderProfile(levels, 12, false, true, 1)
                        .line(OFF, LEAST)
                        .contrast())
                .isEqualTo(195);
    }

    @Test
    void noGapIsNoLine() {
        Side side = line(20, 20, 20, 20, 255, 255, 255, 255, 250, 250, 250, 250, 250, 250, 250, 250);
        assertThat(side.kind()).isEqualTo(Side.Kind.MISSING);
    }

    @Test
    void noiseIsNoLineBecauseOneOfItsPixelsIsDark() {
        Side side = line(52, 45, 56, 50, 56, 46, 55, 58, 47, 56, 44, 57, 51, 55, 49);
        assertThat(side.kind()).isEqualTo(Side.Kind.MISSING);
    }

    @Test
    void whatIsAddedUpIsJudgedByMostOfIt() {
        int[] levels = {20, 20, 20, 20, 20, 255, 60, 150, 150, 150, 150};
        double one =
                new BorderProfile(levels, 5, false, false, 1).line(2, LEAST).contrast();
        assertThat(one).isEqualTo(195);
        assertThat(new BorderProfile(levels, 5, false, false, 5).line(2, LEAST).contrast())
                .isEqualTo(21);
    }

    /** Measured across a line between two dots of a tower whose cells are 27 pixels large, added up over 15 places. */
    @Test
    void theRimsOfDotsAreBrighterThanALineBetweenThem() {
        int[] levels = {35, 26, 25, 29, 39, 40, 35, 33, 46, 63, 82};
        Side side = summed(levels).line(3, 4);
        assertThat(side.kind()).isEqualTo(Side.Kind.LINE);
        assertThat(side.contrast()).isEqualTo(7);
        assertThat(side.offset()).isEqualTo(0);
        assertThat(summed(reversed(levels)).line(3, 4).contrast()).isEqualTo(7);
    }

    @Test
    void betweenTheRimsOfDotsAloneThereIsNoLine() {
        int[] rims = {172, 151, 123, 93, 78, 55, 49, 49, 48, 49, 49, 51, 63, 68, 86, 98, 114};
        assertThat(summed(rims).line(4, 4).kind()).isEqualTo(Side.Kind.MISSING);
    }

    @Test
    void noiseBesideTheRimOfADotIsNoLine() {
        int[] levels = {20, 20, 20, 20, 30, 29, 60, 90, 120, 150, 150};
        assertThat(summed(levels).line(3, 4).kind()).isEqualTo(Side.Kind.MISSING);
    }

    @Test
    void ofTwoThatStandOutTheClearerOneIsTheLine() {
        for (int[] levels :
                new int[][] {{20, 20, 20, 28, 20, 20, 60, 20, 20, 20, 20}, {20, 20, 20, 20, 60, 20, 20, 28, 20, 20, 20}
                }) {
            assertThat(summed(levels).line(3, 4).contrast()).isEqualTo(40);
        }
    }

    /** What is brighter by a level is no rim of a dot: then most of it is what is behind. */
    @Test
    void aRippleIsNoLineBetweenRims() {
        int[] ripple = {31, 30, 30, 26, 30, 30, 30, 26, 30, 30, 31};
        assertThat(summed(ripple).line(3, 3).kind()).isEqualTo(Side.Kind.MISSING);
    }

    private static BorderProfile summed(int[] means) {
        int places = 15;
        return new BorderProfile(
                Arrays.stream(means).map(mean -> places * mean).toArray(), means.length / 2, false, false, places);
    }

    private static int[] reversed(int[] levels) {
        return IntStream.range(0, levels.length)
                .map(i -> levels[levels.length - 1 - i])
                .toArray();
    }

    @Test
    void seesThatTheEndOfALineThatLiesAsideIsNear() {
        int[] near = {20, 20, 20, 20, 20, 20, 20, 255, 255, 255, 255, 255, 255, 255, 20};
        assertThat(new BorderProfile(near, 7, false, false, 1).isTooShort(OFF)).isTrue();
        assertThat(new BorderProfile(near, 7, false, true, 1).isTooShort(OFF))
                .as("what is cut off cannot be looked at further")
                .isFalse();
        assertThat(new BorderProfile(ALONE, 12, false, false, 1).isTooShort(OFF))
                .isFalse();
        int[] tint = {20, 20, 20, 20, 20, 20, 20, 50, 50, 50, 50, 50, 50, 50, 50};
        assertThat(new BorderProfile(tint, 7, false, false, 1).isTooShort(OFF))
                .as("a tint is no outline")
                .isFalse();
    }
}
