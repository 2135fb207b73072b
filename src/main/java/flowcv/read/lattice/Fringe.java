package flowcv.read.lattice;

import flowcv.read.detect.Segments;
import flowcv.read.tiling.Pose;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The extents that a lattice may have, where it is not clear whether an outer row or column belongs to it. */
final class Fringe {
    /** Rows and columns beside a lattice that may belong to it. */
    private static final int AROUND = 2;
    /** Share of the sides of a row beyond that are seen at least. */
    private static final double LEAST = 0.15;

    private static final double SEEN = 0.45;
    /** Corners this near are those of the same lattice, in cells. */
    static final double SAME = 0.3;

    private Fringe() {}

    /** The best one of the lattice with and without weak outer rows first, and the best with one more. */
    static List<Lattice> of(Lattice lattice, Segments segments) {
        List<Lattice> extents = new ArrayList<>(List.of(lattice));
        Cells.in(segments, lattice.pose(), LatticeFit.around(lattice, AROUND), LatticeFit.FINE, false)
                .filter(whole -> whole.rows() != lattice.rows() || whole.columns() != lattice.columns())
                .map(whole -> whole.agreeing(lattice.agreement()))
                .ifPresent(whole -> extents.add(whole.score() > lattice.score() ? 0 : 1, whole));
        grown(extents.get(0), segments)
                .filter(grown -> extents.stream().noneMatch(other -> other.isSame(grown, SAME)))
                .ifPresent(extents::add);
        return extents;
    }

    /** With one row or column more, on the side where most of one is seen. */
    private static Optional<Lattice> grown(Lattice lattice, Segments segments) {
        SideSupport support = new SideSupport(segments, lattice.pose(), lattice.cell(), LatticeFit.FINE);
        int rows = lattice.rows();
        int columns = lattice.columns();
        double most = LEAST;
        Optional<Extent> best = Optional.empty();
        for (Extent extent : List.of(
                new Extent(-1, rows, 0, columns),
                new Extent(0, rows + 1, 0, columns),
                new Extent(0, rows, -1, columns),
                new Extent(0, rows, 0, columns + 1))) {
            double seen = seen(support, extent, rows, columns);
            if (seen > most) {
                most = seen;
                best = Optional.of(extent);
            }
        }
        double share = most;
        return best.map(extent -> grown(lattice, extent, share));
    }

    /** Which share of the sides is seen that the first, the last row or column adds. */
    private static double seen(SideSupport support, Extent extent, int rows, int columns) {
        int count = 0;
        int all = 0;
        boolean isRow = extent.rows() > rows;
        int line = isRow ? extent.top() < 0 ? -1 : rows : extent.left() < 0 ? -1 : columns;
        int outer = line < 0 ? line : line + 1;
        int length = isRow ? columns : rows;
        for (int i = 0; i <= length; i++) {
            all += 2;
            count += (isRow ? support.of(true, line, i) : support.of(false, i, line)) > SEEN ? 1 : 0;
            if (i < length) {
                count += (isRow ? support.of(false, outer, i) : support.of(true, i, outer)) > SEEN ? 1 : 0;
            }
        }
        return (double) count / all;
    }

    private static Lattice grown(Lattice lattice, Extent extent, double share) {
        boolean[][] seen = new boolean[extent.rows()][extent.columns()];
        for (int row = 0; row < seen.length; row++) {
            for (int column = 0; column < seen[0].length; column++) {
                seen[row][column] = lattice.isSeen(row + extent.top(), column + extent.left());
            }
        }
        Pose pose = lattice.pose();
        double[] shift = Homography.scaling(1, 1, extent.left(), extent.top());
        return new Lattice(
                new Pose(Homography.times(pose.plane(), shift), pose.bend(), pose.width(), pose.height()),
                seen,
                lattice.lines() * share,
                lattice.agreement());
    }
}
