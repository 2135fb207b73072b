package flowcv.image;

import com.drew.lang.ByteArrayReader;
import com.drew.metadata.Metadata;
import com.drew.metadata.exif.ExifIFD0Directory;
import com.drew.metadata.exif.ExifReader;

/** The one field of EXIF that changes what a person sees. Loaded only where a file has EXIF: it costs 15 ms. */
final class Exif {
    private Exif() {}

    /**
     * How to turn the picture upright, 1..8; upright where the block does not say or is damaged.
     *
     * @param block an EXIF block, beginning with its TIFF header
     */
    static int orientation(byte[] block) {
        Metadata metadata = new Metadata();
        try {
            new ExifReader().extract(new ByteArrayReader(block), metadata);
        } catch (RuntimeException e) {
            // Viewers show a picture whose EXIF is damaged as it is stored; so do we.
            return PictureFile.UPRIGHT;
        }
        ExifIFD0Directory directory = metadata.getFirstDirectoryOfType(ExifIFD0Directory.class);
        Integer found = directory == null ? null : directory.getInteger(ExifIFD0Directory.TAG_ORIENTATION);
        return found == null || found < 1 || found > 8 ? PictureFile.UPRIGHT : found;
    }
}
