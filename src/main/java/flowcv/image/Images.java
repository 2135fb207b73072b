package flowcv.image;

import org.opencv.core.CvException;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.imgcodecs.Imgcodecs;

/** The one door between bytes and pixels. */
public final class Images {
    /** More pixels than any screen has; a small file may claim millions and take gigabytes. */
    static final long MAX_PIXELS = 50_000_000;

    /** The most that JPEG can have; the decoders know no format that needs more for a screen. */
    static final long MAX_SIDE = 65_535;

    private Images() {}

    /**
     * Decodes a picture: PNG, JPEG, WebP, BMP, TIFF or the first image of a GIF, whatever it is called. The picture is
     * turned upright as its EXIF says, transparency is laid over black, 16 bits become 8, color profiles are ignored.
     *
     * @param bytes a whole picture file
     * @param name what messages call the picture
     * @throws UnreadablePictureException if the bytes are no picture flowcv reads, if they are damaged or truncated, or
     *     if the picture has more than 50 million pixels; all of this is found before pixels are decoded
     * @throws NativeLibraryException if OpenCV cannot be loaded
     */
    public static Picture decode(byte[] bytes, String name) throws UnreadablePictureException {
        try {
            PictureFormat format = Signature.of(bytes);
            PictureFile file = check(format, bytes);
            checkSize(file);
            return new Picture(name, Orientation.upright(pixels(format, file), file.orientation()));
        } catch (RejectedException e) {
            throw new UnreadablePictureException(name, e.getMessage());
        }
    }

    private static PictureFile check(PictureFormat format, byte[] bytes) throws RejectedException {
        return switch (format) {
            case PNG -> PngFile.check(bytes);
            case JPEG -> JpegFile.check(bytes, MAX_PIXELS);
            case WEBP -> WebpFile.check(bytes);
            case BMP -> BmpFile.check(bytes);
            case TIFF -> TiffFile.check(bytes);
            case GIF -> GifFile.check(bytes);
        };
    }

    private static void checkSize(PictureFile file) throws RejectedException {
        long width = file.width();
        long height = file.height();
        if (width < 1 || height < 1) {
            throw new RejectedException("a picture of " + width + "x" + height + " pixels; copy or export it again");
        }
        if (width > MAX_SIDE || height > MAX_SIDE || width * height > MAX_PIXELS) {
            throw new RejectedException("too large: " + width + "x" + height + " pixels, expected at most "
                    + MAX_PIXELS / 1_000_000 + " million and no side above " + MAX_SIDE + "; make it smaller");
        }
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
