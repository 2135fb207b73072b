package flowcv.image.file;

/**
 * A file that was found whole.
 *
 * @param width pixels a row as stored, before it is turned upright
 * @param height rows as stored
 * @param alpha whether pixels may be transparent
 * @param orientation how to turn it upright, 1..8 as in EXIF
 * @param encoded the bytes to decode: the file, or what of it the pixels depend on
 */
public record PictureFile(long width, long height, boolean alpha, int orientation, byte[] encoded) {
    /** The orientation of a picture that stands upright. */
    static final int UPRIGHT = 1;
}
