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
}
