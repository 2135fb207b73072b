package flowcv.corpus;

import flowcv.board.Board;
import flowcv.draw.camera.Camera;
import flowcv.draw.camera.Shot;
import flowcv.draw.screen.GameScreen;
import flowcv.draw.screen.Painted;
import flowcv.draw.screen.Progress;
import flowcv.draw.screen.RandomBoards;
import flowcv.draw.screen.Scene;
import java.util.Random;

/** Paints random boards as screenshots of random devices, photographs the screens, and reads the photographs. */
final class PhotographedRun {
    private static final int LEAST_SIDE = 5;
    private static final int SIDES = 6;
    private static final double HALF = 0.5;
    /** Smaller cells than this are not asked for, in pixels. */
    static final double LEAST_CELL = 20;

    private final Tally tally = new Tally();

    Tally tally() {
        return tally;
    }

    /** Photographs a board before the first move, or with some flows drawn, and reads the photograph. */
    void add(long seed) {
        Random random = new Random(seed);
        int rows = LEAST_SIDE + random.nextInt(SIDES);
        int columns = random.nextBoolean() ? rows : LEAST_SIDE + random.nextInt(SIDES);
        RandomBoards.Solved solved = RandomBoards.unique(seed).plain(rows, columns);
        boolean drawn = random.nextInt(2) == 0;
        Progress progress = drawn ? Progress.some(solved.solution(), HALF, seed) : Progress.INITIAL;
        Scene scene = Scene.random(solved.board(), progress, seed);
        try (Painted screen = GameScreen.paint(solved.board(), progress, scene);
                Painted photo = Camera.photograph(screen, Shot.random(seed))) {
            if (photo.placement().cellSize() < LEAST_CELL) {
                return;
            }
            Board seen = QuarterTurns.asSeen(solved.board(), photo.placement());
            tally.add(
                    (rows == columns ? "square" : "rectangle") + (drawn ? "-half-drawn" : "-initial"),
                    "seed " + seed + " on " + scene.device().name(),
                    Verdict.on(photo.picture(), seen));
        }
    }
}
