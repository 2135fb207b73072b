package flowcv.read.pose;

import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * Tells the outermost rows of a lattice from letters and buttons beside it that were taken for one: where a row lies,
 * all the others say, and what lies elsewhere bends the whole pose.
 */
final class OuterRows {
    /**
     * How far a crossing is off where the others say, in cells (measured: 0.03 on what is blurred; letters are anywhere
     * within the {@link PoseFitter#NEAR} reach of what was looked at, and farther).
     */
    private static final double OFF = 0.05;
    /** Of a true row letters near to it, and blur, shift less than this share. */
    private static final double MOST_OFF = 0.6;
    /** Fewer rows do not say how far apart the next one is, seen at an angle. */
    private static final int LEAST_ROWS = 4;

    private static final List<Function<Node, Integer>> OUTWARDS =
            List.of(Node::row, node -> -node.row(), Node::column, node -> -node.column());

    private OuterRows() {}

    /**
     * What is left without the outermost row of one side.
     *
     * @param median how far the crossings of that row are off where what is left says, in cells
     */
    private record Without(Map<Node, Crossing> crossings, double median) {}

    /**
     * The crossings of a lattice without outermost rows and columns that lie elsewhere.
     *
     * @param fit the pose of some crossings
     */
    static Map<Node, Crossing> without(
            Map<Node, Crossing> crossings, Function<Map<Node, Crossing>, Optional<Pose>> fit) {
        Map<Node, Crossing> kept = crossings;
        while (true) {
            Map<Node, Crossing> all = kept;
            // What is farthest off goes first: it bends what the others are compared with.
            Optional<Without> farthest = OUTWARDS.stream()
                    .flatMap(outwards -> inner(all, outwards, fit).stream())
                    .max(Comparator.comparingDouble(Without::median));
            if (farthest.isEmpty()) {
                return kept;
            }
            kept = farthest.get().crossings();
        }
    }

    /** What is left without the outermost row of one side, if that is none. */
    private static Optional<Without> inner(
            Map<Node, Crossing> crossings,
            Function<Node, Integer> outwards,
            Function<Map<Node, Crossing>, Optional<Pose>> fit) {
        int last = crossings.keySet().stream().mapToInt(outwards::apply).max().orElse(0);
        Map<Node, Crossing> inner = new HashMap<>(crossings);
        Map<Node, Crossing> outer = new HashMap<>(crossings);
        inner.keySet().removeIf(node -> outwards.apply(node) == last);
        outer.keySet().removeIf(node -> outwards.apply(node) < last);
        if (inner.keySet().stream().map(outwards).distinct().count() < LEAST_ROWS) {
            return Optional.empty();
        }
        return fit.apply(inner)
                .map(pose -> off(outer, pose))
                .filter(off -> Arrays.stream(off).filter(each -> each > OFF).count() > MOST_OFF * off.length)
                .map(off -> new Without(inner, off[off.length / 2]));
    }

    /** How far crossings are off where a pose says, in cells, in order. */
    private static double[] off(Map<Node, Crossing> crossings, Pose pose) {
        return crossings.entrySet().stream()
                .mapToDouble(entry -> pose.off(entry.getKey(), entry.getValue()))
                .sorted()
                .toArray();
    }
}
