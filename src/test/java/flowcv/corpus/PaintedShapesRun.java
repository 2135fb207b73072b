package flowcv.corpus;

import flowcv.board.Board;
import flowcv.draw.camera.Camera;
import flowcv.draw.camera.Shot;
import flowcv.draw.screen.GameScreen;
import flowcv.draw.screen.Painted;
import flowcv.draw.screen.Progress;
import flowcv.draw.screen.RandomBoards;
import flowcv.draw.screen.Scene;
import flowcv.draw.screen.Tilings;
import flowcv.image.Point;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** Paints random boards of free shapes as screenshots of random devices, and reads them back. */
final class PaintedShapesRun {
    /** One picture in so many is painted half drawn. */
    private static final int HALF_DRAWN = 3;

    private final Tally tally = new Tally();
    private final KeptPictures kept;
    private final boolean photographed;

    /**
     * A run.
     *
     * @param kept the folder for those pictures that are not read exactly
     * @param photographed whether screens are photographed; those whose cells become too small are left out
     */
    PaintedShapesRun(Optional<Path> kept, boolean photographed) {
        this.kept = new KeptPictures(kept);
        this.photographed = photographed;
    }

    Tally tally() {
        return tally;
    }

    /** Paints a board of a kind: hexes, cube, star, ring, eight, tower or mixed. */
    void add(String kind, long seed) throws IOException {
        Optional<List<List<Point>>> outlines = outlines(kind, new Random(seed));
        RandomBoards.Solved solved = board(kind, seed, outlines);
        Random random = new Random(seed);
        boolean drawn = random.nextInt(HALF_DRAWN) == 0;
        Progress progress = drawn ? Progress.some(solved.solution(), random.nextDouble(), seed) : Progress.INITIAL;
        Scene scene = Scene.random(solved.board(), progress, seed);
        try (Painted painted = paint(solved.board(), outlines, progress, scene, seed)) {
            if (photographed && painted.placement().cellSize() < PhotographedRun.LEAST_CELL) {
                return;
            }
            Verdict verdict = photographed
                    ? Verdict.onPhotograph(painted.picture(), solved.board())
                    : Verdict.on(painted.picture(), solved.board());
            long cell = Math.round(painted.placement().cellSize());
            String name = kind + " seed " + seed + " on " + scene.device().name() + " at cells of " + cell;
            tally.add(kind + (drawn ? "-half-drawn" : "-initial"), name, verdict);
            kept.add(kind + "-" + seed, painted, verdict);
        }
    }

    /** Shapes whose cells' outlines do not follow from where the cells lie. */
    private static Optional<List<List<Point>>> outlines(String kind, Random random) {
        return switch (kind) {
            case "eight" -> Optional.of(Tilings.figureEight(1 + random.nextInt(3), 7 + random.nextInt(3)));
            case "tower" -> {
                int side = 2 + random.nextInt(2);
                int first = 1 + random.nextInt(side - 1);
                yield Optional.of(
                        random.nextBoolean()
                                ? Tilings.tower(side, new int[] {side, 1 + random.nextInt(side)}, first)
                                : Tilings.tower(side, new int[] {side, side, 1}, first, 1 + random.nextInt(side - 1)));
            }
            // As of the one real board that is known, the smaller part of the cells are squares.
            case "mixed" ->
                Optional.of(Tilings.mixed(3 + random.nextInt(2), 3 + random.nextInt(4), 1 + random.nextInt(2), 1));
            default -> Optional.empty();
        };
    }

    private Painted paint(
            Board board, Optional<List<List<Point>>> outlines, Progress progress, Scene scene, long seed) {
        Painted screen = outlines.isPresent()
                ? GameScreen.paint(board, outlines.get(), progress, scene)
                : GameScreen.paint(board, progress, scene);
        if (!photographed) {
            return screen;
        }
        try (screen) {
            return Camera.photograph(screen, Shot.random(seed));
        }
    }

    /** Some shapes have no board with one solution among the first thousands that are tried; others have. */
    private static RandomBoards.Solved board(String kind, long seed, Optional<List<List<Point>>> outlines) {
        for (long each = seed; ; each += 1_000_000) {
            try {
                RandomBoards boards = RandomBoards.unique(each);
                return outlines.isPresent()
                        ? boards.tiling(outlines.get(), 3 + outlines.get().size() / 6)
                        : board(kind, new Random(each), boards);
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
            default ->
                throw new IllegalArgumentException(kind + ", expected hexes, cube, star, ring, eight, tower or mixed");
        };
    }
}
