package flowcv.read.tiling;

import flowcv.image.Point;

/**
 * How a plane of cells lies in a picture: a homography, bent by the lens around the middle of the picture (one radial
 * term; Brown 1966). The identity of a screenshot is a homography without tilt and no bend.
 *
 * @param plane nine numbers, row by row: from the plane, in cells, to pixels before the lens bent them
 * @param bend by which share the distance of a point from the middle grows, at half of the picture's longer side
 * @param width of the picture in pixels
 * @param height of the picture in pixels
 */
public record Pose(double[] plane, double bend, int width, int height) {
    /** Copies the numbers. */
    public Pose {
        plane = plane.clone();
    }

    /** A plane that lies upright: cells of a size in pixels, the plane's origin at a point. */
    public static Pose upright(Point origin, double cellWidth, double cellHeight, int width, int height) {
        return new Pose(new double[] {cellWidth, 0, origin.x(), 0, cellHeight, origin.y(), 0, 0, 1}, 0, width, height);
    }

    /** Whether all cells are equal parallelograms: neither tilt nor lens. */
    public boolean isAffine() {
        return plane[6] == 0 && plane[7] == 0 && plane[8] == 1 && bend == 0;
    }

    /** Where a point of the plane lies in the picture, in pixels. */
    public Point at(double x, double y) {
        double depth = plane[6] * x + plane[7] * y + plane[8];
        double atX = (plane[0] * x + plane[1] * y + plane[2]) / depth;
        double atY = (plane[3] * x + plane[4] * y + plane[5]) / depth;
        if (bend == 0) {
            return new Point(atX, atY);
        }
        double unit = Math.max(width, height) / 2.0;
        double fromX = (atX - middle(width)) / unit;
        double fromY = (atY - middle(height)) / unit;
        double bent = 1 + bend * (fromX * fromX + fromY * fromY);
        return new Point(middle(width) + unit * fromX * bent, middle(height) + unit * fromY * bent);
    }

    /** Whether rows and columns run along those of the picture. */
    public boolean isUpright() {
        return plane[1] == 0 && plane[3] == 0 && plane[6] == 0 && plane[7] == 0;
    }

    /** The same pose of a plane whose origin is at a point of this one. */
    public Pose from(double x, double y) {
        double[] moved = plane.clone();
        for (int row = 0; row < 9; row += 3) {
            moved[row + 2] += x * plane[row] + y * plane[row + 1];
        }
        return new Pose(moved, bend, width, height);
    }

    /** The same for a point. */
    public Point at(Point point) {
        return at(point.x(), point.y());
    }

    /** The side of a square as large as one of side 1 around a point of the plane is in the picture, in pixels. */
    public double cellSize(double x, double y) {
        Point left = at(x - 0.5, y);
        Point right = at(x + 0.5, y);
        Point above = at(x, y - 0.5);
        Point below = at(x, y + 0.5);
        double cross =
                (right.x() - left.x()) * (below.y() - above.y()) - (right.y() - left.y()) * (below.x() - above.x());
        return Math.sqrt(Math.abs(cross));
    }

    private static double middle(int size) {
        return (size - 1) / 2.0;
    }
}
