package flowcv.read.lattice;

import flowcv.image.Point;
import flowcv.read.detect.Ridges;
import flowcv.read.detect.Segments;
import flowcv.read.frame.Planes;
import flowcv.read.tiling.Pose;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Lattices found in a copy of a picture.
 *
 * @param lattices the best first
 * @param segments of the lines that they were found by
 */
record LatticeSearch(List<Lattice> lattices, Segments segments) {
    /** Lattices that are kept. */
    static final int MOST = 3;
    /** Pitches that are looked at, of each pair of directions. */
    private static final int TRIED = 4;
    /** What scores less than this share of the best is not looked at again. */
    private static final double RIVAL = 0.4;
    /** An upright lattice of this quality needs no turned one beside it. */
    private static final double GOOD = 0.55;

    private static final int GOOD_CELLS = 9;
    /** How much better a turned lattice has to be. */
    private static final double TURNED_COST = 1.1;
    /** Rows and columns on either side of the middle of a picture. */
    private static final int MOST_CELLS = 64;
    /** Corners this near are those of the same lattice, in cells. */
    private static final double SAME = 0.3;

    private static LatticeSearch upright(Ridges ridges, Planes copy, List<List<Point>> taken) {
        Segments segments = Segments.upright(ridges).outside(taken);
        return new LatticeSearch(
                fitted(rough(segments, Homography.IDENTITY, Combs.SQUARE, copy), segments, copy), segments);
    }

    /** Upright ones; turned ones, too, if none of those is good. */
    static LatticeSearch in(Planes copy, List<List<Point>> taken) {
        Ridges ridges = Ridges.of(copy);
        LatticeSearch found = upright(ridges, copy, taken);
        if (found.isGood()) {
            return found;
        }
        Segments all = Segments.all(ridges).outside(taken);
        List<Lattice> turned = turned(found.lattices, all, copy);
        return best(turned) > TURNED_COST * found.best() ? new LatticeSearch(turned, all) : found;
    }

    /** The score of the best one; 0 if there is none. */
    double best() {
        return best(lattices);
    }

    /** Whether one is so good that nothing else need be looked for. */
    boolean isGood() {
        return lattices.stream().anyMatch(LatticeSearch::isGood);
    }

    private static List<Lattice> turned(List<Lattice> upright, Segments segments, Planes copy) {
        List<Lattice> rough = new ArrayList<>();
        for (double[] toUpright : Directions.toUpright(segments.list(), copy.width(), copy.height())) {
            rough.addAll(rough(segments, toUpright, Combs.TURNED, copy));
        }
        List<Lattice> turned = new ArrayList<>(fitted(rough, segments, copy));
        upright.stream()
                .limit(1)
                .map(lattice -> LatticeFit.tilted(lattice, segments, copy))
                .filter(tilted -> turned.stream().noneMatch(other -> other.isSame(tilted, SAME)))
                .forEach(turned::add);
        return best(turned, MOST);
    }

    /** Each from its comb, the best comb first; no more of them once one is good. */
    private static List<Lattice> rough(Segments segments, double[] toUpright, int difference, Planes copy) {
        List<Lattice> lattices = new ArrayList<>();
        for (double[] plane :
                Combs.planes(segments.list(), toUpright, copy.width(), copy.height(), difference, TRIED)) {
            Pose pose = new Pose(plane, 0, copy.width(), copy.height());
            Cells.in(segments, pose, Extent.ofPicture(pose, MOST_CELLS), LatticeFit.ROUGH, true)
                    .ifPresent(lattices::add);
            if (lattices.stream().anyMatch(LatticeSearch::isGood)) {
                break;
            }
        }
        return lattices;
    }

    /**
     * The best of some lattices, laid on their lines; no more of them once one is good. (On each of 222 boards the right
     * one was the best one.)
     */
    private static List<Lattice> fitted(List<Lattice> rough, Segments segments, Planes copy) {
        double least = RIVAL * rough.stream().mapToDouble(Lattice::length).max().orElse(0);
        List<Lattice> fitted = new ArrayList<>();
        for (Lattice lattice : best(rough, MOST)) {
            if (lattice.length() >= least && fitted.stream().noneMatch(LatticeSearch::isGood)) {
                fitted.add(
                        fitted.isEmpty()
                                ? LatticeFit.inCopy(lattice, segments, copy)
                                : LatticeFit.whole(lattice, segments, copy));
            }
        }
        List<Lattice> kept = new ArrayList<>();
        for (Lattice lattice : best(fitted, fitted.size())) {
            if (kept.stream().noneMatch(other -> other.isSame(lattice, SAME))) {
                kept.add(lattice);
            }
        }
        return kept;
    }

    private static List<Lattice> best(List<Lattice> lattices, int most) {
        return lattices.stream()
                .sorted(Comparator.comparingDouble(Lattice::length).reversed())
                .limit(most)
                .toList();
    }

    private static double best(List<Lattice> lattices) {
        return lattices.stream().mapToDouble(Lattice::score).max().orElse(0);
    }

    private static boolean isGood(Lattice lattice) {
        return lattice.rows() * lattice.columns() >= GOOD_CELLS && lattice.quality() > GOOD;
    }
}
