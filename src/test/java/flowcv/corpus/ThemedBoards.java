package flowcv.corpus;

import flowcv.board.Board;
import flowcv.draw.camera.Camera;
import flowcv.draw.camera.Shot;
import flowcv.draw.screen.Drawn;
import flowcv.draw.screen.Painted;
import flowcv.draw.screen.Progress;
import flowcv.draw.screen.RandomBoards;
import flowcv.theme.Theme;
import flowcv.theme.ThemedBoard;
import java.util.List;
import java.util.Optional;

/** Random boards of squares in the looks of other programs, books and sites; the packs of a row are names of looks. */
final class ThemedBoards {
    /** Of so many seeds in a row two give boards at the start, one a half drawn and one a solved board. */
    private static final int STATES = 4;

    private static final int HALF_DRAWN = 2;
    private static final int SOLVED = 3;
    private static final double HALF = 0.5;

    private ThemedBoards() {}

    static List<Case> cases(Row row) {
        return row.each((pack, seed) -> {
            Scene scene = scene(pack, seed);
            return Optional.of(Sample.of(pack, scene.painted(), Truth.board(scene.board())));
        });
    }

    /** The same on paper or a screen, photographed. */
    static List<Case> photographed(Row row) {
        return row.each((pack, seed) -> {
            Scene scene = scene(pack, seed);
            try (Painted screen = scene.painted()) {
                return PaintedBoards.photographed(pack, Camera.photograph(screen, Shot.random(seed)), scene.board());
            }
        });
    }

    private record Scene(Board board, Painted painted) {}

    private static Scene scene(String pack, long seed) {
        // Each look has boards of its own.
        long own = 31L * pack.hashCode() + seed;
        RandomBoards.Solved solved = PaintedBoards.board(own);
        Progress progress =
                switch (Math.floorMod(seed, STATES)) {
                    case HALF_DRAWN -> Progress.some(solved.solution(), HALF, own);
                    case SOLVED ->
                        new Progress(solved.solution().trails().stream()
                                .map(trail -> new Drawn(trail.label(), trail.places(), true))
                                .toList());
                    default -> Progress.INITIAL;
                };
        return new Scene(solved.board(), ThemedBoard.paint(solved.board(), progress, Theme.named(pack), own));
    }
}
