package flowcv;

import flowcv.image.Picture;
import flowcv.read.Reading;
import flowcv.solve.Outcome;
import java.util.List;
import java.util.Optional;

/**
 * Result of solving a picture: its reading, and the outcome of the search. Owns its overlay; close it.
 *
 * @param reading the board, or why there is none
 * @param outcome how the search ended; empty where no board was read
 * @param overlay the picture with the first solution of each board that has one; empty where none has, or no overlay
 *     was wanted
 * @param recognizeNanos time of each stage, in nanoseconds; 0 for those not reached
 * @param solveNanos the same
 * @param drawNanos the same
 * @param others how the search ended on each of the other boards of the reading, in their order
 */
public record SolveResult(
        Reading reading,
        Optional<Outcome> outcome,
        Optional<Picture> overlay,
        long recognizeNanos,
        long solveNanos,
        long drawNanos,
        List<Outcome> others)
        implements AutoCloseable {
    /** Keeps a copy of the list. */
    public SolveResult {
        others = List.copyOf(others);
    }

    @Override
    public void close() {
        if (overlay.isPresent()) {
            overlay.get().close();
        }
    }
}
