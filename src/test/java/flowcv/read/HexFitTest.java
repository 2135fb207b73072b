package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import flowcv.read.disc.Disc;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class HexFitTest {
    private static final double PITCH = 80;
    private static final double CELL = PITCH * Math.sqrt(Math.sqrt(3) / 2);
    private static final double LEFT = 57.3;
    private static final double TOP = 211.8;

    /** Dots in some cells, each off its middle by up to some pixels. */
    private static List<Disc> dots(int count, double off) {
        Random random = new Random(count);
        List<Disc> dots = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            int column = i % 7;
            int row = i * 5 % 11;
            double x = LEFT + column * PITCH * Math.sqrt(3) / 2 + off * (2 * random.nextDouble() - 1);
            double y = TOP + (row + 0.5 * (column % 2)) * PITCH + off * (2 * random.nextDouble() - 1);
            dots.add(new Disc(x, y, 0.35 * CELL, 1));
        }
        return dots;
    }

    /** Whether a lattice has a hexagon's middle at a point. */
    private static void assertMiddle(HexFit fit, double x, double y) {
        double column = Math.rint((x - fit.x()) / (HexFit.COLUMNS * fit.pitch()));
        double lowered = 0.5 * Math.floorMod((int) column, 2);
        double row = Math.rint((y - fit.y()) / fit.pitch() - lowered);
        assertThat(fit.x() + column * HexFit.COLUMNS * fit.pitch()).isCloseTo(x, within(2.0));
        assertThat(fit.y() + (row + lowered) * fit.pitch()).isCloseTo(y, within(2.0));
    }

    @Test
    void theLatticeOfDotsIsFoundThoughTheirSizeTellsItRoughly() {
        for (double ratio : new double[] {0.95, 1, 1.05}) {
            HexFit fit = HexFit.of(dots(14, 2), ratio * CELL).orElseThrow();
            assertThat(fit.pitch()).isCloseTo(PITCH, within(0.5));
            assertMiddle(fit, LEFT, TOP);
            assertMiddle(fit, LEFT + 3 * PITCH * Math.sqrt(3) / 2, TOP + 6.5 * PITCH);
        }
    }

    @Test
    void somethingElseOfTheirSizeDoesNoHarm() {
        List<Disc> dots = dots(12, 1);
        dots.add(new Disc(LEFT + 31, TOP + 950, 0.35 * CELL, 1));
        HexFit fit = HexFit.of(dots, CELL).orElseThrow();
        assertThat(fit.pitch()).isCloseTo(PITCH, within(0.5));
        assertMiddle(fit, LEFT, TOP);
    }

    @Test
    void fewDotsProveNothing() {
        assertThat(HexFit.of(dots(5, 0), CELL)).isEmpty();
    }

    @Test
    void dotsOfSquaresLieOnNoHexagons() {
        List<Disc> dots = new ArrayList<>();
        for (int i = 0; i < 14; i++) {
            dots.add(new Disc(LEFT + i % 7 * CELL, TOP + i * 5 % 11 * CELL, 0.35 * CELL, 1));
        }
        assertThat(HexFit.of(dots, CELL)).isEmpty();
    }
}
