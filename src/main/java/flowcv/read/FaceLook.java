package flowcv.read;

/**
 * What one look at a picture found, without what it found it in. The arrays are not copied: they are handed on and
 * never changed.
 *
 * @param left of the part that was looked at, in reduced pixels of the picture
 * @param top of the same
 * @param width in reduced pixels
 * @param height in reduced pixels
 * @param labels per pixel the number of its face, from 1; 0 where no face reaches
 * @param lines per pixel not 0 where a line was seen
 * @param count the number of faces
 */
record FaceLook(int left, int top, int width, int height, int[] labels, byte[] lines, int count) {

    static FaceLook of(Segments segments) {
        return new FaceLook(
                segments.left(),
                segments.top(),
                segments.width(),
                segments.height(),
                segments.labels(),
                segments.lines(),
                segments.count());
    }

    /** By label whether a face reaches the edge of the part that was looked at: it may go on beyond. */
    boolean[] atEdge() {
        boolean[] atEdge = new boolean[count + 1];
        for (int x = 0; x < width; x++) {
            atEdge[labels[x]] = true;
            atEdge[labels[(height - 1) * width + x]] = true;
        }
        for (int y = 0; y < height; y++) {
            atEdge[labels[y * width]] = true;
            atEdge[labels[y * width + width - 1]] = true;
        }
        return atEdge;
    }
}
