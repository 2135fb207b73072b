package flowcv.read.lattice;

import flowcv.image.Point;
import flowcv.read.tiling.Line;
import flowcv.read.tiling.Pose;

/**
 * A side of a cell in a picture: any point on and beside it, in pixels. Straight even where the lens bends, which
 * within one cell makes no difference.
 *
 * @param x of its start
 * @param y of its start
 * @param alongX from its start to its end
 * @param alongY the same
 * @param acrossX from the side to a point one cell to the right of a vertical one, or below a horizontal one
 * @param acrossY the same
 */
record Side(double x, double y, double alongX, double alongY, double acrossX, double acrossY) {
    /**
     * A side of length 1.
     *
     * @param isVertical in the plane
     * @param row where it starts in the plane, in cells
     * @param column the same
     */
    static Side of(Pose pose, boolean isVertical, double row, double column) {
        double[] plane = pose.plane();
        if (pose.isAffine()) {
            double x = plane[0] * column + plane[1] * row + plane[2];
            double y = plane[3] * column + plane[4] * row + plane[5];
            return isVertical
                    ? new Side(x, y, plane[1], plane[4], plane[0], plane[3])
                    : new Side(x, y, plane[0], plane[3], plane[1], plane[4]);
        }
        double middle = 0.5;
        Point from = pose.at(column, row);
        Point to = isVertical ? pose.at(column, row + 1) : pose.at(column + 1, row);
        Point before = isVertical ? pose.at(column - middle, row + middle) : pose.at(column + middle, row - middle);
        Point behind = isVertical ? pose.at(column + middle, row + middle) : pose.at(column + middle, row + middle);
        return of(from, to, before, behind);
    }

    /** A line of the plane as a side. */
    static Side of(Pose pose, Line line) {
        Point from = pose.at(line.from());
        Point to = pose.at(line.to());
        Point middle = line.middle();
        Point normal = line.normal();
        Point before = pose.at(middle.x() - normal.x() / 2, middle.y() - normal.y() / 2);
        Point behind = pose.at(middle.x() + normal.x() / 2, middle.y() + normal.y() / 2);
        return of(from, to, before, behind);
    }

    private static Side of(Point from, Point to, Point before, Point behind) {
        return new Side(
                from.x(),
                from.y(),
                to.x() - from.x(),
                to.y() - from.y(),
                behind.x() - before.x(),
                behind.y() - before.y());
    }

    /** @param along 0 at the start, 1 at the end */
    double x(double along, double across) {
        return x + along * alongX + across * acrossX;
    }

    /** @param across in cells */
    double y(double along, double across) {
        return y + along * alongY + across * acrossY;
    }
}
