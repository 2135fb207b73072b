package flowcv.image.file;

/** The one field of EXIF (CIPA DC-008) that changes what a person sees. */
final class Exif {
    private static final int ORIENTATION = 274;

    /** The orientations are counted from 1 to this. */
    private static final int LAST = 8;

    private Exif() {}

    /**
     * How to turn the picture upright, 1..8; upright where the block does not say or is damaged.
     *
     * @param block an EXIF block, beginning with its TIFF header
     */
    static int orientation(byte[] block) {
        try {
            long found = TiffDirectory.first(new Bytes(block, "EXIF")).number(ORIENTATION, PictureFile.UPRIGHT);
            return found < 1 || found > LAST ? PictureFile.UPRIGHT : (int) found;
        } catch (RejectedException e) {
            // Viewers show a picture whose EXIF is damaged as it is stored; so do we.
            return PictureFile.UPRIGHT;
        }
    }
}
