package flowcv.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.image.OpenCv;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * Random boards, painted as screenshots, come back the same. The system property {@code
 * flowcv.roundTrips} sets how many; other seeds than the usual ones follow.
 */
class RoundTripTest {
    private static final int ROUND_TRIPS = Integer.getInteger("flowcv.roundTrips", 120);
    /** Finishes that cut into the board or dim it are among the scenes; few of them end in a refusal. */
    private static final double MOST_REFUSED = 0.05;

    @BeforeAll
    static void loadLibrary() {
        OpenCv.load();
    }

    @Test
    void paintedBoardsComeBackTheSame() {
        PaintedRun run = new PaintedRun();
        for (int seed = 0; seed < ROUND_TRIPS; seed++) {
            run.add(seed);
        }
        Tally tally = run.tally();
        System.out.print(tally.table());
        assertThat(tally.wrong()).isEmpty();
        assertThat(tally.refused()).hasSizeLessThanOrEqualTo((int) (MOST_REFUSED * ROUND_TRIPS));
        assertThat(tally.count(Verdict.Kind.EXACT)).isPositive();
    }
}
