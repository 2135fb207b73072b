package flowcv.image;

import flowcv.image.file.Signature;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** The first bytes of a file, which tell whether it is a picture where its name does not. */
public final class FileHead {
    private FileHead() {}

    /** Whether a file begins as a picture of a format that is read; false where it cannot be opened. */
    public static boolean isPicture(Path file) {
        try (InputStream stream = Files.newInputStream(file)) {
            return Signature.isPicture(stream.readNBytes(Signature.LOOKED_AT));
        } catch (IOException e) {
            // Some other file, then.
            return false;
        }
    }
}
