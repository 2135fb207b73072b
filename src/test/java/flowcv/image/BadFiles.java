package flowcv.image;

import static flowcv.image.Samples.big;
import static flowcv.image.Samples.bytes;
import static flowcv.image.Samples.chunk;
import static flowcv.image.Samples.encoded;
import static flowcv.image.Samples.from;
import static flowcv.image.Samples.head;
import static flowcv.image.Samples.little;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.opencv.imgcodecs.Imgcodecs;

/** Files that are no pictures, or no longer, and a word that the refusal of each has to say. */
final class BadFiles {
    /**
     * A bad file.
     *
     * @param name what it is called, not always truthfully
     * @param content its bytes
     * @param word what the message has to contain
     */
    record BadFile(String name, byte[] content, String word) {
        @Override
        public String toString() {
            return name;
        }
    }

    private final List<BadFile> files = new ArrayList<>();

    private BadFiles() {}

    /** More than a hundred of them. */
    static List<BadFile> all() {
        BadFiles bad = new BadFiles();
        bad.truncated();
        bad.damaged();
        bad.inWrongOrder();
        bad.longer();
        bad.huge();
        bad.foreign();
        bad.mangled();
        bad.noPictures();
        return bad.files;
    }

    private void add(String name, byte[] content, String word) {
        files.add(new BadFile(name, content, word));
    }

    /** Whole files of every format, by their usual ending. */
    static Map<String, byte[]> whole() {
        Map<String, byte[]> whole = new LinkedHashMap<>();
        whole.put("png", encoded("png"));
        whole.put("jpg", encoded("jpg"));
        whole.put("progressive.jpg", Samples.progressiveJpeg());
        whole.put("restarts.jpg", Samples.restartJpeg());
        whole.put("webp", encoded("webp", Imgcodecs.IMWRITE_WEBP_QUALITY, 90));
        whole.put("lossless.webp", encoded("webp", Imgcodecs.IMWRITE_WEBP_QUALITY, 101));
        whole.put("bmp", encoded("bmp"));
        whole.put("tiff", encoded("tiff"));
        whole.put("gif", Samples.gif());
        return whole;
    }

    private void truncated() {
        whole().forEach((ending, file) -> {
            // The last two bytes of a GIF say only that there is no more.
            int last = ending.equals("gif") ? 3 : 1;
            for (int length :
                    new int[] {20, file.length / 3, file.length / 2, file.length * 3 / 4, file.length - last}) {
                add("cut-at-" + length + "." + ending, head(file, length), "a ");
            }
        });
        // A thumbnail has an end of its own, which is not that of the picture.
        byte[] jpeg = encoded("jpg");
        byte[] thumbnail = bytes(0xFF, 0xE1, 1, 2, new byte[250], 0xFF, 0xD9, new byte[4]);
        byte[] withThumbnail = bytes(head(jpeg, 2), thumbnail, from(jpeg, 2));
        add("cut-with-thumbnail.jpg", head(withThumbnail, withThumbnail.length - 100), "truncated JPEG");
        add("only-start.jpg", bytes(0xFF, 0xD8, 0xFF), "truncated JPEG");
        add("only-signature.png", head(encoded("png"), 8), "truncated PNG");
    }

