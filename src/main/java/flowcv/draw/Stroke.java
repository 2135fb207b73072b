package flowcv.draw;

import flowcv.read.Point;
import java.util.List;

/**
 * A line that is drawn without lifting the pen.
 *
 * @param points its corners in pixels, at least two
 */
record Stroke(List<Point> points) {

    Stroke {
        points = List.copyOf(points);
    }
}
