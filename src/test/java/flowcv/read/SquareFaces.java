package flowcv.read;

/** Square faces in a row, with lines around them. */
final class SquareFaces {
    private SquareFaces() {}

    /**
     * The faces as if a segmenter had found them, without ink.
     *
     * @param faces how many; their labels count from 1
     * @param cell side of a face, in pixels
     * @param bgr of all pixels
     */
    static Segments of(int faces, int cell, byte[] bgr) {
        int width = faces * cell;
        int n = width * cell;
        int[] labels = new int[n];
        byte[] cores = new byte[n];
        byte[] lines = new byte[n];
        for (int at = 0; at < n; at++) {
            int x = at % width % cell;
            int y = at / width;
            int depth = Math.min(Math.min(x, cell - 1 - x), Math.min(y, cell - 1 - y));
            labels[at] = 1 + at % width / cell;
            cores[at] = (byte) (depth > FaceGrowth.CORE * cell ? 1 : 0);
            lines[at] = (byte) (depth == 0 ? 1 : 0);
        }
        return new Segments(0, 0, width, cell, 1, labels, cores, lines, new byte[n], new float[n], bgr, faces);
    }
}
