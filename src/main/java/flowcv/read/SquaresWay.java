package flowcv.read;

import flowcv.read.disc.Disc;
import flowcv.read.disc.DiscGroups;
import flowcv.read.pixel.Pixels;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;

/** Reads the first board that stands on a square lattice of upright lines: the way that nearly all screenshots go. */
final class SquaresWay {
    /**
     * Found by their colors, dots of one board differ by 3 %, and free ends are 0.71 to 0.81 of them (cells of 21
     * pixels).
     */
    private static final double LEAST_OF_MEDIAN = 0.9;

    private SquaresWay() {}

    /**
     * Tries each group of discs of one size, the largest first; where none of them lies on lines, those that are more alike:
     * the balls of an ad may be hardly smaller than the dots of a board.
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
        Found.Not<Reading.Read> none = new Found.Not<>(
                Stage.BOARD, "found " + discs.size() + " discs, but no four of one size on a lattice of lines");
        List<List<Disc>> groups = DiscGroups.bySize(discs);
        Set<Lattice> fitted = new HashSet<>();
        Function<List<Disc>, Found<Reading.Read>> look = group -> {
            Optional<Lattice> lattice = mayBeDots.test(group) ? LatticeFitter.fit(pixels, group) : Optional.empty();
            lattice.ifPresent(fitted::add);
            lattice.ifPresent(sheets::lattice);
            return lattice.map(lines -> reader.read(pixels, discs, lines, threshold, Glare.NONE, sheets))
                    .orElse(none);
        };
        Found<Reading.Read> found = Found.first(none, groups, look);
        return found instanceof Found.Not<Reading.Read> not && fitted.isEmpty()
                ? Found.first(not, others(DiscGroups.alike(discs), groups), look)
                : found;
    }

    private static List<List<Disc>> others(List<List<Disc>> groups, List<List<Disc>> known) {
        return groups.stream().filter(group -> !known.contains(group)).toList();
    }

    /**
     * As above, with the dots found by their colors on each lattice.
     *
     * @param discs everything round in the picture, by brightness
     * @param threshold brightness that parts pipes from what is behind
     */
    static Found<Reading.Read> readByColor(
            LatticeReader reader, Pixels pixels, List<Disc> discs, int threshold, StageSheets sheets) {
        Found.Not<Reading.Read> none = new Found.Not<>(Stage.BOARD, "found no four discs on a lattice of lines");
        return Found.first(none, DiscGroups.bySize(discs), bright -> {
            Optional<Lattice> lattice = LatticeFitter.fit(pixels, bright);
            return lattice.map(lines -> colored(reader, pixels, lines, threshold, sheets))
                    .orElse(none);
        });
    }

    /** With the dots found by their colors on one lattice. */
    private static Found<Reading.Read> colored(
            LatticeReader reader, Pixels pixels, Lattice lines, int threshold, StageSheets sheets) {
        List<Disc> colored = ColorDots.of(pixels, lines);
        Found.Not<Reading.Read> none = new Found.Not<>(Stage.BOARD, "found no four dots of one size by their colors");
        return Found.first(none, DiscGroups.bySize(among(colored, lines)), group -> {
            double radius = group.get(group.size() / 2).radius();
            Lattice dotted =
                    new Lattice(lines.x(), lines.y(), atLeast(radius, group), lines.support(), lines.leastContrast());
            sheets.lattice(dotted);
            return reader.read(pixels, atLeast(radius, colored), dotted, threshold, Glare.NONE, sheets);
        });
    }

    /** Those discs that are no free ends of pipes, given the usual radius of dots. */
    private static List<Disc> atLeast(double radius, List<Disc> discs) {
        return discs.stream()
                .filter(disc -> disc.radius() >= LEAST_OF_MEDIAN * radius)
                .toList();
    }

    /** Those discs that lie among the dots of a lattice: letters above a board may be as round. */
    private static List<Disc> among(List<Disc> discs, Lattice lattice) {
        Box box = Box.around(
                lattice.dots().stream().map(dot -> place(dot, lattice)).toList());
        return discs.stream().filter(disc -> box.contains(place(disc, lattice))).toList();
    }

    private static Place place(Disc disc, Lattice lattice) {
        return new Place(lattice.y().cellAt(disc.y()), lattice.x().cellAt(disc.x()));
    }
}
