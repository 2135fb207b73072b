package flowcv.image.file;

import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

/** How the pixels of a TIFF are packed; each unpacked only to learn how many bytes it holds. */
enum TiffCompression {
    NONE {
        @Override
        long unpacked(byte[] file, int at, int length, long most) {
            return length;
        }
    },
    /** Variable-length LZW of TIFF 6.0, section 13. */
    LZW {
        @Override
        long unpacked(byte[] file, int at, int length, long most) throws RejectedException {
            return LzwCodes.length(new LzwCodes.HighBitsFirst(file, at, length), 8, true, most);
        }
    },
    /** A stream in zlib's form, RFC 1950, which ends with a checksum of what it holds. */
    DEFLATE {
        @Override
        long unpacked(byte[] file, int at, int length, long most) {
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
    },
    /** Runs of bytes, TIFF 6.0, section 9. */
    PACK_BITS {
        @Override
        long unpacked(byte[] file, int at, int length, long most) {
            int next = at;
            int end = at + length;
            long unpacked = 0;
            while (next < end && unpacked < most) {
                int run = file[next++];
                if (run >= 0) {
                    next += run + 1;
                    unpacked += run + 1;
                } else if (run > Byte.MIN_VALUE) {
                    next++;
                    unpacked += 1 - run;
                }
            }
            return next > end ? -1 : unpacked;
        }
    };

    private static final int CHUNK = 1 << 16;

    /**
     * How many bytes a strip or a tile holds; -1 if it makes no sense.
     *
     * @param most the most bytes that it may hold
     */
    abstract long unpacked(byte[] file, int at, int length, long most) throws RejectedException;

    /** By the number in a directory. */
    static TiffCompression of(long number) throws RejectedException {
        return switch ((int) number) {
            case 1 -> NONE;
            case 5 -> LZW;
            case 8, 32_946 -> DEFLATE;
            case 32_773 -> PACK_BITS;
            // Fax, JPEG, JBIG: what the decoder makes of a damaged one cannot be found out.
            default -> throw RejectedException.unsupported("a TIFF with compression " + number);
        };
    }
}
