package flowcv.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.image.OpenCv;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * Random boards of hexagons and free shapes, painted on random devices, a third of them half drawn, come back the same.
 * The system property {@code flowcv.shapes} sets how many of each kind; other seeds than the usual ones follow.
 */
class PaintedShapesTest {
    private static final int EACH = Integer.getInteger("flowcv.shapes", 9);
    /** Of half-drawn boards some are refused: measured 1 % of all pictures, most of them small and poor JPEGs. */
    private static final double MOST_REFUSED = 0.03;

    @BeforeAll
    static void loadLibrary() {
        OpenCv.load();
    }

    @Test
    void paintedShapesComeBackTheSame() throws IOException {
        PaintedShapesRun run = new PaintedShapesRun(Optional.empty(), false);
        List<String> kinds = List.of("hexes", "cube", "star", "ring", "eight", "tower", "mixed");
        for (String kind : kinds) {
            for (int seed = 0; seed < EACH; seed++) {
                run.add(kind, seed);
            }
        }
        Tally tally = run.tally();
        System.out.print(tally.table());
        assertThat(tally.wrong()).isEmpty();
        assertThat(tally.refused()).hasSizeLessThanOrEqualTo((int) (MOST_REFUSED * EACH * kinds.size()));
        assertThat(tally.count(Verdict.Kind.EXACT)).isPositive();
    }

    /** A face of a cube taken for a tilted board, lines that a pipe hides, and a cell that noise cuts in two. */
    @Test
    void whatWasOnceMisreadIsNot() throws IOException {
        PaintedShapesRun run = new PaintedShapesRun(Optional.empty(), false);
        run.add("cube", 2_610_052);
        run.add("ring", 510_014);
        run.add("star", 2_750_017);
        assertThat(run.tally().wrong()).isEmpty();
    }

    /** Small half-drawn boards in poor JPEGs: lines on tints are fainter than waves beside pipes, dark dots bleed. */
    @Test
    void whatAPoorJpegAllButHidesIsRead() throws IOException {
        PaintedShapesRun run = new PaintedShapesRun(Optional.empty(), false);
        run.add("eight", 461_000_025);
        run.add("eight", 463_000_083);
        run.add("ring", 473_000_001);
        assertAllRead(run);
    }

    /** Half-drawn boards before beams of light, on a small screen and in a window; buttons that a beam shines through. */
    @Test
    void whatLightAndTintsHideIsRead() throws IOException {
        PaintedShapesRun run = new PaintedShapesRun(Optional.empty(), false);
        run.add("star", 480_000_030);
        run.add("star", 480_000_000);
        run.add("tower", 481_000_079);
        assertAllRead(run);
    }

    private static void assertAllRead(PaintedShapesRun run) {
        assertThat(run.tally().wrong()).isEmpty();
        assertThat(run.tally().refused()).isEmpty();
    }
}
