package flowcv.image;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Reads the bytes of an input: a file of any name, or {@code -} for the standard input. */
public final class ImageSource {
    /** What stands for the standard input. */
    public static final String STANDARD_INPUT = "-";

    /** Far above any screenshot; what is larger is some other file. */
    static final int MAX_BYTES = 64 << 20;

    private ImageSource() {}

    /**
     * Reads all bytes, unchanged.
     *
     * @param input a path, or {@code -}
     * @param standardInput read to its end if the input is {@code -}; not closed
     * @throws UnreadablePictureException if there is no such file, if it is a folder, cannot be read, or has more than
     *     64 MB
     */
    public static byte[] read(String input, InputStream standardInput) throws UnreadablePictureException {
        try {
            return input.equals(STANDARD_INPUT) ? capped(input, standardInput) : file(input);
        } catch (IOException e) {
            throw new UnreadablePictureException(input, "cannot be read: " + reason(e));
        }
    }

    private static byte[] file(String input) throws IOException, UnreadablePictureException {
        Path path;
        try {
            path = Path.of(input);
        } catch (InvalidPathException e) {
            // Java spells file names in the letters of the locale, and LC_ALL=C has ASCII alone.
            throw new UnreadablePictureException(
                    input,
                    "a name with characters that this locale lacks (" + e.getReason()
                            + "); set LC_ALL=C.UTF-8, or use 'flowcv" + " ... - < FILE'");
        }
        if (Files.isDirectory(path)) {
            throw new UnreadablePictureException(input, "a folder, expected a picture; name the files in it");
        }
        try (InputStream stream = Files.newInputStream(path)) {
            return capped(input, stream);
        } catch (NoSuchFileException e) {
            throw new UnreadablePictureException(input, "no such file; check the spelling");
        }
    }

    private static byte[] capped(String input, InputStream stream) throws IOException, UnreadablePictureException {
        byte[] bytes = stream.readNBytes(MAX_BYTES + 1);
        if (bytes.length > MAX_BYTES) {
            throw new UnreadablePictureException(
                    input,
                    "more than " + (MAX_BYTES >> 20)
                            + " MB, expected a picture or a text of boards, and at most that; make it smaller");
        }
        return bytes;
    }

    private static String reason(IOException e) {
        return e instanceof AccessDeniedException ? "permission denied" : String.valueOf(e.getMessage());
    }
}
