package flowcv.read.lattice;

import flowcv.image.Point;
import flowcv.read.frame.Frame;
import flowcv.read.frame.Planes;
import flowcv.read.tiling.CellComplex;
import flowcv.read.tiling.SquareTiling;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Squares in rows and columns that the lines of a picture agree with. */
public final class SquareLattices {
    /** Complexes that are offered. */
    private static final int MOST = 4;

    /** Rows and columns at least: a few cells in a row are found in letters and icons, too. */
    private static final int LEAST_SIDE = 3;

    /**
     * The large copy shows no lattice of a board where the small one shows none of this score: of 83 pictures without a
     * good upright lattice 10 show none, and score 0.6 at most in the large copy.
     */
    private static final double PROMISING = 1;

    /** Smaller cells of the small copy, in pixels, are looked for again in the large one: its rim covers much of them. */
    private static final double LEAST_CELL = 20;

    private SquareLattices() {}

    /** At most four, the best first: other lattices before other extents of the best one. */
    public static List<CellComplex> in(Frame frame) {
        return outside(frame, List.of()).toList();
    }

    /**
     * The same outside of some boards, each laid on the lines of the picture when it is asked for.
     *
     * @param taken their outlines in the picture, convex
     */
    public static Stream<CellComplex> outside(Frame frame, List<List<Point>> taken) {
        LatticeSearch quick = search(frame, Planes.one(frame.small()), taken);
        if (quick.isGood() && quick.lattices().get(0).cell() >= LEAST_CELL) {
            return complexes(frame, quick);
        }
        Stream<CellComplex> sharp = quick.best() < PROMISING
                ? Stream.empty()
                : complexes(frame, search(frame, Planes.both(frame.large()), taken));
        return Stream.concat(
                sharp,
                Stream.of(taken)
                        .map(outlines -> search(frame, Planes.one(frame.coarse()), outlines))
                        .filter(blurred -> blurred.best() >= PROMISING)
                        .flatMap(blurred -> complexes(frame, blurred)));
    }

    private static LatticeSearch search(Frame frame, Planes copy, List<List<Point>> taken) {
        return LatticeSearch.in(copy, Copies.in(copy, frame, taken));
    }

    private static Stream<CellComplex> complexes(Frame frame, LatticeSearch found) {
        List<Lattice> large = found.lattices().stream()
                .filter(lattice -> lattice.rows() >= LEAST_SIDE && lattice.columns() >= LEAST_SIDE)
                .toList();
        if (large.isEmpty()) {
            return Stream.empty();
        }
        List<Lattice> offered = new ArrayList<>(Fringe.of(large.get(0), found.segments()));
        offered.addAll(1, large.stream().skip(1).filter(large.get(0)::overlaps).toList());
        return offered.stream()
                .limit(MOST)
                .map(lattice -> LatticeFit.inPicture(lattice, frame.pixels()))
                .map(lattice ->
                        SquareTiling.complex(lattice.rows(), lattice.columns(), lattice.pose(), lattice.score()));
    }
}
