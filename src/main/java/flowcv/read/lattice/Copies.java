package flowcv.read.lattice;

import flowcv.image.Point;
import flowcv.read.frame.Frame;
import flowcv.read.frame.Planes;
import java.util.List;

/** Where what lies in a picture is in its copies. */
final class Copies {
    private static final double HALF = 0.5;

    private Copies() {}

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
