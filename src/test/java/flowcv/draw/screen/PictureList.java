package flowcv.draw.screen;

import flowcv.board.Board;
import flowcv.board.Solution;
import flowcv.solve.Limits;
import flowcv.solve.Outcome;
import flowcv.solve.Question;
import flowcv.solve.Solver;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

/** The pictures of {@code samples/} and {@code testdata/}: fixed seeds, so that anyone can make them again. */
final class PictureList {
    /** Counted in states and not in time, so that every machine accepts the same boards. */
    private static final Limits SEARCH = new Limits(Duration.ofDays(1), 200_000);

    /**
     * A picture to be made.
     *
     * @param path of the picture from the project's root, without extension
     */
    record Entry(String path, long seed, Function<RandomBoards, RandomBoards.Solved> board, State state, Scene scene) {

        /** The board with its solution; it has no other. */
        RandomBoards.Solved solved() {
            return board.apply(RandomBoards.of(seed, b -> onlySolution(b).isPresent()));
        }

        /** How far the board is solved in the picture. */
        Progress progress(RandomBoards.Solved solved) {
            return switch (state) {
                case INITIAL -> Progress.INITIAL;
                case PARTIAL -> Progress.some(solved.solution(), 0.5, seed);
                case SOLVED ->
                    new Progress(solved.solution().trails().stream()
                            .map(trail -> new Drawn(trail.label(), trail.places(), true))
                            .toList());
            };
        }
    }

    /** How far a board is solved. */
    enum State {
        INITIAL,
        PARTIAL,
        SOLVED
    }

    private PictureList() {}

    static List<Entry> all() {
        List<Entry> entries = new ArrayList<>(samples());
        entries.addAll(testdata());
        return entries;
    }

    private static List<Entry> samples() {
        Device phone = device("Moto E");
        return List.of(
                new Entry("samples/7x7", 7, b -> b.plain(7, 7), State.INITIAL, Scene.plain(phone, 7)),
                new Entry(
                        "samples/9x9-half-drawn",
                        9,
                        b -> b.plain(9, 9),
                        State.PARTIAL,
                        Scenes.with(Pack.RED, Scene.plain(phone, 25))),
                new Entry(
                        "samples/12x10",
                        12,
                        b -> b.plain(12, 10),
                        State.INITIAL,
                        Scenes.with(Pack.ORANGE, Scenes.with(Palette.WIDE, Scene.plain(device("iPhone 5"), 12)))),
                new Entry(
                        "samples/holes",
                        5,
                        b -> b.holes(9, 8),
                        State.INITIAL,
                        Scenes.with(Pack.BLUE, Scene.plain(phone, 5))),
                new Entry(
                        "samples/hexes",
                        6,
                        b -> b.hex(2),
                        State.INITIAL,
                        Scenes.with(Pack.YELLOW, Scene.plain(phone, 33))));
    }

    private static List<Entry> testdata() {
        List<Entry> entries = new ArrayList<>();
        for (Device device : Devices.all()) {
            int i = entries.size();
            int size = 5 + i * 7 % 10;
            int other = i % 3 == 0 ? Math.max(5, size - 1 - i % 2) : size;
            State state = i % 4 == 1
                    ? State.PARTIAL
                    : i % 9 == 8 || device.look() == Look.SITE ? State.SOLVED : State.INITIAL;
            entries.add(entry(i, device, state, size + "x" + other, b -> b.plain(size, other)));
        }
        int n = entries.size();
        entries.add(entry(n, device("Galaxy A52"), State.INITIAL, "holes", b -> b.holes(10, 9)));
        entries.add(entry(n + 1, device("iPhone XR"), State.INITIAL, "walls", b -> b.walls(7, 7)));
        entries.add(entry(n + 2, device("iPhone 8"), State.PARTIAL, "warps", b -> b.warps(6, 6)));
        entries.add(entry(n + 3, device("Redmi 9A"), State.INITIAL, "bridges", b -> b.bridges(7, 7)));
        entries.add(entry(n + 4, device("Galaxy A8"), State.INITIAL, "hexes", b -> b.hex(3)));
        entries.add(entry(
                n + 5, device("iPhone 5"), State.INITIAL, "cube", b -> b.next(Tilings.shape(Tilings.cube(4)), 9)));
        entries.add(entry(
                n + 6, device("Pixel 2"), State.PARTIAL, "star", b -> b.next(Tilings.shape(Tilings.star(5, 3)), 8)));
        entries.add(entry(
                n + 7, device("Galaxy J3"), State.INITIAL, "ring", b -> b.next(Tilings.shape(Tilings.ring(14, 3)), 8)));
        return entries;
    }

    private static Entry entry(
            int number, Device device, State state, String what, Function<RandomBoards, RandomBoards.Solved> board) {
        long seed = 1000 + number;
        Scene scene = Scene.random(device, seed);
        // Large pictures of a soft glow would fill the folder.
        int quality = scene.finish().quality() == 0 && device.width() > 800 && number % 4 > 0
                ? 90
                : scene.finish().quality();
        Finish finish = new Finish(
                scene.finish().margins(), scene.finish().scale(), scene.finish().veil(), quality);
        String name = device.name().toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
        String path = String.format(Locale.ROOT, "testdata/%02d-%s-%s", number + 1, name, what);
        return new Entry(path, seed, board, state, scene.with(finish));
    }

    private static Device device(String name) {
        return Devices.named(name).orElseThrow();
    }

    /** The solution of a board that has no other. */
    static Optional<Solution> onlySolution(Board board) {
        return Solver.solve(board, Question.unique(SEARCH)) instanceof Outcome.Solved solved
                        && solved.complete()
                        && solved.solutions().size() == 1
                ? Optional.of(solved.solutions().get(0))
                : Optional.empty();
    }
}
