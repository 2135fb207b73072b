package flowcv.draw.screen;

import flowcv.board.Board;
import flowcv.board.BoardBuilder;
import flowcv.board.BoardException;
import flowcv.board.Lane;
import flowcv.board.Link;
import flowcv.board.Trail;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * A board without dots: puts them at the ends of given flows.
 *
 * @param nodes the place of each node of the graph on which flows run; a bridge is two nodes
 * @param neighbors of each node
 * @param dots makes the board of some flows
 */
record BoardShape(List<Integer> nodes, List<List<Integer>> neighbors, Function<List<Trail>, Board> dots) {

    /** A square or hex board; the supplier gives a fresh builder without dots each time. */
    static BoardShape of(int rows, int columns, Supplier<BoardBuilder> fresh) {
        Function<List<Trail>, Board> dots = trails -> {
            BoardBuilder builder = fresh.get();
            for (Trail trail : trails) {
                int first = trail.places().get(0);
                int last = trail.places().get(trail.places().size() - 1);
                builder.dot(trail.label(), first / columns, first % columns);
                builder.dot(trail.label(), last / columns, last % columns);
            }
            return builder.build();
        };
        return of(withAnyDots(rows * columns, dots), dots);
    }

    /** The graph of a board whose dots do not matter. */
    static BoardShape of(Board board, Function<List<Trail>, Board> dots) {
        List<Integer> nodes = new ArrayList<>();
        List<List<Integer>> neighbors = new ArrayList<>();
        int[] across = new int[board.size()];
        int[] down = new int[board.size()];
        for (int place = 0; place < board.size(); place++) {
            across[place] = nodes.size();
            nodes.add(place);
            if (board.isBridge(place)) {
                nodes.add(place);
            }
            down[place] = nodes.size() - 1;
        }
        nodes.forEach(node -> neighbors.add(new ArrayList<>()));
        for (Link link : board.links()) {
            boolean vertical = link.lane() == Lane.VERTICAL;
            int a = vertical ? down[link.first()] : across[link.first()];
            int b = vertical ? down[link.second()] : across[link.second()];
            neighbors.get(a).add(b);
            neighbors.get(b).add(a);
        }
        return new BoardShape(List.copyOf(nodes), List.copyOf(neighbors), dots);
    }

    /** Whether a flow may end at a node: not on a bridge. */
    boolean mayEnd(int node) {
        int place = nodes.get(node);
        return nodes.indexOf(place) == nodes.lastIndexOf(place);
    }

    /** Only a board with dots can be built, so two stand on the first free cells for the while. */
    private static Board withAnyDots(int size, Function<List<Trail>, Board> dots) {
        for (int second = 1; second < size; second++) {
            for (int first = 0; first < second; first++) {
                try {
                    return dots.apply(List.of(new Trail("0", List.of(first, second))));
                } catch (BoardException taken) {
                    // A hole or a bridge; the next cells are tried.
                }
            }
        }
        throw new IllegalStateException("no two free cells among " + size);
    }
}
