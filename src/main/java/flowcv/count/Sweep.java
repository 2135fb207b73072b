package flowcv.count;

import flowcv.solve.Graph;
import java.util.ArrayList;
import java.util.List;

/** The turns of all nodes of a graph in an order, with a slot for every node at the border. */
final class Sweep {
    final Graph graph;
    final Codes codes;
    final List<Step> steps;

    private Sweep(Graph graph, Codes codes, List<Step> steps) {
        this.graph = graph;
        this.codes = codes;
        this.steps = List.copyOf(steps);
    }

    static Sweep of(Graph graph, int[] order) {
        int[] rank = new int[order.length];
        for (int i = 0; i < order.length; i++) {
            rank[order[i]] = i;
        }
        int[] slot = new int[order.length];
        Codes codes = new Codes(assignSlots(graph, order, rank, slot), graph.pairs());
        boolean[] entered = new boolean[order.length];
        List<Step> steps = new ArrayList<>(order.length);
        for (int node : order) {
            steps.add(step(graph, codes, node, rank, slot, entered));
        }
        return new Sweep(graph, codes, steps);
    }

    /** A slot is free again at the turn of its node. */
    private static int assignSlots(Graph graph, int[] order, int[] rank, int[] slot) {
        java.util.Arrays.fill(slot, -1);
        java.util.BitSet used = new java.util.BitSet();
        int most = 0;
        for (int node : order) {
            if (slot[node] >= 0) {
                used.clear(slot[node]);
            }
            for (int i = 0; i < graph.degree(node); i++) {
                int other = graph.other(graph.link(node, i), node);
                if (rank[other] > rank[node] && slot[other] < 0) {
                    slot[other] = used.nextClearBit(0);
                    used.set(slot[other]);
                    most = Math.max(most, slot[other] + 1);
                }
            }
        }
        return most;
    }

    private static Step step(Graph graph, Codes codes, int node, int[] rank, int[] slot, boolean[] entered) {
        int count = 0;
        for (int i = 0; i < graph.degree(node); i++) {
            count += rank[graph.other(graph.link(node, i), node)] > rank[node] ? 1 : 0;
        }
        int[] links = new int[count];
        int[] slots = new int[count];
        boolean[] enters = new boolean[count];
        int[] initials = new int[count];
        int[] left = new int[count];
        int at = 0;
        for (int i = 0; i < graph.degree(node); i++) {
            int link = graph.link(node, i);
            int other = graph.other(link, node);
            if (rank[other] > rank[node]) {
                links[at] = link;
                slots[at] = slot[other];
                enters[at] = !entered[other];
                initials[at] = initial(graph, codes, other);
                left[at++] = later(graph, other, rank, rank[node]);
                entered[other] = true;
            }
        }
        return new Step(
                node,
                entered[node] ? slot[node] : -1,
                initial(graph, codes, node),
                links,
                slots,
                enters,
                initials,
                left);
    }

    private static int later(Graph graph, int node, int[] rank, int after) {
        int count = 0;
        for (int i = 0; i < graph.degree(node); i++) {
            count += rank[graph.other(graph.link(node, i), node)] > after ? 1 : 0;
        }
        return count;
    }

    private static int initial(Graph graph, Codes codes, int node) {
        return graph.pairOf(node) < 0 ? Codes.UNTOUCHED : codes.ofPair(graph.pairOf(node));
    }
}
