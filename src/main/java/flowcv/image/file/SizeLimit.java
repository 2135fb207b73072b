package flowcv.image.file;

/** How large a picture may be; asked as soon as a header tells the size, before anything is unpacked. */
final class SizeLimit {
    /** More pixels than any screen has; a small file may claim millions and take gigabytes. */
    private static final long MAX_PIXELS = 50_000_000;

    /** OpenCV's warpAffine and remap count pixels in 16 bits and want less than 32,767 on a side. */
    private static final long MAX_SIDE = 32_766;

    /** With an alpha channel of 16 bits a pixel takes 12 bytes until it is laid over black. */
    private static final long MAX_DEEP_PIXELS = MAX_PIXELS / 3;

    private SizeLimit() {}

    /** As {@link #check}, for pixels of 16 bits a channel with an alpha channel. */
    static void checkDeep(long width, long height) throws RejectedException {
        if (width * height > MAX_DEEP_PIXELS) {
            throw new RejectedException(
                    "too large: " + width + "x" + height + " transparent pixels of 16 bits, expected" + " at most "
                            + MAX_DEEP_PIXELS / 1_000_000 + " million; save it with 8 bits");
        }
    }

    static void check(long width, long height) throws RejectedException {
        if (width < 1 || height < 1) {
            throw new RejectedException("a picture of " + width + "x" + height + " pixels; copy or export it again");
        }
        if (width > MAX_SIDE || height > MAX_SIDE || width * height > MAX_PIXELS) {
            throw new RejectedException("too large: " + width + "x" + height + " pixels, expected at most "
                    + MAX_PIXELS / 1_000_000 + " million and no side above " + MAX_SIDE + "; make it smaller");
        }
    }
}
