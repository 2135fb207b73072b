package flowcv.draw.svg;

import flowcv.board.Board;
import flowcv.board.Link;
import flowcv.board.Pair;
import flowcv.board.Trail;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Follows pipes from the dots on, as far as they are drawn. */
final class DrawnFlows {
    private final Board board;
    private final Set<Link> left;

    private DrawnFlows(Board board, List<Link> drawn) {
        this.board = board;
        this.left = new HashSet<>(drawn);
    }

    /** The flows that begin at a dot; what is joined to none is left out. */
    static List<Trail> of(Board board, List<Link> drawn) {
        DrawnFlows flows = new DrawnFlows(board, drawn);
        List<Trail> trails = new ArrayList<>();
        for (Pair pair : board.pairs()) {
            for (int dot : List.of(pair.first(), pair.second())) {
                List<Integer> places = flows.from(dot);
                if (places.size() > 1) {
                    trails.add(new Trail(pair.label(), places));
                }
            }
        }
        return trails;
    }

    private List<Integer> from(int dot) {
        List<Integer> places = new ArrayList<>(List.of(dot));
        for (Optional<Link> next = next(dot, Optional.empty()); next.isPresent(); ) {
            left.remove(next.get());
            int place = next.get().other(places.get(places.size() - 1));
            places.add(place);
            next = next(place, next);
        }
        return places;
    }

    /** A pipe that goes on from a place; on a bridge, in the lane in which it came. */
    private Optional<Link> next(int place, Optional<Link> before) {
        return left.stream()
                .filter(link -> link.first() == place || link.second() == place)
                .filter(link -> !board.isBridge(place)
                        || before.isEmpty()
                        || before.get().lane() == link.lane())
                .findFirst();
    }
}
