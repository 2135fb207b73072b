package flowcv.read.tiling;

import flowcv.image.Point;
import flowcv.read.detect.Ridges;
import flowcv.read.detect.Segments;
import flowcv.read.frame.Frame;
import flowcv.read.frame.Planes;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Squares in rows and columns that the lines of a picture agree with. */
public final class SquareLattices {
    /** Complexes that are offered. */
    private static final int MOST = 3;

    private static final int TRIED = 4;
    /** What scores less than this share of the best is not looked at again. */
    private static final double RIVAL = 0.4;
    /** Rows and columns on either side of the middle of a picture. */
    private static final int MOST_CELLS = 64;
    /** How far beside its place a line may run at first, and after the first fit, in cells. */
    private static final double ROUGH = 0.07;

    private static final double FINE = 0.04;
    /** How far a line is looked for beside its side: in the copy, and in the picture itself. */
    private static final double REACH = 0.18;

    private static final double REACH_FULL = 0.12;
    /** Cells around a lattice in which its extent is looked for anew. */
    private static final int AROUND = 8;

    private static final double SAME = 0.3;

    private SquareLattices() {}

    /** At most three, the best first. */
    public static List<CellComplex> in(Frame frame) {
        Planes small = Planes.of(frame.small());
        Segments segments = Segments.upright(Ridges.of(small));
        List<Lattice> lattices = new ArrayList<>();
        for (double[] plane : Combs.planes(
                segments.list(), Homography.IDENTITY, small.width(), small.height(), Combs.SQUARE, TRIED)) {
            Pose pose = new Pose(plane, 0, small.width(), small.height());
            Cells.in(segments, pose, Extent.ofPicture(pose, MOST_CELLS), ROUGH).ifPresent(lattices::add);
        }
        double best = lattices.stream().mapToDouble(Lattice::score).max().orElse(0);
        lattices.removeIf(lattice -> lattice.score() < RIVAL * best);
        lattices.replaceAll(lattice -> refined(lattice, segments, small));
        lattices.sort(Comparator.comparingDouble(Lattice::score).reversed());
        List<Lattice> kept = new ArrayList<>();
        for (Lattice lattice : lattices) {
            if (kept.size() < MOST && kept.stream().noneMatch(other -> isSame(other, lattice))) {
                kept.add(lattice);
            }
        }
        if (kept.isEmpty()) {
            return List.of();
        }
        Planes full = Planes.of(frame.pixels());
        return kept.stream()
                .map(lattice -> inPicture(lattice, full))
                .map(lattice -> UprightFit.of(lattice, SideOffsets.of(full, lattice, REACH_FULL)))
                .map(lattice ->
                        SquareTiling.complex(lattice.rows(), lattice.columns(), lattice.pose(), lattice.score()))
                .toList();
    }

    private static Lattice refined(Lattice rough, Segments segments, Planes small) {
        Lattice lattice = rough;
        for (double reach : new double[] {ROUGH, FINE}) {
            Lattice fitted = UprightFit.of(lattice, SideOffsets.of(small, lattice, REACH));
            Extent around = new Extent(-AROUND, lattice.rows() + AROUND, -AROUND, lattice.columns() + AROUND);
            lattice = Cells.in(segments, fitted.pose(), around, reach).orElse(lattice);
        }
        return lattice;
    }

    private static Lattice inPicture(Lattice lattice, Planes full) {
        Pose pose = lattice.pose();
        double x = (double) full.width() / pose.width();
        double y = (double) full.height() / pose.height();
        double[] toPicture = Homography.scaling(x, y, (x - 1) / 2, (y - 1) / 2);
        return lattice.at(
                new Pose(Homography.times(toPicture, pose.plane()), pose.bend(), full.width(), full.height()));
    }

    private static boolean isSame(Lattice one, Lattice other) {
        if (one.rows() != other.rows() || one.columns() != other.columns()) {
            return false;
        }
        double most = 0;
        for (int i = 0; i < one.corners().size(); i++) {
            Point corner = one.corners().get(i);
            Point same = other.corners().get(i);
            most = Math.max(most, Math.hypot(corner.x() - same.x(), corner.y() - same.y()));
        }
        return most < SAME * one.cell();
    }
}
