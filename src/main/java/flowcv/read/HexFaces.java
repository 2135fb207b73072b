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
     * @param nearest row of the hexagon with the nearest middle
     * @param near squared distance to that, in cells
     * @param far squared distance to the next one, on the other side
     */
    private record Height(int nearest, double near, double far) {
        static Height of(double v, double lowered) {
            int nearest = (int) Math.ceil(v - lowered - 0.5);
            double off = Math.abs(v - nearest - lowered);
            return new Height(nearest, off * off, (1 - off) * (1 - off));
        }
    }

    /**
     * Columns of pixels, seen from the two columns of hexagons that are nearest to each. The hexagons of the third
     * nearest lie at the same heights as those of the second, and farther away.
     *
     * @param nearest numbers of columns of hexagons
     * @param own squared distances to their middles, in cells
     * @param side -1 or 1: whether the second nearest is left or right of it
     * @param beside squared distances to the middles of that
     */
    private record Breadths(int[] nearest, double[] own, int[] side, double[] beside) {
        static Breadths of(Segments segments, HexFit fit) {
            int width = segments.width();
            Breadths all = new Breadths(new int[width], new double[width], new int[width], new double[width]);
            for (int x = 0; x < width; x++) {
                double u = (segments.xInPicture(x) - fit.x()) / fit.pitch();
                all.nearest[x] = (int) Math.rint(u / HexFit.COLUMNS);
                double off = u - HexFit.COLUMNS * all.nearest[x];
                all.own[x] = off * off;
                all.side[x] = off < 0 ? -1 : 1;
                double rest = HexFit.COLUMNS - Math.abs(off);
                all.beside[x] = rest * rest;
            }
            return all;
        }
    }

    private Segments share() {
        int width = segments.width();
        Breadths breadths = Breadths.of(segments, fit);
        for (int y = 0; y < segments.height(); y++) {
            double v = (segments.yInPicture(y) - fit.y()) / fit.pitch();
            Height even = Height.of(v, 0);
            Height odd = Height.of(v, 0.5);
            shareRow(y * width, breadths, even, odd);
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

    private void shareRow(int row, Breadths breadths, Height even, Height odd) {
        for (int x = 0; x < breadths.nearest.length; x++) {
            boolean isOdd = (breadths.nearest[x] & 1) != 0;
            share(row + x, x, breadths, isOdd ? odd : even, isOdd ? even : odd);
        }
    }

    /** Gives a pixel to the hexagon with the nearest middle, of the two nearest columns. */
    private void share(int at, int x, Breadths breadths, Height own, Height beside) {
        double near = breadths.own[x] + own.near();
        double far = breadths.own[x] + own.far();
        double nearBeside = breadths.beside[x] + beside.near();
        double farBeside = breadths.beside[x] + beside.far();
        boolean isOwn = near <= nearBeside;
        // Squared distances to the nearest middle, and to the next: a side is as far from both.
        double nearest = Math.sqrt(isOwn ? near : nearBeside);
        double next = isOwn ? Math.min(far, nearBeside) : Math.min(near, farBeside);
        int row = isOwn ? own.nearest() : beside.nearest();
        int column = breadths.nearest[x] + (isOwn ? 0 : breadths.side[x]);
        labels[at] = (row - firstRow) * columns + column - firstColumn + 1;
        // Half the difference of both distances is that from the side, exactly so along its middle.
        cores[at] = (byte) (isFartherBy(2 * FaceGrowth.CORE, nearest, next) ? 1 : 0);
        lines[at] = (byte) (isFartherBy(2 * LINE, nearest, next) ? 0 : 1);
    }

    /** Whether the root of a square is greater than a distance by more than another. */
    private static boolean isFartherBy(double difference, double distance, double square) {
        return square > (distance + difference) * (distance + difference);
    }
}
