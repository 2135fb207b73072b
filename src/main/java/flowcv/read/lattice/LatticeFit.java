package flowcv.read.lattice;

import flowcv.read.detect.Segments;
import flowcv.read.frame.Planes;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.opencv.core.Mat;

/** Lays lattices on the lines of a picture, first in its copy, then in itself. */
final class LatticeFit {
    /** How far beside its place a line may run before the first fit, and after it, in cells. */
    static final double ROUGH = 0.07;

    static final double FINE = 0.04;
    /** How far a line is looked for beside its side, in cells: in the copy, and in the picture itself. */
    private static final double REACH = 0.18;

    private static final double REACH_FULL = 0.12;
    /** Fits of a turned lattice, each from where the last one left it: in the copy, and in the picture itself. */
    private static final int FITS = 2;

    private static final int FITS_FULL = 3;
    /** Cells around a lattice in which its extent is looked for anew. */
    private static final int AROUND = 8;
    /** Lines this near agree, in cells. */
    private static final double AGREE = 0.02;
    /** Share of the lines that agree with the lattice of two boards side by side, at most: half of them and some more. */
    private static final double OF_TWO = 0.65;
    /** Rows and columns of such a lattice, at least. */
    private static final int LEAST_OF_TWO = 6;

    private LatticeFit() {}

    /**
     * The lattice on the lines of the copy, and its extent found anew. Its score is weighed by the share of the lines
     * that agree with it: all in a screenshot, seven of ten where pipes cross the sides. Where fewer do, the lines may be
     * those of two boards side by side, and the lattice on one half of them may be better.
     */
    static Lattice inCopy(Lattice rough, Segments segments, Planes copy) {
        Lattice whole = whole(rough, segments, copy);
        return whole.agreement() > OF_TWO || Math.min(whole.rows(), whole.columns()) < LEAST_OF_TWO
                ? whole
                : Stream.concat(Stream.of(whole), whole.halves().stream().map(half -> whole(half, segments, copy)))
                        .max(Comparator.comparingDouble(Lattice::score))
                        .orElseThrow();
    }

    /** The same, whatever may be better on a half. */
    static Lattice whole(Lattice rough, Segments segments, Planes copy) {
        Lattice lattice = rough;
        double agreement = 0;
        for (double reach : new double[] {ROUGH, FINE}) {
            Lattice fitted = lattice;
            for (int i = 0; i < (lattice.isUpright() ? 1 : FITS); i++) {
                List<SideOffsets.Offset> offsets = SideOffsets.of(copy, fitted, REACH);
                agreement = agreement(offsets);
                fitted = fit(fitted, offsets, false);
            }
            Extent around = around(lattice, AROUND);
            lattice = Cells.in(segments, fitted.pose(), around, reach, true).orElse(lattice);
        }
        return lattice.agreeing(agreement);
    }

    /** The same lattice on the lines of the picture itself. */
    static Lattice inPicture(Lattice inCopy, Mat pixels) {
        Lattice lattice = inCopy.at(Copies.inPicture(inCopy.pose(), pixels.cols(), pixels.rows()));
        Planes picture = Copies.around(lattice.corners(), lattice.cell(), pixels);
        for (int i = 0; i < (inCopy.isUpright() ? 1 : FITS_FULL); i++) {
            lattice = fit(lattice, SideOffsets.of(picture, lattice, REACH_FULL), true);
        }
        return lattice;
    }

    /** A lattice found upright, tilted a little; itself if it lies no better so. */
    static Lattice tilted(Lattice upright, Segments segments, Planes copy) {
        return inCopy(PlaneFit.of(upright, SideOffsets.of(copy, upright, REACH), false), segments, copy);
    }

    /** The cells and so many more on every side. */
    static Extent around(Lattice lattice, int cells) {
        return new Extent(-cells, lattice.rows() + cells, -cells, lattice.columns() + cells);
    }

    private static Lattice fit(Lattice lattice, List<SideOffsets.Offset> offsets, boolean isBent) {
        return lattice.isUpright() ? UprightFit.of(lattice, offsets) : PlaneFit.of(lattice, offsets, isBent);
    }

    /** Which share of the lines agrees, 0 to 1. */
    static double agreement(List<SideOffsets.Offset> offsets) {
        double all = 0;
        double agreeing = 0;
        for (SideOffsets.Offset offset : offsets) {
            all += offset.weight();
            agreeing += Math.abs(offset.offset()) < AGREE ? offset.weight() : 0;
        }
        return all == 0 ? 0 : agreeing / all;
    }
}
