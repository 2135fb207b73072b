package flowcv.read;

/** Shares the pixels of a picture out among the hexagons of a lattice, instead of among what lines enclose. */
final class HexFaces {
    /** Half the width of lines, in cells: what lies so near a side belongs to it. */
    private static final double LINE = 0.03;

    private final Segments segments;
    private final HexFit fit;
    private final int[] labels;
    private final byte[] cores;
    private final byte[] lines;
    private final int firstColumn;
    private final int columns;
    private final int firstRow;
    private final int rows;

    private HexFaces(Segments segments, HexFit fit) {
        this.segments = segments;
        this.fit = fit;
        this.labels = new int[segments.labels().length];
        this.cores = new byte[labels.length];
        this.lines = new byte[labels.length];
        double width = segments.inPicture(segments.width()) / fit.pitch() / HexFit.COLUMNS;
        double left = fit.x() / fit.pitch() / HexFit.COLUMNS;
        double top = fit.y() / fit.pitch();
        this.firstColumn = (int) Math.floor(-left) - 1;
        this.columns = (int) Math.ceil(width) + 4;
        this.firstRow = (int) Math.floor(-top) - 2;
        this.rows = (int) Math.ceil(segments.inPicture(segments.height()) / fit.pitch()) + 5;
    }

    /** The same picture with hexagons for faces. */
    static Segments of(Segments segments, HexFit fit) {
        return new HexFaces(segments, fit).share();
    }

    private Segments share() {
        double[] nearest = new double[3];
        for (int row = 0; row < segments.height(); row++) {
            double y = segments.inPicture(row);
            for (int column = 0; column < segments.width(); column++) {
                share(row * segments.width() + column, segments.inPicture(column), y, nearest);
            }
        }
        return new Segments(
                segments.width(),
                segments.height(),
                segments.scale(),
                labels,
                cores,
                lines,
                segments.ink(),
                segments.inkDepth(),
                segments.bgr(),
                rows * columns);
    }

    private void share(int at, double px, double py, double[] nearest) {
        double u = (px - fit.x()) / fit.pitch();
        double v = (py - fit.y()) / fit.pitch();
        int middle = (int) Math.rint(u / HexFit.COLUMNS);
        // Squared distances to the nearest middle, and to the next: a side is as far from both.
        nearest[0] = Double.MAX_VALUE;
        nearest[1] = Double.MAX_VALUE;
        for (int column = middle - 1; column <= middle + 1; column++) {
            double lowered = 0.5 * Math.floorMod(column, 2);
            int below = (int) Math.floor(v - lowered);
            for (int row = below; row <= below + 1; row++) {
                double across = u - HexFit.COLUMNS * column;
                double down = v - row - lowered;
                double distance = across * across + down * down;
                if (distance < nearest[0]) {
                    nearest[1] = nearest[0];
                    nearest[0] = distance;
                    labels[at] = (row - firstRow) * columns + column - firstColumn + 1;
                } else {
                    nearest[1] = Math.min(nearest[1], distance);
                }
            }
        }
        // Half the difference of both distances is that from the side, exactly so along its middle.
        double depth = (Math.sqrt(nearest[1]) - Math.sqrt(nearest[0])) / 2;
        cores[at] = (byte) (depth > FaceSegmenter.CORE ? 1 : 0);
        lines[at] = (byte) (depth < LINE ? 1 : 0);
    }
}
