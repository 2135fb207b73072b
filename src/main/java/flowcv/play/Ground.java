package flowcv.play;

import flowcv.board.Board;
import flowcv.board.Lane;
import flowcv.board.Link;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** What touches what on a board, and what a flow may do there. */
final class Ground {
    final Board board;
    private final List<List<Link>> links = new ArrayList<>();
    private final int[] pairOfDot;

    Ground(Board board) {
        this.board = board;
        for (int place = 0; place < board.size(); place++) {
            links.add(new ArrayList<>());
        }
        for (Link link : board.links()) {
            links.get(link.first()).add(link);
            links.get(link.second()).add(link);
        }
        pairOfDot = new int[board.size()];
        Arrays.fill(pairOfDot, -1);
        for (int pair = 0; pair < board.pairs().size(); pair++) {
            pairOfDot[board.pairs().get(pair).first()] = pair;
            pairOfDot[board.pairs().get(pair).second()] = pair;
        }
    }

    List<Link> links(int place) {
        return links.get(place);
    }

    /** The pair whose dot a place is, or -1. */
    int dot(int place) {
        return pairOfDot[place];
    }

    Optional<Link> link(int a, int b) {
        return links.get(a).stream().filter(link -> link.other(a) == b).findFirst();
    }

    /** The lane that a flow takes at one of its places; plain places have {@link Lane#OTHER}. */
    Lane lane(List<Integer> flow, int index) {
        int place = flow.get(index);
        if (!board.isBridge(place)) {
            return Lane.OTHER;
        }
        int neighbor = index > 0 ? flow.get(index - 1) : flow.get(Math.min(index + 1, flow.size() - 1));
        return link(place, neighbor).map(Link::lane).orElse(Lane.OTHER);
    }

    /** Whether the flow of a pair that ends at the last of some places can go on to another. */
    boolean maySucceed(int pair, List<Integer> flow, int place) {
        int last = flow.get(flow.size() - 1);
        if (flow.size() > 1 && dot(last) >= 0 || dot(place) >= 0 && dot(place) != pair) {
            return false;
        }
        return links(last).stream()
                .filter(link -> link.other(last) == place)
                .anyMatch(link -> (!board.isBridge(place) || link.lane() != Lane.OTHER)
                        && (!board.isBridge(last) || link.lane() == lane(flow, flow.size() - 1)));
    }

    /** Whether a flow joins its two dots. */
    boolean isJoined(List<Integer> flow) {
        return flow.size() > 1 && dot(flow.get(flow.size() - 1)) >= 0;
    }
}
