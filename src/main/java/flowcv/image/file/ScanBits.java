package flowcv.image.file;

/**
 * The bits of a JPEG scan up to the next marker; a zero byte stuffed after FF is skipped (ITU-T T.81, F.1.2.3). Past
 * the last bit zeros follow without end, and {@link #overrun} tells.
 */
final class ScanBits {
    private final byte[] file;
    private int at;
    private long buffer;
    /** How many low bits of the buffer are still to come. */
    private int available;
    /** How many of them are zeros put in past the end. */
    private int invented;

    /** Begins at an offset. */
    ScanBits(byte[] file, int at) {
        this.file = file;
        this.at = at;
    }

    /** The next 16 bits, without taking them. */
    int peek16() {
        if (available < 16) {
            fill();
        }
        return (int) (buffer >> available - 16) & 0xFFFF;
    }

    /** Takes up to 32 bits. */
    void skip(int count) {
        if (available < count) {
            fill();
        }
        available -= count;
    }

    /** Takes up to 16 bits. */
    int take(int count) {
        int bits = peek16() >> 16 - count;
        available -= count;
        return bits;
    }

    /** Whether more bits were taken than there are. */
    boolean overrun() {
        return available < invented;
    }

    /** Whether less than a byte is left before the next marker; the decoder would write a line about more. */
    boolean onlyFillingLeft() {
        if (available < Byte.SIZE) {
            fill();
        }
        return available - invented < Byte.SIZE;
    }

    /** Where the next marker begins, or the end of the file. */
    int nextMarker() {
        while (!atMarker()) {
            at++;
        }
        return at;
    }

    /** A marker, or FF before one, or the end. */
    private boolean atMarker() {
        return at >= file.length || file[at] == -1 && (at + 1 >= file.length || file[at + 1] != 0);
    }

    private void fill() {
        while (available <= 48) {
            int next = 0;
            if (atMarker()) {
                invented += 8;
            } else {
                next = file[at] & 0xFF;
                at += next == 0xFF ? 2 : 1;
            }
            buffer = buffer << 8 | next;
            available += 8;
        }
    }
}
