package flowcv.read.pose;

import java.util.List;
import java.util.Map;

/** What crossings a lattice has, how its lines meet in them, and where they lie in its plane. */
interface Mesh {
    /** The likeliest cell around a dot; its score tells whether there is any. */
    Seed around(Ellipse dot, Ridges ridges);

    /** The corners of the cell that a lattice grows from, those of which the whole lattice is numbered. */
    List<Node> corners();

    /** Where a corner of a cell is expected. */
    LocalMap expected(Node corner, Seed seed);

    /** The nodes that a line joins to one. */
    List<Node> neighbors(Node node);

    /** Whether lines meet in a node. */
    boolean isCrossing(Node node);

    /**
     * The exact place of a crossing near where it is expected.
     *
     * @param reach how far that may be off, in cells
     */
    Crossing near(Node node, LocalMap expected, double reach, Ridges ridges);

    /** The same crossings, numbered as the picture is seen: turned as little as can be. */
    Map<Node, Crossing> upright(Map<Node, Crossing> crossings);

    /**
     * Two columns of two: how far one step along columns, and one along rows, leads to the right and down in the plane,
     * in cells.
     */
    double[] basis();

    /** Where a node lies in the plane: to the right, in cells. */
    default double x(Node node) {
        return basis()[0] * node.column() + basis()[1] * node.row();
    }

    /** Where a node lies in the plane: down, in cells. */
    default double y(Node node) {
        return basis()[2] * node.column() + basis()[3] * node.row();
    }
}
