package flowcv.image.file;

import java.util.Arrays;

/** Codes of variable-length LZW followed without unpacking them: GIF 89a, appendix F; TIFF 6.0, section 13. */
final class LzwCodes {
    private static final int MOST_CODES = 4096;
    private static final int MOST_BITS = 12;

    private LzwCodes() {}

    /** Where codes come from. */
    interface Source {
        /** The code of the next so many bits, or -1 after the last one. */
        int next(int width) throws RejectedException;
    }

    /**
     * How many symbols the codes stand for, counted up to a number or little more; -1 if they make no sense.
     *
     * @param rootBits the bits of a symbol, 1..8
     * @param early whether codes become longer one code before they have to, as in a TIFF
     * @param most after how many symbols the rest does not matter
     */
    static long length(Source source, int rootBits, boolean early, long most) throws RejectedException {
        int clear = 1 << rootBits;
        int[] lengths = new int[MOST_CODES];
        Arrays.fill(lengths, 0, clear, 1);
        int known = clear + 2;
        int width = rootBits + 1;
        int before = 0;
        long symbols = 0;
        int code = source.next(width);
        while (code >= 0 && code != clear + 1 && symbols < most) {
            if (code == clear) {
                known = clear + 2;
                width = rootBits + 1;
                before = 0;
            } else {
                if (code > known || code == known && before == 0) {
                    return -1;
                }
                int length = code == known ? before + 1 : lengths[code];
                if (before > 0 && known < MOST_CODES) {
                    lengths[known++] = before + 1;
                }
                before = length;
                symbols += length;
                if (known + (early ? 1 : 0) >= 1 << width && width < MOST_BITS) {
                    width++;
                }
            }
            code = source.next(width);
        }
        return symbols;
    }

    /** The codes of a GIF's LZW: pieces of up to 255 bytes, the low bits of a byte first. */
    static final class LowBitsFirst implements Source {
        private final Bytes bytes;
        private int at;
        private int left;
        private int buffer;
        private int available;

        /**
         * @param at where the length of the first piece stands
         */
        LowBitsFirst(Bytes bytes, int at) {
            this.bytes = bytes;
            this.at = at;
        }

        @Override
        public int next(int width) throws RejectedException {
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

    /** The codes of a TIFF's LZW, the high bits of a byte first. */
    static final class HighBitsFirst implements Source {
        private final byte[] file;
        private final int end;
        private int at;
        private int buffer;
        private int available;

        HighBitsFirst(byte[] file, int at, int length) {
            this.file = file;
            this.at = at;
            this.end = at + length;
        }

        @Override
        public int next(int width) {
            while (available < width) {
                if (at == end) {
                    return -1;
                }
                buffer = buffer << 8 | file[at++] & 0xFF;
                available += 8;
            }
            available -= width;
            return buffer >>> available & (1 << width) - 1;
        }
    }
}
