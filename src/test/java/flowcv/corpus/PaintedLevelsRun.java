package flowcv.corpus;

import flowcv.board.Board;
import flowcv.draw.camera.Camera;
import flowcv.draw.camera.Shot;
import flowcv.draw.screen.GameScreen;
import flowcv.draw.screen.Painted;
import flowcv.draw.screen.Progress;
import flowcv.draw.screen.Scene;
import flowcv.format.FormatException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Random;

/** Paints levels of a pack as screenshots of random devices, and reads them back. */
final class PaintedLevelsRun {
    /** One picture in so many is painted half drawn. */
    private static final int HALF_DRAWN = 3;
    /** Smaller cells, in pixels, are counted apart: nobody takes such screenshots. */
    private static final double LEAST_CELL = 20;

    private final Tally tally = new Tally();
    private final KeptPictures kept;
    private final boolean photographed;

    /**
     * A run.
     *
     * @param kept the folder for those pictures that are not read exactly
     * @param photographed whether screens are photographed; those whose cells become too small are left out
     */
    PaintedLevelsRun(Optional<Path> kept, boolean photographed) {
        this.kept = new KeptPictures(kept);
        this.photographed = photographed;
    }

    Tally tally() {
        return tally;
    }

    /** Paints levels of a pack, as many as there are seeds from one on. */
    void add(Path folder, String pack, long seed, int count) throws IOException, FormatException {
        LevelPack levels = LevelPack.read(folder, pack);
        for (long each = seed; each < seed + count; each++) {
            Random random = new Random(each);
            String id = levels.any(random);
            Board truth = levels.boards().get(id);
            boolean drawn = random.nextInt(HALF_DRAWN) == 0;
            Progress progress =
                    drawn ? Progress.some(levels.solutions().get(id), random.nextDouble(), each) : Progress.INITIAL;
            Scene scene = Scene.random(truth, progress, each);
            try (Painted painted = paint(truth, progress, scene, each)) {
                double cell = painted.placement().cellSize();
                if (photographed && cell < LEAST_CELL) {
                    continue;
                }
                Verdict verdict = photographed
                        ? Verdict.onPhotograph(painted.picture(), truth)
                        : Verdict.on(painted.picture(), truth);
                String name =
                        id + " seed " + each + " on " + scene.device().name() + " at cells of " + Math.round(cell);
                String size = cell < LEAST_CELL ? "-tiny" : "";
                tally.add(pack + (drawn ? "-half-drawn" : "-initial") + size, name, verdict);
                kept.add(pack + "-" + each, painted, verdict);
            }
        }
    }

    private Painted paint(Board board, Progress progress, Scene scene, long seed) {
        Painted screen = GameScreen.paint(board, progress, scene);
        if (!photographed) {
            return screen;
        }
        try (screen) {
            return Camera.photograph(screen, Shot.random(seed));
        }
    }
}
