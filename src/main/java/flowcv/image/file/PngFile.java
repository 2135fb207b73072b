package flowcv.image.file;

import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import java.util.zip.CRC32;

/** Portable Network Graphics, ISO/IEC 15948: a signature, then chunks of length, type, data and CRC. */
final class PngFile {
    private static final int SIGNATURE = 8;
    /** Length, type and CRC. */
    private static final int FRAME = 12;
    /** Deflate (RFC 1951) makes at most 1032 bytes of one. */
    private static final long MAX_INFLATION = 1032;

    private static final int GRAY = 0;

    private final byte[] file;
    private final Bytes bytes;
    private final ByteArrayOutputStream essential;
    private byte[] exif = {};
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
        return header();
    }

    private PictureFile header() throws RejectedException {
        int data = SIGNATURE + 8;
        long width = bytes.u32big(data);
        long height = bytes.u32big(data + 4);
        int depth = bytes.u8(data + 8);
        int colorType = bytes.u8(data + 9);
        int channels = colorType == 2 ? 3 : colorType == 6 ? 4 : colorType == 4 ? 2 : 1;
        if ((width * channels * depth + 7) / 8 * height / MAX_INFLATION > compressed) {
            throw RejectedException.damaged(
                    "PNG", "its " + compressed + " bytes of pixels are too few for " + width + "x" + height);
        }
        if (colorType == GRAY && transparentColor) {
            // The decoder would show the color that is meant to be unseen.
            throw RejectedException.unsupported("a gray PNG with a transparent color");
        }
        boolean alpha = (colorType & 4) != 0 || transparentColor;
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

    /** Profiles and texts go: the pixels do not depend on them, and the decoder writes warnings about them. */
    private void keep(int at, int length, String type) throws RejectedException {
        switch (type) {
            case "IHDR" -> {
                SizeLimit.check(bytes.u32big(at + 8), bytes.u32big(at + 12));
                essential.write(file, at, length + FRAME);
            }
            case "PLTE", "IEND" -> essential.write(file, at, length + FRAME);
            case "IDAT" -> {
                compressed += length;
                essential.write(file, at, length + FRAME);
            }
            case "tRNS" -> {
                transparentColor = true;
                essential.write(file, at, length + FRAME);
            }
            case "eXIf" -> exif = Arrays.copyOfRange(file, at + 8, at + 8 + length);
            default -> {
                // Not needed for the pixels.
            }
        }
    }

    private static String printable(String letters) {
        return letters.replaceAll("[^ -~]", "?");
    }
}
