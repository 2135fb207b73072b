package flowcv.image.file;

import java.util.Set;

/**
 * Windows bitmap: a file header of 14 bytes, an information header that tells its own length, then rows. It has no
 * checksum: changed pixels cannot be told from others, only a wrong length can.
 */
final class BmpFile {
    private static final int FILE_HEADER = 14;
    private static final int OS2_HEADER = 12;
    /** The lengths of the information headers that Windows has had. */
    private static final Set<Long> HEADERS = Set.of(40L, 52L, 56L, 64L, 108L, 124L);

    private static final int UNCOMPRESSED = 0;
    private static final int RUN_LENGTH_8 = 1;
    private static final int RUN_LENGTH_4 = 2;
    private static final int BIT_FIELDS = 3;
    /** Headers from this length on can say which bits are alpha. */
    private static final int WITH_ALPHA_MASK = 56;

    private BmpFile() {}

    static PictureFile check(byte[] file) throws RejectedException {
        Bytes bytes = new Bytes(file, "BMP");
        long pixels = bytes.u32little(10);
        long header = bytes.u32little(14);
        if (pixels < FILE_HEADER + header) {
            throw RejectedException.damaged("BMP", "its pixels begin within its header");
        }
        if (header == OS2_HEADER) {
            long width = bytes.u16little(18);
            long height = bytes.u16little(20);
            SizeLimit.check(width, height);
            checkRows(bytes, pixels, rows(width, bytes.u16little(24), height));
            return new PictureFile(width, height, false, PictureFile.UPRIGHT, file);
        }
        // Rows may run from the top, which a negative height says.
        long width = (int) bytes.u32little(18);
        long height = Math.abs((long) (int) bytes.u32little(22));
        if (!HEADERS.contains(header) || width <= 0 || height == 0) {
            throw RejectedException.damaged("BMP", "its header says " + width + "x" + height);
        }
        SizeLimit.check(width, height);
        long compression = bytes.u32little(30);
        if (compression == UNCOMPRESSED || compression == BIT_FIELDS) {
            checkRows(bytes, pixels, rows(width, bytes.u16little(28), height));
        } else if (compression == RUN_LENGTH_8 || compression == RUN_LENGTH_4) {
            bytes.need(pixels, Math.max(2, bytes.u32little(34)));
        } else {
            throw RejectedException.unsupported("a BMP with compression " + compression);
        }
        boolean alpha = compression == BIT_FIELDS && header >= WITH_ALPHA_MASK && bytes.u32little(66) != 0;
        return new PictureFile(width, height, alpha, PictureFile.UPRIGHT, file);
    }

    private static void checkRows(Bytes bytes, long pixels, long length) throws RejectedException {
        bytes.need(pixels, length);
        // What is sent as text gets a byte more for each line end. Some writers tell a wrong length or none.
        long told = bytes.u32little(2);
        if (told == pixels + length && told < bytes.length()) {
            throw RejectedException.damaged("BMP", "found " + bytes.length() + " bytes, expected " + told);
        }
    }

    /** Rows are filled up to whole four bytes. */
    private static long rows(long width, int bits, long height) {
        return (width * bits + 31) / 32 * 4 * height;
    }
}
