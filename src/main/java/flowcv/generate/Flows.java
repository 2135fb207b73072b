package flowcv.generate;

import flowcv.solve.Graph;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.BooleanSupplier;

/** A board cut into flows: lists of nodes, every node in one of them. */
final class Flows {
    private final Graph graph;
    private final boolean touching;
    private final List<List<Integer>> flows = new ArrayList<>();
    private final int[] flowOf;

    private Flows(Graph graph, boolean touching) {
        this.graph = graph;
        this.touching = touching;
        flowOf = new int[graph.nodes()];
        Arrays.fill(flowOf, -1);
    }

    /**
     * As many flows of two nodes as are found at random; what is left over lengthens one of them. None where a
     * node finds no place, or where it is over.
     */
    static Optional<Flows> shortest(Graph graph, boolean touching, Random random, BooleanSupplier over) {
        Flows flows = new Flows(graph, touching);
        for (int node = 0; node < graph.nodes(); node++) {
            if (graph.isLane(node) && !flows.cross(node)) {
                return Optional.empty();
            }
        }
        flows.pairUp(random, over);
        if (over.getAsBoolean()) {
            return Optional.empty();
        }
        for (int node : flows.alone(random)) {
            if (!flows.attach(node, random)) {
                return Optional.empty();
            }
        }
        return Optional.of(flows);
    }

    /** A lane and the cell on either side of it. */
    private boolean cross(int lane) {
        if (graph.degree(lane) != 2) {
            return false;
        }
        int before = graph.other(graph.link(lane, 0), lane);
        int after = graph.other(graph.link(lane, 1), lane);
        if (flowOf[before] >= 0 || flowOf[after] >= 0 || graph.isLane(before) || graph.isLane(after)) {
            return false;
        }
        add(new ArrayList<>(List.of(before, lane, after)));
        return true;
    }

    private void add(List<Integer> flow) {
        flow.forEach(node -> flowOf[node] = flows.size());
        flows.add(flow);
    }

    private List<Integer> alone(Random random) {
        List<Integer> alone = new ArrayList<>();
        for (int node = 0; node < flowOf.length; node++) {
            if (flowOf[node] < 0) {
                alone.add(node);
            }
        }
        Collections.shuffle(alone, random);
        return alone;
    }

    /** Who has the fewest possible partners chooses first (Karp and Sipser 1981). */
    private void pairUp(Random random, BooleanSupplier over) {
        while (!over.getAsBoolean()) {
            int chooser = -1;
            int fewest = Integer.MAX_VALUE;
            List<Integer> alone = alone(random);
            for (int node : alone) {
                int partners = partners(node).size();
                if (partners > 0 && partners < fewest) {
                    fewest = partners;
                    chooser = node;
                }
            }
            if (chooser < 0) {
                return;
            }
            List<Integer> partners = partners(chooser);
            add(new ArrayList<>(List.of(chooser, partners.get(random.nextInt(partners.size())))));
        }
    }

    private List<Integer> partners(int node) {
        List<Integer> partners = new ArrayList<>();
        for (int i = 0; i < graph.degree(node); i++) {
            int other = graph.other(graph.link(node, i), node);
            if (flowOf[other] < 0) {
                partners.add(other);
            }
        }
        return partners;
    }

    private boolean attach(int node, Random random) {
        List<Integer> links = new ArrayList<>();
        for (int i = 0; i < graph.degree(node); i++) {
            links.add(graph.link(node, i));
        }
        Collections.shuffle(links, random);
        flows.add(new ArrayList<>(List.of(node)));
        flowOf[node] = flows.size() - 1;
        for (int link : links) {
            if (mayJoin(link)) {
                join(link);
                return true;
            }
        }
        return false;
    }

    /** Number of flows. */
    int size() {
        return flows.size();
    }

    /** Both ends of every flow. */
    List<int[]> ends() {
        List<int[]> ends = new ArrayList<>(flows.size());
        for (List<Integer> flow : flows) {
            ends.add(new int[] {flow.get(0), flow.get(flow.size() - 1)});
        }
        return ends;
    }

    /** How many flows have dots that are neighbors. */
    int neighborDots() {
        int count = 0;
        for (int[] ends : ends()) {
            count += areLinked(ends[0], ends[1]) ? 1 : 0;
        }
        return count;
    }

    /** Links from an end of a flow to another flow. */
    List<Integer> seams() {
        List<Integer> seams = new ArrayList<>();
        for (int link = 0; link < graph.links(); link++) {
            int a = graph.from(link);
            int b = graph.to(link);
            if (flowOf[a] != flowOf[b] && (isEnd(a) || isEnd(b))) {
                seams.add(link);
            }
        }
        return seams;
    }

    /** How short the shorter of the two flows is that a link touches. */
    int shorter(int link) {
        return Math.min(
                flows.get(flowOf[graph.from(link)]).size(),
                flows.get(flowOf[graph.to(link)]).size());
    }

