package flowcv.read.pose;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Hexagons that stand on a side: three lines meet in each node. Nodes are numbered along two sides of a hexagon that
 * are a sixth of a turn apart; where columns less rows are a multiple of three lies the middle of one, which is no
 * crossing. A cell is as high as a hexagon.
 */
final class HexMesh implements Mesh {
    /** Side of a hexagon whose height is 1. */
    static final double SIDE = 1 / Math.sqrt(3);

    private static final int SIXTHS = 6;

    @Override
    public Seed around(Ellipse dot, Ridges ridges) {
        return new HexSeedFinder(ridges).around(dot);
    }

    @Override
    public List<Node> corners() {
        return List.of(
                new Node(1, 0), new Node(0, 1), new Node(-1, 1), new Node(-1, 0), new Node(0, -1), new Node(1, -1));
    }

    @Override
    public LocalMap expected(Node corner, Seed seed) {
        return new LocalMap(
                seed.x() + corner.column() * seed.ux() + corner.row() * seed.vx(),
                seed.y() + corner.column() * seed.uy() + corner.row() * seed.vy(),
                new double[] {seed.ux(), seed.uy()},
                new double[] {seed.vx(), seed.vy()});
    }

    @Override
    public List<Node> neighbors(Node node) {
        int sign = sign(node);
        return List.of(node.at(sign, 0), node.at(0, -sign), node.at(-sign, sign));
    }

    @Override
    public boolean isCrossing(Node node) {
        return Math.floorMod(node.column() - node.row(), 3) != 0;
    }

    @Override
    public Crossing near(Node node, LocalMap expected, double reach, Ridges ridges) {
        int sign = sign(node);
        double[] u = {sign * expected.u()[0], sign * expected.u()[1]};
        double[] v = {sign * expected.v()[0], sign * expected.v()[1]};
        return new ForkFinder(ridges).near(expected.x(), expected.y(), u, v, reach / SIDE);
    }

    /** Lines lead along columns from every other crossing, and against them from those between. */
    private static int sign(Node node) {
        return Math.floorMod(node.column() - node.row(), 3) == 1 ? 1 : -1;
    }

    @Override
    public Map<Node, Crossing> upright(Map<Node, Crossing> crossings) {
        double dx = 0;
        double dy = 0;
        for (Map.Entry<Node, Crossing> entry : crossings.entrySet()) {
            Crossing next = crossings.get(entry.getKey().at(1, 0));
            if (next != null) {
                dx += next.x() - entry.getValue().x();
                dy += next.y() - entry.getValue().y();
            }
        }
        int sixths = Math.floorMod((int) Math.rint(Math.atan2(dy, dx) / (2 * Math.PI / SIXTHS)), SIXTHS);
        Map<Node, Crossing> turned = new HashMap<>();
        crossings.forEach((node, crossing) -> {
            Node to = node;
            for (int i = 0; i < sixths; i++) {
                to = new Node(-to.row(), to.column() + to.row());
            }
            turned.put(to, crossing);
        });
        return turned;
    }

    @Override
    public double[] basis() {
        return new double[] {SIDE, SIDE / 2, 0, 0.5};
    }
}
