package flowcv.batch;

import flowcv.image.AtomicFile;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import org.apache.commons.io.file.PathUtils;
import org.apache.commons.io.function.IOConsumer;

/**
 * The folder of results. Its hidden folder holds the journal, a lock, and files that are still being written: a file
 * gets its name only when it is whole.
 */
final class OutputFolder implements AutoCloseable {
    /** The hidden folder. */
    static final String STATE = ".flowcv-batch";

    /** Bytes; enough that each write to the disk is worth its while. */
    private static final int BUFFER = 1 << 16;

    private final Path folder;
    private final Path parts;
    private final FileChannel lock;
    private final Journal journal;
    private final Map<String, String> made;
    private final AtomicLong number = new AtomicLong();

    private OutputFolder(Path folder, FileChannel lock, Journal journal, Map<String, String> made) {
        this.folder = folder;
        this.parts = parts(folder);
        this.lock = lock;
        this.journal = journal;
        this.made = made;
    }

    /**
     * Opens a folder, which is made where it is missing.
     *
     * @param maker what results depend on besides the pictures; the journal of another maker is replaced
     * @param startOver whether the journal is replaced in any case
     * @throws IOException if the folder cannot be used, or another process does
     */
    static OutputFolder open(Path folder, String maker, boolean startOver) throws IOException {
        Path state = folder.resolve(STATE);
        if (!startOver && !Files.exists(state)) {
            refuseTaken(folder);
        }
        Files.createDirectories(parts(folder));
        FileChannel lock = lock(state.resolve("lock"), folder);
        try {
            // What an earlier process did not finish writing.
            PathUtils.cleanDirectory(parts(folder));
            Path file = state.resolve("journal");
            Path madeFile = state.resolve("made");
            if (Files.exists(file) && (startOver || !Journal.isOf(maker, file))) {
                Map<String, String> all = new HashMap<>(MadeFiles.read(madeFile));
                all.putAll(Journal.overlays(file));
                AtomicFile.move(Files.write(parts(folder).resolve("made"), MadeFiles.bytes(all)), madeFile, true);
                Files.delete(file);
            }
            Journal journal = Journal.open(file, maker);
            Map<String, String> made = new HashMap<>(MadeFiles.read(madeFile));
            made.putAll(journal.overlays());
            return new OutputFolder(folder, lock, journal, made);
        } catch (IOException | RuntimeException e) {
            lock.close();
            throw e;
        }
    }

    /** Results that no batch has written are somebody's. */
    private static void refuseTaken(Path folder) throws IOException {
        for (String name : List.of(ResultFiles.JSON, ResultFiles.CSV, ResultFiles.REPORT)) {
            if (Files.exists(folder.resolve(name))) {
                throw new IOException(
                        name + " exists already and is of no batch; move it away, or use --force to replace it");
            }
        }
    }

    private static Path parts(Path folder) {
        return folder.resolve(STATE).resolve("parts");
    }

    private static FileChannel lock(Path file, Path folder) throws IOException {
        FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        boolean free;
        try {
            free = channel.tryLock() != null;
        } catch (OverlappingFileLockException e) {
            free = false;
        } catch (IOException e) {
            // Some network drives know no locks; then nobody can tell.
            free = true;
        }
        if (!free) {
            channel.close();
            throw new IOException("another flowcv batch is at work in " + folder + "; wait for it, or name another -o");
        }
        return channel;
    }

    Path path() {
        return folder;
    }

    Journal journal() {
        return journal;
    }

    /** The overlays that this journal and earlier ones made, by the keys of their pictures. */
    Map<String, String> made() {
        return Map.copyOf(made);
    }

    /** Writes a file that has no name yet. */
    Path part(byte[] content) throws IOException {
        Path part = parts.resolve(Long.toString(number.incrementAndGet()));
        try {
            Files.write(part, content, StandardOpenOption.CREATE_NEW);
            return part;
        } catch (IOException e) {
            Files.deleteIfExists(part);
            throw e;
        }
    }

    /** Gives a file its name, which is seen from the folder; throws where it is taken and may not be replaced. */
    void publish(Path part, String name, boolean replace) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        AtomicFile.move(part, file, replace);
    }

    /**
     * Writes a file of any length, over an earlier one, whole or not at all.
     *
     * @param content writes what the file has to say, piece by piece
     */
    void write(String name, IOConsumer<OutputStream> content) throws IOException {
        Path part = part(new byte[0]);
        try {
            try (OutputStream stream = new BufferedOutputStream(Files.newOutputStream(part), BUFFER)) {
                content.accept(stream);
            }
            AtomicFile.move(part, folder.resolve(name), true);
        } finally {
            Files.deleteIfExists(part);
        }
    }

    /** Deletes drawn pictures that no longer belong to anything. */
    void delete(List<String> names) throws IOException {
        for (String name : names) {
            Files.deleteIfExists(folder.resolve(name));
        }
    }

    @Override
    public void close() throws IOException {
        try (lock) {
            journal.close();
        }
    }
}
