package flowcv.image.file;

import java.util.Arrays;

/** The codes of a GIF image followed without making pixels: variable-length LZW as in GIF 89a, appendix F. */
final class LzwCodes {
    private static final int MOST_CODES = 4096;

    private LzwCodes() {}

    /**
     * How many pixels the codes stand for.
     *
     * @param start where the length of the first code stands; the pieces follow
     */
    static long pixels(Bytes bytes, int start) throws RejectedException {
        int rootBits = bytes.u8(start);
        if (rootBits < 1 || rootBits > 8) {
            throw damaged();
        }
        int clear = 1 << rootBits;
        int[] lengths = new int[MOST_CODES];
        Arrays.fill(lengths, 0, clear, 1);
        Pieces pieces = new Pieces(bytes, start + 1);
        int known = clear + 2;
        int width = rootBits + 1;
        int before = 0;
        long pixels = 0;
        int code = pieces.next(width);
        while (code >= 0 && code != clear + 1) {
            if (code == clear) {
                known = clear + 2;
                width = rootBits + 1;
                before = 0;
            } else {
                if (code > known || code == known && before == 0) {
                    throw damaged();
                }
                int length = code == known ? before + 1 : lengths[code];
                if (before > 0 && known < MOST_CODES) {
                    lengths[known++] = before + 1;
                }
                before = length;
                pixels += length;
                if (known == 1 << width && width < 12) {
                    width++;
                }
            }
            code = pieces.next(width);
        }
        return pixels;
    }

    private static RejectedException damaged() {
        return RejectedException.damaged("GIF", "its coded pixels make no sense");
    }

    /** Bits from pieces of up to 255 bytes, the low ones first. */
    private static final class Pieces {
        private final Bytes bytes;
        private int at;
        private int left;
        private int buffer;
        private int available;

        Pieces(Bytes bytes, int at) {
            this.bytes = bytes;
            this.at = at;
        }

        /** The next code, or -1 after the last piece. */
        int next(int width) throws RejectedException {
            while (available < width) {
                if (left == 0) {
                    left = bytes.u8(at++);
                    if (left == 0) {
                        return -1;
                    }
                }
                buffer |= bytes.u8(at++) << available;
                available += 8;
                left--;
            }
            int code = buffer & (1 << width) - 1;
            buffer >>>= width;
            available -= width;
            return code;
        }
    }
}
