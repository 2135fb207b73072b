package flowcv.corpus;

import flowcv.board.Board;
import flowcv.draw.camera.Camera;
import flowcv.draw.camera.Shot;
import flowcv.draw.screen.GameScreen;
import flowcv.draw.screen.Painted;
import flowcv.draw.screen.Progress;
import flowcv.draw.screen.RandomBoards;
import flowcv.draw.screen.Scene;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Random;

/** Paints random boards of free shapes as screenshots of random devices, and reads them back. */
final class PaintedShapesRun {
    /** One picture in so many is painted half drawn. */
    private static final int HALF_DRAWN = 3;
    /** Smaller cells are not asked for in photographs, in pixels. */
    private static final double LEAST_CELL = 20;

    private final Tally tally = new Tally();
    private final Optional<Path> kept;
    private final boolean photographed;

    /**
     * A run.
     *
     * @param kept the folder for those pictures that are not read exactly
     * @param photographed whether screens are photographed; those whose cells become too small are left out
     */
    PaintedShapesRun(Optional<Path> kept, boolean photographed) {
        this.kept = kept;
        this.photographed = photographed;
    }

    Tally tally() {
        return tally;
    }

    /** Paints a board of a kind: hexes, cube, star or ring. */
    void add(String kind, long seed) throws IOException {
        RandomBoards.Solved solved = board(kind, seed);
        Random random = new Random(seed);
        boolean drawn = random.nextInt(HALF_DRAWN) == 0;
        Progress progress = drawn ? Progress.some(solved.solution(), random.nextDouble(), seed) : Progress.INITIAL;
        Scene scene = Scene.random(seed);
        try (Painted painted = paint(solved.board(), progress, scene, seed)) {
            if (photographed && painted.placement().cellSize() < LEAST_CELL) {
                return;
            }
            Verdict verdict = photographed
                    ? Verdict.onPhotograph(painted.picture(), solved.board())
                    : Verdict.on(painted.picture(), solved.board());
            long cell = Math.round(painted.placement().cellSize());
            String name = kind + " seed " + seed + " on " + scene.device().name() + " at cells of " + cell;
            tally.add(kind + (drawn ? "-half-drawn" : "-initial"), name, verdict);
            if (kept.isPresent() && verdict.kind() != Verdict.Kind.EXACT) {
                Files.write(kept.get().resolve(kind + "-" + seed + "." + painted.extension()), painted.file());
            }
        }
    }

    private Painted paint(Board board, Progress progress, Scene scene, long seed) {
        Painted screen = GameScreen.paint(board, progress, scene);
        if (!photographed) {
            return screen;
        }
        try (screen) {
            return Camera.photograph(screen, Shot.random(seed));
        }
    }

    /** Some shapes have no board with one solution among the first thousands that are tried; others have. */
    private static RandomBoards.Solved board(String kind, long seed) {
        for (long each = seed; ; each += 1_000_000) {
            try {
                return board(kind, new Random(each), RandomBoards.unique(each));
            } catch (IllegalStateException none) {
                continue;
            }
        }
    }

    private static RandomBoards.Solved board(String kind, Random random, RandomBoards boards) {
        return switch (kind) {
            case "hexes" -> boards.hex(2 + random.nextInt(2));
            case "cube" -> boards.cube(2 + random.nextInt(4));
            case "star" -> boards.star(5 + random.nextInt(2), 2 + random.nextInt(2));
            // The rings of figure-eights have about as many; longer cells than theirs are in no pack.
            case "ring" -> boards.ring(11 + random.nextInt(6), 2 + random.nextInt(2));
            default -> throw new IllegalArgumentException(kind + ", expected hexes, cube, star or ring");
        };
    }
}
