package flowcv.cli;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;

/** Writes a file whole or not at all, and never over an input. */
final class SafeFile {
    private final List<String> inputs;
    private final boolean force;
    private final boolean makesFolder;

    /**
     * A way to write files.
     *
     * @param inputs arguments that name files which stay as they are
     * @param force whether other files may be overwritten
     * @param makesFolder whether a missing folder is made
     */
    SafeFile(List<String> inputs, boolean force, boolean makesFolder) {
        this.inputs = inputs;
        this.force = force;
        this.makesFolder = makesFolder;
    }

    void write(Path file, byte[] bytes) throws UnwritableException {
        Path folder = file.toAbsolutePath().getParent();
        try {
            check(file);
            if (makesFolder) {
                Files.createDirectories(folder);
            }
            // Files.createTempFile would start the whole machinery of secure random numbers.
            Path temporary = folder.resolve(".flowcv-" + Long.toHexString(System.nanoTime()) + ".tmp");
            try {
                Files.write(temporary, bytes, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
                Files.move(temporary, file, StandardCopyOption.ATOMIC_MOVE);
            } finally {
                Files.deleteIfExists(temporary);
            }
        } catch (NoSuchFileException e) {
            throw new UnwritableException("there is no folder " + folder + " for " + file.getFileName()
                    + "; make it, or end the folder's name with / to have it made");
        } catch (AccessDeniedException e) {
            throw new UnwritableException(file + " cannot be written: no permission");
        } catch (FileAlreadyExistsException | NotDirectoryException e) {
            throw new UnwritableException(e.getMessage() + " is a file, expected a folder");
        } catch (IOException e) {
            throw new UnwritableException(file + " cannot be written: " + e.getMessage());
        }
    }

    private void check(Path file) throws IOException, UnwritableException {
        if (!Files.exists(file)) {
            return;
        }
        Optional<String> same = inputThatIs(file);
        if (same.isPresent()) {
            throw new UnwritableException(file + " is the input " + same.get() + ", which stays as it is");
        }
        if (Files.isDirectory(file)) {
            throw new UnwritableException(file + " is a folder, expected a file");
        }
        if (!force) {
            throw new UnwritableException(file + " is there already; --force overwrites it");
        }
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
