package flowcv.image.file;

import java.util.Arrays;

/** WebP, RFC 9649: a RIFF container with one picture, lossy (VP8) or lossless (VP8L). */
final class WebpFile {
    private static final int FIRST_CHUNK = 12;
    private static final int ANIMATION = 0x02;
    private static final int ALPHA = 0x10;

    private WebpFile() {}

    static PictureFile check(byte[] file) throws RejectedException {
        Bytes bytes = new Bytes(file, "WebP");
        long end = bytes.u32little(4) + 8;
        bytes.need(0, end);
        PictureFile found = new PictureFile(0, 0, false, PictureFile.UPRIGHT, file);
        long at = FIRST_CHUNK;
        while (at + 8 <= end) {
            String type = bytes.letters(at, 4);
            long length = bytes.u32little(at + 4);
            bytes.need(at + 8, length);
            found = chunk(bytes, type, (int) at + 8, (int) length, found);
            at += 8 + length + (length & 1);
        }
        if (found.width() == 0 || found.height() == 0) {
            throw RejectedException.damaged("WebP", "it holds no picture");
        }
        SizeLimit.check(found.width(), found.height());
        return found;
    }

    private static PictureFile chunk(Bytes bytes, String type, int at, int length, PictureFile before)
            throws RejectedException {
        return switch (type) {
            case "VP8X" -> {
                int flags = bytes.u8(at);
                if ((flags & ANIMATION) != 0) {
                    throw RejectedException.unsupported("an animated WebP");
                }
                boolean alpha = (flags & ALPHA) != 0;
                yield sized(before, bytes.u24little(at + 4) + 1L, bytes.u24little(at + 7) + 1L, alpha);
            }
            case "VP8 " -> {
                int firstPartition = bytes.u24little(at) >> 5;
                if (firstPartition > length || bytes.u24little(at + 3) != 0x2A019D) {
                    throw RejectedException.damaged("WebP", "its lossy picture has no valid start");
                }
                yield sized(before, bytes.u16little(at + 6) & 0x3FFF, bytes.u16little(at + 8) & 0x3FFF, false);
            }
            case "VP8L" -> {
                long head = bytes.u32little(at + 1);
                if (bytes.u8(at) != 0x2F) {
                    throw RejectedException.damaged("WebP", "its lossless picture has no valid start");
                }
                boolean alpha = (head >> 28 & 1) == 1;
                yield sized(before, (head & 0x3FFF) + 1, (head >> 14 & 0x3FFF) + 1, alpha);
            }
            case "EXIF" ->
                new PictureFile(
                        before.width(),
                        before.height(),
                        before.alpha(),
                        Exif.orientation(withoutPrefix(bytes, before.encoded(), at, length)),
                        before.encoded());
            default -> before;
        };
    }

    private static PictureFile sized(PictureFile before, long width, long height, boolean alpha) {
        return new PictureFile(
                Math.max(before.width(), width),
                Math.max(before.height(), height),
                before.alpha() || alpha,
                before.orientation(),
                before.encoded());
    }

    /** Some writers copy the letters that stand before EXIF in a JPEG. */
    private static byte[] withoutPrefix(Bytes bytes, byte[] file, int at, int length) throws RejectedException {
        int skip = length >= 6 && bytes.letters(at, 4).equals("Exif") ? 6 : 0;
        return Arrays.copyOfRange(file, at + skip, at + length);
    }
}
