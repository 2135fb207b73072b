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
     * @param stages are told what is found in each way
     */
    static Found<Reading.Read> of(List<Found<FaceGrid>> grids, Glare glare, Belief belief, FaceStages stages) {
        Optional<Reading.Read> first = Optional.empty();
        Optional<Found.Not<Reading.Read>> furthest = Optional.empty();
        for (Found<FaceGrid> grid : grids) {
            Found<List<Found<Reading.Read>>> ways = FaceGridReader.ways(grid, glare, stages);
            if (first.isPresent() && isSame(first.get(), ways)) {
                continue;
            }
            Found<Reading.Read> found = ways instanceof Found.Yes<List<Found<Reading.Read>>> several
                    ? OnePairing.of(several.value(), belief, belief::in)
                    : ((Found.Not<List<Found<Reading.Read>>>) ways).as();
            if (found instanceof Found.Yes<Reading.Read> yes) {
                if (!belief.hasWitness()) {
                    // Nobody asks then whether the others can be boards at all.
                    return found;
                }
                if (first.isPresent()
                        && !SameBoard.test(first.get().board(), yes.value().board())) {
                    return Found.Not.ambiguous("its lines can be taken in two ways, and either board has one solution");
                }
                first = first.or(() -> Optional.of(yes.value()));
            } else {
                Found.Not<Reading.Read> not = (Found.Not<Reading.Read>) found;
                // Where lines are taken in a less likely way, light may look like strokes.
                if (not.isAmbiguous() || not.isDrawnOver() && first.isEmpty()) {
                    return not;
                }
                furthest = Optional.of(furthest.map(end -> end.further(not)).orElse(not));
            }
        }
        return first.<Found<Reading.Read>>map(Found.Yes::new).orElseGet(furthest::orElseThrow);
    }

    /** Whether there is but one way, and that is the board which is believed already. */
    private static boolean isSame(Reading.Read first, Found<List<Found<Reading.Read>>> ways) {
        return ways instanceof Found.Yes<List<Found<Reading.Read>>> yes
                && yes.value().size() == 1
                && yes.value().get(0) instanceof Found.Yes<Reading.Read> only
                && SameBoard.test(first.board(), only.value().board());
    }
}
