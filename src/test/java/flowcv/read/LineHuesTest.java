package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.read.pixel.Hue;
import java.util.List;
import org.junit.jupiter.api.Test;

class LineHuesTest {
    private static final Hue GREEN = Hue.of(new int[] {140, 239, 140});
    private static final Hue DARK_GREEN = Hue.of(new int[] {63, 109, 63});
    private static final Hue PALE_GREEN = Hue.of(new int[] {180, 235, 185});
    private static final Hue RED = Hue.of(new int[] {32, 32, 255});
    private static final Hue WHITE = Hue.of(new int[] {250, 255, 250});

    @Test
    void wallsAreOfTheOutlinesColorHoweverBright() {
        LineHues hues = hues(GREEN);
        assertThat(hues.isUnlike(GREEN)).isFalse();
        assertThat(hues.isUnlike(DARK_GREEN)).isFalse();
        assertThat(hues.isUnlike(PALE_GREEN)).isFalse();
    }

    @Test
    void strokesOfAnotherHueAreNone() {
        assertThat(hues(GREEN).isUnlike(RED)).isTrue();
        assertThat(hues(DARK_GREEN).isUnlike(RED)).isTrue();
    }

    @Test
    void whiteStrokesAreNoneAmongColoredLines() {
        assertThat(hues(GREEN).isUnlike(WHITE)).isTrue();
        assertThat(hues(WHITE).isUnlike(WHITE)).isFalse();
    }

    @Test
    void coloredStrokesAreNoneAmongLinesTooPaleForAHueOfTheirOwn() {
        Hue magenta = Hue.of(new int[] {160, 100, 200});
        Hue pink = Hue.of(new int[] {140, 140, 255});

        assertThat(hues(PALE_GREEN).isUnlike(magenta)).isTrue();
        assertThat(hues(GREEN).isUnlike(pink)).isTrue();
    }

    @Test
    void deepStrokesAreNoneAmongPaleLines() {
        assertThat(hues(PALE_GREEN).isUnlike(RED)).isTrue();
        assertThat(hues(PALE_GREEN).isUnlike(GREEN)).isFalse();
        assertThat(hues(GREEN).isUnlike(Hue.of(new int[] {20, 235, 20}))).isTrue();
    }

    /** Over-exposed walls have hardly any color left, but all of them have some. */
    @Test
    void washedOutWallsAreAlike() {
        Hue washed = Hue.of(new int[] {212, 250, 214});
        Hue more = Hue.of(new int[] {226, 250, 228});
        List<Hue> outline = List.of(GREEN);
        LineHues hues = new LineHues(outline, List.of(washed, washed, more));
        assertThat(hues(GREEN).isUnlike(more)).isTrue();
        assertThat(hues.isUnlike(more)).isFalse();
        assertThat(new LineHues(outline, List.of(washed, washed)).isUnlike(more))
                .isTrue();
        assertThat(hues.isUnlike(WHITE)).isTrue();
        assertThat(new LineHues(outline, List.of(GREEN, GREEN, GREEN)).isUnlike(washed))
                .isTrue();
        assertThat(new LineHues(outline, List.of(WHITE, WHITE, WHITE)).isUnlike(WHITE))
                .isTrue();
    }

    /** Beside pale walls a red stroke is deeper and of another hue than they, though an outline lies between both. */
    @Test
    void strokesUnlikeTheOtherWallsAreNone() {
        Hue cream = Hue.of(new int[] {120, 185, 230});
        Hue orange = Hue.of(new int[] {90, 150, 215});
        Hue red = Hue.of(new int[] {20, 50, 240});
        List<Hue> outline = List.of(orange);

        assertThat(new LineHues(outline, List.of(red)).isUnlike(red)).isFalse();
        assertThat(new LineHues(outline, List.of(cream, cream, red)).isUnlike(red))
                .isTrue();
        assertThat(new LineHues(outline, List.of(cream, cream, red)).isUnlike(cream))
                .isFalse();
    }

    @Test
    void whiteWhoseEdgesAreOfAnotherColorIsNotOfTheLinesHue() {
        Hue edges = Hue.of(new int[] {225, 240, 250});

        assertThat(hues(GREEN).isUnlike(edges)).isTrue();
        assertThat(hues(GREEN).isUnlike(Hue.of(new int[] {225, 250, 225}))).isTrue();
        assertThat(hues(GREEN).isUnlike(PALE_GREEN)).isFalse();
    }

    private static LineHues hues(Hue clearest) {
        return new LineHues(List.of(clearest), List.of());
    }
}
