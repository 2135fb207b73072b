package flowcv.draw.screen;

import flowcv.board.Board;
import flowcv.board.BoardBuilder;
import flowcv.board.GameColor;
import flowcv.board.Solution;
import flowcv.board.Trail;
import flowcv.image.Point;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.LongFunction;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/** Boards of our own that look like the game's, each with a solution that fills it. */
public final class RandomBoards {
    private static final int ATTEMPTS = 5000;
    /** Between seeds that are tried one after the other: more than any test uses in a row. */
    private static final int STEP = 1_000_000;
    /** Far more than are ever needed: where so many give none, the maker is at fault. */
    private static final int SEEDS = 100;

    /** A board and one solution. */
    public record Solved(Board board, Solution solution) {}

    private final Random random;
    private final Predicate<Board> wanted;

    private RandomBoards(long seed, Predicate<Board> wanted) {
        this.random = new Random(seed);
        this.wanted = wanted;
    }

    public static RandomBoards of(long seed) {
        return new RandomBoards(seed, board -> true);
    }

    /** Boards that also pass a test, say that they have one solution only. */
    public static RandomBoards of(long seed, Predicate<Board> wanted) {
        return new RandomBoards(seed, wanted);
    }

    /** Boards that have no second solution. */
    public static RandomBoards unique(long seed) {
        return new RandomBoards(seed, board -> PictureList.onlySolution(board).isPresent());
    }

    /**
     * The first board that a seed and those after it give. Some shapes have no board with one solution among the first
     * thousands that are tried; others have.
     */
    public static Solved first(long seed, LongFunction<Solved> maker) {
        for (int i = 0; i < SEEDS; i++) {
            try {
                return maker.apply(seed + (long) i * STEP);
            } catch (IllegalStateException none) {
                continue;
            }
        }
        throw new IllegalStateException("no board for " + SEEDS + " seeds from " + seed + " on");
    }

    /** A board without holes or walls. */
    public Solved plain(int rows, int columns) {
        return next(BoardShape.of(rows, columns, () -> BoardBuilder.square(rows, columns)), pairs(rows, columns));
    }

    /** A board that is the same left and right, with corners and a few inner cells cut out. */
    public Solved holes(int rows, int columns) {
        BitSet holes = new BitSet();
        int cuts = 2 + random.nextInt(4);
        for (int i = 0; i < cuts; i++) {
            boolean corner = random.nextInt(3) > 0;
            int height = 1 + random.nextInt(2);
            int width = 1 + random.nextInt(2);
            int top = corner ? (random.nextBoolean() ? 0 : rows - height) : 1 + random.nextInt(rows - height - 1);
            int left = corner ? 0 : 1 + random.nextInt(columns / 2);
            for (int r = top; r < Math.min(rows, top + height); r++) {
                for (int c = left; c < Math.min(columns, left + width); c++) {
                    holes.set(r * columns + c);
                    holes.set(r * columns + columns - 1 - c);
                }
            }
        }
        BoardShape shape = BoardShape.of(rows, columns, () -> {
            BoardBuilder builder = BoardBuilder.square(rows, columns);
            holes.stream().forEach(hole -> builder.hole(hole / columns, hole % columns));
            return builder;
        });
        return next(shape, pairs(rows, columns));
    }

    /** A board with straight inner walls of some cells each. */
    public Solved walls(int rows, int columns) {
        List<int[]> walls = new ArrayList<>();
        int count = 2 + random.nextInt(4);
        for (int i = 0; i < count; i++) {
            boolean upright = random.nextBoolean();
            int length = 1 + random.nextInt(Math.max(1, (upright ? rows : columns) / 2));
            int r = random.nextInt(rows - (upright ? length : 1));
            int c = random.nextInt(columns - (upright ? 1 : length));
            for (int k = 0; k < length; k++) {
                walls.add(upright ? new int[] {r + k, c, r + k, c + 1} : new int[] {r, c + k, r + 1, c + k});
            }
        }
        BoardShape shape = BoardShape.of(rows, columns, () -> {
            BoardBuilder builder = BoardBuilder.square(rows, columns);
            walls.forEach(w -> builder.wall(w[0], w[1], w[2], w[3]));
            return builder;
        });
        return next(shape, pairs(rows, columns));
    }

