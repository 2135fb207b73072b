package flowcv.image.file;

import com.drew.lang.ByteArrayReader;
import com.drew.metadata.Metadata;
import com.drew.metadata.exif.ExifIFD0Directory;
import com.drew.metadata.exif.ExifReader;
import java.util.Arrays;

/** The one field of EXIF that changes what a person sees. */
final class Exif {
    /** How an entry for the orientation begins: the tag, the type SHORT, the count 1; the high byte first. */
    private static final byte[] BIG = {0x01, 0x12, 0, 3, 0, 0, 0, 1, 0};

    /** The same with the low byte first. */
    private static final byte[] LITTLE = {0x12, 0x01, 3, 0, 1, 0, 0, 0};

    /** The orientations are counted from 1 to this. */
    private static final int LAST = 8;

    private Exif() {}

    /**
     * How to turn the picture upright, 1..8; upright where the block does not say or is damaged.
     *
     * @param block an EXIF block, beginning with its TIFF header
     */
    static int orientation(byte[] block) {
        // Most blocks say nothing, "upright" or (Samsung's screenshots) 0; reading them properly costs a cold
        // start 25 ms.
        return mayBeTurned(block) ? read(block) : PictureFile.UPRIGHT;
    }

    private static boolean mayBeTurned(byte[] block) {
        for (int at = 0; at + BIG.length < block.length; at++) {
            byte[] entry = block[at] == BIG[0] ? BIG : LITTLE;
            if (block[at] == entry[0] && Arrays.equals(block, at, at + entry.length, entry, 0, entry.length)) {
                byte value = block[at + entry.length];
                if (value > PictureFile.UPRIGHT && value <= LAST) {
                    return true;
                }
            }
        }
        return false;
    }

    private static int read(byte[] block) {
        Metadata metadata = new Metadata();
        try {
            new ExifReader().extract(new ByteArrayReader(block), metadata);
        } catch (RuntimeException e) {
            // Viewers show a picture whose EXIF is damaged as it is stored; so do we.
            return PictureFile.UPRIGHT;
        }
        ExifIFD0Directory directory = metadata.getFirstDirectoryOfType(ExifIFD0Directory.class);
        Integer found = directory == null ? null : directory.getInteger(ExifIFD0Directory.TAG_ORIENTATION);
        return found == null || found < 1 || found > LAST ? PictureFile.UPRIGHT : found;
    }
}
