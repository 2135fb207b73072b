package flowcv.read;

import flowcv.image.Picture;

/**
 * A reduced picture whose pixels are shared out among its faces. The arrays are not copied: they are
 * handed on and never changed.
 *
 * @param left of the part of the picture that is looked at, in reduced pixels
 * @param top of the same
 * @param width of the reduced picture
 * @param height of the reduced picture
 * @param scale pixels of the picture per reduced pixel
 * @param labels per pixel the number of its face, from 1; 0 where no face reaches
 * @param cores per pixel not 0 in the core of a face, which lies off all lines
 * @param lines per pixel not 0 where a line is drawn
 * @param ink per pixel not 0 where a dot or a pipe is drawn
 * @param inkDepth per pixel the distance to what is no ink, in reduced pixels
 * @param bgr the reduced picture itself
 * @param count the number of faces
 */
record Segments(
        int left,
        int top,
        int width,
        int height,
        double scale,
        int[] labels,
        byte[] cores,
        byte[] lines,
        byte[] ink,
        float[] inkDepth,
        byte[] bgr,
        int count) {

    /** A picture that has not been shared out yet, and in which no ink is known. */
    static Segments blank(Picture picture) {
        int n = picture.width() * picture.height();
        byte[] bgr = new byte[3 * n];
        picture.pixels().get(0, 0, bgr);
        return new Segments(
                0,
                0,
                picture.width(),
                picture.height(),
                1,
                new int[n],
                new byte[n],
                new byte[n],
                new byte[n],
                new float[n],
                bgr,
                0);
    }

    /** The same with other ink. */
    Segments with(byte[] drawn, float[] depths) {
        return new Segments(left, top, width, height, scale, labels, cores, lines, drawn, depths, bgr, count);
    }

    /** Where the middle of a column of reduced pixels lies in the picture. */
    double xInPicture(double column) {
        return (column + left + 0.5) * scale - 0.5;
    }

    /** Where the middle of a row of reduced pixels lies in the picture. */
    double yInPicture(double row) {
        return (row + top + 0.5) * scale - 0.5;
    }

    /** The brightest channel of a pixel, 0 to 255. */
    int brightness(int at) {
        return Math.max(bgr[3 * at] & 0xFF, Math.max(bgr[3 * at + 1] & 0xFF, bgr[3 * at + 2] & 0xFF));
    }

    /** Whether a place of the picture is covered by a dot or a pipe. */
    boolean isInk(double x, double y) {
        int at = at(x, y);
        return at >= 0 && ink[at] != 0;
    }

    /** How far a place of the picture is from what no dot or pipe covers, in pixels of the picture. */
    double inkDepth(double x, double y) {
        int at = at(x, y);
        return at >= 0 ? scale * inkDepth[at] : 0;
    }

    /** The number of the face at a place of the picture; 0 where there is none. */
    int face(double x, double y) {
        int at = at(x, y);
        return at >= 0 ? labels[at] : 0;
    }

    /** The number of the pixel at a place of the picture; -1 outside. */
    private int at(double x, double y) {
        int column = (int) ((x + 0.5) / scale) - left;
        int row = (int) ((y + 0.5) / scale) - top;
        return column >= 0 && column < width && row >= 0 && row < height ? row * width + column : -1;
    }
}
