package flowcv.image.file;

/** The codes of a TIFF's LZW, the high bits of a byte first. */
final class HighBitsFirst implements LzwCodes.Source {
    private final byte[] file;
    private final int end;
    private int at;
    private int buffer;
    private int available;

    HighBitsFirst(byte[] file, int at, int length) {
        this.file = file;
        this.at = at;
        this.end = at + length;
    }

    @Override
    public int next(int width) {
        while (available < width) {
            if (at == end) {
                return -1;
            }
            buffer = buffer << 8 | file[at++] & 0xFF;
            available += 8;
        }
        available -= width;
        return buffer >>> available & (1 << width) - 1;
    }
}
