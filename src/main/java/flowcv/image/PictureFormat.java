package flowcv.image;

/** The formats that are read. */
enum PictureFormat {
    PNG,
    JPEG,
    WEBP,
    BMP,
    TIFF,
    GIF
}
