package flowcv.image;

import flowcv.image.file.PictureFile;
import flowcv.image.file.PictureFormat;
import flowcv.image.file.RejectedException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.opencv.core.CvException;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.MatOfByte;
import org.opencv.core.MatOfInt;
import org.opencv.imgcodecs.Imgcodecs;

/** The one door between bytes and pixels. */
public final class Images {
    /** The endings of names that pictures are written under. */
    public static final List<String> ENDINGS = List.of("png", "jpg", "jpeg", "webp", "bmp", "tif", "tiff");

    private Images() {}

    /**
     * Decodes a picture: PNG, JPEG, WebP, BMP, TIFF or the first image of a GIF, whatever it is called. The picture is
     * turned upright as its EXIF says, transparency is laid over black, 16 bits become 8, color profiles are ignored.
     *
     * @param bytes a whole picture file
     * @param name what messages call the picture
     * @throws UnreadablePictureException if the bytes are no picture flowcv reads, if they are damaged or truncated, or
     *     if the picture has more than 50 million pixels or a side above 32,766; all of this is found before pixels are decoded
     * @throws NativeLibraryException if OpenCV cannot be loaded
     */
    public static Picture decode(byte[] bytes, String name) throws UnreadablePictureException {
        return decode(bytes, name, PixelGate.OPEN);
    }

    /**
     * As {@link #decode(byte[], String)}.
     *
     * @param gate is passed after the checks and before pixels are decoded
     */
    public static Picture decode(byte[] bytes, String name, PixelGate gate) throws UnreadablePictureException {
        try {
            PictureFormat format = PictureFormat.of(bytes);
            OpenCv.loadAhead();
            PictureFile file = format.check(bytes);
            gate.admit(file.width() * file.height());
            return new Picture(name, Orientation.upright(pixels(format, file), file.orientation()));
        } catch (RejectedException e) {
            throw new UnreadablePictureException(name, e.getMessage());
        }
    }

    /**
     * Encodes a picture in the format that a file name asks for.
     *
     * @param file the name that the picture will have; its ending decides
     * @throws UnwritableException if the ending is none of {@link #ENDINGS}
     */
    public static byte[] encode(Picture picture, Path file) throws UnwritableException {
        return encode(picture.pixels(), file);
    }

    /**
     * Encodes a picture in the format that a file name asks for. PNG is written with OpenCV's fast level and filter,
     * but with zlib's usual strategy instead of runs alone: 33 ms for a screenshot of 1080x2400 as before, and a fifth
     * to two thirds less room. With a level given, OpenCV tries five filters on each row: 65 ms.
     *
     * @param pixels 8 bits a channel, blue-green-red
     * @param file the name that the picture will have; its ending decides: png, jpg, jpeg, webp, bmp, tif or tiff
     * @throws UnwritableException if the ending is none of these
     */
    public static byte[] encode(Mat pixels, Path file) throws UnwritableException {
        OpenCv.load();
        String name = String.valueOf(file.getFileName());
        String ending = name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
        if (name.indexOf('.') < 0 || !ENDINGS.contains(ending)) {
            throw new UnwritableException(
                    file.toString(),
                    "found the ending '" + ending + "', expected one of " + String.join(", ", ENDINGS));
        }
        try (Mats mats = new Mats()) {
            MatOfByte encoded = mats.keep(new MatOfByte());
            MatOfInt options =
                    mats.keep(new MatOfInt(Imgcodecs.IMWRITE_PNG_STRATEGY, Imgcodecs.IMWRITE_PNG_STRATEGY_DEFAULT));
            if (!Imgcodecs.imencode("." + ending, pixels, encoded, options)) {
                throw new CvException("imencode");
            }
            return encoded.toArray();
        } catch (CvException e) {
            throw new UnwritableException(
                    file.toString(),
                    "a picture of " + pixels.size() + " pixels does not fit into ." + ending + "; use .png");
        }
    }

    /**
     * Writes a picture, whole or not at all.
     *
     * @param pixels 8 bits a channel, blue-green-red
     * @param file the file to make; its ending decides the format, as in {@link #encode}
     * @param overwrite whether a file of this name may be replaced
     * @throws UnwritableException if the ending is unknown, if there is such a file already, or if the folder or the
     *     disk takes none
     */
    public static void write(Mat pixels, Path file, boolean overwrite) throws UnwritableException {
        AtomicFile.write(file, encode(pixels, file), overwrite);
    }

    private static Mat pixels(PictureFormat format, PictureFile file) throws RejectedException {
        OpenCv.load();
        if (format == PictureFormat.GIF) {
            return GifPixels.decode(file);
        }
        // The decoder turns some formats upright by itself, others not; we turn all.
        int flags = file.alpha()
                ? Imgcodecs.IMREAD_UNCHANGED
                : Imgcodecs.IMREAD_COLOR | Imgcodecs.IMREAD_IGNORE_ORIENTATION;
        byte[] bytes = file.encoded();
        try (Mats mats = new Mats()) {
            Mat encoded = mats.keep(new Mat(1, bytes.length, CvType.CV_8UC1));
            encoded.put(0, 0, bytes);
            Mat decoded = Imgcodecs.imdecode(encoded, flags);
            if (decoded.empty()) {
                throw RejectedException.damaged(format.name(), "its pixels cannot be decoded");
            }
            return Bgr.of(decoded);
        } catch (CvException e) {
            throw RejectedException.damaged(format.name(), "its pixels cannot be decoded");
        }
    }
}
