package flowcv.board;

import java.util.HashMap;
import java.util.Map;

/**
 * Turns boards of hexagons, whose lattice is the same again after each sixth of a whole turn. A turned board has other
 * stacks, with other holes at their ends: boards are compared by their cells alone. A mirror image, which as a graph is
 * the same, is no turn.
 */
public final class HexTurn {
    /** So many turns make a whole one. */
    public static final int TURNS = 6;

    private HexTurn() {}

    /**
     * Whether a board is another one turned clockwise, up to the names of its pairs and to where its cells begin.
     *
     * @param times how many sixths of a whole turn, from 0 to 5
     */
    public static boolean test(Board board, Board turned, int times) {
        if (board.topology() != Topology.HEX
                || turned.topology() != Topology.HEX
                || board.links().size() != turned.links().size()
                || board.pairs().size() != turned.pairs().size()) {
            return false;
        }
        Map<Cell, Integer> from = cells(board, times);
        Map<Cell, Integer> onto = cells(turned, 0);
        if (!from.keySet().equals(onto.keySet())) {
            return false;
        }
        int[] to = new int[board.size()];
        from.forEach((cell, place) -> to[place] = onto.get(cell));
        return SameBoard.maps(board, turned, to, from.values());
    }

    /** The places that are no holes, by where they lie after some turns, counted from the least row and stack. */
    private static Map<Cell, Integer> cells(Board board, int times) {
        Map<Cell, Integer> cells = new HashMap<>();
        board.cells().forEach(place -> cells.put(Cell.of(board, place).turned(times), place));
        int down = cells.keySet().stream().mapToInt(Cell::down).min().orElse(0);
        int aslant = cells.keySet().stream().mapToInt(Cell::aslant).min().orElse(0);
        Map<Cell, Integer> moved = new HashMap<>();
        cells.forEach((cell, place) -> moved.put(new Cell(cell.aslant() - aslant, cell.down() - down), place));
        return moved;
    }

    /**
     * A cell by two ways that lead to it from some other.
     *
     * @param aslant steps to the neighbor at the lower right
     * @param down steps to the neighbor below
     */
    private record Cell(int aslant, int down) {
        static Cell of(Board board, int place) {
            int column = place % board.columns();
            // An even column stands half a cell lower.
            return new Cell(column, place / board.columns() - (column + 1) / 2);
        }

        /** After a sixth of a turn what led to the lower right leads down, and what led down to the lower left. */
        Cell turned(int times) {
            return times == 0 ? this : new Cell(-down, aslant + down).turned(times - 1);
        }
    }
}
