package flowcv.image;

import static flowcv.image.Samples.bytes;
import static flowcv.image.Samples.little;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Writes TIFFs, right ones and wrong ones: pixels at byte 8, then a directory, then the values of long tags. */
final class Tiff {
    static final int BYTES_BEFORE = 8;
    static final int SHORT = 3;
    static final int LONG = 4;

    private record Entry(int tag, int type, int[] values) {}

    private final byte[] pixels;
    private final List<Entry> entries = new ArrayList<>();

    private Tiff(byte[] pixels) {
        this.pixels = pixels;
    }

    /** Red-green-blue of 8 bits, rows of any number in each of equally long strips that lie one after the other. */
    static Tiff of(int width, int height, int compression, int strips, byte[] pixels) {
        int length = pixels.length / strips;
        return new Tiff(pixels)
                .tag(256, LONG, width)
                .tag(257, LONG, height)
                .tag(258, SHORT, 8, 8, 8)
                .tag(259, SHORT, compression)
                .tag(262, SHORT, 2)
                .tag(
                        273,
                        LONG,
                        IntStream.range(0, strips)
                                .map(i -> BYTES_BEFORE + i * length)
                                .toArray())
                .tag(277, SHORT, 3)
                .tag(278, LONG, (height + strips - 1) / strips)
                .tag(279, LONG, IntStream.range(0, strips).map(i -> length).toArray());
    }

    /** Sets a tag, in place of the one that was there. */
    Tiff tag(int tag, int type, int... values) {
        entries.removeIf(entry -> entry.tag == tag);
        return twice(tag, type, values);
    }

    /** Adds a tag beside the one that was there. */
    Tiff twice(int tag, int type, int... values) {
        entries.add(new Entry(tag, type, values));
        return this;
    }

    byte[] file() {
        int directory = BYTES_BEFORE + pixels.length;
        int free = directory + 2 + 12 * entries.size() + 4;
        ByteBuffer listed = ByteBuffer.allocate(free - directory).order(ByteOrder.LITTLE_ENDIAN);
        listed.putShort((short) entries.size());
        byte[] values = {};
        for (Entry entry : entries) {
            byte[] own = values(entry);
            listed.putShort((short) entry.tag).putShort((short) entry.type).putInt(entry.values.length);
            listed.put(own.length > 4 ? little(free + values.length) : bytes(own, new byte[4 - own.length]));
            values = own.length > 4 ? bytes(values, own) : values;
        }
        return bytes("II*\0", little(directory), pixels, listed.array(), values);
    }

    private static byte[] values(Entry entry) {
        byte[] all = {};
        for (int value : entry.values) {
            all = bytes(all, entry.type == SHORT ? bytes(value & 255, value >> 8) : little(value));
        }
        return all;
    }
}
