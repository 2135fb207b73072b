package flowcv.corpus;

import flowcv.board.Board;
import flowcv.draw.camera.Camera;
import flowcv.draw.camera.Shot;
import flowcv.draw.screen.Painted;
import flowcv.image.Picture;
import flowcv.read.Reading;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/** Photographs real pictures as they would stand on a screen, and reads the photographs. */
final class PhotographedScreensRun {
    private final Tally tally = new Tally();
    private final KeptPictures kept;

    /**
     * A run.
     *
     * @param kept the folder for those photographs that are not read exactly
     */
    PhotographedScreensRun(Optional<Path> kept) {
        this.kept = new KeptPictures(kept);
    }

    Tally tally() {
        return tally;
    }

    /** Photographs a picture; one that is not read as it is counts nowhere. */
    void add(Screens.Screen screen, long seed) throws Exception {
        Board truth = screen.board().orElseThrow();
        try (Picture picture = screen.picture()) {
            Optional<Reading.Read> read = Verdict.exact(picture, truth);
            if (read.isEmpty()) {
                return;
            }
            // The picture stays whose it is: a Painted that is not closed owns nothing else.
            Painted shown = new Painted(picture, read.get().placement(), new byte[0]);
            try (Painted photo = Camera.photograph(shown, Shot.random(seed))) {
                if (photo.placement().cellSize() >= PhotographedRun.LEAST_CELL) {
                    add(screen, seed, photo, truth);
                }
            }
        }
    }

    private void add(Screens.Screen screen, long seed, Painted photo, Board truth) throws IOException {
        Verdict verdict = Verdict.onPhotograph(photo.picture(), truth);
        String name = screen.id() + " seed " + seed + " at cells of "
                + Math.round(photo.placement().cellSize());
        tally.add(screen.group(), name, verdict);
        kept.add(screen.id() + "-" + seed, photo, verdict);
    }
}
