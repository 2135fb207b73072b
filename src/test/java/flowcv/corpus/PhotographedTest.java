package flowcv.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.draw.camera.Camera;
import flowcv.draw.camera.Shot;
import flowcv.draw.camera.Stance;
import flowcv.draw.screen.Devices;
import flowcv.draw.screen.GameScreen;
import flowcv.draw.screen.Painted;
import flowcv.draw.screen.RandomBoards;
import flowcv.draw.screen.Scene;
import flowcv.image.OpenCv;
import java.io.IOException;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Random boards, painted as screenshots and photographed, come back the same. The system property {@code
 * flowcv.photographs} sets how many; other seeds than the usual ones follow.
 */
class PhotographedTest {
    private static final int PHOTOGRAPHS = Integer.getInteger("flowcv.photographs", 24);
    /** Glare, blur and letters on the border are among the shots; some of them end in a refusal. */
    private static final double MOST_REFUSED = 0.1;

    @BeforeAll
    static void loadLibrary() {
        OpenCv.load();
    }

    @Test
    void photographedBoardsComeBackTheSame() {
        PhotographedRun run = new PhotographedRun();
        for (int seed = 0; seed < PHOTOGRAPHS; seed++) {
            run.add(seed);
        }
        Tally tally = run.tally();
        System.out.print(tally.table());
        assertThat(tally.wrong()).isEmpty();
        assertThat(tally.refused()).hasSizeLessThanOrEqualTo((int) (MOST_REFUSED * PHOTOGRAPHS));
        assertThat(tally.count(Verdict.Kind.EXACT)).isPositive();
    }

    /** A lamp hides lines and joins dots; of a steep board near cells have twice the side of far ones. */
    @Test
    void belowALampAndAslantBoardsOfAnyTilingAreRead() throws IOException {
        PaintedShapesRun run = new PaintedShapesRun(Optional.empty(), true);
        run.add("star", 481_000_004);
        run.add("tower", 483_000_015);
        assertThat(run.tally().wrong()).isEmpty();
        assertThat(run.tally().refused()).isEmpty();
    }

    /**
     * Ticks parted dots into what is as narrow as a pipe's end; a flow between tints, whose lines look thick, was left out as
     * if it were a hole; letters beside a turned screen, some of one color, were taken for dots of another board.
     */
    @Test
    void allOfABoardIsReadAndNothingBeside() throws IOException {
        PaintedShapesRun run = new PaintedShapesRun(Optional.empty(), true);
        run.add("mixed", 489_000_009);
        run.add("star", 493_000_001);
        run.add("mixed", 491_000_008);
        run.add("ring", 492_000_024);
        Floors.check("photographed-whole", run.tally());
    }

    /**
     * A wide outline was taken for a pipe; squares in which an eight crosses, with an odd number of dots, were taken for
     * the board; two cells, whose line light hides, were taken for one.
     */
    @Test
    void whatIsWideOrOddOrInLightIsReadWhole() throws IOException {
        PaintedShapesRun run = new PaintedShapesRun(Optional.empty(), true);
        run.add("eight", 482_000_014);
        run.add("eight", 497_000_012);
        run.add("eight", 498_000_023);
        Floors.check("photographed-outline", run.tally());
    }

    @ParameterizedTest
    @ValueSource(ints = {-170, -135, -100, -45, -20, 20, 45, 80, 110, 170})
    void aTurnedBoardIsReadUprightByTheNearestQuarter(int degrees) {
        RandomBoards.Solved solved = RandomBoards.unique(2).plain(6, 8);
        Shot shot = Shot.random(1).with(new Stance(Math.toRadians(degrees + 3), 0.1, 0.1, 1.2, 0.9, 0.5, 0.5, 0, 1));
        try (Painted screen = GameScreen.paint(solved.board(), Scene.plain(Devices.PHONE, 2));
                Painted photo = Camera.photograph(screen, shot)) {
            Verdict verdict = Verdict.on(photo.picture(), QuarterTurns.asSeen(solved.board(), photo.placement()));
            assertThat(verdict.kind()).as(verdict.detail()).isEqualTo(Verdict.Kind.EXACT);
        }
    }
}
