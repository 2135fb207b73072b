package flowcv.solve;

import java.util.Arrays;

/** The ways to sweep over the drawing of a graph: from each of its four sides. */
enum Sweep {
    RIGHT,
    LEFT,
    DOWN,
    UP;

    /**
     * How much less a dot counts at the far end than at the near one, as a power of e. Reckoned from every
     * 8th official level: between 0.8 and 1.5 the first sweep takes 342 to 344 states on average, with 0.2
     * or 3 it takes 385.
     */
    private static final double FADING = 1;

    /** Along the longer side, so that few nodes lie between the decided and the undecided ones. */
    static Sweep lengthwise(Graph graph) {
        Frame frame = Frame.of(graph);
        return frame.width() > frame.height() ? RIGHT : DOWN;
    }

    /**
     * All four, the one that soon meets many dots first: what is decided beside a dot is soon refuted. Of
     * every 8th official level, the first of them proves the uniqueness in 343 states on average, any one
     * in 1,043, the best of the four in 179.
     */
    static Sweep[] byDots(Graph graph) {
        Frame frame = Frame.of(graph);
        Sweep[] sweeps = values();
        double[] scores = new double[sweeps.length];
        for (int dot : graph.dots) {
            for (Sweep sweep : sweeps) {
                scores[sweep.ordinal()] -= Math.exp(-FADING * sweep.along(graph, frame, dot));
            }
        }
        Arrays.sort(sweeps, (a, b) -> Double.compare(scores[a.ordinal()], scores[b.ordinal()]));
        return sweeps;
    }

    /** The nodes in the order in which a sweep meets them. */
    int[] order(Graph graph) {
        Frame frame = Frame.of(graph);
        Sweep across = this == RIGHT || this == LEFT ? DOWN : RIGHT;
        int nodes = graph.nodes();
        long[] keys = new long[nodes];
        for (int node = 0; node < nodes; node++) {
            long far = (long) (along(graph, frame, node) * 0xFFFFF);
            keys[node] = far << 40 | (long) (across.along(graph, frame, node) * 0xFFFF) << 24 | node;
        }
        Arrays.sort(keys);
        int[] order = new int[nodes];
        for (int i = 0; i < nodes; i++) {
            order[i] = (int) (keys[i] & 0xFFFFFF);
        }
        return order;
    }

    /** How far along the sweep a node lies, from 0 to 1. */
    private double along(Graph graph, Frame frame, int node) {
        return switch (this) {
            case RIGHT -> (graph.x(node) - frame.left()) / frame.width();
            case LEFT -> (frame.right() - graph.x(node)) / frame.width();
            case DOWN -> (graph.y(node) - frame.top()) / frame.height();
            case UP -> (frame.bottom() - graph.y(node)) / frame.height();
        };
    }

    /** Where the drawing of a graph lies. */
    private record Frame(double left, double right, double top, double bottom) {
        static Frame of(Graph graph) {
            double left = Double.MAX_VALUE;
            double right = -Double.MAX_VALUE;
            double top = Double.MAX_VALUE;
            double bottom = -Double.MAX_VALUE;
            for (int node = 0; node < graph.nodes(); node++) {
                left = Math.min(left, graph.x(node));
                right = Math.max(right, graph.x(node));
                top = Math.min(top, graph.y(node));
                bottom = Math.max(bottom, graph.y(node));
            }
            return new Frame(left, right, top, bottom);
        }

        /** At least 1, so that a row or column of nodes has a length. */
        double width() {
            return Math.max(1, right - left);
        }

        double height() {
            return Math.max(1, bottom - top);
        }
    }
}
