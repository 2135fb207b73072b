package flowcv.image.file;

import java.nio.charset.StandardCharsets;

/**
 * Numbers within a file of one format; reading past the end means that the file is truncated.
 *
 * @param bytes the whole file
 * @param format what messages call the format
 */
record Bytes(byte[] bytes, String format) {
    int length() {
        return bytes.length;
    }

    /** The number of the byte at an offset, 0..255. */
    int u8(long at) throws RejectedException {
        need(at, 1);
        return bytes[(int) at] & 0xFF;
    }

    /** Two bytes, the high one first. */
    int u16big(long at) throws RejectedException {
        return u8(at) << 8 | u8(at + 1);
    }

    /** Two bytes, the low one first. */
    int u16little(long at) throws RejectedException {
        return u8(at) | u8(at + 1) << 8;
    }

    /** Three bytes, the low one first. */
    int u24little(long at) throws RejectedException {
        return u16little(at) | u8(at + 2) << 16;
    }

    /** Four bytes, the high one first. */
    long u32big(long at) throws RejectedException {
        return (long) u16big(at) << 16 | u16big(at + 2);
    }

    /** Four bytes, the low one first. */
    long u32little(long at) throws RejectedException {
        return u16little(at) | (long) u16little(at + 2) << 16;
    }

    /** So many bytes as letters. */
    String letters(long at, int count) throws RejectedException {
        need(at, count);
        return new String(bytes, (int) at, count, StandardCharsets.ISO_8859_1);
    }

    /** Makes sure that the file goes on for so many bytes. */
    void need(long at, long count) throws RejectedException {
        if (at < 0 || count < 0 || at + count > bytes.length) {
            throw RejectedException.truncated(
                    format, "found " + bytes.length + " bytes, expected at least " + (at + count));
        }
    }
}
