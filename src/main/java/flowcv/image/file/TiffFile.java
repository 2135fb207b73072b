package flowcv.image.file;

import com.drew.imaging.tiff.TiffMetadataReader;
import com.drew.imaging.tiff.TiffProcessingException;
import com.drew.lang.ByteArrayReader;
import com.drew.metadata.Directory;
import com.drew.metadata.MetadataException;
import com.drew.metadata.exif.ExifIFD0Directory;
import java.io.IOException;
import java.lang.reflect.Array;
import java.util.Arrays;

/** Tagged Image File Format 6.0: a directory of tags that say where strips or tiles of pixels lie. */
final class TiffFile {
    /** More than 16 bits a channel are measurements, not screenshots, and need gigabytes. */
    private static final int MAX_BITS = 16;

    private static final int MAX_SAMPLES = 4;

    private static final int ADOBE_DEFLATE = 8;
    private static final int DEFLATE = 32_946;

    /** The largest picture in one strip: 4 channels of 2 bytes. */
    private static final long MAX_STRIP = 400_000_000;

    private TiffFile() {}

    static PictureFile check(byte[] file) throws RejectedException {
        Directory tags = tags(file);
        try {
            long width = tags.getInt(ExifIFD0Directory.TAG_IMAGE_WIDTH);
            long height = tags.getInt(ExifIFD0Directory.TAG_IMAGE_HEIGHT);
            checkSamples(tags);
            boolean tiled = tags.containsTag(ExifIFD0Directory.TAG_TILE_OFFSETS);
            SizeLimit.check(width, height);
            checkPresent(
                    tags,
                    file,
                    numbers(tags, tiled ? ExifIFD0Directory.TAG_TILE_OFFSETS : ExifIFD0Directory.TAG_STRIP_OFFSETS),
                    numbers(
                            tags,
                            tiled ? ExifIFD0Directory.TAG_TILE_BYTE_COUNTS : ExifIFD0Directory.TAG_STRIP_BYTE_COUNTS));
            if (tiled) {
                // The decoder takes memory for a whole tile, however small the picture is.
                width = Math.max(width, tags.getInt(ExifIFD0Directory.TAG_TILE_WIDTH));
                height = Math.max(height, tags.getInt(ExifIFD0Directory.TAG_TILE_LENGTH));
            }
            SizeLimit.check(width, height);
            // OpenCV turns a TIFF upright and lays it over black by itself, whatever its flags are.
            return new PictureFile(width, height, false, PictureFile.UPRIGHT, file);
        } catch (MetadataException e) {
            throw RejectedException.damaged("TIFF", "its directory lacks the size of the picture");
        }
    }

    private static Directory tags(byte[] file) throws RejectedException {
        Directory tags;
        try {
            tags = TiffMetadataReader.readMetadata(new ByteArrayReader(file))
                    .getFirstDirectoryOfType(ExifIFD0Directory.class);
        } catch (TiffProcessingException | IOException | RuntimeException e) {
            tags = null;
        }
        if (tags == null || tags.hasErrors()) {
            throw RejectedException.damaged("TIFF", "its directory cannot be read, perhaps it is cut off");
        }
        return tags;
    }

    private static void checkSamples(Directory tags) throws RejectedException {
        long[] bits = numbers(tags, ExifIFD0Directory.TAG_BITS_PER_SAMPLE);
        long deepest = Arrays.stream(bits).max().orElse(1);
        Integer samples = tags.getInteger(ExifIFD0Directory.TAG_SAMPLES_PER_PIXEL);
        if (deepest > MAX_BITS || samples != null && samples > MAX_SAMPLES) {
            throw RejectedException.unsupported(
                    "a TIFF of " + (samples == null ? 1 : samples) + " channels of " + deepest + " bits");
        }
    }

    private static void checkPresent(Directory tags, byte[] file, long[] offsets, long[] lengths)
            throws RejectedException {
        if (offsets.length == 0 || offsets.length != lengths.length) {
            throw RejectedException.damaged("TIFF", "its directory does not say where the pixels lie");
        }
        Bytes bytes = new Bytes(file, "TIFF");
        Integer compression = tags.getInteger(ExifIFD0Directory.TAG_COMPRESSION);
        boolean deflated = compression != null && (compression == ADOBE_DEFLATE || compression == DEFLATE);
        for (int i = 0; i < offsets.length; i++) {
            bytes.need(offsets[i], lengths[i]);
            // The decoder leaves out what it cannot decode and says nothing.
            if (deflated && !Deflated.isWhole(file, (int) offsets[i], (int) lengths[i], MAX_STRIP)) {
                throw RejectedException.damaged("TIFF", "its compressed pixels make no sense");
            }
        }
    }

    /**
     * The values of a tag, none where it is absent; the library keeps one value as a number and several as an array.
     */
    private static long[] numbers(Directory tags, int tag) {
        Object found = tags.getObject(tag);
        if (found instanceof Number number) {
            return new long[] {number.longValue()};
        }
        if (found == null || !found.getClass().isArray()) {
            return new long[0];
        }
        long[] numbers = new long[Array.getLength(found)];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = Array.getLong(found, i);
        }
        return numbers;
    }
}
