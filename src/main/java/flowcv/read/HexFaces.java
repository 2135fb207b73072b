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
        double across = fit.pitch() * HexFit.COLUMNS;
        this.firstColumn = (int) Math.floor((segments.xInPicture(0) - fit.x()) / across) - 1;
        this.columns = (int) Math.ceil(segments.width() * segments.scale() / across) + 4;
        this.firstRow = (int) Math.floor((segments.yInPicture(0) - fit.y()) / fit.pitch()) - 2;
        this.rows = (int) Math.ceil(segments.height() * segments.scale() / fit.pitch()) + 5;
    }

    /** The same picture with hexagons for faces. */
    static Segments of(Segments segments, HexFit fit) {
        return new HexFaces(segments, fit).share();
    }

    /**
     * A row of pixels, seen from even or from odd columns of hexagons.
     *
     * @param hexagon row of the nearest middle above
     * @param above squared distance down from it, in cells
     * @param below squared distance up from the next one
     */
    private record Height(int hexagon, double above, double below) {
        static Height of(double v, double lowered) {
            int row = (int) Math.floor(v - lowered);
            double above = v - row - lowered;
            double below = v - (row + 1) - lowered;
            return new Height(row, above * above, below * below);
        }
    }

    private Segments share() {
        int width = segments.width();
        int[] middles = new int[width];
        double[] across = new double[3 * width];
        for (int x = 0; x < width; x++) {
            double u = (segments.xInPicture(x) - fit.x()) / fit.pitch();
            middles[x] = (int) Math.rint(u / HexFit.COLUMNS);
            for (int i = 0; i < 3; i++) {
                double off = u - HexFit.COLUMNS * (middles[x] - 1 + i);
                across[3 * x + i] = off * off;
            }
        }
        for (int y = 0; y < segments.height(); y++) {
            double v = (segments.yInPicture(y) - fit.y()) / fit.pitch();
            Height even = Height.of(v, 0);
            Height odd = Height.of(v, 0.5);
            for (int x = 0; x < width; x++) {
                boolean isOdd = (middles[x] & 1) != 0;
                share(y * width + x, middles[x], across, 3 * x, isOdd ? odd : even, isOdd ? even : odd);
            }
        }
        return new Segments(
                segments.left(),
                segments.top(),
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

    /** Gives a pixel to the hexagon with the nearest middle, of the nearest column and the two beside it. */
    private void share(int at, int middle, double[] across, int from, Height own, Height beside) {
        // Squared distances to the nearest middle, and to the next: a side is as far from both.
        double nearest = Double.MAX_VALUE;
        double next = Double.MAX_VALUE;
        int label = 0;
        for (int i = 0; i < 3; i++) {
            Height height = i == 1 ? own : beside;
            boolean isUpper = height.above() <= height.below();
            double near = across[from + i] + (isUpper ? height.above() : height.below());
            double far = across[from + i] + (isUpper ? height.below() : height.above());
            if (near < nearest) {
                next = Math.min(nearest, far);
                nearest = near;
                int row = height.hexagon() + (isUpper ? 0 : 1);
                label = (row - firstRow) * columns + middle - 1 + i - firstColumn + 1;
            } else {
                next = Math.min(next, near);
            }
        }
        labels[at] = label;
        // Half the difference of both distances is that from the side, exactly so along its middle.
        double depth = (Math.sqrt(next) - Math.sqrt(nearest)) / 2;
        cores[at] = (byte) (depth > FaceGrowth.CORE ? 1 : 0);
        lines[at] = (byte) (depth < LINE ? 1 : 0);
    }
}
