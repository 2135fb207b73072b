package flowcv.board;

import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Looks at a finished solution with nothing but the rules of the game in hand. It shares no code with
 * any solver, so that no mistake of theirs can pass here.
 */
public final class SolutionCheck {
    /** A plain cell, or one lane of a bridge; plain cells have {@link Lane#OTHER}. */
    private record Spot(int place, Lane lane) {
        // Written out for the reason given in Link.

        @Override
        public boolean equals(Object other) {
            return other instanceof Spot spot && place == spot.place && lane == spot.lane;
        }

        @Override
        public int hashCode() {
            return 31 * place + lane.ordinal();
        }
    }

    private final Board board;
    private final Set<Link> links;
    private final BitSet dots = new BitSet();
    private final Set<Spot> covered = new HashSet<>();

    private SolutionCheck(Board board) {
        this.board = board;
        this.links = Set.copyOf(board.links());
        for (Pair pair : board.pairs()) {
            dots.set(pair.first());
            dots.set(pair.second());
        }
    }

    /**
     * The first fault of a solution in plain words, or nothing where it is right.
     *
     * @param rules whether every cell has to be covered
     */
    public static Optional<String> fault(Board board, Solution solution, Rules rules) {
        return new SolutionCheck(board).firstFault(solution, rules);
    }

    private Optional<String> firstFault(Solution solution, Rules rules) {
        List<Pair> pairs = board.pairs();
        if (solution.trails().size() != pairs.size()) {
            return Optional.of(solution.trails().size() + " flows for " + pairs.size() + " pairs");
        }
        for (int i = 0; i < pairs.size(); i++) {
            Optional<String> fault = trailFault(pairs.get(i), solution.trails().get(i));
            if (fault.isPresent()) {
                return fault;
            }
        }
        return rules == Rules.FILL ? uncovered() : Optional.empty();
    }

    private Optional<String> trailFault(Pair pair, Trail trail) {
        List<Integer> places = trail.places();
        String who = "flow " + trail.label();
        if (!trail.label().equals(pair.label())) {
            return Optional.of(who + " stands where flow " + pair.label() + " was expected");
        }
        if (places.size() < 2) {
            return Optional.of(who + " covers " + places.size() + " cells, expected at least its two dots");
        }
        int from = places.get(0);
        int to = places.get(places.size() - 1);
        if (!(from == pair.first() && to == pair.second()) && !(from == pair.second() && to == pair.first())) {
            return Optional.of(who + " does not run from dot to dot");
        }
        for (int i = 0; i < places.size(); i++) {
            int place = places.get(i);
            if (place < 0 || place >= board.size() || board.isHole(place)) {
                return Optional.of(who + " leaves the board");
            }
            if (i > 0 && !linked(places.get(i - 1), place)) {
                return Optional.of(who + " jumps from " + board.where(places.get(i - 1)) + " to " + board.where(place));
            }
            boolean inner = i > 0 && i + 1 < places.size();
            if (inner && dots.get(place)) {
                return Optional.of(who + " runs over the dot at " + board.where(place));
            }
            Lane lane = Lane.OTHER;
            if (board.isBridge(place)) {
                lane = straightLane(places.get(i - 1), place, places.get(i + 1));
                if (lane == Lane.OTHER) {
                    return Optional.of(who + " does not cross the bridge at " + board.where(place) + " straight");
                }
            }
            if (!covered.add(new Spot(place, lane))) {
                return Optional.of(who + " covers " + board.where(place) + " a second time");
            }
        }
        return Optional.empty();
    }

    private Lane straightLane(int before, int bridge, int after) {
        for (Lane lane : List.of(Lane.HORIZONTAL, Lane.VERTICAL)) {
            if (before != after && linked(before, bridge, lane) && linked(bridge, after, lane)) {
                return lane;
            }
        }
        return Lane.OTHER;
    }

    private boolean linked(int a, int b) {
        return linked(a, b, Lane.HORIZONTAL) || linked(a, b, Lane.VERTICAL) || linked(a, b, Lane.OTHER);
    }

    /** Whatever the numbers: a flow may name a place that is none, or the same place twice. */
    private boolean linked(int a, int b, Lane lane) {
        return a != b && Math.min(a, b) >= 0 && links.contains(Link.between(a, b, lane));
    }

    private Optional<String> uncovered() {
        for (int place = 0; place < board.size(); place++) {
            if (board.isHole(place)) {
                continue;
            }
            List<Lane> lanes = board.isBridge(place) ? List.of(Lane.HORIZONTAL, Lane.VERTICAL) : List.of(Lane.OTHER);
            for (Lane lane : lanes) {
                if (!covered.contains(new Spot(place, lane))) {
                    return Optional.of((lane == Lane.OTHER ? "the cell at " : "a lane of the bridge at ")
                            + board.where(place) + " stays empty");
                }
            }
        }
        return Optional.empty();
    }
}
