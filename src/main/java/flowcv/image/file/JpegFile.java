package flowcv.image.file;

import java.util.Arrays;

/** JPEG, ITU-T T.81: segments that begin with a marker, and scans of coded blocks between them. */
final class JpegFile {
    private static final int START_OF_IMAGE = 0xD8;
    private static final int END_OF_IMAGE = 0xD9;
    private static final int HUFFMAN_TABLES = 0xC4;
    private static final int BASELINE = 0xC0;
    private static final int EXTENDED = 0xC1;
    private static final int PROGRESSIVE = 0xC2;
    private static final int START_OF_SCAN = 0xDA;
    private static final int RESTART_INTERVAL = 0xDD;
    private static final int APP1 = 0xE1;
    private static final String EXIF = "Exif\0\0";

    private final byte[] file;
    private final Bytes bytes;
    private JpegFrame frame;
    private final JpegTables tables;
    private JpegScans scans;
    private byte[] exif = {};

    private JpegFile(byte[] file) {
        this.file = file;
        this.bytes = new Bytes(file, "JPEG");
        this.tables = new JpegTables(bytes);
    }

    /** The size a JPEG's header tells, and whether the file is whole: walks all segments and follows all codes. */
    static PictureFile check(byte[] file) throws RejectedException {
        return new JpegFile(file).check();
    }

    private PictureFile check() throws RejectedException {
        int at = 2;
        int marker = START_OF_IMAGE;
        while (marker != END_OF_IMAGE) {
            at = marker(at);
            marker = bytes.u8(at - 1);
            if (marker != END_OF_IMAGE) {
                int length = bytes.u16big(at);
                bytes.need(at, length);
                int next = at + length;
                segment(marker, at + 2, length - 2);
                at = marker == START_OF_SCAN ? scans.follow(at + 2, next) : next;
            }
        }
        if (scans == null || !scans.complete()) {
            throw RejectedException.damaged("JPEG", "it ends before all of its channels came");
        }
        return new PictureFile(frame.width(), frame.height(), false, Exif.orientation(exif), file);
    }

    /** The offset after the next marker; any number of FF may stand before it. */
    private int marker(int start) throws RejectedException {
        if (start >= file.length) {
            throw RejectedException.truncated("JPEG", "found no end marker after " + file.length + " bytes");
        }
        int at = start;
        if (bytes.u8(at) != 0xFF) {
            throw RejectedException.damaged("JPEG", "at byte " + at + " expected a marker");
        }
        while (at < file.length && bytes.u8(at) == 0xFF) {
            at++;
        }
        bytes.u8(at);
        return at + 1;
    }

    private void segment(int marker, int at, int length) throws RejectedException {
        switch (marker) {
            case BASELINE, EXTENDED, PROGRESSIVE -> {
                if (frame != null) {
                    throw RejectedException.damaged("JPEG", "it has two frame headers");
                }
                frame = JpegFrame.read(bytes, at, marker == PROGRESSIVE);
                SizeLimit.check(frame.width(), frame.height());
                scans = new JpegScans(file, bytes, frame, tables);
            }
            case HUFFMAN_TABLES -> tables.read(at, length);
            case RESTART_INTERVAL -> tables.restartInterval(bytes.u16big(at));
            case START_OF_SCAN -> {
                if (frame == null) {
                    throw RejectedException.damaged("JPEG", "it has pixels before a frame header");
                }
            }
            case APP1 -> {
                if (length > EXIF.length() && bytes.letters(at, EXIF.length()).equals(EXIF)) {
                    exif = Arrays.copyOfRange(file, at + EXIF.length(), at + length);
                }
            }
            // The other frame headers: lossless, hierarchical, arithmetic coding.
            case 0xC3, 0xC5, 0xC6, 0xC7, 0xC9, 0xCA, 0xCB, 0xCD, 0xCE, 0xCF ->
                throw RejectedException.unsupported("a lossless, hierarchical or arithmetic JPEG");
            default -> {
                // Comments and whatever applications add.
            }
        }
    }
}
