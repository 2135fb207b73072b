package flowcv.corpus;

import flowcv.draw.camera.Camera;
import flowcv.draw.camera.Shot;
import flowcv.draw.screen.GameScreen;
import flowcv.draw.screen.Painted;
import flowcv.draw.screen.Progress;
import flowcv.draw.screen.RandomBoards;
import flowcv.draw.screen.Scene;
import flowcv.draw.screen.Tilings;
import flowcv.image.Point;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/**
 * Random boards of hexagons and free shapes, painted as screenshots of random devices, a third of them half drawn.
 * Packs of a row are kinds: hexes, cube, star, ring, eight, tower, mixed.
 */
final class PaintedShapes {
    /** One picture in so many is painted half drawn. */
    private static final int HALF_DRAWN = 3;

    private PaintedShapes() {}

    static List<Case> cases(Row row) {
        return row.each((kind, seed) -> {
            Shape shape = Shape.of(kind, seed);
            return Optional.of(Sample.of(
                    shape.group(), shape.paint(seed), Truth.board(shape.solved().board())));
        });
    }

    /** The same, photographed. */
    static List<Case> photographed(Row row) {
        return row.each((kind, seed) -> {
            Shape shape = Shape.of(kind, seed);
            try (Painted screen = shape.paint(seed)) {
                return PaintedBoards.photographed(
                        shape.group(),
                        Camera.photograph(screen, Shot.random(seed)),
                        shape.solved().board());
            }
        });
    }

    /**
     * A board in some state.
     *
     * @param outlines of the cells, where they do not follow from where the cells lie
     */
    private record Shape(
            String kind, RandomBoards.Solved solved, Optional<List<List<Point>>> outlines, Progress progress) {
        static Shape of(String kind, long seed) {
            Optional<List<List<Point>>> outlines = outlinesOf(kind, new Random(seed));
            RandomBoards.Solved solved = board(kind, seed, outlines);
            Random random = new Random(seed);
            boolean isDrawn = random.nextInt(HALF_DRAWN) == 0;
            return new Shape(
                    kind,
                    solved,
                    outlines,
                    isDrawn ? Progress.some(solved.solution(), random.nextDouble(), seed) : Progress.INITIAL);
        }

        String group() {
            return kind + (progress == Progress.INITIAL ? "-initial" : "-half-drawn");
        }

        Painted paint(long seed) {
            Scene scene = Scene.random(solved.board(), progress, seed);
            return outlines.isPresent()
                    ? GameScreen.paint(solved.board(), outlines.get(), progress, scene)
                    : GameScreen.paint(solved.board(), progress, scene);
        }
    }

    private static Optional<List<List<Point>>> outlinesOf(String kind, Random random) {
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

    private static RandomBoards.Solved board(String kind, long seed, Optional<List<List<Point>>> outlines) {
        return RandomBoards.first(seed, each -> {
            RandomBoards boards = RandomBoards.unique(each);
            return outlines.isPresent()
                    ? boards.tiling(outlines.get(), 3 + outlines.get().size() / 6)
                    : board(kind, new Random(each), boards);
        });
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
