package flowcv.read;

import flowcv.read.disc.DiscFinder;
import flowcv.read.disc.DiscGroups;
import flowcv.read.pixel.Pixels;
import flowcv.read.pixel.Thresholds;
import java.util.List;

/** Tells a turned board of squares from the side of a cube by how many of the dots lie on one lattice. */
final class DotsOnSquares {
    /**
     * On a turned lattice of squares lies at least this share of what looks like a dot (measured: 0.47 and more on
     * turned screenshots, letters among the rest; a side of a photographed cube has 0.34 at most).
     */
    private static final double LEAST_ON_SQUARES = 0.42;

    /** Fewer dots than these lie on the side of a cube that is a lattice of squares by itself. */
    private static final int FEWEST_ON_SQUARES = 6;

    private DotsOnSquares() {}

    /**
     * Whether nearly all that looks like a dot lies on a turned lattice.
     *
     * @param dots that lie in cells of one lattice of squares
     * @param finder of the same picture as it is
     */
    static boolean areMost(int dots, Pixels pixels, DiscFinder finder) {
        // What is seen at an angle is an ellipse, and so are some letters.
        int threshold = Thresholds.dimmed(pixels.brightest());
        int round = DiscGroups.bySize(finder.find(threshold)).stream()
                .mapToInt(List::size)
                .max()
                .orElse(0);
        return dots >= FEWEST_ON_SQUARES
                && dots >= LEAST_ON_SQUARES * (round + finder.ovals(threshold).size());
    }
}
