package flowcv.image.file;

import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

/** A stream in zlib's form, RFC 1950, which ends with a checksum of what it holds. */
final class Deflated {
    private static final int CHUNK = 1 << 16;

    private Deflated() {}

    /**
     * How many bytes a stream holds; -1 if it is cut off, if its checksum is wrong, or if it holds too many.
     *
     * @param most the most bytes that it may hold; a stream that holds more is no longer followed
     */
    static long length(byte[] file, int at, int length, long most) {
        Inflater inflater = new Inflater();
        try {
            inflater.setInput(file, at, length);
            byte[] chunk = new byte[CHUNK];
            boolean goesOn = true;
            while (goesOn && inflater.getBytesWritten() <= most) {
                goesOn = inflater.inflate(chunk) > 0;
            }
            return inflater.finished() && inflater.getBytesWritten() <= most ? inflater.getBytesWritten() : -1;
        } catch (DataFormatException e) {
            return -1;
        } finally {
            inflater.end();
        }
    }
}
