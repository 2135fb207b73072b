package flowcv.testing;

import flowcv.board.Board;
import flowcv.board.BoardBuilder;
import flowcv.board.BoardException;
import flowcv.board.GraphBoardBuilder;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** Small boards of every family; most of them with dots at the ends of random walks. */
public final class SmallBoards {
    private final Random random;

    public SmallBoards(long seed) {
        random = new Random(seed);
    }

    /** A board of at most {@code most} cells. */
    public Board next(int most) {
        while (true) {
            try {
                return random.nextInt(5) == 0 ? graph(most) : lattice(most);
            } catch (BoardException contradiction) {
                // Holes upon bridges and the like: the next one.
            }
        }
    }

    private Board lattice(int most) {
        int rows = 1 + random.nextInt(6);
        int columns = 1 + random.nextInt(Math.min(7, most / rows));
        boolean hex = random.nextInt(4) == 0;
        BoardBuilder plain = hex ? BoardBuilder.hex(rows, columns) : BoardBuilder.square(rows, columns);
        int kind = random.nextInt(5);
        List<int[]> cells = new ArrayList<>();
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                if (kind >= 1 && random.nextInt(8) == 0) {
                    plain.hole(row, column);
                } else if (kind >= 2 && !hex && random.nextInt(6) == 0) {
                    plain.bridge(row, column);
                } else {
                    cells.add(new int[] {row, column});
                }
            }
        }
        for (int i = random.nextInt(5); kind >= 2 && i > 0; i--) {
            int row = random.nextInt(rows);
            int column = random.nextInt(columns);
            if (random.nextBoolean()) {
                plain.wall(row, column, row + 1, column);
            } else {
                plain.wall(row, column, row, column + 1);
            }
        }
        for (int i = random.nextInt(3); kind >= 3 && i > 0; i--) {
            if (hex || random.nextInt(3) == 0) {
                int a = random.nextInt(rows * columns);
                int b = random.nextInt(rows * columns);
                if (a != b) {
                    plain.link(a / columns, a % columns, b / columns, b % columns);
                }
            } else if (random.nextBoolean()) {
                plain.openRow(random.nextInt(rows));
            } else {
                plain.openColumn(random.nextInt(columns));
            }
        }
        Collections.shuffle(cells, random);
        if (cells.size() < 2) {
            throw new BoardException("too few cells");
        }
        plain.dot("A", cells.get(0)[0], cells.get(0)[1]).dot("A", cells.get(1)[0], cells.get(1)[1]);
        Board board = plain.build();
        // The first pair is only there to have the links; the same builder cannot forget it.
        List<List<Integer>> walks = walks(board);
        BoardBuilder builder = again(board, hex);
        int labels = 0;
        if (walks.isEmpty() || random.nextInt(6) == 0) {
            int pairs = 1 + random.nextInt(Math.max(1, cells.size() / 5));
            for (int i = 0; i < 2 * pairs && i + 1 < cells.size(); i += 2) {
                String label = label(labels++);
                builder.dot(label, cells.get(i)[0], cells.get(i)[1])
                        .dot(label, cells.get(i + 1)[0], cells.get(i + 1)[1]);
            }
        } else {
            for (List<Integer> walk : walks) {
                String label = label(labels++);
                int a = walk.get(0);
                int b = walk.get(walk.size() - 1);
                builder.dot(label, a / columns, a % columns).dot(label, b / columns, b % columns);
            }
        }
        return builder.build();
    }

    private static BoardBuilder again(Board board, boolean hex) {
        int columns = board.columns();
        BoardBuilder builder =
                hex ? BoardBuilder.hex(board.rows(), columns) : BoardBuilder.square(board.rows(), columns);
        for (int place = 0; place < board.size(); place++) {
            if (board.isHole(place)) {
                builder.hole(place / columns, place % columns);
            }
            if (board.isBridge(place)) {
                builder.bridge(place / columns, place % columns);
            }
        }
        board.walls()
                .forEach(w -> builder.wall(
                        w.first() / columns, w.first() % columns, w.second() / columns, w.second() % columns));
        board.extraLinks()
                .forEach(l -> builder.link(
                        l.first() / columns, l.first() % columns, l.second() / columns, l.second() % columns));
        for (int row = 0; row < board.rows(); row++) {
            if (board.border().isRowOpen(row)) {
                builder.openRow(row);
            }
        }
        for (int column = 0; column < columns; column++) {
            if (board.border().isColumnOpen(column)) {
                builder.openColumn(column);
            }
        }
        return builder;
    }

    private Board graph(int most) {
        int size = 2 + random.nextInt(Math.min(13, most - 1));
        GraphBoardBuilder builder = new GraphBoardBuilder();
        for (int i = 0; i < size; i++) {
            builder.cell("n" + i, i % 4, i / 4);
        }
        for (int i = 1; i < size; i++) {
            builder.link("n" + i, "n" + random.nextInt(i));
        }
        for (int i = random.nextInt(size + 4); i > 0; i--) {
            int a = random.nextInt(size);
            int b = random.nextInt(size);
            if (a != b) {
                builder.link("n" + a, "n" + b);
            }
        }
        List<Integer> cells = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            cells.add(i);
        }
        Collections.shuffle(cells, random);
        int pairs = 1 + random.nextInt(Math.max(1, size / 4));
        for (int i = 0; i < pairs; i++) {
            String label = label(i);
            builder.dot(label, "n" + cells.get(2 * i)).dot(label, "n" + cells.get(2 * i + 1));
        }
        return builder.build();
    }

    /** Disjoint random walks that cover as much as they come by; bridges are crossed straight. */
    private List<List<Integer>> walks(Board board) {
        boolean[][] covered = new boolean[board.size()][2];
        List<Integer> starts = new ArrayList<>();
        for (int place = 0; place < board.size(); place++) {
            if (!board.isHole(place) && !board.isBridge(place)) {
                starts.add(place);
            }
        }
        Collections.shuffle(starts, random);
        List<List<Integer>> walks = new ArrayList<>();
        for (int start : starts) {
            if (covered[start][0]) {
                continue;
            }
            List<Integer> walk = new ArrayList<>(List.of(start));
            covered[start][0] = true;
            while (random.nextInt(12) > 0 && stride(board, walk, covered)) {
                // Each stride ends on a plain cell.
            }
            if (walk.size() > 1) {
                walks.add(walk);
            }
        }
        return walks;
    }

    private boolean stride(Board board, List<Integer> walk, boolean[][] covered) {
        int here = walk.get(walk.size() - 1);
        var links = new ArrayList<>(board.links());
        Collections.shuffle(links, random);
        for (var link : links) {
            if (link.first() != here && link.second() != here) {
                continue;
            }
            List<int[]> way = new ArrayList<>();
            int before = here;
            int there = link.other(here);
            while (there >= 0 && board.isBridge(there)) {
                int slot = link.lane() == flowcv.board.Lane.VERTICAL ? 1 : 0;
                way.add(new int[] {there, slot});
                int from = before;
                int at = there;
                int next = board.links().stream()
                        .filter(l -> l.lane() == link.lane() && (l.first() == at || l.second() == at))
                        .mapToInt(l -> l.other(at))
                        .filter(p -> p != from)
                        .findFirst()
                        .orElse(-1);
                before = there;
                there = next;
                if (way.size() > board.size()) {
                    there = -1;
                }
            }
            if (there < 0 || covered[there][0] || there == here || way.stream().anyMatch(w -> covered[w[0]][w[1]])) {
                continue;
            }
            way.forEach(w -> covered[w[0]][w[1]] = true);
            covered[there][0] = true;
            walk.add(there);
            return true;
        }
        return false;
    }

    private static String label(int i) {
        return String.valueOf((char) ('A' + i));
    }
}
