package flowcv.format;

import flowcv.board.Board;
import flowcv.board.BoardBuilder;
import flowcv.board.Pair;
import flowcv.board.Solution;
import flowcv.board.Trail;
import flowcv.format.text.Puzzle;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;

/**
 * Boards with a solution that covers them: cells are strung together at random, cells that are left
 * alone become holes, and two flows that end on both sides of a third are joined over a bridge.
 */
final class CoveredBoards {
    /** What a board may have besides cells. */
    enum Family {
        PLAIN,
        HOLES,
        WALLS,
        BRIDGES,
        WARPS,
        HEXES
    }

    private final Random random;
    private final Family family;
    private final int rows;
    private final int columns;
    private final Set<Integer> openRows = new HashSet<>();
    private final Set<Integer> openColumns = new HashSet<>();
    private final List<List<Integer>> flows = new ArrayList<>();
    private final Set<Integer> bridges = new HashSet<>();

    private CoveredBoards(Family family, long seed, boolean square) {
        this.family = family;
        random = new Random(seed);
        rows = 3 + random.nextInt(5);
        columns = square ? rows : 2 + random.nextInt(7);
        for (int i = 0; family == Family.WARPS && i < Math.max(rows, columns); i++) {
            if (i < rows && random.nextBoolean()) {
                openRows.add(i);
            }
            if (i < columns && random.nextBoolean()) {
                openColumns.add(i);
            }
        }
    }

    /** A board of a family with its solution. */
    static Puzzle of(Family family, long seed, boolean square) {
        return new CoveredBoards(family, seed, square).puzzle();
    }

    private Puzzle puzzle() {
        string();
        if (family == Family.BRIDGES) {
            bridge();
        }
        BoardBuilder builder =
                family == Family.HEXES ? BoardBuilder.hex(rows, columns) : BoardBuilder.square(rows, columns);
        openRows.forEach(builder::openRow);
        openColumns.forEach(builder::openColumn);
        bridges.forEach(b -> builder.bridge(b / columns, b % columns));
        Set<Integer> covered = new HashSet<>();
        flows.forEach(covered::addAll);
        for (int place = 0; place < rows * columns; place++) {
            if (!covered.contains(place)) {
                builder.hole(place / columns, place % columns);
            }
        }
        if (family != Family.PLAIN && family != Family.HOLES && family != Family.BRIDGES) {
            walls(builder);
        }
        Map<String, Trail> trails = new HashMap<>();
        for (int i = 0; i < flows.size(); i++) {
            String label = Character.toString("RGBYOCMmPWAgTbcp0123456789".charAt(i % 26) + (i < 26 ? 0 : 0x100));
            List<Integer> flow = flows.get(i);
            trails.put(label, new Trail(label, flow));
            int last = flow.get(flow.size() - 1);
            builder.dot(label, flow.get(0) / columns, flow.get(0) % columns);
            builder.dot(label, last / columns, last % columns);
        }
        Board board = builder.build();
        Solution solution = new Solution(
                board.pairs().stream().map(Pair::label).map(trails::get).toList());
        return Puzzle.of(board).withSolution(solution);
    }

    private void string() {
        List<Integer> cells = new ArrayList<>();
        for (int place = 0; place < rows * columns; place++) {
            cells.add(place);
        }
        Collections.shuffle(cells, random);
        Set<Integer> free = new HashSet<>(cells);
        for (int start : cells) {
            if (!free.remove(start)) {
                continue;
            }
            List<Integer> flow = new ArrayList<>(List.of(start));
            for (int end = 0; end < 2; end++) {
                Collections.reverse(flow);
                List<Integer> ways = ways(flow, free);
                while (!ways.isEmpty()) {
                    int next = ways.get(random.nextInt(ways.size()));
                    free.remove(next);
                    flow.add(next);
                    ways = ways(flow, free);
                }
            }
            if (flow.size() > 1) {
                flows.add(flow);
            } else if (family == Family.PLAIN) {
                lengthen(start);
            }
        }
    }

