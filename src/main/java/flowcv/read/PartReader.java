package flowcv.read;

import flowcv.image.Picture;
import flowcv.image.Point;
import flowcv.read.disc.DiscFinder;
import flowcv.read.pixel.Brightness;
import flowcv.read.pixel.Pixels;
import java.util.List;
import java.util.Map;
import org.opencv.core.Rect;

/**
 * Reads a part of a picture as a screenshot of its own whose cells may have any shape, and tells where the board lies
 * in the whole.
 */
record PartReader(Picture picture, Belief belief, StageObserver observer) {
    Found<Reading.Read> readFaces(Rect part) {
        try (Picture own = new Picture(picture.name(), picture.pixels().submat(part));
                Brightness brightness = Brightness.of(own);
                DiscFinder finder = DiscFinder.in(brightness)) {
            Pixels pixels = Pixels.of(own, brightness);
            Found<Reading.Read> found = new FirstBoard(own, false, pixels, finder, belief, observer).readFaces();
            return found instanceof Found.Yes<Reading.Read> yes ? new Found.Yes<>(inWhole(yes.value(), part)) : found;
        }
    }

    /** What was read in a part of a picture, where it lies in the whole. */
    static Reading.Read inWhole(Reading.Read read, Rect part) {
        Placement placement = read.placement();
        Placement moved = new Placement(
                moved(placement.corners(), part),
                moved(placement.centers(), part),
                placement.cellSize(),
                placement.dotDiameter(),
                Map.copyOf(placement.colors()));
        return new Reading.Read(read.board(), moved, read.confidence(), read.drawn());
    }

    private static List<Point> moved(List<Point> points, Rect part) {
        return points.stream()
                .map(point -> new Point(point.x() + part.x, point.y() + part.y))
                .toList();
    }
}
