package flowcv.corpus;

import flowcv.draw.screen.GameScreen;
import flowcv.draw.screen.Painted;
import flowcv.draw.screen.Progress;
import flowcv.draw.screen.RandomBoards;
import flowcv.draw.screen.Scene;
import java.util.Random;

/** Paints random boards as screenshots of random devices, and reads them back. */
final class PaintedRun {
    private static final int LEAST_SIDE = 5;
    private static final int SIDES = 6;
    private static final double HALF = 0.5;

    private final Tally tally = new Tally();

    Tally tally() {
        return tally;
    }

    /** Paints a board before the first move, or with some flows drawn, and reads it back. */
    void add(long seed) {
        Random random = new Random(seed);
        int rows = LEAST_SIDE + random.nextInt(SIDES);
        int columns = random.nextBoolean() ? rows : LEAST_SIDE + random.nextInt(SIDES);
        RandomBoards.Solved solved = RandomBoards.unique(seed).plain(rows, columns);
        boolean drawn = random.nextInt(2) == 0;
        Progress progress = drawn ? Progress.some(solved.solution(), HALF, seed) : Progress.INITIAL;
        Scene scene = Scene.random(solved.board(), progress, seed);
        try (Painted painted = GameScreen.paint(solved.board(), progress, scene)) {
            tally.add(
                    (rows == columns ? "square" : "rectangle") + (drawn ? "-half-drawn" : "-initial"),
                    "seed " + seed + " on " + scene.device().name(),
                    Verdict.on(painted.picture(), solved.board()));
        }
    }
}
