package flowcv.image.file;

import java.util.List;

/**
 * The frame header of a JPEG.
 *
 * @param progressive whether the coefficients come in several scans
 * @param width pixels a row
 * @param height rows
 * @param components the channels, each subsampled in its own way
 */
record JpegFrame(boolean progressive, int width, int height, List<Component> components) {
    /**
     * One channel.
     *
     * @param id what scans call it
     * @param horizontal blocks side by side in one unit of an interleaved scan, 1..4
     * @param vertical blocks one above the other in such a unit, 1..4
     */
    record Component(int id, int horizontal, int vertical) {}

    /** Reads a start-of-frame segment whose parameters begin at an offset. */
    static JpegFrame read(Bytes bytes, int at, boolean progressive) throws RejectedException {
        if (bytes.u8(at) != 8) {
            throw RejectedException.unsupported("a JPEG of " + bytes.u8(at) + " bits a channel");
        }
        int count = bytes.u8(at + 5);
        Component[] components = new Component[count];
        for (int i = 0; i < count; i++) {
            int sampling = bytes.u8(at + 7 + 3 * i);
            components[i] = new Component(bytes.u8(at + 6 + 3 * i), sampling >> 4, sampling & 15);
            if (components[i].horizontal < 1
                    || components[i].horizontal > 4
                    || components[i].vertical < 1
                    || components[i].vertical > 4) {
                throw RejectedException.damaged("JPEG", "its frame header makes no sense");
            }
        }
        JpegFrame frame = new JpegFrame(progressive, bytes.u16big(at + 3), bytes.u16big(at + 1), List.of(components));
        if (frame.width == 0 || frame.height == 0 || count == 0 || count > 4) {
            throw RejectedException.damaged(
                    "JPEG", "its header says " + frame.width + "x" + frame.height + " in " + count + " channels");
        }
        return frame;
    }

    /** How many blocks of 8x8 samples a channel has in a row. */
    int blocksAcross(Component component) {
        return ceil(width * component.horizontal, 8 * maxHorizontal());
    }

    /** How many rows of blocks a channel has. */
    int blocksDown(Component component) {
        return ceil(height * component.vertical, 8 * maxVertical());
    }

    /** How many units an interleaved scan has. */
    int units() {
        return ceil(width, 8 * maxHorizontal()) * ceil(height, 8 * maxVertical());
    }

    private int maxHorizontal() {
        int max = 1;
        for (Component component : components) {
            max = Math.max(max, component.horizontal);
        }
        return max;
    }

    private int maxVertical() {
        int max = 1;
        for (Component component : components) {
            max = Math.max(max, component.vertical);
        }
        return max;
    }

    private static int ceil(int dividend, int divisor) {
        return (dividend + divisor - 1) / divisor;
    }
}
