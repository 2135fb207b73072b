package flowcv.read.pose;

import flowcv.image.Point;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * Tells the outermost rows of a lattice from letters and buttons beside it that were taken for one: where a row lies, all
 * the others say, and what lies elsewhere bends the whole pose.
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
     * The crossings of a lattice without outermost rows and columns that lie elsewhere.
     *
     * @param fit the pose of some crossings
     */
    static Map<Node, Crossing> without(
            Map<Node, Crossing> crossings, Function<Map<Node, Crossing>, Optional<Pose>> fit) {
        Map<Node, Crossing> kept = crossings;
        boolean dropped = true;
        while (dropped) {
            dropped = false;
            for (Function<Node, Integer> outwards : OUTWARDS) {
                Optional<Map<Node, Crossing>> inner = inner(kept, outwards, fit);
                kept = inner.orElse(kept);
                dropped |= inner.isPresent();
            }
        }
        return kept;
    }

    /** What is left without the outermost row of one side, if that is none. */
    private static Optional<Map<Node, Crossing>> inner(
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
                .filter(pose -> off(outer, pose) > MOST_OFF * outer.size())
                .map(pose -> inner);
    }

    private static long off(Map<Node, Crossing> crossings, Pose pose) {
        return crossings.entrySet().stream()
                .filter(entry -> {
                    Node node = entry.getKey();
                    Point at = pose.at(node.column(), node.row());
                    return Math.hypot(
                                    at.x() - entry.getValue().x(),
                                    at.y() - entry.getValue().y())
                            > OFF * pose.cellSize(node.column(), node.row());
                })
                .count();
    }
}
