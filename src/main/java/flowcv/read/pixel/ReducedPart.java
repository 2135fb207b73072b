package flowcv.read.pixel;

/**
 * A part of a picture, of its full width, at a smaller size.
 *
 * @param top its first row, in pixels of the picture
 * @param scale pixels of the picture per reduced pixel
 */
public record ReducedPart(int top, double scale) {
    /** Where a column of the picture lies in it. */
    public double x(double column) {
        return (column + 0.5) / scale - 0.5;
    }

    /** Where a row of the picture lies in it. */
    public double y(double row) {
        return (row - top + 0.5) / scale - 0.5;
    }
}
