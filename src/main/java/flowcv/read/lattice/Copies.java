package flowcv.read.lattice;

import flowcv.image.Point;
import flowcv.read.frame.Frame;
import flowcv.read.frame.Planes;
import flowcv.read.tiling.Pose;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import org.opencv.core.Mat;

/** Where what lies in a picture is in its copies, and the other way around. */
final class Copies {
    private static final double HALF = 0.5;

    private Copies() {}

    /** A pose in a copy as it is in a picture of so many pixels. */
    static Pose inPicture(Pose inCopy, int width, int height) {
        double x = (double) width / inCopy.width();
        double y = (double) height / inCopy.height();
        double[] toPicture = Homography.scaling(x, y, (x - 1) / 2, (y - 1) / 2);
        return new Pose(Homography.times(toPicture, inCopy.plane()), inCopy.bend(), width, height);
    }

    /** The rows of a picture between some corners, and one cell more. */
    static Planes around(List<Point> corners, double cell, Mat pixels) {
        DoubleSummaryStatistics rows = corners.stream().mapToDouble(Point::y).summaryStatistics();
        int top = Math.max(0, Math.min((int) (rows.getMin() - cell), pixels.rows() - 1));
        int bottom = Math.min(pixels.rows(), Math.max((int) (rows.getMax() + cell), top + 1));
        return Planes.both(pixels, top, bottom);
    }

    /** Figures of a picture in its copy. */
    static List<List<Point>> in(Planes copy, Frame frame, List<List<Point>> figures) {
        double x = (double) copy.width() / frame.width();
        double y = (double) copy.height() / frame.height();
        return figures.stream()
                .map(figure -> figure.stream()
                        .map(at -> new Point(x * (at.x() + HALF) - HALF, y * (at.y() + HALF) - HALF))
                        .toList())
                .toList();
    }
}
