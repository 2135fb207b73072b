package flowcv.draw.screen;

import flowcv.board.Board;
import flowcv.board.BoardBuilder;
import flowcv.board.BoardException;
import flowcv.board.GameColor;
import flowcv.board.Link;
import flowcv.board.Solution;
import flowcv.board.Trail;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** Boards of our own that look like the game's, each with a solution that fills it. */
final class RandomBoards {
    private static final int ATTEMPTS = 5000;

    /** A board and one solution. */
    record Solved(Board board, Solution solution) {}

    private final Random random;
    private final Predicate<Board> wanted;

    private RandomBoards(long seed, Predicate<Board> wanted) {
        this.random = new Random(seed);
        this.wanted = wanted;
    }

    static RandomBoards of(long seed) {
        return new RandomBoards(seed, board -> true);
    }

    /** Boards that also pass a test, say that they have one solution only. */
    static RandomBoards of(long seed, Predicate<Board> wanted) {
        return new RandomBoards(seed, wanted);
    }

    /** The next board without holes or walls. */
    Solved plain(int rows, int columns) {
        return next(() -> BoardBuilder.square(rows, columns), rows, columns, pairs(rows, columns));
    }

    /** About as many pairs as levels of that size have. */
    private int pairs(int rows, int columns) {
        int size = Math.max(rows, columns);
        if (rows * columns > 180) {
            return GameColor.values().length;
        }
        return Math.min(GameColor.values().length, size - 1 + random.nextInt(3) + (size > 11 ? 1 : 0));
    }

    private Solved next(Supplier<BoardBuilder> shape, int rows, int columns, int most) {
        List<List<Integer>> neighbors = neighbors(shape, rows, columns);
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            List<List<Integer>> paths = new ArrayList<>(RandomFlows.attempt(neighbors, most, random));
            if (paths.isEmpty()) {
                continue;
            }
            Collections.shuffle(paths, random);
            BoardBuilder builder = shape.get();
            List<Trail> trails = new ArrayList<>();
            for (int i = 0; i < paths.size(); i++) {
                String label = GameColor.values()[i].label();
                List<Integer> path = paths.get(i);
                int last = path.get(path.size() - 1);
                builder.dot(label, path.get(0) / columns, path.get(0) % columns);
                builder.dot(label, last / columns, last % columns);
                trails.add(new Trail(label, path));
            }
            Board board = builder.build();
            if (wanted.test(board)) {
                return new Solved(board, new Solution(inOrder(board, trails)));
            }
        }
        throw new IllegalStateException("no board of " + rows + "x" + columns + " in " + ATTEMPTS + " attempts");
    }

    private static List<Trail> inOrder(Board board, List<Trail> trails) {
        return board.pairs().stream()
                .map(pair -> trails.stream()
                        .filter(trail -> trail.label().equals(pair.label()))
                        .findFirst()
                        .orElseThrow())
                .toList();
    }

    /** Only a board with dots can be built, so two stand on the first free cells for the while. */
    private static List<List<Integer>> neighbors(Supplier<BoardBuilder> shape, int rows, int columns) {
        for (int second = 1; second < rows * columns; second++) {
            for (int first = 0; first < second; first++) {
                BoardBuilder builder = shape.get();
                builder.dot("0", first / columns, first % columns);
                builder.dot("0", second / columns, second % columns);
                try {
                    return neighbors(builder.build());
                } catch (BoardException taken) {
                    // A hole or a bridge; the next cells are tried.
                }
            }
        }
        throw new IllegalStateException("no two free cells on " + rows + "x" + columns);
    }

    private static List<List<Integer>> neighbors(Board board) {
        List<List<Integer>> neighbors = new ArrayList<>();
        for (int place = 0; place < board.size(); place++) {
            neighbors.add(new ArrayList<>());
        }
        for (Link link : board.links()) {
            neighbors.get(link.first()).add(link.second());
            neighbors.get(link.second()).add(link.first());
        }
        return neighbors;
    }
}
