package flowcv.read;

import flowcv.image.Mats;
import flowcv.image.Point;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.imgproc.Imgproc;

/**
 * Finds the dots and pipes of a photograph whose cells are known: in each cell what is more like its middle than like
 * what is near its sides. No brightness suits all cells of a photograph.
 */
final class CellInk {
    /** Where the color of dots and pipes is taken, in cells from the middle: half of a pipe is 0.165. */
    private static final double[] INSIDE = {0.03, 0.06, 0.09, 0.12, 0.14};
    /** Where that of what is behind them is taken: past any dot, short of lines. */
    private static final double[] OUTSIDE = {0.41, 0.43, 0.45};
    /** As {@link CellDiscs}: the darkest dots of dark pictures stand out by 20. */
    private static final double LEAST_CONTRAST = 12;
    /** Lines and outlines are narrower, pipes wider, in cells. */
    private static final double NARROW = 0.14;
    /** No pixel of a cell is farther from its middle, in cells. */
    private static final double REACH = 0.66;

    private static final double HALF = 0.5;
    private static final int DIRECTIONS = 24;

    private final Pixels pixels;
    private final RingColors colors;
    private final Segments cells;
    private final double cellSize;
    private final byte[] mask;

    private CellInk(Pixels pixels, Segments cells, double cellSize) {
        this.pixels = pixels;
        this.colors = new RingColors(pixels, cellSize, DIRECTIONS);
        this.cells = cells;
        this.cellSize = cellSize;
        this.mask = new byte[cells.labels().length];
    }

    /**
     * The same cells with what is drawn in them.
     *
     * @param pixels of the same picture
     * @param cells of the whole picture, pixel by pixel
     * @param fit where their middles lie
     */
    static Segments in(Pixels pixels, Segments cells, HexFit fit) {
        return new CellInk(pixels, cells, fit.cellSize()).drawn(fit);
    }

    private Segments drawn(HexFit fit) {
        CellDiscs discs = new CellDiscs(pixels, cellSize);
        List<Point> middles = fit.middles(cells.width(), cells.height());
        for (Point middle : middles) {
            Optional<Disc> disc = discs.disc(middle.x(), middle.y());
            mark(middle.x(), middle.y());
            disc.ifPresent(this::fill);
        }
        try (Mats mats = new Mats()) {
            Mat ink = mats.keep(new Mat(cells.height(), cells.width(), CvType.CV_8UC1));
            ink.put(0, 0, mask);
            int narrow = (int) Math.max(3, NARROW * cellSize) | 1;
            Imgproc.morphologyEx(ink, ink, Imgproc.MORPH_OPEN, Ink.box(mats, narrow));
            ink.get(0, 0, mask);
            keepMiddles(middles);
            ink.put(0, 0, mask);
            Mat depth = mats.mat();
            Imgproc.distanceTransform(ink, depth, Imgproc.DIST_L2, Imgproc.DIST_MASK_5);
            float[] depths = new float[mask.length];
            depth.get(0, 0, depths);
            return cells.with(mask, depths);
        }
    }

    /** Marks what is more like the middle of a cell than like what is around it. */
    private void mark(double x, double y) {
        double[] inside = colors.usual(x, y, INSIDE);
        double[] around = colors.usual(x, y, OUTSIDE);
        double squares = 0;
        double contrast = 0;
        for (int channel = 0; channel < Pixels.CHANNELS; channel++) {
            double step = inside[channel] - around[channel];
            squares += step * step;
            contrast = Math.max(contrast, step);
        }
        if (contrast < LEAST_CONTRAST) {
            return;
        }
        int label = label(x, y);
        int reach = (int) Math.ceil(REACH * cellSize);
        for (int row = (int) y - reach; row <= y + reach; row++) {
            for (int column = (int) x - reach; column <= x + reach; column++) {
                if (label(column, row) != label) {
                    continue;
                }
                int at = row * cells.width() + column;
                double along = 0;
                for (int channel = 0; channel < Pixels.CHANNELS; channel++) {
                    double level = cells.bgr()[3 * at + channel] & 0xFF;
                    along += (level - around[channel]) * (inside[channel] - around[channel]);
                }
                mask[at] = (byte) (along >= HALF * squares ? 255 : mask[at]);
            }
        }
    }

    /** Letters and ticks belong to their dots. */
    private void fill(Disc disc) {
        int reach = (int) Math.ceil(disc.radius());
        for (int row = (int) disc.y() - reach; row <= disc.y() + reach; row++) {
            for (int column = (int) disc.x() - reach; column <= disc.x() + reach; column++) {
                if (label(column, row) > 0 && Math.hypot(column - disc.x(), row - disc.y()) <= disc.radius()) {
                    mask[row * cells.width() + column] = (byte) 255;
                }
            }
        }
    }

    /** Drops all that does not reach the middle of its cell. */
    private void keepMiddles(List<Point> middles) {
        boolean[] kept = new boolean[mask.length];
        middles.forEach(middle -> keep(middle.x(), middle.y(), kept));
        for (int at = 0; at < mask.length; at++) {
            mask[at] = kept[at] ? mask[at] : 0;
        }
    }

    private void keep(double x, double y, boolean[] kept) {
        int label = label(x, y);
        Deque<int[]> queue = new ArrayDeque<>();
        int reach = (int) Math.ceil(INSIDE[INSIDE.length - 1] * cellSize);
        for (int row = (int) y - reach; row <= y + reach; row++) {
            for (int column = (int) x - reach; column <= x + reach; column++) {
                add(column, row, label, kept, queue);
            }
        }
        while (!queue.isEmpty()) {
            int[] at = queue.poll();
            add(at[0] + 1, at[1], label, kept, queue);
            add(at[0] - 1, at[1], label, kept, queue);
            add(at[0], at[1] + 1, label, kept, queue);
            add(at[0], at[1] - 1, label, kept, queue);
        }
    }

    private void add(int column, int row, int label, boolean[] kept, Deque<int[]> queue) {
        int at = row * cells.width() + column;
        if (label(column, row) == label && label > 0 && mask[at] != 0 && !kept[at]) {
            kept[at] = true;
            queue.add(new int[] {column, row});
        }
    }

    /** The number of the cell that a place lies in; 0 outside the picture. */
    private int label(double x, double y) {
        int column = (int) x;
        int row = (int) y;
        boolean inside = column >= 0 && row >= 0 && column < cells.width() && row < cells.height();
        return inside ? cells.labels()[row * cells.width() + column] : 0;
    }
}
