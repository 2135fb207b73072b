package flowcv.cli.input;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Tells texts from pictures by their bytes. */
final class Sniffer {
    /** Three times what the largest boards take; a text is held with all that is read from it. */
    static final int MOST_BYTES = 16 << 20;

    private Sniffer() {}

    /**
     * The text, if the bytes are UTF-8 without control characters and no picture that is written as text.
     *
     * @throws UnreadableInputException if it is a text that is too long to hold it
     */
    static Optional<String> text(byte[] bytes) throws UnreadableInputException {
        if (bytes.length == 0 || isPortableMap(bytes) || isTiffStart(bytes)) {
            return Optional.empty();
        }
        for (byte b : bytes) {
            if (b >= 0 && b < ' ' && b != '\n' && b != '\r' && b != '\t') {
                return Optional.empty();
            }
        }
        if (bytes.length > MOST_BYTES) {
            throw new UnreadableInputException(
                    "parse", "a text of " + bytes.length + " bytes, expected at most " + MOST_BYTES + "; split it");
        }
        try {
            CharBuffer text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes));
            return Optional.of(text.toString());
        } catch (CharacterCodingException e) {
            return Optional.empty();
        }
    }

    /** A TIFF that was cut within its byte order and its mark, which would be a board of two dots. */
    private static boolean isTiffStart(byte[] bytes) {
        String start = new String(bytes, 0, Math.min(bytes.length, 4), StandardCharsets.ISO_8859_1);
        return bytes.length < 4 && (start.equals("II") || start.equals("II*") || start.equals("MM"));
    }

    /** PPM and its kin begin with P1 to P6, white space and a width, and may be text throughout. */
    private static boolean isPortableMap(byte[] bytes) {
        if (bytes.length < 4 || bytes[0] != 'P' || bytes[1] < '1' || bytes[1] > '6' || bytes[2] > ' ') {
            return false;
        }
        int at = 2;
        while (at < bytes.length && bytes[at] <= ' ') {
            at++;
        }
        int digits = at;
        while (at < bytes.length && bytes[at] >= '0' && bytes[at] <= '9') {
            at++;
        }
        boolean comment = digits < bytes.length - 1 && bytes[digits] == '#' && bytes[digits + 1] == ' ';
        return comment || at > digits && at < bytes.length && bytes[at] <= ' ';
    }
}
