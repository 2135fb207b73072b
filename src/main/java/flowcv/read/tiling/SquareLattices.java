package flowcv.read.tiling;

import flowcv.read.frame.Frame;
import flowcv.read.frame.Planes;
import java.util.ArrayList;
import java.util.List;

/** Squares in rows and columns that the lines of a picture agree with. */
public final class SquareLattices {
    /** Complexes that are offered. */
    private static final int MOST = 3;
    /** Boards of one picture that are looked for. */
    private static final int MOST_PLACES = 24;

    /** Rows and columns at least: a few cells in a row are found in letters and icons, too. */
    private static final int LEAST_SIDE = 3;

    /** Smaller cells of the small copy, in pixels, are looked for again in the large one: its rim covers much of them. */
    private static final double LEAST_CELL = 20;

    private SquareLattices() {}

    /** Those of the place where the best ones lie. */
    public static List<CellComplex> in(Frame frame) {
        return all(frame).stream().findFirst().orElse(List.of());
    }

    /**
     * Those of each place where there may be a board, the clearest place first; of a place at most three, the best
     * first: other extents of the best one before other lattices.
     */
    public static List<List<CellComplex>> all(Frame frame) {
        Planes copy = Planes.mean(frame.small());
        LatticeSearch found = LatticeSearch.upright(copy);
        boolean isEnough = found.isGood() && found.lattices().get(0).cell() >= LEAST_CELL;
        if (!isEnough) {
            copy = Planes.both(frame.large());
            found = LatticeSearch.in(copy);
        }
        List<List<CellComplex>> places = new ArrayList<>();
        while (!found.lattices().isEmpty() && places.size() < MOST_PLACES) {
            List<CellComplex> place = place(frame, found);
            if (!place.isEmpty()) {
                places.add(place);
            }
            found = found.beside(found.lattices().get(0), copy);
        }
        return places;
    }

    private static List<CellComplex> place(Frame frame, LatticeSearch found) {
        List<Lattice> large = found.lattices().stream()
                .filter(lattice -> lattice.rows() >= LEAST_SIDE && lattice.columns() >= LEAST_SIDE)
                .toList();
        if (large.isEmpty()) {
            return List.of();
        }
        List<Lattice> offered = new ArrayList<>(Fringe.of(large.get(0), found.segments()));
        large.stream().skip(1).filter(large.get(0)::overlaps).forEach(offered::add);
        return offered.stream()
                .limit(MOST)
                .map(lattice -> LatticeFit.inPicture(lattice, frame.pixels()))
                .map(lattice ->
                        SquareTiling.complex(lattice.rows(), lattice.columns(), lattice.pose(), lattice.score()))
                .toList();
    }
}
