package flowcv.read;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** The one of several pairings that makes a level: dots in wrong pairs hardly ever have exactly one solution. */
final class OnePairing {
    private OnePairing() {}

    /**
     * The only board that is believed; a refusal where several are, or where one is neither believed nor turned down.
     *
     * @param ways all pairings that may be right
     * @param believed makes a board of one and asks the witness; ambiguous where that says nothing
     */
    static <T> Found<Reading.Read> of(Stream<T> ways, Function<T, Found<Reading.Read>> believed) {
        Optional<Reading.Read> one = Optional.empty();
        Found.Not<Reading.Read> furthest = new Found.Not<>(Stage.PAIRS, "the colors of the dots do not pair");
        for (T way : (Iterable<T>) ways::iterator) {
            Found<Reading.Read> found = believed.apply(way);
            if (found instanceof Found.Yes<Reading.Read> && one.isPresent()) {
                return Found.Not.ambiguous(
                        "the colors of its dots pair in several ways, and two of the boards have one solution");
            }
            if (found instanceof Found.Yes<Reading.Read> yes) {
                one = Optional.of(yes.value());
            } else {
                furthest = furthest.further(found);
            }
            if (furthest.isSettled()) {
                return furthest;
            }
        }
        return one.isPresent() ? new Found.Yes<>(one.get()) : furthest;
    }

    /**
     * The same, but without a witness nothing is believed of several.
     *
     * @param ways all pairings that may be right, one at least
     */
    static <T> Found<Reading.Read> of(List<T> ways, Belief belief, Function<T, Found<Reading.Read>> believed) {
        if (ways.size() == 1) {
            return believed.apply(ways.get(0));
        }
        return belief.hasWitness()
                ? of(ways.stream(), believed)
                : new Found.Not<>(Stage.PAIRS, "the colors of the dots pair in " + ways.size() + " ways");
    }
}
