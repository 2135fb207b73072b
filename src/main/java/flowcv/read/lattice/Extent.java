package flowcv.read.lattice;

import flowcv.image.Point;
import flowcv.read.tiling.Pose;

/**
 * A part of the plane in whole cells.
 *
 * @param top first row
 * @param bottom the row behind the last one
 * @param left first column
 * @param right the column behind the last one
 */
record Extent(int top, int bottom, int left, int right) {
    private static final int POINTS = 8;

    /** What covers the picture, at most so many cells from the origin. */
    static Extent ofPicture(Pose pose, int most) {
        double[] inverse = Homography.inverse(pose.plane());
        double top = most;
        double bottom = -most;
        double left = most;
        double right = -most;
        for (int i = 0; i <= POINTS; i++) {
            double x = (double) i / POINTS * (pose.width() - 1);
            double y = (double) i / POINTS * (pose.height() - 1);
            for (Point rim : new Point[] {
                new Point(x, 0), new Point(x, pose.height() - 1.0), new Point(0, y), new Point(pose.width() - 1.0, y)
            }) {
                Point point = Homography.at(inverse, rim.x(), rim.y());
                top = Math.min(top, point.y());
                bottom = Math.max(bottom, point.y());
                left = Math.min(left, point.x());
                right = Math.max(right, point.x());
            }
        }
        return new Extent(
                (int) Math.max(-most, Math.floor(top)),
                (int) Math.min(most, Math.ceil(bottom)),
                (int) Math.max(-most, Math.floor(left)),
                (int) Math.min(most, Math.ceil(right)));
    }

    int rows() {
        return bottom - top;
    }

    int columns() {
        return right - left;
    }
}
