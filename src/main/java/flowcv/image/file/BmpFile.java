package flowcv.image.file;

/** Windows bitmap: a file header of 14 bytes, an information header that tells its own length, then rows. */
final class BmpFile {
    private static final int OS2_HEADER = 12;
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
        if (header == OS2_HEADER) {
            long width = bytes.u16little(18);
            long height = bytes.u16little(20);
            SizeLimit.check(width, height);
            bytes.need(pixels, rows(width, bytes.u16little(24), height));
            return new PictureFile(width, height, false, PictureFile.UPRIGHT, file);
        }
        // Rows may run from the top, which a negative height says.
        long width = (int) bytes.u32little(18);
        long height = Math.abs((long) (int) bytes.u32little(22));
        if (header < 40 || width <= 0 || height == 0) {
            throw RejectedException.damaged("BMP", "its header says " + width + "x" + height);
        }
        SizeLimit.check(width, height);
        long compression = bytes.u32little(30);
        if (compression == UNCOMPRESSED || compression == BIT_FIELDS) {
            bytes.need(pixels, rows(width, bytes.u16little(28), height));
        } else if (compression == RUN_LENGTH_8 || compression == RUN_LENGTH_4) {
            bytes.need(pixels, Math.max(2, bytes.u32little(34)));
        } else {
            throw RejectedException.unsupported("a BMP with compression " + compression);
        }
        boolean alpha = compression == BIT_FIELDS && header >= WITH_ALPHA_MASK && bytes.u32little(66) != 0;
        return new PictureFile(width, height, alpha, PictureFile.UPRIGHT, file);
    }

    /** Rows are filled up to whole four bytes. */
    private static long rows(long width, int bits, long height) {
        return (width * bits + 31) / 32 * 4 * height;
    }
}
