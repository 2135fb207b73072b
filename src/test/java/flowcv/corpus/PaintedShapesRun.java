package flowcv.corpus;

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

    private final Tally tally = new Tally();
    private final Optional<Path> kept;

    /** @param kept the folder for those pictures that are not read exactly */
    PaintedShapesRun(Optional<Path> kept) {
        this.kept = kept;
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
        Scene scene = Scene.random(solved.board(), progress, seed);
        try (Painted painted = GameScreen.paint(solved.board(), progress, scene)) {
            Verdict verdict = Verdict.on(painted.picture(), solved.board());
            long cell = Math.round(painted.placement().cellSize());
            String name = kind + " seed " + seed + " on " + scene.device().name() + " at cells of " + cell;
            tally.add(kind + (drawn ? "-half-drawn" : "-initial"), name, verdict);
            if (kept.isPresent() && verdict.kind() != Verdict.Kind.EXACT) {
                Files.write(kept.get().resolve(kind + "-" + seed + "." + painted.extension()), painted.file());
            }
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
