package flowcv.image;

import java.util.List;

/** Convex figures, each given by its corners, one after the other. */
public final class Figure {
    private Figure() {}

    /** Whether a point lies on the same side of all sides of a figure. */
    public static boolean contains(List<Point> corners, Point at) {
        int left = 0;
        for (int i = 0; i < corners.size(); i++) {
            Point from = corners.get(i);
            Point to = corners.get((i + 1) % corners.size());
            left += (to.x() - from.x()) * (at.y() - from.y()) > (to.y() - from.y()) * (at.x() - from.x()) ? 1 : 0;
        }
        return left == 0 || left == corners.size();
    }
}