    private void damaged() {
        byte[] png = encoded("png");
        byte[] jpeg = encoded("jpg");
        for (int at : new int[] {17, 30, png.length / 2, png.length - 30, png.length - 5}) {
            add("changed-at-" + at + ".png", changed(png, at, 1), "damaged PNG");
        }
        add("no-header.png", bytes(head(png, 8), from(png, 33)), "expected 'IHDR'");
        add("no-pixels.png", bytes(head(png, 33), chunk("IEND", new byte[0])), "too few");
        add("zeros-after-half.png", changed(png, png.length / 2, png.length / 2), "PNG");
        for (int at : new int[] {jpeg.length / 2, jpeg.length * 3 / 4, jpeg.length * 9 / 10}) {
            add("zeros-at-" + at + ".jpg", changed(jpeg, at, 40), "damaged JPEG");
        }
        byte[] restarts = Samples.restartJpeg();
        int marker = indexOf(restarts, bytes(0xFF, 0xD1));
        byte[] gap = bytes(head(restarts, marker), from(restarts, marker + 2));
        add("lost-restart.jpg", gap, "damaged JPEG");
        add("middle-missing.jpg", bytes(head(jpeg, jpeg.length / 2), from(jpeg, jpeg.length * 3 / 4)), "damaged JPEG");
        add("no-scan.jpg", bytes(0xFF, 0xD8, 0xFF, 0xD9), "damaged JPEG");
        int frame = indexOf(jpeg, bytes(0xFF, 0xC0));
        add("no-height.jpg", bytes(head(jpeg, frame + 5), 0, 0, from(jpeg, frame + 7)), "damaged JPEG");
        add("no-frame.jpg", bytes(head(jpeg, frame), from(jpeg, frame + 19)), "before a frame header");
        add("arithmetic.jpg", bytes(head(jpeg, frame + 1), 0xC9, from(jpeg, frame + 2)), "arithmetic");
        byte[] webp = encoded("webp", Imgcodecs.IMWRITE_WEBP_QUALITY, 101);
        add("zeros.webp", changed(webp, 20, webp.length - 20), "WebP");
        add("no-picture.webp", bytes("RIFF", little(4), "WEBP"), "no picture");
        add("animated.webp", bytes("RIFF", little(22), "WEBP", "VP8X", little(10), 2, new byte[9]), "animated");
        byte[] bmp = encoded("bmp");
        add("negative-width.bmp", bytes(head(bmp, 18), little(-5), from(bmp, 22)), "damaged BMP");
        add("no-size.bmp", bytes(head(bmp, 18), little(0), from(bmp, 22)), "damaged BMP");
        add("unknown-compression.bmp", bytes(head(bmp, 30), little(9), from(bmp, 34)), "compression 9");
        add("no-directory.tif", bytes("II*\0", little(9999), new byte[40]), "TIFF");
        byte[] deflated = encoded("tiff", Imgcodecs.IMWRITE_TIFF_COMPRESSION, 8);
        add("changed-deflated.tif", changed(deflated, 60, 1), "pixels at byte 8 make no sense");
        byte[] gif = Samples.gif();
        add("bad-codes.gif", changed(gif, gif.length - 5, 1), "GIF");
        add("no-image.gif", bytes("GIF89a", 4, 0, 3, 0, 0, 0, 0, ";"), "no picture");
        add("bad-block.gif", bytes("GIF89a", 4, 0, 3, 0, 0, 0, 0, "?"), "expected a block");
    }

    /** Parts that are whole each and make no picture together. */
    private void inWrongOrder() {
        byte[] png = encoded("png");
        byte[] header = Arrays.copyOfRange(png, 8, 33);
        byte[] end = from(png, 33);
        add("two-headers.png", bytes(head(png, 33), header, end), "'IHDR' is wrong or not where it belongs");
        add("no-palette.png", bytes(head(png, 8), header(8, 3, 0), end), "'IDAT' is wrong");
        add("odd-palette.png", Samples.withChunk(png, "PLTE", new byte[4]), "'PLTE' is wrong");
        add(
                "two-palettes.png",
                Samples.withChunk(Samples.withChunk(png, "PLTE", new byte[3]), "PLTE", new byte[3]),
                "'PLTE' is wrong");
        add("long-transparency.png", Samples.withChunk(png, "tRNS", new byte[7]), "'tRNS' is wrong");
        add("odd-depth.png", bytes(head(png, 8), header(4, 2, 0), end), "header makes no sense");
        add("odd-color.png", bytes(head(png, 8), header(8, 5, 0), end), "header makes no sense");
        add("odd-interlace.png", bytes(head(png, 8), header(8, 2, 2), end), "header makes no sense");
        byte[] progressive = Samples.progressiveJpeg();
        int scan = indexOf(progressive, bytes(0xFF, 0xDA));
        int next = indexOf(from(progressive, scan + 2), bytes(0xFF, 0xC4)) + scan + 2;
        byte[] once = Arrays.copyOfRange(progressive, scan, next);
        add("scan-twice.jpg", bytes(head(progressive, next), once, from(progressive, next)), "scans do not follow");
        add("scan-missing.jpg", bytes(head(progressive, scan), from(progressive, next)), "scans do not follow");
        byte[] jpeg = encoded("jpg");
        int only = indexOf(jpeg, bytes(0xFF, 0xDA));
        byte[] scans = head(jpeg, jpeg.length - 2);
        for (int i = 0; i < 20; i++) {
            scans = bytes(scans, Arrays.copyOfRange(jpeg, only, jpeg.length - 2));
        }
        add("many-scans.jpg", bytes(scans, 0xFF, 0xD9), "more than 20 scans");
        byte[] webp = encoded("webp", Imgcodecs.IMWRITE_WEBP_QUALITY, 101);
        byte[] chunk = from(webp, 12);
        add("two-pictures.webp", riff(chunk, chunk), "two pictures");
        byte[] other = bytes("VP8X", little(10), 0, 0, 0, 0, 9, 0, 0, 9, 0, 0);
        add("two-sizes.webp", riff(other, chunk), "both 10x10 and 120x80");
    }

