package flowcv.board;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/** The regular neighborhoods of square and hex boards, before holes and walls. */
final class Lattice {
    /** Distance between neighboring stacks of hexagons whose cells are 1 high. */
    private static final double STACK_DISTANCE = Math.sqrt(3) / 2;

    private Lattice() {}

    static List<Link> neighbors(Topology topology, int rows, int columns) {
        List<Link> links = new ArrayList<>(3 * rows * columns);
        boolean hex = topology == Topology.HEX;
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                int place = row * columns + column;
                if (column + 1 < columns) {
                    links.add(Link.between(place, place + 1, hex ? Lane.OTHER : Lane.HORIZONTAL));
                }
                if (row + 1 < rows) {
                    links.add(Link.between(place, place + columns, hex ? Lane.OTHER : Lane.VERTICAL));
                }
                // An even column stands half a cell lower, so it reaches down to the row below.
                if (hex && column % 2 == 0 && row + 1 < rows) {
                    if (column > 0) {
                        links.add(Link.between(place, place + columns - 1, Lane.OTHER));
                    }
                    if (column + 1 < columns) {
                        links.add(Link.between(place, place + columns + 1, Lane.OTHER));
                    }
                }
            }
        }
        return links;
    }

    /** The links around the border; a row or column of one cell has none. */
    static List<Link> warps(int rows, int columns, BitSet openRows, BitSet openColumns) {
        List<Link> links = new ArrayList<>();
        for (int row = openRows.nextSetBit(0); row >= 0 && columns > 1; row = openRows.nextSetBit(row + 1)) {
            links.add(Link.between(row * columns, row * columns + columns - 1, Lane.HORIZONTAL));
        }
        for (int column = openColumns.nextSetBit(0);
                column >= 0 && rows > 1;
                column = openColumns.nextSetBit(column + 1)) {
            links.add(Link.between(column, (rows - 1) * columns + column, Lane.VERTICAL));
        }
        return links;
    }

    static double x(Topology topology, int column) {
        return topology == Topology.HEX ? 0.5 + column * STACK_DISTANCE : 0.5 + column;
    }

    static double y(Topology topology, int row, int column) {
        return topology == Topology.HEX && column % 2 == 0 ? 1.0 + row : 0.5 + row;
    }
}
