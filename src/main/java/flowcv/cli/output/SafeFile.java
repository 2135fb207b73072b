package flowcv.cli.output;

import flowcv.cli.console.Interrupts;
import flowcv.cli.console.Messages;
import flowcv.image.AtomicFile;
import flowcv.image.UnwritableException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Writes a file whole or not at all, with the folders that it needs, and never over an input. */
public final class SafeFile {
    private final List<String> inputs;
    private final boolean force;
    private final List<Path> written = new ArrayList<>();
    private final List<Path> kept = new ArrayList<>();

    /**
     * @param inputs arguments that name files which stay as they are
     * @param force whether other files may be overwritten
     */
    public SafeFile(List<String> inputs, boolean force) {
        this.inputs = inputs;
        this.force = force;
    }

    /** Says which files were written, and which held the same already. */
    public void tell(Messages messages) {
        if (!written.isEmpty()) {
            messages.note("wrote " + words(written));
        }
        if (!kept.isEmpty()) {
            messages.note("nothing to write, the same already: " + words(kept));
        }
    }

    private static String words(List<Path> files) {
        Path last = files.get(files.size() - 1);
        return switch (files.size()) {
            case 1 -> last.toString();
            case 2 -> files.get(0) + " and " + last;
            default -> files.size() + " files, " + files.get(0) + " to " + last;
        };
    }

    /** Writes a file, after a look at what stands there; a file that holds these bytes already is as it should be. */
    public void write(Path file, byte[] bytes) throws UnwritableException {
        try {
            Optional<String> same = Files.exists(file) ? inputThatIs(file) : Optional.empty();
            if (same.isPresent()) {
                throw new UnwritableException(file.toString(), "is the input " + same.get() + ", which stays as it is");
            }
            if (!force && Files.isRegularFile(file) && holds(file, bytes)) {
                kept.add(file);
                return;
            }
            Path folder = file.toAbsolutePath().getParent();
            // Made again, the root of a drive on Windows is a fault.
            if (!Files.isDirectory(folder)) {
                Files.createDirectories(folder);
            }
        } catch (IOException e) {
            throw new UnwritableException(
                    file.toString(), "cannot be looked at, or its folder cannot be made: " + e.getMessage());
        }
        // A process that is told to end leaves no part of a file behind.
        Interrupts waiting = new Interrupts(() -> {});
        try {
            AtomicFile.write(file, bytes, force);
            written.add(file);
        } finally {
            waiting.end();
        }
    }

    private static boolean holds(Path file, byte[] bytes) throws IOException {
        return Files.size(file) == bytes.length && Arrays.equals(Files.readAllBytes(file), bytes);
    }

    /** Complains of a file that is there already, before anything is known of what it will hold. */
    public void refuseTaken(Path file) throws UnwritableException {
        AtomicFile.refuseTaken(file, force);
    }

    /** The input that a file is, also through links or another spelling of its path. */
    private Optional<String> inputThatIs(Path file) throws IOException {
        for (String input : inputs) {
            try {
                Path path = Path.of(input);
                if (Files.exists(path) && Files.isSameFile(path, file)) {
                    return Optional.of(input);
                }
            } catch (InvalidPathException e) {
                // What is no name of a file is no file that could be overwritten.
                continue;
            }
        }
        return Optional.empty();
    }
}
