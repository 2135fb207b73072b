package flowcv.corpus;

import flowcv.board.Board;
import flowcv.board.BoardBuilder;
import flowcv.board.Link;
import flowcv.board.Pair;
import flowcv.draw.camera.Camera;
import flowcv.draw.camera.Shot;
import flowcv.draw.camera.Stance;
import flowcv.draw.screen.Devices;
import flowcv.draw.screen.GameScreen;
import flowcv.draw.screen.Painted;
import flowcv.draw.screen.Progress;
import flowcv.draw.screen.RandomBoards;
import flowcv.draw.screen.Scene;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** Random boards of squares, painted as screenshots of random devices, half of them half drawn. */
final class PaintedBoards {
    private static final int LEAST_SIDE = 5;
    private static final int SIDES = 6;
    private static final int LONE_WALL_SIDES = 5;
    /** One board with a lone wall in so many is half drawn. */
    private static final int LONE_WALL_DRAWN = 3;

    private static final double HALF = 0.5;
    /** Nobody takes pictures of smaller cells, in pixels. */
    private static final double LEAST_CELL = 20;

    private PaintedBoards() {}

    static List<Case> cases(Row row) {
        return row.seeds().stream()
                .map(seed -> new Case(row.corpus(), "seed " + seed, () -> {
                    RandomBoards.Solved solved = board(seed);
                    Progress progress = progress(solved, seed);
                    Painted painted =
                            GameScreen.paint(solved.board(), progress, Scene.random(solved.board(), progress, seed));
                    return Optional.of(
                            Sample.of(group(solved.board(), progress), painted, Truth.board(solved.board())));
                }))
                .toList();
    }

    /** The same, photographed; read upright, by the nearest quarter turn. */
    static List<Case> photographed(Row row) {
        return row.seeds().stream()
                .map(seed -> new Case(row.corpus(), "seed " + seed, () -> {
                    RandomBoards.Solved solved = board(seed);
                    Progress progress = progress(solved, seed);
                    Scene scene = Scene.random(solved.board(), progress, seed);
                    try (Painted screen = GameScreen.paint(solved.board(), progress, scene)) {
                        Painted photo = Camera.photograph(screen, Shot.random(seed));
                        Truth upright = Truth.board(QuarterTurns.asSeen(solved.board(), photo.placement()));
                        return unlessTiny(group(solved.board(), progress), photo, upright);
                    }
                }))
                .toList();
    }

    /** A photograph of a board, unless its cells are too small. */
    static Optional<Sample> photographed(String group, Painted photo, Board board) {
        return unlessTiny(group, photo, Truth.turned(board));
    }

    /** A picture of a board, unless its cells are too small. */
    static Optional<Sample> unlessTiny(String group, Painted painted, Truth truth) {
        if (painted.placement().cellSize() < LEAST_CELL) {
            painted.close();
            return Optional.empty();
        }
        return Optional.of(Sample.of(group, painted, truth));
    }

    /** Photographs turned by so many degrees as a seed says; read likewise. */
    static List<Case> turned(Row row) {
        return row.seeds().stream()
                .map(degrees -> new Case(row.corpus(), "degrees " + degrees, () -> {
                    Board board = RandomBoards.unique(2).plain(6, 8).board();
                    Shot shot = Shot.random(1)
                            .with(new Stance(Math.toRadians(degrees), 0.1, 0.1, 1.2, 0.9, 0.5, 0.5, 0, 1));
                    try (Painted screen = GameScreen.paint(board, Scene.plain(Devices.PHONE, 2))) {
                        Painted photo = Camera.photograph(screen, shot);
                        return Optional.of(Sample.of(
                                "rectangle", photo, Truth.board(QuarterTurns.asSeen(board, photo.placement()))));
                    }
                }))
                .toList();
    }

    /** With one wall, which no flow needs: a board read without it has one solution, too. A third are half drawn. */
    static List<Case> withLoneWall(Row row) {
        return row.seeds().stream()
                .map(seed -> new Case(row.corpus(), "seed " + seed, () -> {
                    Random random = new Random(seed);
                    int rows = LEAST_SIDE + random.nextInt(LONE_WALL_SIDES);
                    int columns = random.nextBoolean() ? rows : LEAST_SIDE + random.nextInt(LONE_WALL_SIDES);
                    RandomBoards.Solved solved = RandomBoards.unique(seed).plain(rows, columns);
                    Board board = withWall(solved, random);
                    Progress progress = random.nextInt(LONE_WALL_DRAWN) == 0
                            ? Progress.some(solved.solution(), random.nextDouble(), seed)
                            : Progress.INITIAL;
                    Painted painted = GameScreen.paint(board, progress, Scene.random(board, progress, seed));
                    return Optional.of(Sample.of(group(board, progress), painted, Truth.board(board)));
                }))
                .toList();
    }

    /** A board with one solution. */
    static RandomBoards.Solved board(long seed) {
        Random random = new Random(seed);
        int rows = LEAST_SIDE + random.nextInt(SIDES);
        int columns = random.nextBoolean() ? rows : LEAST_SIDE + random.nextInt(SIDES);
        return RandomBoards.first(seed, each -> RandomBoards.unique(each).plain(rows, columns));
    }

    private static Progress progress(RandomBoards.Solved solved, long seed) {
        return Math.floorMod(seed, 2) == 0 ? Progress.some(solved.solution(), HALF, seed) : Progress.INITIAL;
    }

    private static String group(Board board, Progress progress) {
        return (board.rows() == board.columns() ? "square-" : "rectangle-")
                + (progress == Progress.INITIAL ? "initial" : "half-drawn");
    }

    private static Board withWall(RandomBoards.Solved solved, Random random) {
        Board board = solved.board();
        List<Link> free = DrawnOver.freeLinks(solved);
        Link link = free.get(random.nextInt(free.size()));
        int columns = board.columns();
        BoardBuilder builder = BoardBuilder.square(board.rows(), columns);
        builder.wall(link.first() / columns, link.first() % columns, link.second() / columns, link.second() % columns);
        for (Pair pair : board.pairs()) {
            builder.dot(pair.label(), pair.first() / columns, pair.first() % columns);
            builder.dot(pair.label(), pair.second() / columns, pair.second() % columns);
        }
        return builder.build();
    }
}
