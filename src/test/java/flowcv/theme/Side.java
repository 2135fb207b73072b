package flowcv.theme;

import flowcv.board.Board;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What a side of a cell is. */
enum Side {
    /** Between cells. */
    INNER,
    /** Between cells that a wall parts. */
    WALL,
    /** Between a cell and a hole. */
    HOLE,
    /** At the edge of the board. */
    RIM;

    /** Sides of one kind that follow each other in a line, in cells from the board's upper left corner. */
    record Run(boolean isUpright, int at, int from, int to) {}

    /** All sides of a board. Those where a row or column goes on at the other side are left out. */
    static Map<Side, List<Run>> runs(Board board) {
        Map<Side, List<Run>> runs = new EnumMap<>(Side.class);
        for (Side side : values()) {
            runs.put(side, new ArrayList<>());
        }
        Set<List<Integer>> walls = new HashSet<>();
        board.walls().forEach(wall -> walls.add(List.of(wall.first(), wall.second())));
        for (boolean isUpright : new boolean[] {true, false}) {
            int lines = isUpright ? board.columns() : board.rows();
            int length = isUpright ? board.rows() : board.columns();
            for (int at = 0; at <= lines; at++) {
                Side before = null;
                int begin = 0;
                for (int i = 0; i <= length; i++) {
                    Side side = i == length ? null : of(board, walls, isUpright, at, i);
                    if (side != before) {
                        if (before != null) {
                            runs.get(before).add(new Run(isUpright, at, begin, i));
                        }
                        before = side;
                        begin = i;
                    }
                }
            }
        }
        return runs;
    }

    /** A side; null where nothing is. */
    private static Side of(Board board, Set<List<Integer>> walls, boolean isUpright, int at, int i) {
        int lines = isUpright ? board.columns() : board.rows();
        int one = at == 0 ? -1 : isUpright ? board.place(i, at - 1) : board.place(at - 1, i);
        int other = at == lines ? -1 : isUpright ? board.place(i, at) : board.place(at, i);
        boolean isIn = one >= 0 && !board.isHole(one);
        boolean isOtherIn = other >= 0 && !board.isHole(other);
        if (isIn && isOtherIn) {
            return walls.contains(List.of(one, other)) ? WALL : INNER;
        }
        if (!isIn && !isOtherIn) {
            return null;
        }
        boolean isOpen =
                isUpright ? board.border().isRowOpen(i) : board.border().isColumnOpen(i);
        return one >= 0 && other >= 0 ? HOLE : isOpen ? null : RIM;
    }
}