    /** Whether a link leads from the end of one flow to the end of another, and the two make a sound one. */
    boolean mayJoin(int link) {
        int a = graph.from(link);
        int b = graph.to(link);
        if (flowOf[a] == flowOf[b] || !isEnd(a) || !isEnd(b)) {
            return false;
        }
        List<Integer> one = flows.get(flowOf[a]);
        List<Integer> other = flows.get(flowOf[b]);
        if (touching && areLinked(farEnd(a), farEnd(b)) && one.size() + other.size() > 2) {
            return false;
        }
        for (int node : one) {
            for (int i = 0; i < graph.degree(node); i++) {
                int at = graph.link(node, i);
                boolean touches = !touching && at != link && flowOf[graph.other(at, node)] == flowOf[b];
                if (touches || crosses(node, flowOf[b])) {
                    return false;
                }
            }
        }
        return true;
    }

    /**
     * The flows after an end was led on into the middle of another flow, of which it takes one part and
     * leaves the rest; none where that makes no sound flows.
     *
     * @param forward which part it takes
     */
    Optional<Flows> recut(int end, int link, boolean forward) {
        int entry = graph.other(link, end);
        int from = flowOf[end];
        int to = flowOf[entry];
        List<Integer> cut = new ArrayList<>(flows.get(to));
        if (!forward) {
            Collections.reverse(cut);
        }
        int at = cut.indexOf(entry);
        // What is left must be a flow still, and end on a cell where a dot can lie.
        if (from == to || !isEnd(end) || at < 2 || graph.isLane(cut.get(at - 1)) || graph.isLane(entry)) {
            return Optional.empty();
        }
        List<Integer> rest = cut.subList(0, at);
        List<Integer> part = cut.subList(at, cut.size());
        for (int node : part) {
            for (int i = 0; !touching && i < graph.degree(node); i++) {
                if (graph.link(node, i) != link && flowOf[graph.other(graph.link(node, i), node)] == from) {
                    return Optional.empty();
                }
            }
            if (crosses(node, from)) {
                return Optional.empty();
            }
        }
        List<Integer> longer = new ArrayList<>(flows.get(from));
        if (longer.get(0) == end) {
            Collections.reverse(longer);
        }
        longer.addAll(part);
        if (touching
                && (areLinked(longer.get(0), longer.get(longer.size() - 1))
                        || rest.size() > 2 && areLinked(rest.get(0), rest.get(rest.size() - 1)))) {
            return Optional.empty();
        }
        Flows recut = new Flows(graph, touching);
        for (int i = 0; i < flows.size(); i++) {
            recut.add(new ArrayList<>(i == from ? longer : i == to ? rest : flows.get(i)));
        }
        return Optional.of(recut);
    }

    /** Whether the other lane of a bridge belongs to a flow; the game never lets a flow cross itself. */
    private boolean crosses(int node, int flow) {
        if (!graph.isLane(node)) {
            return false;
        }
        int place = graph.place(node);
        return node > 0 && graph.place(node - 1) == place && flowOf[node - 1] == flow
                || node + 1 < graph.nodes() && graph.place(node + 1) == place && flowOf[node + 1] == flow;
    }

    /** Whether a node is the end of a flow. */
    boolean isEnd(int node) {
        List<Integer> flow = flows.get(flowOf[node]);
        return flow.get(0) == node || flow.get(flow.size() - 1) == node;
    }

    private int farEnd(int end) {
        List<Integer> flow = flows.get(flowOf[end]);
        return flow.get(0) == end ? flow.get(flow.size() - 1) : flow.get(0);
    }

    private boolean areLinked(int a, int b) {
        for (int i = 0; i < graph.degree(a); i++) {
            if (graph.other(graph.link(a, i), a) == b) {
                return true;
            }
        }
        return false;
    }

    /** Joins two flows. */
    void join(int link) {
        int a = graph.from(link);
        int b = graph.to(link);
        List<Integer> one = new ArrayList<>(flows.get(flowOf[a]));
        List<Integer> other = new ArrayList<>(flows.get(flowOf[b]));
        if (one.get(one.size() - 1) != a) {
            Collections.reverse(one);
        }
        if (other.get(0) != b) {
            Collections.reverse(other);
        }
        one.addAll(other);
        int kept = Math.min(flowOf[a], flowOf[b]);
        int dropped = Math.max(flowOf[a], flowOf[b]);
        flows.set(kept, one);
        flows.remove(dropped);
        for (int i = kept; i < flows.size(); i++) {
            for (int node : flows.get(i)) {
                flowOf[node] = i;
            }
        }
    }

    /** The same flows, to be joined further without a change to these. */
    Flows copy() {
        Flows copy = new Flows(graph, touching);
        flows.forEach(flow -> copy.add(new ArrayList<>(flow)));
        return copy;
    }
}
