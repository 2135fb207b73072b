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
    /** Pitches that are looked at, of each pair of directions. */
    private static final int TRIED = 4;
    /** What scores less than this share of the best is not looked at again. */
    private static final double RIVAL = 0.4;
    /** An upright lattice of this score a cell needs no other one beside it. */
    private static final double GOOD = 0.4;

    private static final double GOOD_CELLS = 9;
    /** Rows and columns on either side of the middle of a picture. */
    private static final int MOST_CELLS = 64;
    /** How far beside its place a line may run at first, and after the first fit, in cells. */
    private static final double ROUGH = 0.07;

    private static final double FINE = 0.04;
    /** How far a line is looked for beside its side: in the copy, and in the picture itself. */
    private static final double REACH = 0.18;

    private static final double REACH_FULL = 0.12;
    /** Fits of a turned lattice, each from where the last one left it: in the copy, and in the picture itself. */
    private static final int FITS = 2;

    private static final int FITS_FULL = 3;
    /** Cells around a lattice in which its extent is looked for anew. */
    private static final int AROUND = 8;

    private static final double SAME = 0.3;

    private SquareLattices() {}

    /** At most three, the best first. */
    public static List<CellComplex> in(Frame frame) {
        Planes small = Planes.of(frame.small());
        Ridges ridges = Ridges.of(small);
        Segments upright = Segments.upright(ridges);
        List<Lattice> lattices = refined(
                rough(upright, Homography.IDENTITY, Combs.SQUARE, small), upright, small, true);
        boolean isUpright = lattices.stream().anyMatch(SquareLattices::isGood);
        if (!isUpright) {
            Segments all = Segments.all(ridges);
            List<Lattice> turned = new ArrayList<>();
            for (double[] toUpright : Directions.toUpright(all.list(), small.width(), small.height())) {
                turned.addAll(rough(all, toUpright, Combs.TURNED, small));
            }
            turned = refined(turned, all, small, false);
            if (best(turned) > best(lattices)) {
                lattices = turned;
            } else {
                isUpright = true;
            }
        }
        return inPicture(lattices, frame, isUpright);
    }

    private static List<Lattice> rough(Segments segments, double[] toUpright, int difference, Planes small) {
        List<Lattice> lattices = new ArrayList<>();
        for (double[] plane :
                Combs.planes(segments.list(), toUpright, small.width(), small.height(), difference, TRIED)) {
            Pose pose = new Pose(plane, 0, small.width(), small.height());
            Cells.in(segments, pose, Extent.ofPicture(pose, MOST_CELLS), ROUGH).ifPresent(lattices::add);
        }
        return lattices;
    }

    /** The best of some lattices, laid on their lines. */
    private static List<Lattice> refined(List<Lattice> rough, Segments segments, Planes small, boolean isUpright) {
        double least = RIVAL * best(rough);
        List<Lattice> kept = new ArrayList<>();
        rough.stream()
                .filter(lattice -> lattice.score() >= least)
                .map(lattice -> refined(lattice, segments, small, isUpright))
                .sorted(Comparator.comparingDouble(Lattice::score).reversed())
                .forEach(lattice -> {
                    if (kept.size() < MOST && kept.stream().noneMatch(other -> isSame(other, lattice))) {
                        kept.add(lattice);
                    }
                });
        return kept;
    }

    private static Lattice refined(Lattice rough, Segments segments, Planes small, boolean isUpright) {
        Lattice lattice = rough;
        for (double reach : new double[] {ROUGH, FINE}) {
            Lattice fitted = lattice;
            for (int i = 0; i < (isUpright ? 1 : FITS); i++) {
                List<SideOffsets.Offset> offsets = SideOffsets.of(small, fitted, REACH);
                fitted = isUpright ? UprightFit.of(fitted, offsets) : PlaneFit.of(fitted, offsets, false);
            }
            Extent around = new Extent(-AROUND, lattice.rows() + AROUND, -AROUND, lattice.columns() + AROUND);
            lattice = Cells.in(segments, fitted.pose(), around, reach).orElse(lattice);
        }
        return lattice;
    }

    private static List<CellComplex> inPicture(List<Lattice> lattices, Frame frame, boolean isUpright) {
        if (lattices.isEmpty()) {
            return List.of();
        }
        Planes full = Planes.of(frame.pixels());
        List<CellComplex> complexes = new ArrayList<>();
        for (Lattice small : lattices) {
            Lattice lattice = inPicture(small, full);
            for (int i = 0; i < (isUpright ? 1 : FITS_FULL); i++) {
                List<SideOffsets.Offset> offsets = SideOffsets.of(full, lattice, REACH_FULL);
                lattice = isUpright ? UprightFit.of(lattice, offsets) : PlaneFit.of(lattice, offsets, true);
            }
            complexes.add(SquareTiling.complex(lattice.rows(), lattice.columns(), lattice.pose(), lattice.score()));
        }
        return complexes;
    }

    private static Lattice inPicture(Lattice lattice, Planes full) {
        Pose pose = lattice.pose();
        double x = (double) full.width() / pose.width();
        double y = (double) full.height() / pose.height();
        double[] toPicture = Homography.scaling(x, y, (x - 1) / 2, (y - 1) / 2);
        return lattice.at(
                new Pose(Homography.times(toPicture, pose.plane()), pose.bend(), full.width(), full.height()));
    }

    private static double best(List<Lattice> lattices) {
        return lattices.stream().mapToDouble(Lattice::score).max().orElse(0);
    }

    private static boolean isGood(Lattice lattice) {
        double cells = lattice.rows() * lattice.columns();
        return cells >= GOOD_CELLS && lattice.score() > GOOD * cells;
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
