package flowcv.fit;

import flowcv.board.Board;
import flowcv.board.Link;
import flowcv.board.Pair;
import flowcv.draw.camera.Camera;
import flowcv.draw.camera.Shot;
import flowcv.draw.screen.Drawn;
import flowcv.draw.screen.GameScreen;
import flowcv.draw.screen.Painted;
import flowcv.draw.screen.Progress;
import flowcv.draw.screen.RandomBoards;
import flowcv.draw.screen.Scene;
import flowcv.draw.screen.Tilings;
import flowcv.image.Picture;
import flowcv.image.Point;
import flowcv.read.evidence.BorderLook;
import flowcv.read.evidence.CellLook;
import flowcv.read.frame.Frame;
import flowcv.read.region.RegionTiling;
import flowcv.read.tiling.Border;
import flowcv.read.tiling.CellComplex;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;

/**
 * A painted picture of a board of a free shape, of which everything is known but where the reader finds its cells: that
 * is what is learned from. Owns the picture; close it.
 *
 * @param centers where the middle of each cell lies in the picture
 */
record FreePicture(String kind, Board board, Progress progress, Picture picture, List<Point> centers)
        implements AutoCloseable {
    /** A place of the complex is a cell whose middle lies this near, in cells; what is twice as far is none. */
    private static final double SAME = 0.25;

    private static final int NONE = -1;

    /** A board, and the outlines of its cells where they do not follow from where the cells lie. */
    private record Shape(RandomBoards.Solved solved, Optional<List<List<Point>>> outlines) {}

    /** The same for the same seed. */
    static FreePicture random(long seed) {
        Random random = new Random(seed);
        Shape shape = shape(seed, random);
        Board board = shape.solved().board();
        Progress progress = random.nextInt(10) < 5
                ? Progress.INITIAL
                : Progress.some(shape.solved().solution(), random.nextDouble(), seed);
        Scene scene = Scene.random(board, progress, seed);
        Painted screen = shape.outlines().isPresent()
                ? GameScreen.paint(board, shape.outlines().get(), progress, scene)
                : GameScreen.paint(board, progress, scene);
        boolean isLight = random.nextInt(100) < 12;
        if (isLight) {
            Darkroom.lighten(screen.picture().pixels(), screen.placement(), 200 + random.nextInt(56), random);
        }
        int way = random.nextInt(100);
        String kind = isLight ? "LIGHT" : way < 55 ? "UPRIGHT" : way < 80 ? "WARPED" : "PHOTO";
        if (way < 5) {
            Darkroom.posterize(screen.picture().pixels(), random);
        }
        if (way < 55) {
            return new FreePicture(
                    kind, board, progress, screen.picture(), screen.placement().centers());
        }
        try (screen) {
            if (way < 80) {
                List<Point> seen = new ArrayList<>(screen.placement().corners());
                int corners = seen.size();
                seen.addAll(screen.placement().centers());
                Darkroom.Developed warped = Darkroom.warp(
                        screen.picture().pixels(), seen, screen.placement().cellSize(), random);
                List<Point> centers = warped.corners().subList(corners, seen.size());
                return new FreePicture(kind, board, progress, warped.picture(), centers);
            }
            Painted photo = Camera.photograph(screen, Shot.random(random.nextLong()));
            return new FreePicture(
                    kind, board, progress, photo.picture(), photo.placement().centers());
        }
    }

    private static Shape shape(long seed, Random random) {
        RandomBoards boards = RandomBoards.of(seed);
        return switch (random.nextInt(7)) {
            case 0 -> new Shape(boards.cube(2 + random.nextInt(4)), Optional.empty());
            case 1 -> new Shape(boards.star(5, 2 + random.nextInt(2)), Optional.empty());
            case 2 -> new Shape(boards.star(6, 2 + random.nextInt(3)), Optional.empty());
            case 3 -> new Shape(boards.ring(8 + random.nextInt(9), 2 + random.nextInt(2)), Optional.empty());
            case 4 -> tiling(boards, Tilings.figureEight(1 + random.nextInt(3), 6 + random.nextInt(4)));
            case 5 -> {
                int side = 2 + random.nextInt(2);
                int covered = 1 + random.nextInt(side - 1);
                yield tiling(boards, Tilings.tower(side, new int[] {side, 1 + random.nextInt(side)}, covered));
            }
            default ->
                tiling(
                        boards,
                        Tilings.mixed(
                                3 + random.nextInt(3),
                                3 + random.nextInt(4),
                                1 + random.nextInt(2),
                                1 + random.nextInt(2)));
        };
    }

    private static Shape tiling(RandomBoards boards, List<List<Point>> outlines) {
        return new Shape(boards.tiling(outlines, 3 + outlines.size() / 6), Optional.of(outlines));
    }

    /** The complex that is found in the picture, and what its parts look like; nothing where none is found. */
    Optional<Example> example(Frame frame) {
        return RegionTiling.outside(frame, List.of())
                .map(complex -> new Example(complex, borders(complex), cells(complex)));
    }

    /** The board's cell at each place of a complex; {@link #NONE} for those that lie where the board has none. */
    private List<Integer> places(CellComplex complex) {
        List<Integer> places = new ArrayList<>();
        double cell = complex.cellSize();
        for (int i = 0; i < complex.cells().size(); i++) {
            Point at = complex.pose().at(complex.cells().get(i).center());
            int nearest = 0;
            for (int place = 1; place < centers.size(); place++) {
                nearest = distance(at, centers.get(place)) < distance(at, centers.get(nearest)) ? place : nearest;
            }
            double away = distance(at, centers.get(nearest));
            boolean isBeyond = complex.cells().get(i).isBeyond();
            places.add(
                    isBeyond || away > 2 * SAME * cell ? Integer.valueOf(NONE) : away < SAME * cell ? nearest : null);
        }
        return places;
    }

    private static double distance(Point a, Point b) {
        return Math.hypot(a.x() - b.x(), a.y() - b.y());
    }

    private List<CellLook> cells(CellComplex complex) {
        CellLook[] looks = new CellLook[board.size()];
        Arrays.fill(looks, CellLook.EMPTY);
        for (Pair pair : board.pairs()) {
            looks[pair.first()] = CellLook.DOT;
            looks[pair.second()] = CellLook.DOT;
        }
        for (Drawn flow : progress.flows()) {
            for (int place : flow.places()) {
                looks[place] = looks[place] == CellLook.DOT ? CellLook.DOT_WITH_PIPE : CellLook.PIPE;
            }
            if (!flow.complete()) {
                looks[flow.places().get(flow.places().size() - 1)] = CellLook.PIPE_END;
            }
        }
        List<CellLook> cells = new ArrayList<>();
        for (Integer place : places(complex)) {
            cells.add(place == null ? null : place == NONE ? CellLook.OUTSIDE : looks[place]);
        }
        return cells;
    }

    private List<BorderLook> borders(CellComplex complex) {
        Set<List<Integer>> crossings = new HashSet<>();
        for (Drawn flow : progress.flows()) {
            for (int i = 0; i + 1 < flow.places().size(); i++) {
                int from = flow.places().get(i);
                int to = flow.places().get(i + 1);
                crossings.add(List.of(Math.min(from, to), Math.max(from, to)));
            }
        }
        Set<List<Integer>> links = new HashSet<>();
        for (Link link : board.links()) {
            links.add(List.of(link.first(), link.second()));
        }
        List<Integer> places = places(complex);
        List<BorderLook> borders = new ArrayList<>();
        for (Border border : complex.borders()) {
            Integer first = places.get(border.first());
            Integer second = places.get(border.second());
            if (first == null || second == null || first == NONE && second == NONE) {
                borders.add(null);
            } else if (first == NONE || second == NONE) {
                borders.add(BorderLook.THICK);
            } else {
                List<Integer> both = List.of(Math.min(first, second), Math.max(first, second));
                borders.add(
                        crossings.contains(both) ? BorderLook.CROSSED : links.contains(both) ? BorderLook.THIN : null);
            }
        }
        return borders;
    }

    @Override
    public void close() {
        picture.close();
    }
}
