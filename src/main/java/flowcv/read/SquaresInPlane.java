package flowcv.read;

import flowcv.image.Mats;
import flowcv.image.Point;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.opencv.calib3d.Calib3d;
import org.opencv.core.Core;
import org.opencv.core.Mat;
import org.opencv.core.MatOfPoint2f;

/**
 * Tells whether nearly all faces are the squares of one lattice, seen at an angle: such a board has rows and columns,
 * however its picture was taken.
 */
final class SquaresInPlane {
    /** How far the middle of a face may lie off the lattice, in cells: marks and lenses shift it by up to 0.1. */
    private static final double OFF = 0.15;
    /**
     * What else a photograph shows may look like a cell more or two: no tiling but squares has so many on a lattice.
     */
    private static final double NEARLY_ALL = 0.9;
    /** The next cell in a row lies in this direction, by cosine: within 35 degrees. */
    private static final double SAME_WAY = 0.82;

    private final FaceGrid grid;
    private final List<List<Integer>> neighbors = new ArrayList<>();
    private final Step[] known;

    /** Where a cell lies, and the ways to the next cells in its row and in its column, in pixels. */
    private record Step(Place place, Point right, Point down) {}

    private SquaresInPlane(FaceGrid grid) {
        this.grid = grid;
        this.known = new Step[grid.cells().size()];
        grid.cells().forEach(cell -> neighbors.add(new ArrayList<>()));
        for (FaceSide side : grid.sides()) {
            neighbors.get(side.first()).add(side.second());
            neighbors.get(side.second()).add(side.first());
        }
    }

    /** Whether one homography maps rows and columns to the middles of nearly all cells. */
    static boolean is(FaceGrid grid) {
        return new SquaresInPlane(grid).isLattice();
    }

    private boolean isLattice() {
        for (int cell = 0; cell < known.length; cell++) {
            Optional<Step> start = start(cell);
            if (start.isPresent()) {
                return walk(cell, start.get()) && isPlane();
            }
        }
        return false;
    }

    /** A cell with two neighbors that lie about crosswise. */
    private Optional<Step> start(int cell) {
        for (int one : neighbors.get(cell)) {
            for (int other : neighbors.get(cell)) {
                Point right = Ways.between(grid, cell, one);
                Point down = Ways.between(grid, cell, other);
                if (Math.abs(Ways.cosine(right, down)) < 0.5) {
                    return Optional.of(new Step(new Place(0, 0), right, down));
                }
            }
        }
        return Optional.empty();
    }

    /** Gives cells their places; whether nearly all have one. */
    private boolean walk(int first, Step start) {
        known[first] = start;
        Deque<Integer> queue = new ArrayDeque<>(List.of(first));
        Set<Place> places = new HashSet<>(Set.of(start.place()));
        while (!queue.isEmpty()) {
            int cell = queue.poll();
            for (int next : neighbors.get(cell)) {
                Optional<Step> step = step(known[cell], Ways.between(grid, cell, next));
                if (known[next] == null
                        && step.isPresent()
                        && places.add(step.get().place())) {
                    known[next] = step.get();
                    queue.add(next);
                }
            }
        }
        return places.size() >= NEARLY_ALL * known.length;
    }

    private static Optional<Step> step(Step from, Point way) {
        int row = from.place().row();
        int column = from.place().column();
        double right = Ways.cosine(way, from.right());
        double down = Ways.cosine(way, from.down());
        if (Math.max(Math.abs(right), Math.abs(down)) < SAME_WAY) {
            return Optional.empty();
        }
        if (Math.abs(right) > Math.abs(down)) {
            int sign = right > 0 ? 1 : -1;
            return Optional.of(
                    new Step(new Place(row, column + sign), new Point(sign * way.x(), sign * way.y()), from.down()));
        }
        int sign = down > 0 ? 1 : -1;
        return Optional.of(
                new Step(new Place(row + sign, column), from.right(), new Point(sign * way.x(), sign * way.y())));
    }

    private boolean isPlane() {
        List<org.opencv.core.Point> from = new ArrayList<>();
        List<org.opencv.core.Point> to = new ArrayList<>();
        List<Step> steps = new ArrayList<>();
        for (int cell = 0; cell < known.length; cell++) {
            if (known[cell] != null) {
                steps.add(known[cell]);
                from.add(new org.opencv.core.Point(
                        known[cell].place().column(), known[cell].place().row()));
                Point center = grid.cells().get(cell).center();
                to.add(new org.opencv.core.Point(center.x(), center.y()));
            }
        }
        try (Mats mats = new Mats()) {
            MatOfPoint2f places = mats.keep(new MatOfPoint2f());
            places.fromList(from);
            MatOfPoint2f centers = mats.keep(new MatOfPoint2f());
            centers.fromList(to);
            Mat plane = mats.keep(Calib3d.findHomography(places, centers, 0));
            if (plane.empty()) {
                return false;
            }
            MatOfPoint2f fitted = mats.keep(new MatOfPoint2f());
            Core.perspectiveTransform(places, fitted, plane);
            List<org.opencv.core.Point> all = fitted.toList();
            int on = 0;
            for (int i = 0; i < steps.size(); i++) {
                double off = Math.hypot(all.get(i).x - to.get(i).x, all.get(i).y - to.get(i).y);
                on += off <= OFF * size(steps.get(i)) ? 1 : 0;
            }
            return on >= NEARLY_ALL * known.length;
        }
    }

    /** The longer side of a cell that is seen at an angle. */
    private static double size(Step step) {
        return Math.max(
                Math.hypot(step.right().x(), step.right().y()),
                Math.hypot(step.down().x(), step.down().y()));
    }
}
