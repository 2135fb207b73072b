package flowcv.image.file;

/** Graphics Interchange Format 89a: a screen, then blocks cut into pieces of at most 255 bytes. */
public final class GifFile {
    private static final int SCREEN = 6;
    private static final int IMAGE = ',';
    private static final int EXTENSION = '!';
    private static final int TRAILER = ';';

    private final Bytes bytes;
    private final byte[] file;
    /** Where the first image begins; 0 until it is found. */
    private int first;

    private GifFile(byte[] file) {
        this.file = file;
        this.bytes = new Bytes(file, "GIF");
    }

    static PictureFile check(byte[] file) throws RejectedException {
        GifFile gif = new GifFile(file);
        gif.walk();
        return gif.screen();
    }

    /** How far the first image is from the left and from the top of the screen, in pixels. */
    public static int[] firstImage(byte[] file) throws RejectedException {
        GifFile gif = new GifFile(file);
        gif.walk();
        return new int[] {gif.bytes.u16little(gif.first + 1), gif.bytes.u16little(gif.first + 3)};
    }

    private void walk() throws RejectedException {
        int at = SCREEN + 7 + palette(bytes.u8(SCREEN + 4));
        int block = bytes.u8(at);
        while (block != TRAILER) {
            if (block == EXTENSION) {
                at = afterPieces(at + 2);
            } else if (block == IMAGE) {
                first = first == 0 ? at : first;
                at = afterPieces(codes(at) + 1);
            } else {
                throw RejectedException.damaged("GIF", "at byte " + at + " expected a block");
            }
            // Some writers forget the trailer.
            block = first > 0 && at == bytes.length() ? TRAILER : bytes.u8(at);
        }
        if (first == 0) {
            throw RejectedException.damaged("GIF", "it holds no picture");
        }
    }

    private PictureFile screen() throws RejectedException {
        int width = bytes.u16little(first + 5);
        int height = bytes.u16little(first + 7);
        // An image may reach beyond the screen.
        int screenWidth = Math.max(bytes.u16little(SCREEN), bytes.u16little(first + 1) + width);
        int screenHeight = Math.max(bytes.u16little(SCREEN + 2), bytes.u16little(first + 3) + height);
        SizeLimit.check(screenWidth, screenHeight);
        int codes = codes(first);
        int rootBits = bytes.u8(codes);
        long most = (long) width * height;
        if (rootBits < 1 || rootBits > 8) {
            throw RejectedException.damaged("GIF", "its coded pixels make no sense");
        }
        long pixels = LzwCodes.length(new LzwCodes.LowBitsFirst(bytes, codes + 1), rootBits, false, Long.MAX_VALUE);
        if (pixels < 0) {
            throw RejectedException.damaged("GIF", "its coded pixels make no sense");
        }
        if (pixels < most) {
            throw RejectedException.damaged("GIF", "its pixels are too few for " + width + "x" + height);
        }
        return new PictureFile(screenWidth, screenHeight, true, PictureFile.UPRIGHT, file);
    }

    /** Where the codes of an image begin. */
    private int codes(int image) throws RejectedException {
        return image + 10 + palette(bytes.u8(image + 9));
    }

    private int afterPieces(int start) throws RejectedException {
        int at = start;
        int length = bytes.u8(at);
        while (length > 0) {
            at += 1 + length;
            length = bytes.u8(at);
        }
        return at + 1;
    }

    /** How many bytes a palette takes, by the flags of a screen or an image. */
    private static int palette(int flags) {
        return (flags & 0x80) == 0 ? 0 : 3 << (flags & 7) + 1;
    }
}
