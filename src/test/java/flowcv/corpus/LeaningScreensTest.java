package flowcv.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.board.Board;
import flowcv.draw.screen.Devices;
import flowcv.draw.screen.GameScreen;
import flowcv.draw.screen.Painted;
import flowcv.draw.screen.RandomBoards;
import flowcv.draw.screen.Scene;
import flowcv.image.OpenCv;
import flowcv.image.Picture;
import org.junit.jupiter.api.Test;
import org.opencv.core.Rect;

/** Lines that lean a little are not where an upright lattice has them; nothing is concluded from not finding them. */
class LeaningScreensTest {
    private static final int BOARDS = 10;
    /** Leaning by a degree pushes an edge of such a board out of the picture, which some are refused for. */
    private static final int LEAST_EXACT = 7;

    @Test
    void linesThatAreNotFoundAreNoOpenings() {
        OpenCv.load();
        Damage lean = Damage.all().stream()
                .filter(damage -> damage.name().equals("rotate-1.0"))
                .findFirst()
                .orElseThrow();
        Tally tally = new Tally();
        for (int seed = 0; seed < BOARDS; seed++) {
            Board board = RandomBoards.unique(seed).plain(8, 8).board();
            try (Painted painted = GameScreen.paint(board, Scene.plain(Devices.PHONE, seed));
                    Picture leaning =
                            new Picture("leaning", lean.of(painted.picture().pixels(), new Rect()))) {
                tally.add("leaning", "seed " + seed, Verdict.on(leaning, board));
            }
        }
        assertThat(tally.wrong()).isEmpty();
        assertThat(tally.count(Verdict.Kind.EXACT)).isGreaterThanOrEqualTo(LEAST_EXACT);
    }
}
