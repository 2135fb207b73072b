package flowcv.cli;

import flowcv.image.Encoder;
import flowcv.image.Picture;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Optional;

/** Writes drawn pictures where they belong, and nowhere else. */
final class OverlayFiles {
    private final Optional<StandardOutput> stream;
    private final OutputPlan plan;
    private final boolean force;

    private OverlayFiles(Optional<StandardOutput> stream, OutputPlan plan, boolean force) {
        this.stream = stream;
        this.plan = plan;
        this.force = force;
    }

    static OverlayFiles toStream(StandardOutput out, List<String> inputs) {
        return new OverlayFiles(Optional.of(out), OutputPlan.of(inputs, Optional.empty()), false);
    }

    static OverlayFiles toFiles(OutputPlan plan, boolean force) {
        return new OverlayFiles(Optional.empty(), plan, force);
    }

    /** Whether there is a place for the overlay of an input at all. */
    boolean wants(int input) {
        return stream.isPresent() || plan.output(input).isPresent();
    }

    /**
     * Writes an overlay.
     *
     * @return its file; nothing where it went to standard output
     * @throws UnwritableException if it cannot be written, or must not
     */
    Optional<String> write(Picture overlay, int input) throws UnwritableException {
        if (stream.isPresent()) {
            try {
                stream.get().write(Encoder.png(overlay));
                return Optional.empty();
            } catch (IOException e) {
                throw new UnwritableException("standard output cannot be written: " + e.getMessage());
            }
        }
        Path file = plan.output(input).orElseThrow();
        try {
            Optional<String> same = plan.inputThatIs(file);
            if (same.isPresent()) {
                throw new UnwritableException(file + " is the input " + same.get() + ", which stays as it is");
            }
            if (Files.isDirectory(file)) {
                throw new UnwritableException(file + " is a folder");
            }
            if (!force && Files.exists(file)) {
                throw new UnwritableException(file + " is there already; --force overwrites it");
            }
            Path folder = file.toAbsolutePath().getParent();
            if (plan.makesFolder()) {
                Files.createDirectories(folder);
            }
            Path temporary = Files.createTempFile(folder, ".flowcv", ".png");
            try {
                Files.write(temporary, Encoder.png(overlay));
                Files.move(temporary, file, StandardCopyOption.ATOMIC_MOVE);
            } finally {
                Files.deleteIfExists(temporary);
            }
            return Optional.of(file.toString());
        } catch (NoSuchFileException e) {
            throw new UnwritableException(
                    "there is no folder " + file.toAbsolutePath().getParent() + " for " + file.getFileName()
                            + "; make it, or write -o FOLDER/");
        } catch (AccessDeniedException e) {
            throw new UnwritableException("no permission to write " + file);
        } catch (FileAlreadyExistsException e) {
            throw new UnwritableException(e.getFile() + " is a file, expected a folder");
        } catch (IOException e) {
            throw new UnwritableException(file + " cannot be written: " + e.getMessage());
        }
    }
}
