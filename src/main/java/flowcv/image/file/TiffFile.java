package flowcv.image.file;

/**
 * Tagged Image File Format 6.0: a directory of tags that say where strips or tiles of pixels lie. The decoder leaves
 * gray what it cannot unpack and says nothing, so each is unpacked here, and has to hold what its rows need.
 */
final class TiffFile {
    /** How often the bytes of a file may be pixels: far more than in any file that was met, where it is once. */
    private static final int MOST_WALKS = 16;

    private static final int WIDTH = 256;
    private static final int HEIGHT = 257;
    private static final int BITS_PER_SAMPLE = 258;
    private static final int COMPRESSION = 259;
    private static final int COLORS = 262;
    private static final int STRIP_OFFSETS = 273;
    private static final int SAMPLES_PER_PIXEL = 277;
    private static final int ROWS_PER_STRIP = 278;
    private static final int STRIP_BYTE_COUNTS = 279;
    private static final int PLANAR = 284;
    private static final int PREDICTOR = 317;
    private static final int COLOR_MAP = 320;
    private static final int TILE_WIDTH = 322;
    private static final int TILE_LENGTH = 323;
    private static final int TILE_OFFSETS = 324;
    private static final int TILE_BYTE_COUNTS = 325;

    /** More than 16 bits a channel are measurements, not screenshots, and need gigabytes. */
    private static final int MAX_BITS = 16;

    private static final int MAX_SAMPLES = 4;

    private static final int RED_GREEN_BLUE = 2;
    /** Forms of colors up to this are gray, red-green-blue, palette; others are for scanners and printers. */
    private static final int PALETTE = 3;

    private static final int SEPARATE_PLANES = 2;

    /** Pixels are kept as they are (1) or as differences to their neighbors (2). */
    private static final int DIFFERENCES = 2;

    private final byte[] file;
    private final Bytes bytes;
    private final TiffDirectory tags;
    private final long width;
    private final long height;

    private TiffFile(byte[] file) throws RejectedException {
        this.file = file;
        this.bytes = new Bytes(file, "TIFF");
        this.tags = TiffDirectory.first(bytes);
        this.width = tags.number(WIDTH);
        this.height = tags.number(HEIGHT);
    }

    static PictureFile check(byte[] file) throws RejectedException {
        TiffFile tiff = new TiffFile(file);
        SizeLimit.check(tiff.width, tiff.height);
        tiff.checkPixels();
        // OpenCV turns a TIFF upright and lays it over black by itself, whatever its flags are.
        return new PictureFile(tiff.width, tiff.height, false, PictureFile.UPRIGHT, file);
    }

    private void checkPixels() throws RejectedException {
        long samples = tags.number(SAMPLES_PER_PIXEL, 1);
        long bits = bitsPerSample();
        if (bits > MAX_BITS || samples < 1 || samples > MAX_SAMPLES) {
            throw RejectedException.unsupported("a TIFF of " + samples + " channels of " + bits + " bits");
        }
        long colors = tags.number(COLORS);
        if (colors > PALETTE) {
            throw RejectedException.unsupported("a TIFF of colors in the form " + colors);
        }
        if (colors == RED_GREEN_BLUE && samples < 3 || colors == PALETTE && !tags.has(COLOR_MAP)) {
            throw RejectedException.damaged("TIFF", "its directory lacks colors");
        }
        if (tags.number(PREDICTOR, 1) > DIFFERENCES) {
            throw RejectedException.unsupported("a TIFF with the predictor " + tags.number(PREDICTOR));
        }
        long planes = tags.number(PLANAR, 1) == SEPARATE_PLANES ? samples : 1;
        checkPieces(planes, samples / planes * bits);
    }

    private long bitsPerSample() throws RejectedException {
        long[] all = tags.numbers(BITS_PER_SAMPLE);
        long bits = all.length == 0 ? 1 : all[0];
        for (long one : all) {
            if (one != bits || one < 1) {
                throw RejectedException.unsupported("a TIFF of channels of " + bits + " and " + one + " bits");
            }
        }
        return bits;
    }

    /** Pieces are strips, as wide as the picture, or tiles, which may reach beyond it. */
    private void checkPieces(long planes, long bitsPerPixel) throws RejectedException {
        boolean tiled = tags.has(TILE_OFFSETS);
        long[] offsets = tags.numbers(tiled ? TILE_OFFSETS : STRIP_OFFSETS);
        long[] lengths = tags.numbers(tiled ? TILE_BYTE_COUNTS : STRIP_BYTE_COUNTS);
        long across = tiled ? tags.number(TILE_WIDTH) : width;
        long down = tiled ? tags.number(TILE_LENGTH) : Math.min(height, tags.number(ROWS_PER_STRIP, height));
        SizeLimit.check(across, down);
        long columns = (width + across - 1) / across;
        long rows = (height + down - 1) / down;
        if (offsets.length != planes * rows * columns || offsets.length != lengths.length) {
            throw RejectedException.damaged("TIFF", "its directory does not say where the pixels lie");
        }
        long walked = 0;
        for (int i = 0; i < offsets.length; i++) {
            bytes.need(offsets[i], lengths[i]);
            walked += lengths[i];
        }
        // Pieces of one color may share their bytes, but nobody walks through a file a million times.
        if (walked > (long) MOST_WALKS * file.length) {
            throw RejectedException.damaged("TIFF", "its pixels make no sense: they take more bytes than it has");
        }
        TiffCompression compression = TiffCompression.of(tags.number(COMPRESSION, 1));
        long row = (across * bitsPerPixel + 7) / 8;
        for (int i = 0; i < offsets.length; i++) {
            long left = tiled ? down : Math.min(down, height - i / columns % rows * down);
            // Some writers fill up the last strip.
            long found = compression.unpacked(file, (int) offsets[i], (int) lengths[i], row * down);
            if (found < row * left) {
                throw RejectedException.damaged("TIFF", "its pixels at byte " + offsets[i] + " make no sense");
            }
        }
    }
}
