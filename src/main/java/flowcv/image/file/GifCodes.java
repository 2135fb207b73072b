package flowcv.image.file;

/** The codes of a GIF's LZW: pieces of up to 255 bytes, the low bits of a byte first. */
final class GifCodes implements LzwCodes.Source {
    private final Bytes bytes;
    private int at;
    private int left;
    private int buffer;
    private int available;

    /**
     * Begins to read.
     *
     * @param at where the length of the first piece stands
     */
    GifCodes(Bytes bytes, int at) {
        this.bytes = bytes;
        this.at = at;
    }

    @Override
    public int next(int width) throws RejectedException {
        while (available < width) {
            if (left == 0) {
                left = bytes.u8(at++);
                if (left == 0) {
                    return -1;
                }
            }
            buffer |= bytes.u8(at++) << available;
            available += 8;
            left--;
        }
        int code = buffer & (1 << width) - 1;
        buffer >>>= width;
        available -= width;
        return code;
    }
}
