package flowcv.image.file;

/** A directory of the Tagged Image File Format 6.0: entries of 12 bytes, one a tag. EXIF is kept in the same form. */
final class TiffDirectory {
    private static final int ENTRY = 12;

    /** A picture as large as we read it has at most 200,000 tiles in each of 4 channels. */
    private static final int MAX_VALUES = 1_000_000;

    private static final int BYTE = 1;
    private static final int SHORT = 3;
    private static final int LONG = 4;

    private final Bytes bytes;
    private final boolean littleEndian;
    private final long entries;
    private final int count;

    private TiffDirectory(Bytes bytes, boolean littleEndian, long at) throws RejectedException {
        this.bytes = bytes;
        this.littleEndian = littleEndian;
        this.count = u16(at);
        this.entries = at + 2;
        bytes.need(entries, (long) count * ENTRY);
    }

    /** The first directory of a file or of an EXIF block. */
    static TiffDirectory first(Bytes bytes) throws RejectedException {
        boolean littleEndian = bytes.u8(0) == 'I';
        return new TiffDirectory(bytes, littleEndian, littleEndian ? bytes.u32little(4) : bytes.u32big(4));
    }

    boolean has(int tag) throws RejectedException {
        return entry(tag) >= 0;
    }

    /** The only value of a tag, or another number where the tag is absent. */
    long number(int tag, long otherwise) throws RejectedException {
        return has(tag) ? number(tag) : otherwise;
    }

    /** The only value of a tag. */
    long number(int tag) throws RejectedException {
        long[] numbers = numbers(tag);
        if (numbers.length != 1) {
            throw damaged(tag, numbers.length + " values, expected 1");
        }
        return numbers[0];
    }

    /** All values of a tag, none where it is absent. */
    long[] numbers(int tag) throws RejectedException {
        long entry = entry(tag);
        if (entry < 0) {
            return new long[0];
        }
        int type = u16(entry + 2);
        if (type != BYTE && type != SHORT && type != LONG) {
            throw damaged(tag, "the type " + type + ", expected whole numbers");
        }
        long found = u32(entry + 4);
        if (found > MAX_VALUES) {
            throw damaged(tag, found + " values, expected at most " + MAX_VALUES);
        }
        // So few lie in the entry itself.
        long at = found * type(type) <= 4 ? entry + 8 : u32(entry + 8);
        bytes.need(at, found * type(type));
        long[] numbers = new long[(int) found];
        for (int i = 0; i < numbers.length; i++) {
            long place = at + (long) i * type(type);
            numbers[i] = type == BYTE ? bytes.u8(place) : type == SHORT ? u16(place) : u32(place);
        }
        return numbers;
    }

    private long entry(int tag) throws RejectedException {
        long entry = -1;
        for (int i = 0; i < count; i++) {
            long at = entries + (long) i * ENTRY;
            if (u16(at) == tag) {
                // Readers differ in which of two they believe.
                if (entry >= 0) {
                    throw damaged(tag, "two entries, expected 1");
                }
                entry = at;
            }
        }
        return entry;
    }

    /** How many bytes a value of a type takes. */
    private static int type(int type) {
        return type == BYTE ? 1 : type == SHORT ? 2 : 4;
    }

    private int u16(long at) throws RejectedException {
        return littleEndian ? bytes.u16little(at) : bytes.u16big(at);
    }

    private long u32(long at) throws RejectedException {
        return littleEndian ? bytes.u32little(at) : bytes.u32big(at);
    }

    private static RejectedException damaged(int tag, String found) {
        return RejectedException.damaged("TIFF", "its tag " + tag + " has " + found);
    }
}
