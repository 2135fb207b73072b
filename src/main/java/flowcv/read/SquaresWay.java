package flowcv.read;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** Reads the first board that stands on a square lattice of upright lines: the way that nearly all screenshots go. */
final class SquaresWay {
    private SquaresWay() {}

    /**
     * Tries each group of discs of one size, the largest first.
     *
     * @param discs everything round in the picture
     * @param mayBeDots turns down groups that are not worth a look
     * @param threshold brightness that parts dots from what is behind
     */
    static Found<Reading.Read> read(
            LatticeReader reader,
            Pixels pixels,
            List<Disc> discs,
            Predicate<List<Disc>> mayBeDots,
            int threshold,
            StageSheets sheets) {
        Found.Not<Reading.Read> furthest = new Found.Not<>(
                Stage.BOARD, "found " + discs.size() + " discs, but no four of one size on a lattice of lines");
        for (List<Disc> group : DiscGroups.bySize(discs)) {
            Optional<Lattice> lattice = mayBeDots.test(group) ? LatticeFitter.fit(pixels, group) : Optional.empty();
            if (lattice.isPresent()) {
                sheets.lattice(lattice.get());
                Found<Reading.Read> found = reader.read(pixels, discs, lattice.get(), threshold, Glare.NONE, sheets);
                if (found instanceof Found.Yes<Reading.Read>) {
                    return found;
                }
                furthest = furthest.orFurther(found);
            }
        }
        return furthest;
    }
}
