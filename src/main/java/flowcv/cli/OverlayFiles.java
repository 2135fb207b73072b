package flowcv.cli;

import flowcv.image.Images;
import flowcv.image.Picture;
import flowcv.image.UnwritableException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/** Writes drawn pictures where they belong. */
interface OverlayFiles {
    /** Whether there is a place for the overlay of an input, by its number from 0. */
    boolean wants(int input);

    /**
     * Writes an overlay.
     *
     * @return its file; nothing where it went to standard output
     * @throws UnwritableException if it cannot be written, or must not
     */
    Optional<String> write(Picture overlay, int input) throws UnwritableException;

    /** To standard output, as PNG. */
    static OverlayFiles toStream(StandardOutput out) {
        return new OverlayFiles() {
            @Override
            public boolean wants(int input) {
                return true;
            }

            @Override
            public Optional<String> write(Picture overlay, int input) throws UnwritableException {
                try {
                    out.write(Images.encode(overlay, Path.of("overlay.png")));
                } catch (ReaderLeftException e) {
                    // Nobody is left who could be told.
                    return Optional.empty();
                } catch (IOException e) {
                    throw new UnwritableException("standard output", "cannot be written: " + e.getMessage());
                }
                return Optional.empty();
            }
        };
    }

    /** To the files of a plan. */
    static OverlayFiles toFiles(OutputPlan plan, SafeFile safe) {
        return new OverlayFiles() {
            @Override
            public boolean wants(int input) {
                return plan.output(input).isPresent();
            }

            @Override
            public Optional<String> write(Picture overlay, int input) throws UnwritableException {
                Path file = plan.output(input).orElseThrow();
                safe.write(file, Images.encode(overlay, file));
                return Optional.of(file.toString());
            }
        };
    }
}
