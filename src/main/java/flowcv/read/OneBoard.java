package flowcv.read;

import flowcv.board.SameBoard;
import java.util.List;
import java.util.Optional;

/** The one board as which the lines of a picture can be taken: a wall more or less often leaves one solution, too. */
final class OneBoard {
    private OneBoard() {}

    /**
     * The board that is believed; a refusal where another one is believed as well.
     *
     * @param grids the cells in as many ways as the lines can be taken, the likeliest first; at least one
     * @param glare light that lies over the colors
     * @param belief turns down readings that cannot be right
     */
    static Found<Reading.Read> of(List<Found<FaceGrid>> grids, Glare glare, Belief belief) {
        Optional<Reading.Read> first = Optional.empty();
        Optional<Found.Not<Reading.Read>> furthest = Optional.empty();
        for (Found<FaceGrid> grid : grids) {
            Found<Reading.Read> found = FaceGridReader.read(grid, glare);
            if (first.isPresent() && isSame(first.get(), found)) {
                continue;
            }
            found = belief.in(found);
            if (found instanceof Found.Yes && !belief.hasWitness()) {
                // Nobody asks then whether the others can be boards at all.
                return found;
            }
            if (found instanceof Found.Not<Reading.Read> not) {
                if (not.isAmbiguous()) {
                    return not;
                }
                furthest = Optional.of(furthest.map(end -> end.further(not)).orElse(not));
            } else if (first.isPresent()) {
                return Found.Not.ambiguous("its lines can be taken in two ways, and either board has one solution");
            } else {
                first = Optional.of(((Found.Yes<Reading.Read>) found).value());
            }
        }
        return first.<Found<Reading.Read>>map(Found.Yes::new).orElseGet(furthest::orElseThrow);
    }

    private static boolean isSame(Reading.Read first, Found<Reading.Read> found) {
        return found instanceof Found.Yes<Reading.Read> yes
                && SameBoard.test(first.board(), yes.value().board());
    }
}
