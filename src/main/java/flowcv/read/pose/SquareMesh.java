package flowcv.read.pose;

import java.util.List;
import java.util.Map;

/** Squares: four lines meet in each node. */
final class SquareMesh implements Mesh {
    @Override
    public Seed around(Ellipse dot, Ridges ridges) {
        return new SeedFinder(ridges).around(dot);
    }

    @Override
    public List<Node> corners() {
        return List.of(new Node(0, 0), new Node(1, 0), new Node(0, 1), new Node(1, 1));
    }

    @Override
    public LocalMap expected(Node corner, Seed seed) {
        double column = corner.column() - 0.5;
        double row = corner.row() - 0.5;
        return new LocalMap(
                seed.x() + column * seed.ux() + row * seed.vx(),
                seed.y() + column * seed.uy() + row * seed.vy(),
                new double[] {seed.ux(), seed.uy()},
                new double[] {seed.vx(), seed.vy()});
    }

    @Override
    public List<Node> neighbors(Node node) {
        return List.of(node.at(1, 0), node.at(-1, 0), node.at(0, 1), node.at(0, -1));
    }

    @Override
    public boolean isCrossing(Node node) {
        return true;
    }

    @Override
    public Crossing near(Node node, LocalMap expected, double reach, Ridges ridges) {
        return new CrossingFinder(ridges).near(expected.x(), expected.y(), expected.u(), expected.v(), reach);
    }

    @Override
    public Map<Node, Crossing> upright(Map<Node, Crossing> crossings) {
        return Turn.upright(crossings);
    }

    @Override
    public double[] basis() {
        return new double[] {1, 0, 0, 1};
    }
}
