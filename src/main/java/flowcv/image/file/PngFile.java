package flowcv.image.file;

import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import java.util.Map;
import java.util.zip.CRC32;

/**
 * Portable Network Graphics, ISO/IEC 15948: a signature, then chunks of length, type, data and CRC. The decoder finds
 * damage too, but writes to the standard error about it, and about every profile that it does not like: it gets only
 * the chunks that pixels depend on, after they were checked.
 */
final class PngFile {
    private static final int SIGNATURE = 8;
    /** Length, type and CRC. */
    private static final int FRAME = 12;
    /** Deflate (RFC 1951) makes at most 1032 bytes of one. */
    private static final long MAX_INFLATION = 1032;

    private static final int GRAY = 0;
    private static final int COLOR = 2;
    private static final int PALETTE = 3;
    private static final int GRAY_ALPHA = 4;
    private static final int COLOR_ALPHA = 6;

    /** The bits of a channel that a color type may have. */
    private static final Map<Integer, String> DEPTHS = Map.of(
            GRAY, " 1 2 4 8 16 ", COLOR, " 8 16 ", PALETTE, " 1 2 4 8 ", GRAY_ALPHA, " 8 16 ", COLOR_ALPHA, " 8 16 ");

    private final byte[] file;
    private final Bytes bytes;
    private final ByteArrayOutputStream essential;
    private byte[] exif = {};
    private int colorType = -1;
    private boolean palette;
    private boolean transparentColor;
    private long compressed;

    private PngFile(byte[] file) {
        this.file = file;
        this.bytes = new Bytes(file, "PNG");
        this.essential = new ByteArrayOutputStream(file.length);
    }

    /** Walks all chunks; what follows the last one is ignored. */
    static PictureFile check(byte[] file) throws RejectedException {
        return new PngFile(file).check();
    }

    private PictureFile check() throws RejectedException {
        essential.write(file, 0, SIGNATURE);
        String first = bytes.letters(SIGNATURE + 4, 4);
        if (!first.equals("IHDR") || bytes.u32big(SIGNATURE) != 13) {
            throw RejectedException.damaged("PNG", "its first part is '" + printable(first) + "', expected 'IHDR'");
        }
        int at = SIGNATURE;
        String type;
        do {
            long length = bytes.u32big(at);
            type = bytes.letters(at + 4, 4);
            check(at, length, type);
            keep(at, (int) length, type);
            at += (int) length + FRAME;
        } while (!type.equals("IEND"));
        return picture();
    }

    private PictureFile picture() throws RejectedException {
        int data = SIGNATURE + 8;
        long width = bytes.u32big(data);
        long height = bytes.u32big(data + 4);
        int channels = colorType == COLOR ? 3 : colorType == COLOR_ALPHA ? 4 : colorType == GRAY_ALPHA ? 2 : 1;
        long row = (width * channels * bytes.u8(data + 8) + 7) / 8;
        if (compressed == 0 || row * height / MAX_INFLATION > compressed) {
            throw RejectedException.damaged(
                    "PNG", "its " + compressed + " bytes of pixels are too few for " + width + "x" + height);
        }
        if (colorType == GRAY && transparentColor) {
            // The decoder would show the color that is meant to be unseen.
            throw RejectedException.unsupported("a gray PNG with a transparent color");
        }
        boolean alpha = colorType == GRAY_ALPHA || colorType == COLOR_ALPHA || transparentColor;
        if (alpha && bytes.u8(data + 8) == 16) {
            SizeLimit.checkDeep(width, height);
        }
        return new PictureFile(width, height, alpha, Exif.orientation(exif), essential.toByteArray());
    }

    private void check(int at, long length, String type) throws RejectedException {
        for (int i = 0; i < 4; i++) {
            char letter = type.charAt(i);
            if (!(letter >= 'A' && letter <= 'Z' || letter >= 'a' && letter <= 'z')) {
                throw RejectedException.damaged(
                        "PNG", "at byte " + at + " found '" + printable(type) + "', expected the name of a part");
            }
        }
        bytes.need(at, length + FRAME);
        CRC32 crc = new CRC32();
        crc.update(file, at + 4, (int) length + 4);
        if (crc.getValue() != bytes.u32big(at + 8 + length)) {
            throw RejectedException.damaged(
                    "PNG", "the checksum of its part '" + type + "' at byte " + at + " is wrong");
        }
    }

    /** Profiles and texts go: the pixels do not depend on them. */
    private void keep(int at, int length, String type) throws RejectedException {
        switch (type) {
            case "IHDR" -> {
                checkOrder(colorType < 0, type);
                header(at + 8);
                essential.write(file, at, length + FRAME);
            }
            case "PLTE" -> {
                checkOrder(!palette && compressed == 0 && length > 0 && length % 3 == 0 && length <= 768, type);
                palette = true;
                // A palette of a picture without one is a proposal for old screens.
                if (colorType == PALETTE) {
                    essential.write(file, at, length + FRAME);
                }
            }
            case "IDAT" -> {
                checkOrder(palette || colorType != PALETTE, type);
                compressed += length;
                essential.write(file, at, length + FRAME);
            }
            case "tRNS" -> {
                int most = colorType == PALETTE ? 256 : colorType == COLOR ? 6 : 2;
                checkOrder(!transparentColor && compressed == 0 && length <= most, type);
                checkOrder(palette || colorType != PALETTE, type);
                // Beside an alpha channel it means nothing.
                if (colorType <= PALETTE) {
                    transparentColor = true;
                    essential.write(file, at, length + FRAME);
                }
            }
            case "IEND" -> essential.write(file, at, length + FRAME);
            case "eXIf" -> exif = Arrays.copyOfRange(file, at + 8, at + 8 + length);
            default -> {
                // Not needed for the pixels.
            }
        }
    }

    private void header(int data) throws RejectedException {
        SizeLimit.check(bytes.u32big(data), bytes.u32big(data + 4));
        int depth = bytes.u8(data + 8);
        colorType = bytes.u8(data + 9);
        boolean known = bytes.u8(data + 10) == 0 && bytes.u8(data + 11) == 0 && bytes.u8(data + 12) <= 1;
        if (!known || !DEPTHS.getOrDefault(colorType, "").contains(" " + depth + " ")) {
            throw RejectedException.damaged("PNG", "its header makes no sense");
        }
    }

    private static void checkOrder(boolean right, String type) throws RejectedException {
        if (!right) {
            throw RejectedException.damaged("PNG", "its part '" + type + "' is wrong or not where it belongs");
        }
    }

    private static String printable(String letters) {
        return letters.replaceAll("[^ -~]", "?");
    }
}