    /** A board some of whose rows and columns go on at the other side. */
    public Solved warps(int rows, int columns) {
        int openRow = random.nextInt(rows);
        int other = random.nextInt(rows);
        int openColumn = random.nextInt(columns);
        boolean both = random.nextBoolean();
        BoardShape shape = BoardShape.of(rows, columns, () -> {
            BoardBuilder builder =
                    BoardBuilder.square(rows, columns).openRow(openRow).openRow(other);
            return both ? builder.openColumn(openColumn) : builder;
        });
        return next(shape, pairs(rows, columns));
    }

    /** A board with one to three bridges, none at the border. */
    public Solved bridges(int rows, int columns) {
        BitSet bridges = new BitSet();
        int count = 1 + random.nextInt(3);
        for (int i = 0; i < count; i++) {
            int r = 1 + random.nextInt(rows - 2);
            int c = 1 + random.nextInt(columns - 2);
            bridges.set(r * columns + c);
        }
        BoardShape shape = BoardShape.of(rows, columns, () -> {
            BoardBuilder builder = BoardBuilder.square(rows, columns);
            bridges.stream().forEach(b -> builder.bridge(b / columns, b % columns));
            return builder;
        });
        return next(shape, pairs(rows, columns) + 1);
    }

    /** A hexagon of hexagons. */
    public Solved hex(int radius) {
        int size = 2 * radius + 1;
        BitSet holes = new BitSet();
        for (int r = 0; r < size; r++) {
            for (int c = 0; c < size; c++) {
                double y = (c % 2 == 0 ? 1.0 : 0.5) + r - (radius % 2 == 0 ? 1.0 : 0.5) - radius;
                int x = Math.abs(c - radius);
                if (Math.abs(y) > radius - x / 2.0 + 0.01) {
                    holes.set(r * size + c);
                }
            }
        }
        BoardShape shape = BoardShape.of(size, size, () -> {
            BoardBuilder builder = BoardBuilder.hex(size, size);
            holes.stream().forEach(hole -> builder.hole(hole / size, hole % size));
            return builder;
        });
        return next(shape, 3 * radius + random.nextInt(3));
    }

    /** The visible faces of a cube, of so many by so many cells each. */
    public Solved cube(int side) {
        return next(Tilings.shape(Tilings.cube(side)), 3 + 2 * side);
    }

    /** A star whose points are rhombi of so many by so many cells. */
    public Solved star(int points, int side) {
        return next(Tilings.shape(Tilings.star(points, side)), 2 + 2 * side + random.nextInt(3));
    }

    /** A ring of some layers of cells. */
    public Solved ring(int sectors, int layers) {
        return next(Tilings.shape(Tilings.ring(sectors, layers)), 3 + layers + random.nextInt(4));
    }

    /** A board whose cells have these outlines. */
    public Solved tiling(List<List<Point>> cells, int most) {
        return next(Tilings.shape(cells), most);
    }

    /** About as many pairs as levels of that size have. */
    private int pairs(int rows, int columns) {
        int size = Math.max(rows, columns);
        if (rows * columns > 180) {
            return GameColor.values().length;
        }
        return Math.min(GameColor.values().length, size - 1 + random.nextInt(3) + (size > 11 ? 1 : 0));
    }

    /** A board of any shape with at most so many pairs. */
    Solved next(BoardShape shape, int most) {
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            List<List<Integer>> paths =
                    new ArrayList<>(RandomFlows.attempt(shape.neighbors(), Math.min(16, most), random));
            boolean ends = paths.stream()
                    .allMatch(path -> shape.mayEnd(path.get(0)) && shape.mayEnd(path.get(path.size() - 1)));
            if (paths.isEmpty() || !ends) {
                continue;
            }
            Collections.shuffle(paths, random);
            List<Trail> trails = IntStream.range(0, paths.size())
                    .mapToObj(i -> new Trail(
                            GameColor.values()[i].label(),
                            paths.get(i).stream().map(shape.nodes()::get).toList()))
                    .toList();
            Board board = shape.dots().apply(trails);
            if (wanted.test(board)) {
                return new Solved(board, new Solution(inOrder(board, trails)));
            }
        }
        throw new IllegalStateException("no board of this shape in " + ATTEMPTS + " attempts");
    }

    private static List<Trail> inOrder(Board board, List<Trail> trails) {
        return board.pairs().stream()
                .map(pair -> trails.stream()
                        .filter(trail -> trail.label().equals(pair.label()))
                        .findFirst()
                        .orElseThrow())
                .toList();
    }
}
