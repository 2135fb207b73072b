package flowcv.cli.input;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Tells texts from pictures by their bytes. */
final class Sniffer {
    /** Three times what the largest boards take; a text is held with all that is read from it. */
    static final int MOST_BYTES = 16 << 20;

    private Sniffer() {}

    /**
     * The text, if the bytes are UTF-8, or UTF-16 with its mark, without control characters and no picture that is
     * written as text.
     *
     * @throws UnreadableInputException if it is a text that is too long to hold it
     */
    static Optional<String> text(byte[] bytes) throws UnreadableInputException {
        if (bytes.length == 0 || isPortableMap(bytes) || isTiffStart(bytes)) {
            return Optional.empty();
        }
        boolean isUtf16 = isUtf16(bytes);
        for (int i = 0; !isUtf16 && i < bytes.length; i++) {
            if (isControl(bytes[i])) {
                return Optional.empty();
            }
        }
        if (bytes.length > MOST_BYTES) {
            throw new UnreadableInputException(
                    "parse", "a text of " + bytes.length + " bytes, expected at most " + MOST_BYTES + "; split it");
        }
        Charset coding = isUtf16 ? StandardCharsets.UTF_16 : StandardCharsets.UTF_8;
        try {
            String text = coding.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
            return isUtf16 && text.chars().anyMatch(Sniffer::isControl) ? Optional.empty() : Optional.of(text);
        } catch (CharacterCodingException e) {
            return Optional.empty();
        }
    }

    private static boolean isControl(int c) {
        return c >= 0 && c < ' ' && c != '\n' && c != '\r' && c != '\t';
    }

    /** What PowerShell writes with {@code >}: a text, or a picture that it took for one. */
    private static boolean isUtf16(byte[] bytes) {
        return bytes.length > 1
                && (bytes[0] == (byte) 0xFF && bytes[1] == (byte) 0xFE
                        || bytes[0] == (byte) 0xFE && bytes[1] == (byte) 0xFF);
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