    /** On a board without holes a lonely cell lies beside some flow: cut that one and join. */
    private void lengthen(int lonely) {
        for (List<Integer> flow : flows) {
            for (int at = 0; at < flow.size(); at++) {
                if (!neighbors(lonely).contains(flow.get(at)) || at != 0 && at + 1 != flow.size() && at < 2) {
                    continue;
                }
                if (at == 0) {
                    flow.add(0, lonely);
                } else if (at + 1 == flow.size()) {
                    flow.add(lonely);
                } else if (flow.size() - at >= 2) {
                    List<Integer> head = new ArrayList<>(flow.subList(0, at));
                    List<Integer> tail = new ArrayList<>(flow.subList(at, flow.size()));
                    tail.add(0, lonely);
                    flows.remove(flow);
                    flows.add(head);
                    flows.add(tail);
                }
                return;
            }
        }
    }

    private List<Integer> ways(List<Integer> flow, Set<Integer> free) {
        List<Integer> ways = new ArrayList<>(neighbors(flow.get(flow.size() - 1)));
        ways.retainAll(free);
        return ways;
    }

    private void bridge() {
        for (int place = 0; place < rows * columns; place++) {
            int row = place / columns;
            int column = place % columns;
            if (row == 0 || row + 1 == rows || column == 0 || column + 1 == columns || !isStraight(place)) {
                continue;
            }
            boolean acrossRow = follows(place - 1, place);
            List<Integer> a = endingAt(acrossRow ? place - columns : place - 1);
            List<Integer> b = endingAt(acrossRow ? place + columns : place + 1);
            if (a.isEmpty() || b.isEmpty() || a == b) {
                continue;
            }
            if (a.get(a.size() - 1) != (acrossRow ? place - columns : place - 1)) {
                Collections.reverse(a);
            }
            if (b.get(0) != (acrossRow ? place + columns : place + 1)) {
                Collections.reverse(b);
            }
            bridges.add(place);
            a.add(place);
            a.addAll(b);
            flows.remove(b);
        }
    }

    private boolean isStraight(int place) {
        return follows(place - 1, place) && follows(place, place + 1)
                || follows(place - columns, place) && follows(place, place + columns);
    }

    private boolean follows(int a, int b) {
        return flows.stream().anyMatch(f -> {
            int at = f.indexOf(b);
            return at > 0 && f.get(at - 1) == a || at >= 0 && at + 1 < f.size() && f.get(at + 1) == a;
        });
    }

    private List<Integer> endingAt(int place) {
        return flows.stream()
                .filter(f -> f.get(0) == place || f.get(f.size() - 1) == place)
                .findFirst()
                .orElse(List.of());
    }

    private void walls(BoardBuilder builder) {
        for (int place = 0; place < rows * columns; place++) {
            for (int other : neighbors(place)) {
                boolean wrapped = family == Family.WARPS
                        && (Math.abs(place % columns - other % columns) > 1 || Math.abs(place - other) > columns);
                if (other > place && !wrapped && !follows(place, other) && random.nextInt(4) == 0) {
                    builder.wall(place / columns, place % columns, other / columns, other % columns);
                }
            }
        }
    }

    private Set<Integer> neighbors(int place) {
        int row = place / columns;
        int column = place % columns;
        Set<Integer> neighbors = new HashSet<>();
        add(neighbors, row - 1, column);
        add(neighbors, row + 1, column);
        add(neighbors, row, column - 1);
        add(neighbors, row, column + 1);
        if (family == Family.HEXES) {
            int down = column % 2 == 0 ? 1 : -1;
            add(neighbors, row + down, column - 1);
            add(neighbors, row + down, column + 1);
        }
        neighbors.remove(place);
        return neighbors;
    }

    private void add(Set<Integer> neighbors, int row, int column) {
        int wrappedRow = openColumns.contains(column) ? Math.floorMod(row, rows) : row;
        int wrappedColumn = openRows.contains(row) ? Math.floorMod(column, columns) : column;
        if (wrappedRow >= 0 && wrappedRow < rows && wrappedColumn >= 0 && wrappedColumn < columns) {
            neighbors.add(wrappedRow * columns + wrappedColumn);
        }
    }
}
