package flowcv.read;

import flowcv.image.Point;
import flowcv.read.disc.Disc;
import flowcv.read.pixel.Ink;
import flowcv.read.pixel.Pixels;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Finds the dots and pipes of a photograph whose cells are known: in each cell what is more like its middle than like
 * what is near its sides. No brightness suits all cells of a photograph.
 */
final class CellInk {
    /** Where the color of dots and pipes is taken, in cells from the middle: half of a pipe is 0.165. */
    private static final double[] INSIDE = {0.03, 0.06, 0.09, 0.12, 0.14};
    /** Where that of what is behind them is taken: past any dot, short of lines. */
    private static final double[] OUTSIDE = {0.41, 0.43, 0.45};
    /** No pixel of a cell is farther from its middle, in cells. */
    private static final double REACH = 0.66;

    /** Past the letter on a dot, short of its rim, in radii. */
    private static final double[] BESIDE_LETTER = {0.65, 0.75, 0.85};

    private static final int DIRECTIONS = 24;

    private final Pixels pixels;
    private final RingColors colors;
    private final Segments cells;
    private final double cellSize;
    private final MiddleInk ink;

    private CellInk(Pixels pixels, Segments cells, double cellSize) {
        this.pixels = pixels;
        this.colors = new RingColors(pixels, cellSize, DIRECTIONS);
        this.cells = cells;
        this.cellSize = cellSize;
        this.ink = new MiddleInk(cells);
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
        List<MiddleInk.Middle> middles = new ArrayList<>();
        for (Point middle : fit.middles(cells.width(), cells.height())) {
            Optional<Disc> disc = discs.disc(middle.x(), middle.y());
            mark(middle, disc.map(this::colors).orElseGet(() -> colors(middle)));
            disc.ifPresent(this::fill);
            int label = label(middle.x(), middle.y());
            if (label > 0) {
                middles.add(new MiddleInk.Middle(label, (int) middle.x(), (int) middle.y()));
            }
        }
        int reach = (int) Math.ceil(INSIDE[INSIDE.length - 1] * cellSize);
        return ink.drawn(middles, cellSize, Ink.Shape.SQUARE, reach);
    }

    private MiddleColors colors(Point middle) {
        return colors(middle.x(), middle.y(), INSIDE);
    }

    /** Those of a dot, beside its letter. */
    private MiddleColors colors(Disc disc) {
        return colors(
                disc.x(),
                disc.y(),
                Arrays.stream(BESIDE_LETTER)
                        .map(part -> part * disc.radius() / cellSize)
                        .toArray());
    }

    private MiddleColors colors(double x, double y, double[] rings) {
        return new MiddleColors(colors.usual(x, y, rings), colors.usual(x, y, OUTSIDE));
    }

    /** Marks what is more like the middle of a cell than like what is around it. */
    private void mark(Point middle, MiddleColors usual) {
        double x = middle.x();
        double y = middle.y();
        if (!usual.stands()) {
            return;
        }
        int label = label(x, y);
        int reach = (int) Math.ceil(REACH * cellSize);
        for (int row = (int) y - reach; row <= y + reach; row++) {
            for (int column = (int) x - reach; column <= x + reach; column++) {
                int at = row * cells.width() + column;
                if (label(column, row) == label && usual.isAlike(cells.bgr(), at)) {
                    ink.mark(at);
                }
            }
        }
    }

    /** Letters and ticks belong to their dots. */
    private void fill(Disc disc) {
        int reach = (int) Math.ceil(disc.radius());
        for (int row = (int) disc.y() - reach; row <= disc.y() + reach; row++) {
            for (int column = (int) disc.x() - reach; column <= disc.x() + reach; column++) {
                if (label(column, row) > 0 && Math.hypot(column - disc.x(), row - disc.y()) <= disc.radius()) {
                    ink.mark(row * cells.width() + column);
                }
            }
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
