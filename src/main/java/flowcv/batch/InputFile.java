package flowcv.batch;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.concurrent.TimeUnit;

/**
 * A picture of a batch.
 *
 * @param path as results name it
 * @param below the folder that its overlay's place is seen from
 * @param state how the file looked when it was listed
 */
record InputFile(Path path, Path below, State state) {

    /**
     * What changes when a file does.
     *
     * @param size in bytes; -1 for a file that is not there
     * @param changed nanoseconds since 1970
     */
    record State(long size, long changed) {
        static final State GONE = new State(-1, 0);
    }

    static InputFile of(Path path, Path below) {
        return new InputFile(path, below, state(path));
    }

    private static State state(Path path) {
        try {
            BasicFileAttributes attributes = Files.readAttributes(path, BasicFileAttributes.class);
            return new State(attributes.size(), attributes.lastModifiedTime().to(TimeUnit.NANOSECONDS));
        } catch (IOException e) {
            return State.GONE;
        }
    }

    /** What the journal knows it by, from whichever folder the command is started. */
    String key() {
        return path.toAbsolutePath().normalize().toString();
    }
}
