package flowcv.read.decide;

import flowcv.image.Point;
import flowcv.read.inference.Labeling;
import flowcv.read.tiling.Cell;
import flowcv.read.tiling.CellComplex;
import java.util.List;

/** A cell much larger than any other: two of which the line between them was overlooked, as below the mark of a finger. */
final class OddCell {
    /** The largest cell over the second largest: 1.1 at most on boards of 200 painted free shapes, 2 where two are one. */
    private static final double LARGER = 1.3;
    /** How likely such a board is right. */
    static final double SURE = 0.4;

    private OddCell() {}

    /** Whether a labeling has one. */
    static boolean isIn(CellComplex complex, Labeling labeling) {
        double[] areas = labeling.cells().stream()
                .mapToObj(complex.cells()::get)
                .mapToDouble(OddCell::area)
                .sorted()
                .toArray();
        return areas.length > 1 && areas[areas.length - 1] > LARGER * areas[areas.length - 2];
    }

    private static double area(Cell cell) {
        double twice = 0;
        List<Point> outline = cell.outline();
        for (int i = 0; i < outline.size(); i++) {
            Point from = outline.get(i);
            Point to = outline.get((i + 1) % outline.size());
            twice += from.x() * to.y() - from.y() * to.x();
        }
        return Math.abs(twice) / 2;
    }
}
