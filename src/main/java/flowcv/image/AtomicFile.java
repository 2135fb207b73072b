package flowcv.image;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/** Files that appear whole or not at all. */
public final class AtomicFile {
    private AtomicFile() {}

    /**
     * Writes a file under another name in the same folder and then gives it its name, so that nobody ever sees a part
     * of it.
     *
     * @param file the file to make
     * @param content all of its bytes
     * @param overwrite whether a file of this name may be replaced
     * @throws UnwritableException if there is such a file already, or the folder or the disk takes none
     */
    public static void write(Path file, byte[] content, boolean overwrite) throws UnwritableException {
        refuseTaken(file, overwrite);
        // A random name would start the machinery of secure random numbers, forty classes; a taken one fails.
        Path part = file.resolveSibling(".flowcv-" + Long.toHexString(System.nanoTime()) + ".part");
        try {
            try {
                // Made again with the permissions that the user's umask gives, unlike a temporary file.
                try (FileChannel channel =
                        FileChannel.open(part, StandardOpenOption.WRITE, StandardOpenOption.CREATE_NEW)) {
                    ByteBuffer bytes = ByteBuffer.wrap(content);
                    while (bytes.hasRemaining()) {
                        channel.write(bytes);
                    }
                }
                move(part, file, overwrite);
            } catch (FileAlreadyExistsException e) {
                throw exists(file);
            } finally {
                Files.deleteIfExists(part);
            }
        } catch (IOException e) {
            throw new UnwritableException(file.toString(), "cannot be written: " + reason(e, file));
        }
    }

    /**
     * Looks whether a name is free.
     *
     * @throws UnwritableException if it is a folder, or a file that may not be replaced
     */
    public static void refuseTaken(Path file, boolean overwrite) throws UnwritableException {
        if (Files.isDirectory(file)) {
            throw new UnwritableException(file.toString(), "a folder, expected the name of a file");
        }
        if (!overwrite && Files.exists(file)) {
            throw exists(file);
        }
    }

    /**
     * Gives a file that is whole its name.
     *
     * @param part the file under the name that it was written under, which is gone then
     * @param overwrite whether a file of the new name may be replaced
     * @throws FileAlreadyExistsException if there is one that may not, even since a moment ago
     */
    public static void move(Path part, Path file, boolean overwrite) throws IOException {
        if (!overwrite) {
            createOnly(part, file);
            return;
        }
        try {
            Files.move(part, file, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(part, file, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    /** A hard link fails where the name is taken, also by another process a moment ago; a move would replace. */
    private static void createOnly(Path part, Path file) throws IOException {
        try {
            Files.createLink(file, part);
        } catch (FileAlreadyExistsException e) {
            throw e;
        } catch (IOException | UnsupportedOperationException e) {
            // Some file systems have no links; a plain move looks before it moves.
            Files.move(part, file);
            return;
        }
        Files.delete(part);
    }

    private static UnwritableException exists(Path file) {
        return new UnwritableException(
                file.toString(), "exists already and is left as it is; use --force to replace it, or name another");
    }

    private static String reason(IOException e, Path file) {
        if (e instanceof NoSuchFileException) {
            return "there is no folder '" + file.toAbsolutePath().getParent() + "'; make it first";
        }
        if (e instanceof AccessDeniedException) {
            return "no permission to write into its folder; name another";
        }
        String message = e instanceof FileSystemException system && system.getReason() != null
                ? system.getReason()
                : e.getMessage();
        return message + "; nothing was written";
    }
}
