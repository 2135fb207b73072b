package flowcv.read.pose;

import java.util.HashMap;
import java.util.Map;

/** Numbers the crossings of a lattice as its picture is seen: columns rightwards, rows downwards. */
final class Turn {
    private Turn() {}

    /** The same crossings, turned by quarters so that columns run as nearly to the right as can be. */
    static Map<Node, Crossing> upright(Map<Node, Crossing> crossings) {
        double dx = 0;
        double dy = 0;
        for (Map.Entry<Node, Crossing> entry : crossings.entrySet()) {
            Node node = entry.getKey();
            Crossing next = crossings.get(new Node(node.column() + 1, node.row()));
            if (next != null) {
                dx += next.x() - entry.getValue().x();
                dy += next.y() - entry.getValue().y();
            }
        }
        int quarters = Math.floorMod((int) Math.rint(Math.atan2(dy, dx) / (Math.PI / 2)), 4);
        Map<Node, Crossing> turned = new HashMap<>();
        crossings.forEach((node, crossing) -> turned.put(turned(node, quarters), crossing));
        return turned;
    }

    private static Node turned(Node node, int quarters) {
        return switch (quarters) {
            case 1 -> new Node(-node.row(), node.column());
            case 2 -> new Node(-node.column(), -node.row());
            case 3 -> new Node(node.row(), -node.column());
            default -> node;
        };
    }
}
