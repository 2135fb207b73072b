package flowcv.fuzz;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.zip.CRC32;

/**
 * A whole picture file taken apart where its format has joints: chunks, segments, directory entries. Put together
 * again, sizes and check sums are right, whatever was done to the pieces, so that faults lie deeper than these.
 */
final class Pieces {
    private final Form form;
    private final byte[] head;
    private final List<byte[]> parts = new ArrayList<>();

    private Pieces(Form form, byte[] file, int head) {
        this.form = form;
        this.head = Arrays.copyOf(file, head);
    }

    /** The pieces of a file that is whole. */
    static Pieces of(Form form, byte[] file) {
        return switch (form) {
            case PNG, PALETTE_PNG -> png(form, file);
            case JPEG, PROGRESSIVE_JPEG -> jpeg(form, file);
            case WEBP, LOSSLESS_WEBP -> riff(form, file);
            case TIFF, LZW_TIFF, DEFLATED_TIFF, PACKBITS_TIFF -> tiff(form, file);
            case GIF -> gif(form, file);
            case BMP -> bmp(form, file);
            default -> throw new IllegalArgumentException(form + " has no pieces");
        };
    }

    /** The pieces behind the signature; to be changed. */
    List<byte[]> parts() {
        return parts;
    }

    byte[] join() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.writeBytes(head);
        switch (form) {
            case PNG, PALETTE_PNG -> parts.forEach(part -> chunk(part, out));
            case JPEG, PROGRESSIVE_JPEG -> parts.forEach(part -> segment(part, out));
            case WEBP, LOSSLESS_WEBP -> parts.forEach(part -> riffChunk(part, out));
            case TIFF, LZW_TIFF, DEFLATED_TIFF, PACKBITS_TIFF -> directory(out);
            default -> parts.forEach(out::writeBytes);
        }
        byte[] file = out.toByteArray();
        if (form == Form.WEBP || form == Form.LOSSLESS_WEBP) {
            little(file).putInt(4, file.length - 8);
        } else if (form.ordinal() >= Form.TIFF.ordinal() && form.ordinal() <= Form.PACKBITS_TIFF.ordinal()) {
            little(file).putInt(4, head.length);
        }
        return file;
    }

    private void add(byte[] file, int from, int to) {
        parts.add(Arrays.copyOfRange(file, from, Math.min(to, file.length)));
    }

    /** Type and data of each chunk. */
    private static Pieces png(Form form, byte[] file) {
        Pieces pieces = new Pieces(form, file, 8);
        for (int at = 8; at < file.length; ) {
            int length = ByteBuffer.wrap(file).getInt(at);
            pieces.add(file, at + 4, at + 8 + length);
            at += 12 + length;
        }
        return pieces;
    }

    private static void chunk(byte[] part, ByteArrayOutputStream out) {
        CRC32 crc = new CRC32();
        crc.update(part);
        out.writeBytes(big(part.length - 4));
        out.writeBytes(part);
        out.writeBytes(big((int) crc.getValue()));
    }

    /** Marker and content of each segment, without the length; a scan's pixels belong to its header. */
    private static Pieces jpeg(Form form, byte[] file) {
        Pieces pieces = new Pieces(form, file, 2);
        for (int at = 2; at + 4 <= file.length; ) {
            int length = ByteBuffer.wrap(file).getShort(at + 2) & 0xFFFF;
            int end = at + 2 + length;
            if ((file[at + 1] & 0xFF) == 0xDA) {
                while (end + 1 < file.length
                        && !((file[end] & 0xFF) == 0xFF && file[end + 1] != 0 && (file[end + 1] & 0xF8) != 0xD0)) {
                    end++;
                }
            }
            byte[] part = Arrays.copyOfRange(file, at + 2, end);
            part[0] = file[at];
            part[1] = file[at + 1];
            pieces.parts.add(part);
            at = end;
        }
        pieces.parts.add(new byte[] {(byte) 0xFF, (byte) 0xD9});
        return pieces;
    }

    private static void segment(byte[] part, ByteArrayOutputStream out) {
        out.write(part, 0, Math.min(2, part.length));
        if (part.length > 2) {
            boolean scan = (part[1] & 0xFF) == 0xDA;
            int length = scan ? Math.min(part.length, 6 + 2 * part[2]) : part.length;
            out.write(length >> 8);
            out.write(length);
            out.write(part, 2, part.length - 2);
        }
    }

    /** Name and data of each chunk. */
    private static Pieces riff(Form form, byte[] file) {
        Pieces pieces = new Pieces(form, file, 12);
        for (int at = 12; at + 8 <= file.length; ) {
            int length = little(file).getInt(at + 4);
            byte[] part = Arrays.copyOfRange(file, at + 4, at + 8 + length);
            System.arraycopy(file, at, part, 0, 4);
            pieces.parts.add(part);
            at += 8 + length + length % 2;
        }
        return pieces;
    }

    private static void riffChunk(byte[] part, ByteArrayOutputStream out) {
        out.write(part, 0, Math.min(4, part.length));
        out.writeBytes(little(part.length - 4));
        out.write(part, 4, Math.max(0, part.length - 4));
        if (part.length % 2 != 0) {
            out.write(0);
        }
    }

    /** The entries of the directory; put together, they stand at the end of the file. */
    private static Pieces tiff(Form form, byte[] file) {
        Pieces pieces = new Pieces(form, file, file.length);
        int directory = little(file).getInt(4);
        int entries = little(file).getShort(directory);
        for (int i = 0; i < entries; i++) {
            pieces.add(file, directory + 2 + 12 * i, directory + 14 + 12 * i);
        }
        return pieces;
    }

    private void directory(ByteArrayOutputStream out) {
        out.write(parts.size());
        out.write(parts.size() >> 8);
        parts.forEach(out::writeBytes);
        out.writeBytes(little(0));
    }

    /** The screen, then each block with its data. */
    private static Pieces gif(Form form, byte[] file) {
        Pieces pieces = new Pieces(form, file, 6);
        int at = 13 + palette(file[10]);
        pieces.add(file, 6, at);
        while (at < file.length) {
            int from = at;
            if (file[at] == ',') {
                at += 11 + palette(file[at + 9]);
            } else if (file[at] == '!') {
                at += 2;
            } else {
                pieces.add(file, from, file.length);
                break;
            }
            while (at < file.length && file[at] != 0) {
                at += 1 + (file[at] & 0xFF);
            }
            at++;
            pieces.add(file, from, at);
        }
        return pieces;
    }

    private static int palette(byte flags) {
        return (flags & 0x80) == 0 ? 0 : 3 << (flags & 7) + 1;
    }

    private static Pieces bmp(Form form, byte[] file) {
        Pieces pieces = new Pieces(form, file, 2);
        pieces.add(file, 2, 14);
        pieces.add(file, 14, 54);
        pieces.add(file, 54, file.length);
        return pieces;
    }

    static byte[] big(int number) {
        return ByteBuffer.allocate(4).putInt(number).array();
    }

    private static byte[] little(int number) {
        return big(Integer.reverseBytes(number));
    }

    private static ByteBuffer little(byte[] file) {
        return ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN);
    }

    /** Four letters, as chunks have them. */
    static byte[] letters(String type) {
        return type.getBytes(StandardCharsets.ISO_8859_1);
    }
}
