package flowcv.image.file;

import java.util.Arrays;

/**
 * WebP, RFC 9649: a RIFF container with one picture, lossy (VP8) or lossless (VP8L). It has no checksum, and the
 * decoder makes a picture of almost anything: a wrong length is what can be told. Zeros where bytes were lost cannot:
 * 16 of 96 whole lossy pictures have 64 zero bytes in a row.
 */
final class WebpFile {
    private static final int FIRST_CHUNK = 12;
    private static final int ANIMATION = 0x02;
    private static final int ALPHA = 0x10;

    private final byte[] file;
    private final Bytes bytes;
    private long width;
    private long height;
    private boolean alpha;
    private boolean coded;
    private byte[] exif = {};

    private WebpFile(byte[] file) {
        this.file = file;
        this.bytes = new Bytes(file, "WebP");
    }

    static PictureFile check(byte[] file) throws RejectedException {
        WebpFile webp = new WebpFile(file);
        webp.walk();
        return new PictureFile(webp.width, webp.height, webp.alpha, Exif.orientation(webp.exif), file);
    }

    private void walk() throws RejectedException {
        long end = bytes.u32little(4) + 8;
        bytes.need(0, end);
        // What is sent as text gets a byte more for each line end.
        if (end + (end & 1) < file.length) {
            throw RejectedException.damaged("WebP", "found " + file.length + " bytes, expected " + end);
        }
        long at = FIRST_CHUNK;
        while (at + 8 <= end) {
            String type = bytes.letters(at, 4);
            long length = bytes.u32little(at + 4);
            bytes.need(at + 8, length);
            chunk(type, (int) at + 8, (int) length);
            at += 8 + length + (length & 1);
        }
        if (!coded) {
            throw RejectedException.damaged("WebP", "it holds no picture");
        }
    }

    private void chunk(String type, int at, int length) throws RejectedException {
        switch (type) {
            case "VP8X" -> {
                int flags = bytes.u8(at);
                if ((flags & ANIMATION) != 0) {
                    throw RejectedException.unsupported("an animated WebP");
                }
                alpha |= (flags & ALPHA) != 0;
                size(bytes.u24little(at + 4) + 1L, bytes.u24little(at + 7) + 1L);
            }
            case "VP8 " -> {
                int firstPartition = bytes.u24little(at) >> 5;
                if (firstPartition > length || bytes.u24little(at + 3) != 0x2A019D) {
                    throw RejectedException.damaged("WebP", "its lossy picture has no valid start");
                }
                size(bytes.u16little(at + 6) & 0x3FFF, bytes.u16little(at + 8) & 0x3FFF);
                checkOnly();
            }
            case "VP8L" -> {
                long head = bytes.u32little(at + 1);
                if (bytes.u8(at) != 0x2F) {
                    throw RejectedException.damaged("WebP", "its lossless picture has no valid start");
                }
                alpha |= (head >> 28 & 1) == 1;
                size((head & 0x3FFF) + 1, (head >> 14 & 0x3FFF) + 1);
                checkOnly();
            }
            case "EXIF" -> exif = Arrays.copyOfRange(file, at + prefix(at, length), at + length);
            default -> {
                // Profiles and texts.
            }
        }
    }

    /** The container and the picture both tell a size. */
    private void size(long newWidth, long newHeight) throws RejectedException {
        SizeLimit.check(newWidth, newHeight);
        if (width > 0 && (width != newWidth || height != newHeight)) {
            throw RejectedException.damaged(
                    "WebP", "found both " + width + "x" + height + " and " + newWidth + "x" + newHeight);
        }
        width = newWidth;
        height = newHeight;
    }

    private void checkOnly() throws RejectedException {
        if (coded) {
            throw RejectedException.damaged("WebP", "it holds two pictures");
        }
        coded = true;
    }

    /** Some writers copy the letters that stand before EXIF in a JPEG. */
    private int prefix(int at, int length) throws RejectedException {
        return length >= 6 && bytes.letters(at, 4).equals("Exif") ? 6 : 0;
    }
}
