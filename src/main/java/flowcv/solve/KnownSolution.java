package flowcv.solve;

import flowcv.board.Board;
import flowcv.board.Link;
import flowcv.board.Solution;
import flowcv.board.Trail;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;

/** Which links of a graph a solution takes. */
public final class KnownSolution {
    private final byte[] links;
    private final boolean touching;

    public KnownSolution(Board board, Graph graph, Solution solution) {
        links = new byte[graph.links()];
        Map<Long, Integer> numbers = numbers(graph);
        for (Trail trail : solution.trails()) {
            for (int i = 1; i < trail.places().size(); i++) {
                int link = numbers.get(
                        key(trail.places().get(i - 1), trail.places().get(i)));
                links[link] = State.TAKEN;
            }
        }
        SolutionTracer tracer = new SolutionTracer(graph, links);
        tracer.solution(board);
        touching = tracer.touchesItself();
    }

    /** Whether a flow takes a link. */
    public boolean takes(int link) {
        return links[link] == State.TAKEN;
    }

    /** Whether a flow passes beside itself. */
    public boolean touchesItself() {
        return touching;
    }

    /** Which links of a graph some links of its board are; those that no flow can take are none. */
    public static boolean[] of(Graph graph, Collection<Link> links) {
        Map<Long, Integer> numbers = numbers(graph);
        boolean[] chosen = new boolean[graph.links()];
        for (Link link : links) {
            Integer number = numbers.get(key(link.first(), link.second()));
            if (number != null) {
                chosen[number] = true;
            }
        }
        return chosen;
    }

    /** No two links of a graph join the same two places: the lanes of bridges touch each other along one. */
    private static Map<Long, Integer> numbers(Graph graph) {
        Map<Long, Integer> numbers = new HashMap<>();
        for (int link = 0; link < graph.links(); link++) {
            numbers.put(key(graph.place(graph.from(link)), graph.place(graph.to(link))), link);
        }
        return numbers;
    }

    private static long key(int a, int b) {
        return (long) Math.min(a, b) << 32 | Math.max(a, b);
    }
}
