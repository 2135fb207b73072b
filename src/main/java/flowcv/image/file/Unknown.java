package flowcv.image.file;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;

/** Says what a file is that is no picture we read, and what to do about it. */
final class Unknown {
    private static final int LOOKED_AT = 4096;

    /** Pictures of other formats, by a text near their beginning. */
    private static final List<Mark> OTHERS = List.of(
            new Mark(4, "ftyphei", "HEIC"),
            new Mark(4, "ftyphev", "HEIC"),
            new Mark(4, "ftypmif1", "HEIC"),
            new Mark(4, "ftypmsf1", "HEIC"),
            new Mark(4, "ftypavi", "AVIF"),
            new Mark(4, "ftyp", "a video or a file of its family (MP4)"),
            new Mark(0, "\u00FF\n", "JPEG XL"),
            new Mark(4, "JXL \r\n\u0087\n", "JPEG XL"),
            new Mark(4, "jP  \r\n\u0087\n", "JPEG 2000"),
            new Mark(0, "\u00FFO\u00FFQ", "JPEG 2000"),
            new Mark(0, "%PDF", "PDF"),
            new Mark(0, "8BPS", "a Photoshop file"),
            new Mark(0, "\0\0\1\0", "an icon (ICO)"),
            new Mark(0, "II+\0", "BigTIFF"),
            new Mark(0, "MM\0+", "BigTIFF"),
            new Mark(0, "v/1\1", "OpenEXR"),
            new Mark(0, "#?RADIANCE", "Radiance HDR"),
            new Mark(0, "gimp xcf", "a GIMP file"),
            new Mark(0, "\u001aE\u00DF\u00A3", "a video (Matroska)"),
            new Mark(0, "PK\3\4", "an archive (ZIP)"),
            new Mark(0, "\u001f\u008b", "an archive (gzip)"),
            new Mark(0, "P1\n", "PBM"),
            new Mark(0, "P2\n", "PGM"),
            new Mark(0, "P3\n", "PPM"),
            new Mark(0, "P4\n", "PBM"),
            new Mark(0, "P5\n", "PGM"),
            new Mark(0, "P6\n", "PPM"));

    private static final String BINARY = "use 'adb exec-out screencap -p', or copy the file in binary form";

    private record Mark(int at, String text, String name) {}

    private Unknown() {}

    /**
     * The explanation.
     *
     * @param file the whole file
     * @param head its first bytes, a character each
     */
    static RejectedException explain(byte[] file, String head) {
        if (file.length == 0) {
            return new RejectedException("the file is empty, expected a picture (PNG, JPEG, WebP, BMP, TIFF, GIF)");
        }
        String mangled = mangled(head);
        if (mangled != null) {
            return new RejectedException(mangled);
        }
        for (Mark mark : OTHERS) {
            if (head.startsWith(mark.text, mark.at)) {
                return RejectedException.unsupported(mark.name);
            }
        }
        String start = new String(file, 0, Math.min(LOOKED_AT, file.length), StandardCharsets.UTF_8);
        String lower = start.toLowerCase(Locale.ROOT);
        if (lower.contains("<svg")) {
            return RejectedException.unsupported("SVG");
        }
        if (lower.contains("<html") || lower.contains("<!doctype html")) {
            return new RejectedException("a web page, expected a picture; save the picture itself");
        }
        return new RejectedException(
                "found " + content(start, head) + ", expected a picture (PNG, JPEG, WebP, BMP, TIFF, GIF)");
    }

    /** What shells and old adb do to a picture on its way. */
    private static String mangled(String head) {
        if (head.startsWith("\u0089PNG\r\r\n")) {
            return "a PNG whose line ends were changed ('adb shell' does so), so it is damaged; " + BINARY;
        }
        if (head.startsWith("\u0089PNG")) {
            return "a PNG whose first bytes were changed (a transfer as text does so), so it is damaged; " + BINARY;
        }
        if (head.startsWith("\u00FF\u00FE") || head.startsWith("\u00FE\u00FF")) {
            return "text in UTF-16, expected a picture; if PowerShell wrote it with '>', run the command in cmd.exe: "
                    + BINARY;
        }
        // U+FFFD in UTF-8, or bytes above 7F each turned into two.
        int name = head.indexOf("PNG\r");
        name = name < 0 ? head.indexOf("PNG\n") : name;
        if (name > 0 && name < 7 || head.startsWith("\u00EF\u00BF\u00BD\u00EF\u00BF\u00BD")) {
            return "a picture that was re-encoded as text, so it is damaged; " + BINARY;
        }
        return null;
    }

    private static String content(String start, String head) {
        if (start.chars().allMatch(letter -> letter == 0)) {
            return "zero bytes only";
        }
        if (start.chars().limit(start.length() - 1L).noneMatch(Unknown::binary)) {
            return "text";
        }
        StringBuilder bytes = new StringBuilder("bytes that begin");
        for (int i = 0; i < Math.min(4, head.length()); i++) {
            bytes.append(String.format(" %02X", (int) head.charAt(i)));
        }
        return bytes.toString();
    }

    private static boolean binary(int letter) {
        return letter == 0xFFFD || letter < ' ' && letter != '\n' && letter != '\r' && letter != '\t';
    }
}
