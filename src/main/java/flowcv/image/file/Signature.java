package flowcv.image.file;

import java.nio.charset.StandardCharsets;

/** Tells a format by the first bytes; what a file is called does not matter. */
public final class Signature {
    /** So many first bytes tell, at most. */
    public static final int LOOKED_AT = 32;

    private Signature() {}

    /** Whether a file begins as a picture of a format that is read. */
    public static boolean isPicture(byte[] head) {
        try {
            of(head);
            return true;
        } catch (RejectedException e) {
            return false;
        }
    }

    /** The format of a file. */
    static PictureFormat of(byte[] file) throws RejectedException {
        String head = new String(file, 0, Math.min(LOOKED_AT, file.length), StandardCharsets.ISO_8859_1);
        if (head.startsWith("\u0089PNG\r\n\u001a\n")) {
            return PictureFormat.PNG;
        }
        if (head.startsWith("\u00FF\u00D8\u00FF")) {
            return PictureFormat.JPEG;
        }
        if (head.startsWith("RIFF") && head.startsWith("WEBP", 8)) {
            return PictureFormat.WEBP;
        }
        if (head.startsWith("GIF87a") || head.startsWith("GIF89a")) {
            return PictureFormat.GIF;
        }
        if (head.startsWith("II*\0") || head.startsWith("MM\0*")) {
            return PictureFormat.TIFF;
        }
        if (isBmp(head)) {
            return PictureFormat.BMP;
        }
        throw Unknown.explain(file, head);
    }

    /** Text may begin with the same two letters; four bytes that are zero tell a bitmap. */
    private static boolean isBmp(String head) {
        return head.startsWith("BM") && (head.length() < 18 || head.startsWith("\0\0\0\0", 6) || head.charAt(15) == 0);
    }
}
