package flowcv.read;

import flowcv.read.disc.Disc;
import java.util.List;

/**
 * The square lattice that the dots and the lines of a picture agree on. It has no ends: how far the
 * board reaches is found from the lines of each cell.
 *
 * @param x its vertical lines
 * @param y its horizontal lines
 * @param dots the discs that stand in the middle of cells, all of one size
 * @param support mean share, 0 to 1, of the lines among the dots that are seen
 * @param leastContrast levels by which its lines stand out, at least
 */
record Lattice(Axis x, Axis y, List<Disc> dots, double support, double leastContrast) {
    /**
     * With this share of its lines seen it is no chance (measured: 0.62 and more where boards of squares are cut or
     * drawn over; hexagons and free shapes, photographed too, reach 0.32 unless a side of a cube is straightened).
     */
    private static final double SURE_SUPPORT = 0.5;

    /**
     * So many of its dots may be buttons where the next cell would be; a dot that is left out leaves its partner alone,
     * which shows.
     */
    static final int MOST_BUTTONS = 1;

    /** Keeps a copy of the list. */
    Lattice {
        dots = List.copyOf(dots);
    }

    /** A lattice in a screenshot. */
    Lattice(Axis x, Axis y, List<Disc> dots, double support) {
        this(x, y, dots, support, SideReader.LEAST_CONTRAST);
    }

    /** Whether its lines are seen, so that no other tiling is likely among its dots. */
    boolean isSeen() {
        return support >= SURE_SUPPORT;
    }

    /** The side of a cell, in pixels. */
    double cellSize() {
        return Math.sqrt(x.pitch() * y.pitch());
    }

    /** The median radius of the dots, in pixels. */
    double dotRadius() {
        return dots.stream().mapToDouble(Disc::radius).sorted().toArray()[dots.size() / 2];
    }
}
