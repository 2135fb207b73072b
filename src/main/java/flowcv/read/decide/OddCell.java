package flowcv.read.decide;

import flowcv.image.Point;
import flowcv.read.inference.Labeling;
import flowcv.read.tiling.Cell;
import flowcv.read.tiling.CellComplex;
import java.util.List;

/**
 * A cell that lines do not part from others as the cells of a board are: one much larger than any other is two, of which
 * the line between them was overlooked, as below the mark of a finger; two that share a very short side meet at a corner.
 */
final class OddCell {
    /** The largest cell over the second largest: 1.1 at most on boards of 200 painted free shapes, 2 where two are one. */
    private static final double LARGER = 1.3;
    /** In cells: the shortest side of 59 painted free shapes that were found rightly has 0.6, of others 0.03 to 0.39. */
    private static final double SHORTEST = 0.5;
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
        boolean isLarge = areas.length > 1 && areas[areas.length - 1] > LARGER * areas[areas.length - 2];
        return isLarge
                || complex.borders().stream()
                        .filter(border -> labeling.cells().get(border.first())
                                && labeling.cells().get(border.second()))
                        .anyMatch(border -> Math.hypot(
                                        border.from().x() - border.to().x(),
                                        border.from().y() - border.to().y())
                                < SHORTEST);
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