    /** What has no checksum is found by its length. */
    private void longer() {
        byte[] webp = encoded("webp", Imgcodecs.IMWRITE_WEBP_QUALITY, 90);
        byte[] bmp = encoded("bmp");
        add("longer.webp", bytes(head(webp, 200), 13, from(webp, 200)), "damaged WebP");
        add("longer.bmp", bytes(head(bmp, 200), 13, from(bmp, 200)), "damaged BMP");
        add("odd-header.bmp", bytes(head(bmp, 14), little(41), from(bmp, 18)), "BMP");
        add("pixels-in-header.bmp", bytes(head(bmp, 10), little(50), from(bmp, 14)), "within its header");
    }

    private static byte[] header(int depth, int colorType, int interlace) {
        return chunk("IHDR", bytes(big(Samples.WIDTH), big(Samples.HEIGHT), depth, colorType, 0, 0, interlace));
    }

    private static byte[] riff(byte[]... chunks) {
        byte[] body = bytes("WEBP");
        for (byte[] chunk : chunks) {
            body = bytes(body, chunk);
        }
        return bytes("RIFF", little(body.length), body);
    }

    private void huge() {
        add("bomb.png", Samples.pngBomb(7_000, 7_000), "too few");
        byte[] zeros = chunk("IDAT", new byte[2_000_000]);
        byte[] large = Samples.pngBomb(20_000, 20_000);
        add("large.png", bytes(head(large, 33), zeros, from(large, 33)), "too large: 20000x20000");
        add("wide.png", Samples.pngBomb(32_767, 10), "no side above 32766; make it smaller");
        byte[] deep = chunk("IHDR", bytes(big(5_000), big(5_000), 16, 6, 0, 0, 0));
        add("deep.png", bytes(head(large, 8), deep, zeros, from(large, 33)), "save it with 8 bits");
        add("tall.png", Samples.pngBomb(10, 65_535), "too large: 10x65535");
        byte[] jpeg = encoded("jpg");
        int frame = indexOf(jpeg, bytes(0xFF, 0xC0));
        byte[] size = bytes(0xFF, 0xDC, 0xFF, 0xDC);
        add("large.jpg", bytes(head(jpeg, frame + 5), size, from(jpeg, frame + 9)), "too large: 65500x65500");
        byte[] webp = bytes("VP8L", little(6), 0x2F, 0xFF, 0xFF, 0xFF, 0x0F, 0);
        add("large.webp", bytes("RIFF", little(18), "WEBP", webp), "too large: 16384x16384");
        byte[] bmp = encoded("bmp");
        byte[] claim = bytes(little(30_000), little(30_000));
        add("large.bmp", bytes(head(bmp, 18), claim, from(bmp, 26)), "too large: 30000x30000");
        byte[] less = bytes(little(7_000), little(7_000));
        add("claims.bmp", bytes(head(bmp, 18), less, from(bmp, 26)), "truncated BMP");
        byte[] runs = bytes(head(bmp, 18), claim, from(bmp, 26));
        runs[30] = 1;
        add("large-runs.bmp", runs, "too large: 30000x30000");
        byte[] gif = Samples.gif();
        add("large.gif", bytes(head(gif, 6), 0xFF, 0xFF, 0xFF, 0xFF, from(gif, 10)), "too large: 65535x65535");
    }

