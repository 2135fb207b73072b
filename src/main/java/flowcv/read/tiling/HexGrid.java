package flowcv.read.tiling;

import java.util.List;
import java.util.stream.IntStream;

/**
 * The places of a complex of hexagons, row by row, those of the ring around it included. Odd columns stand half a cell
 * higher.
 *
 * @param rows without those beyond
 * @param columns without those beyond
 */
record HexGrid(int rows, int columns) {
    /** Half cells by which a column stands higher than the first. */
    static int raised(int column) {
        return Math.floorMod(column, 2);
    }

    /** How many places there are. */
    int size() {
        return (rows + 2) * (columns + 2);
    }

    Hexagon hexagon(int place) {
        return new Hexagon(column(place), 2 * row(place) - raised(column(place)));
    }

    int place(Hexagon hexagon) {
        int row = (hexagon.half() + raised(hexagon.column())) / 2;
        return (row + 1) * (columns + 2) + hexagon.column() + 1;
    }

    int row(int place) {
        return place / (columns + 2) - 1;
    }

    int column(int place) {
        return place % (columns + 2) - 1;
    }

    boolean isBeyond(int place) {
        return row(place) < 0 || row(place) == rows || column(place) < 0 || column(place) == columns;
    }

    /** The places that are not beyond. */
    List<Integer> inner() {
        return IntStream.range(0, size())
                .filter(place -> !isBeyond(place))
                .boxed()
                .toList();
    }
}
