package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.read.disc.Disc;
import flowcv.read.disc.Oval;
import flowcv.read.pixel.Thresholds;
import java.util.List;
import org.junit.jupiter.api.Test;

class DotGuessTest {
    private static final double CELL = 100;
    private static final Disc BRIGHT = new Disc(100, 100, 35, 1);
    private static final Disc DARK = new Disc(300, 100, 35, 1);

    private static List<Oval> dark(List<Disc> bright, List<Oval> brightOvals, Disc... fainter) {
        return new DotGuess(bright, List.of(), brightOvals, CELL, Thresholds.USUAL)
                .with(List.of(fainter), List.of())
                .dark();
    }

    @Test
    void dotsThatAreBrightEnoughAreNotDark() {
        assertThat(dark(List.of(BRIGHT), List.of(), BRIGHT, DARK)).containsExactly(new Oval(300, 100, 35, 35, 0));
    }

    @Test
    void aBrightLetterMakesNoDotBright() {
        Disc letter = new Disc(298, 102, 24, 0.7);
        Oval part = new Oval(301, 99, 15, 10, 0);
        assertThat(dark(List.of(BRIGHT, letter), List.of(part), DARK)).hasSize(1);
    }

    @Test
    void whatABrightDotReachesIntoIsNone() {
        assertThat(dark(List.of(BRIGHT), List.of(), new Disc(160, 100, 35, 1))).isEmpty();
        assertThat(dark(List.of(), List.of(new Oval(100, 100, 44, 29, 0)), new Disc(160, 100, 35, 1)))
                .isEmpty();
    }

    @Test
    void glowIsLessRoundAndButtonsAreLarger() {
        assertThat(dark(List.of(BRIGHT), List.of(), new Disc(300, 100, 35, 0.8), new Disc(500, 100, 50, 1)))
                .isEmpty();
    }
}
