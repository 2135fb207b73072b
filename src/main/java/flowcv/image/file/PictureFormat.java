package flowcv.image.file;

/** The formats that are read. */
public enum PictureFormat {
    PNG,
    JPEG,
    WEBP,
    BMP,
    TIFF,
    GIF;

    /** The format of a file, by its first bytes; what it is called does not matter. */
    public static PictureFormat of(byte[] file) throws RejectedException {
        return Signature.of(file);
    }

    /** Makes sure that a file is whole and not too large. */
    public PictureFile check(byte[] file) throws RejectedException {
        return switch (this) {
            case PNG -> PngFile.check(file);
            case JPEG -> JpegFile.check(file);
            case WEBP -> WebpFile.check(file);
            case BMP -> BmpFile.check(file);
            case TIFF -> TiffFile.check(file);
            case GIF -> GifFile.check(file);
        };
    }
}