    private void foreign() {
        add("photo.heic", bytes(big(24), "ftypheic", new byte[30]), "HEIC is not supported; export");
        add("photo.heif", bytes(big(24), "ftypmif1", new byte[30]), "HEIC");
        add("picture.avif", bytes(big(24), "ftypavif", new byte[30]), "AVIF is not supported; export");
        add("named.png", bytes(big(24), "ftypavis", new byte[30]), "AVIF");
        add("video.mp4", bytes(big(24), "ftypisom", new byte[30]), "video");
        add("picture.jxl", bytes(0xFF, 0x0A, new byte[30]), "JPEG XL");
        add("boxed.jxl", bytes(big(12), "JXL \r\n", 0x87, 0x0A, new byte[30]), "JPEG XL");
        add("picture.jp2", bytes(big(12), "jP  \r\n", 0x87, 0x0A, new byte[30]), "JPEG 2000");
        add("page.pdf", bytes("%PDF-1.7\n", new byte[30]), "PDF is not supported; export");
        add("drawing.svg", bytes("<?xml version=\"1.0\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\"/>"), "SVG");
        add("page.html", bytes("<!DOCTYPE html><html></html>"), "web page");
        add("layers.psd", bytes("8BPS", new byte[30]), "Photoshop");
        add("icon.ico", bytes(0, 0, 1, 0, new byte[30]), "ICO");
        add("big.tif", bytes("II+\0", new byte[30]), "BigTIFF");
        add("all.zip", bytes("PK", 3, 4, new byte[30]), "ZIP");
        add("all.gz", bytes(0x1F, 0x8B, new byte[30]), "gzip");
        add("picture.ppm", bytes("P6\n1 1\n255\nabc"), "PPM");
        add("deep.exr", bytes("v/1", 1, new byte[30]), "OpenEXR");
    }

    private void mangled() {
        byte[] png = encoded("png");
        String letters = new String(png, StandardCharsets.ISO_8859_1);
        add("adb-shell.png", bytes(letters.replace("\n", "\r\n")), "adb exec-out screencap -p");
        add("no-returns.png", bytes(letters.replace("\r\n", "\n")), "binary");
        add("latin.png", letters.getBytes(StandardCharsets.UTF_8), "re-encoded as text");
        add("utf8.png", new String(png, StandardCharsets.UTF_8).getBytes(StandardCharsets.UTF_8), "re-encoded as text");
        byte[] utf16 = letters.getBytes(StandardCharsets.UTF_16LE);
        add("powershell.png", bytes(0xFF, 0xFE, utf16), "PowerShell");
        byte[] jpeg = encoded("jpg");
        add(
                "utf8.jpg",
                new String(jpeg, StandardCharsets.UTF_8).getBytes(StandardCharsets.UTF_8),
                "re-encoded as text");
    }

    private void noPictures() {
        add("empty.png", new byte[0], "empty");
        add("zeros.png", new byte[5000], "zero bytes only");
        add("one.png", new byte[] {1}, "expected a picture");
        add("notes.png", bytes("no picture at all\n"), "found text");
        add("error.png", bytes("error: device not found\n"), "found text");
        add("bitmap.txt", bytes("BMP is what this text begins with, and nothing else"), "found text");
        add("json.jpg", bytes("{\"status\": 404}"), "found text");
        add("program.png", bytes(0x7F, "ELF", new byte[60]), "7F 45 4C 46");
        ByteArrayOutputStream noise = new ByteArrayOutputStream();
        new Random(7).ints(4000, 0, 256).forEach(noise::write);
        add("noise.png", noise.toByteArray(), "expected a picture");
    }

    private static byte[] changed(byte[] file, int at, int count) {
        byte[] changed = file.clone();
        for (int i = at; i < Math.min(file.length, at + count); i++) {
            changed[i] = (byte) (count == 1 ? ~changed[i] : 0);
        }
        return changed;
    }

    private static int indexOf(byte[] file, byte[] part) {
        return new String(file, StandardCharsets.ISO_8859_1).indexOf(new String(part, StandardCharsets.ISO_8859_1));
    }
}
