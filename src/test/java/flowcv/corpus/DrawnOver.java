package flowcv.corpus;

import flowcv.board.Link;
import flowcv.board.Pair;
import flowcv.board.Trail;
import flowcv.draw.camera.Camera;
import flowcv.draw.camera.Shot;
import flowcv.draw.screen.Devices;
import flowcv.draw.screen.FingerScenes;
import flowcv.draw.screen.GameScreen;
import flowcv.draw.screen.Painted;
import flowcv.draw.screen.Progress;
import flowcv.draw.screen.RandomBoards;
import flowcv.draw.screen.Scene;
import flowcv.image.Mats;
import flowcv.image.Point;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.opencv.core.Core;
import org.opencv.core.Mat;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;

/**
 * What people draw over a board, in places where no flow runs, so that the solution has nothing against it: strokes
 * are no walls; marks hide none; dots too faint to read are no empty cells.
 */
final class DrawnOver {
    private static final int SIDE = 6;
    /** Of a cell; walls are as thick. */
    private static final double THICKNESS = 0.07;
    /** Strokes: about as many as such a board has walls. */
    private static final int MANY = 6;
    /** Between cells: such a stroke ends between crossings of lines. */
    private static final double TOO_LONG = 1.6;
    /** Of the brightness of a dot. */
    private static final double FAINT = 0.1;
    /** Between centers of hexagons, in ways from one to the next. */
    private static final double HEXAGON_SIDE = 1 / Math.sqrt(3);

    private static final List<Scalar> COLORS = List.of(
            new Scalar(32, 32, 255), new Scalar(201, 10, 255), new Scalar(160, 160, 160), new Scalar(255, 255, 255));

    private DrawnOver() {}

    /**
     * Packs of a row: plain, walls, wall-colored, many, hexes, star, photographed-walls, photographed-hexes, finger,
     * faint.
     */
    static List<Case> cases(Row row) {
        return row.each(DrawnOver::sample);
    }

    private static Optional<Sample> sample(String pack, long seed) {
        if (pack.equals("finger")) {
            return touched(pack, seed);
        }
        RandomBoards.Solved solved = RandomBoards.first(seed, each -> board(pack, RandomBoards.unique(each)));
        return switch (pack) {
            case "faint" -> Optional.of(faint(pack, solved, seed));
            default -> stroked(pack, solved, seed);
        };
    }

    private static RandomBoards.Solved board(String pack, RandomBoards boards) {
        return switch (pack) {
            case "plain", "faint" -> boards.plain(SIDE, SIDE);
            case "walls", "wall-colored", "many", "photographed-walls" -> boards.walls(SIDE, SIDE);
            case "hexes", "photographed-hexes" -> boards.hex(2);
            case "star" -> boards.star(5, 2);
            default -> throw new IllegalArgumentException("unknown kind of drawing: " + pack);
        };
    }

    /** Strokes between neighbors, of any color and somewhat aslant. */
    private static Optional<Sample> stroked(String pack, RandomBoards.Solved solved, long seed) {
        Random random = new Random(seed);
        int strokes = pack.equals("many") ? MANY : 1;
        double length = pack.endsWith("hexes") ? HEXAGON_SIDE : pack.equals("wall-colored") ? TOO_LONG : 1;
        double slant = random.nextDouble(0.03);
        List<Link> free = freeLinks(solved);
        Collections.shuffle(free, random);
        Painted painted = GameScreen.paint(solved.board(), Scene.plain(Devices.PHONE, seed));
        Scalar color =
                pack.equals("wall-colored") ? wallColor(painted, solved) : COLORS.get(random.nextInt(COLORS.size()));
        free.stream().limit(strokes).forEach(link -> draw(painted, link, slant, length, color));
        if (!pack.startsWith("photographed")) {
            return Optional.of(Sample.of(pack, painted, Truth.board(solved.board())));
        }
        try (painted) {
            return PaintedBoards.photographed(pack, Camera.photograph(painted, Shot.random(seed)), solved.board());
        }
    }

    /** A finger rests on a board with walls. */
    private static Optional<Sample> touched(String pack, long seed) {
        Random random = new Random(seed);
        int rows = SIDE - 1 + random.nextInt(3);
        int columns = SIDE - 1 + random.nextInt(3);
        RandomBoards.Solved solved =
                RandomBoards.first(seed, each -> RandomBoards.unique(each).walls(rows, columns));
        Progress progress = Progress.some(solved.solution(), 0.7 * random.nextDouble(), seed);
        Scene scene = FingerScenes.random(solved.board(), progress, seed);
        try (Painted painted = GameScreen.paint(solved.board(), progress, scene)) {
            return PaintedBoards.photographed(pack, Camera.photograph(painted, Shot.random(seed)), solved.board());
        }
    }

    /** One pair is all but black. */
    private static Sample faint(String pack, RandomBoards.Solved solved, long seed) {
        Painted painted = GameScreen.paint(solved.board(), Scene.plain(Devices.PHONE, seed));
        Pair pair = solved.board().pairs().get(0);
        int half = (int) (painted.placement().cellSize() / 2) - 4;
        for (int place : new int[] {pair.first(), pair.second()}) {
            Point center = painted.placement().centers().get(place);
            Mat cell = painted.picture()
                    .pixels()
                    .submat(
                            (int) center.y() - half,
                            (int) center.y() + half,
                            (int) center.x() - half,
                            (int) center.x() + half);
            Core.multiply(cell, new Scalar(FAINT, FAINT, FAINT), cell);
            Mats.release(cell);
        }
        return Sample.of(pack, painted, Truth.board(solved.board()));
    }

    private static Scalar wallColor(Painted painted, RandomBoards.Solved solved) {
        Link wall = solved.board().walls().iterator().next();
        Point one = painted.placement().centers().get(wall.first());
        Point other = painted.placement().centers().get(wall.second());
        return new Scalar(painted.picture().pixels().get((int) Math.round((one.y() + other.y()) / 2), (int)
                Math.round((one.x() + other.x()) / 2)));
    }

    /** Where no flow runs from a cell to its neighbor. */
    static List<Link> freeLinks(RandomBoards.Solved solved) {
        Set<Set<Integer>> taken = new HashSet<>();
        for (Trail trail : solved.solution().trails()) {
            for (int i = 0; i + 1 < trail.places().size(); i++) {
                taken.add(Set.of(trail.places().get(i), trail.places().get(i + 1)));
            }
        }
        List<Link> free = new ArrayList<>(solved.board().links());
        free.removeIf(link -> taken.contains(Set.of(link.first(), link.second())));
        return free;
    }

    /**
     * Draws a stroke between two neighbors.
     *
     * @param slant by how much of a cell the ends of the stroke lie aside
     * @param length in ways from one neighbor to the other
     */
    private static void draw(Painted painted, Link link, double slant, double length, Scalar color) {
        Point one = painted.placement().centers().get(link.first());
        Point other = painted.placement().centers().get(link.second());
        double x = (one.x() + other.x()) / 2;
        double y = (one.y() + other.y()) / 2;
        double dx = (other.x() - one.x()) / 2;
        double dy = (other.y() - one.y()) / 2;
        Imgproc.line(
                painted.picture().pixels(),
                new org.opencv.core.Point(x - length * dy + 2 * slant * dx, y + length * dx + 2 * slant * dy),
                new org.opencv.core.Point(x + length * dy - 2 * slant * dx, y - length * dx - 2 * slant * dy),
                color,
                (int) (THICKNESS * painted.placement().cellSize()),
                Imgproc.LINE_AA);
    }
}
