package flowcv.image.file;

import java.util.Arrays;

/** JPEG, ITU-T T.81: segments that begin with a marker, and scans of coded blocks between them. */
final class JpegFile {
    private static final int LEAST_SEGMENT = 0xC0;
    private static final int RESTART = 0xD0;
    private static final int START_OF_IMAGE = 0xD8;
    private static final int END_OF_IMAGE = 0xD9;
    private static final int HUFFMAN_TABLES = 0xC4;
    private static final int BASELINE = 0xC0;
    private static final int EXTENDED = 0xC1;
    private static final int PROGRESSIVE = 0xC2;
    private static final int START_OF_SCAN = 0xDA;
    private static final int RESTART_INTERVAL = 0xDD;
    private static final int APP0 = 0xE0;
    private static final int APP1 = 0xE1;
    private static final int APP14 = 0xEE;
    private static final String JFIF = "JFIF\0";
    private static final String EXIF = "Exif\0\0";
    private static final String ADOBE = "Adobe";
    /** Where the version of JFIF stands in its segment, and the color transform in Adobe's. */
    private static final int JFIF_VERSION = 5;

    private static final int ADOBE_TRANSFORM = 11;
    private static final int YCC = 1;
    private static final int YCCK = 2;

    private final byte[] file;
    private final Bytes bytes;
    private JpegFrame frame;
    private final JpegTables tables;
    private JpegScans scans;
    private byte[] exif = {};
    private byte[] quiet;
    private int transform = -1;

    private JpegFile(byte[] file) {
        this.file = file;
        this.quiet = file;
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
        if (transform >= 0) {
            int known = frame.components().size() == 4 ? YCCK : YCC;
            quieten(transform, bytes.u8(transform) == 0 ? 0 : known);
        }
        return new PictureFile(frame.width(), frame.height(), false, Exif.orientation(exif), quiet);
    }

    /** Puts a value in place of one that the decoder would write about to the standard error, and take for the same. */
    private void quieten(int at, int value) {
        if (file[at] != value) {
            quiet = quiet == file ? file.clone() : quiet;
            quiet[at] = (byte) value;
        }
    }

    private boolean begins(int at, int length, String name, int last) throws RejectedException {
        return length > last && bytes.letters(at, name.length()).equals(name);
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
        int marker = bytes.u8(at);
        // A stuffed zero, reserved markers, restarts and a second start have no segment.
        if (marker < LEAST_SEGMENT || marker >= RESTART && marker <= START_OF_IMAGE) {
            throw RejectedException.damaged("JPEG", "at byte " + at + " a marker that begins no segment");
        }
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
            case APP0 -> {
                if (begins(at, length, JFIF, JFIF_VERSION)) {
                    quieten(at + JFIF_VERSION, 1);
                }
            }
            case APP14 -> {
                if (begins(at, length, ADOBE, ADOBE_TRANSFORM)) {
                    transform = at + ADOBE_TRANSFORM;
                }
            }
            case APP1 -> {
                if (begins(at, length, EXIF, EXIF.length())) {
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
