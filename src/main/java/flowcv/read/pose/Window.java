package flowcv.read.pose;

import java.util.Collection;

/**
 * A rectangle of lattice coordinates.
 *
 * @param left first column line
 * @param top first row line
 * @param right last column line
 * @param bottom last row line
 */
record Window(double left, double top, double right, double bottom) {

    /** The smallest window around some nodes. */
    static Window around(Collection<Node> nodes) {
        return new Window(
                nodes.stream().mapToInt(Node::column).min().orElse(0),
                nodes.stream().mapToInt(Node::row).min().orElse(0),
                nodes.stream().mapToInt(Node::column).max().orElse(0),
                nodes.stream().mapToInt(Node::row).max().orElse(0));
    }

    Window grown(double by) {
        return new Window(left - by, top - by, right + by, bottom + by);
    }

    /** Whether a point lies in it, but for rounding. */
    boolean contains(double x, double y) {
        double slack = 1e-6;
        return x >= left - slack && x <= right + slack && y >= top - slack && y <= bottom + slack;
    }

    double columns() {
        return right - left;
    }

    double rows() {
        return bottom - top;
    }
}
