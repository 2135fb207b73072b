package flowcv.read;

import flowcv.image.Point;
import flowcv.read.disc.Disc;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A lattice of hexagons, standing on a side, fitted to dots alone: it holds where ink or a tint hides lines.
 * Odd columns stand half a cell lower than the even ones before them.
 *
 * @param x the middle of a hexagon of column 0, row 0, in pixels
 * @param y of the same
 * @param pitch height of a hexagon, in pixels
 */
record HexFit(double x, double y, double pitch) {
    /** Distance between neighboring columns of hexagons whose height is 1. */
    static final double COLUMNS = Math.sqrt(3) / 2;
    /** Side of the square as large as a hexagon whose height is 1. */
    private static final double CELL = Math.sqrt(COLUMNS);
    /** Dots are 0.70 of a cell, on solution pages 0.74, in poor pictures 0.68. */
    private static final double LEAST_PITCH = 0.93;

    private static final double GREATEST_PITCH = 1.1;
    /** At most this far, by ratio, the pitch is off: 0.04 of a cell from end to end of the largest boards. */
    private static final double STEP = 0.004;
    /** How far a dot is from the middle of its hexagon at most, in cells (measured: 0.06). */
    private static final double OFF = 0.1;
    /** Fewer dots lie on a lattice by chance. */
    private static final int LEAST_DOTS = 6;
    /** What else has the size of a dot is at most this share of the discs. */
    private static final double LEAST_SHARE = 0.8;

    /** So many discs are tried for one that is on the lattice: that all are among the rest does not happen. */
    private static final int ANCHORS = 8;

    /** The place of a point: how far it is from the middle of its hexagon, in cells, and where that lies. */
    private record Place(double u, double v, double off) {}

    /**
     * The lattice, if nearly all discs lie on one.
     *
     * @param cellSize the square root of a cell's area, in pixels, to within 8 %
     */
    static Optional<HexFit> of(List<Disc> discs, double cellSize) {
        if (discs.size() < LEAST_DOTS) {
            return Optional.empty();
        }
        HexFit best = null;
        int most = 0;
        double guess = cellSize / CELL;
        for (double ratio = LEAST_PITCH; ratio <= GREATEST_PITCH; ratio += STEP) {
            for (int i = 0; i < Math.min(ANCHORS, discs.size()); i++) {
                Disc anchor = discs.get(i * discs.size() / Math.min(ANCHORS, discs.size()));
                HexFit fit = new HexFit(anchor.x(), anchor.y(), ratio * guess);
                int on = fit.on(discs).size();
                if (on > most) {
                    most = on;
                    best = fit;
                }
            }
        }
        if (best == null || most < Math.max(LEAST_DOTS, LEAST_SHARE * discs.size())) {
            return Optional.empty();
        }
        return Optional.of(best.refined(discs).refined(discs));
    }

    /** The square root of a hexagon's area, in pixels. */
    double cellSize() {
        return CELL * pitch;
    }

    /** The middles of all hexagons in a picture of so many pixels, column by column. */
    List<Point> middles(int width, int height) {
        List<Point> middles = new ArrayList<>();
        double across = pitch * COLUMNS;
        for (int column = (int) Math.ceil(-x / across); x + column * across < width; column++) {
            double lowered = y + pitch / 2 * Math.floorMod(column, 2);
            for (int row = (int) Math.ceil(-lowered / pitch); lowered + row * pitch < height; row++) {
                middles.add(new Point(x + column * across, lowered + row * pitch));
            }
        }
        return middles;
    }

    /** Those of some discs that lie in the middle of hexagons. */
    List<Disc> on(List<Disc> discs) {
        List<Disc> on = new ArrayList<>();
        for (Disc disc : discs) {
            if (place(disc.x(), disc.y()).off() <= OFF) {
                on.add(disc);
            }
        }
        return on;
    }

    private Place place(double px, double py) {
        int column = (int) Math.rint((px - x) / (COLUMNS * pitch));
        double lowered = 0.5 * Math.floorMod(column, 2);
        double u = COLUMNS * column;
        double v = Math.rint((py - y) / pitch - lowered) + lowered;
        return new Place(u, v, Math.hypot((px - x) / pitch - u, (py - y) / pitch - v));
    }

    /** By least squares over the discs that lie on the lattice. */
    private HexFit refined(List<Disc> discs) {
        List<Disc> on = on(discs);
        double su = 0;
        double sv = 0;
        double sx = 0;
        double sy = 0;
        for (Disc disc : on) {
            Place place = place(disc.x(), disc.y());
            su += place.u();
            sv += place.v();
            sx += disc.x();
            sy += disc.y();
        }
        int n = on.size();
        double squares = 0;
        double products = 0;
        for (Disc disc : on) {
            Place place = place(disc.x(), disc.y());
            double du = place.u() - su / n;
            double dv = place.v() - sv / n;
            squares += du * du + dv * dv;
            products += du * disc.x() + dv * disc.y();
        }
        if (squares == 0) {
            return this;
        }
        double slope = products / squares;
        return new HexFit((sx - slope * su) / n, (sy - slope * sv) / n, slope);
    }
}
