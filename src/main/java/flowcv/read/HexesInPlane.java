package flowcv.read;

import flowcv.image.Mats;
import flowcv.image.Point;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.opencv.calib3d.Calib3d;
import org.opencv.core.Mat;
import org.opencv.core.MatOfPoint2f;

/**
 * The lattice of hexagons that a camera saw at an angle: faces are numbered from neighbor to neighbor, and have to lie
 * where one homography puts those numbers.
 */
final class HexesInPlane {
    /** How far the middle of a face may lie off the lattice, in cells: marks and lenses shift it by up to 0.1. */
    private static final double OFF = 0.15;
    /** The next cell lies in this direction, by cosine: within 25 degrees, where the ways are 60 apart. */
    private static final double SAME_WAY = 0.9;
    /** Pixels between neighbors of the straightened lattice: any number would do. */
    private static final double PITCH = 100;

    private static final int WAYS = 6;
    private static final double SIXTH = Math.PI / 3;

    /**
     * A cell's numbers along two ways that are a sixth of a turn apart.
     *
     * @param first steps along the one
     * @param second steps along the other, clockwise from it as pictures are seen
     */
    private record Place(int first, int second) {}

    /** Where a cell lies, and the two ways to the next ones, in pixels. */
    private record Step(Place place, Point first, Point second) {}

    private final FaceGrid grid;
    private final List<List<Integer>> neighbors = new ArrayList<>();
    private final Map<Integer, Step> known = new HashMap<>();

    private HexesInPlane(FaceGrid grid) {
        this.grid = grid;
        grid.cells().forEach(cell -> neighbors.add(new ArrayList<>()));
        for (FaceSide side : grid.sides()) {
            neighbors.get(side.first()).add(side.second());
            neighbors.get(side.second()).add(side.first());
        }
    }

    /** The lattice, turned as little as can be from how the picture shows it, if the cells lie on one. */
    static Optional<HexLattice> of(FaceGrid grid) {
        return new HexesInPlane(grid).lattice();
    }

    private Optional<HexLattice> lattice() {
        for (int cell = 0; cell < neighbors.size(); cell++) {
            Optional<Step> start = start(cell);
            if (start.isPresent()) {
                return walk(cell, start.get()) ? straightened() : Optional.empty();
            }
        }
        return Optional.empty();
    }

    /** A cell with two neighbors that are neighbors of each other. */
    private Optional<Step> start(int cell) {
        for (int one : neighbors.get(cell)) {
            for (int other : neighbors.get(cell)) {
                Point first = Ways.between(grid, cell, one);
                Point second = Ways.between(grid, cell, other);
                boolean isClockwise = first.x() * second.y() > first.y() * second.x();
                if (isClockwise && neighbors.get(one).contains(other)) {
                    return Optional.of(new Step(new Place(0, 0), first, second));
                }
            }
        }
        return Optional.empty();
    }

    /** Gives each cell its place; false where the ways from one to another lead to different places. */
    private boolean walk(int from, Step start) {
        known.put(from, start);
        Deque<Integer> queue = new ArrayDeque<>(List.of(from));
        Set<Place> places = new HashSet<>(Set.of(start.place()));
        while (!queue.isEmpty()) {
            int cell = queue.poll();
            for (int next : neighbors.get(cell)) {
                Optional<Step> step = step(known.get(cell), Ways.between(grid, cell, next));
                if (step.isEmpty()) {
                    return false;
                }
                Step before = known.putIfAbsent(next, step.get());
                if (before == null) {
                    if (!places.add(step.get().place())) {
                        return false;
                    }
                    queue.add(next);
                } else if (!before.place().equals(step.get().place())) {
                    return false;
                }
            }
        }
        return known.size() == neighbors.size();
    }

    private static Optional<Step> step(Step from, Point way) {
        Point first = from.first();
        Point second = from.second();
        Point third = new Point(second.x() - first.x(), second.y() - first.y());
        double alongFirst = Ways.cosine(way, first);
        double alongSecond = Ways.cosine(way, second);
        double alongThird = Ways.cosine(way, third);
        double most = Math.max(Math.abs(alongFirst), Math.max(Math.abs(alongSecond), Math.abs(alongThird)));
        if (most < SAME_WAY) {
            return Optional.empty();
        }
        int a = from.place().first();
        int b = from.place().second();
        if (most == Math.abs(alongFirst)) {
            int sign = alongFirst > 0 ? 1 : -1;
            return Optional.of(new Step(new Place(a + sign, b), new Point(sign * way.x(), sign * way.y()), second));
        }
        if (most == Math.abs(alongSecond)) {
            int sign = alongSecond > 0 ? 1 : -1;
            return Optional.of(new Step(new Place(a, b + sign), first, new Point(sign * way.x(), sign * way.y())));
        }
        int sign = alongThird > 0 ? 1 : -1;
        Point turned = new Point(first.x() + sign * way.x(), first.y() + sign * way.y());
        return Optional.of(new Step(new Place(a - sign, b + sign), first, turned));
    }

    private Optional<HexLattice> straightened() {
        double dx = 0;
        double dy = 0;
        for (Step step : known.values()) {
            dx += step.first().x();
            dy += step.first().y();
        }
        // Stacks of hexagons have neighbors above and below: their ways are 30 degrees off the rows, or straight down.
        int turn = Math.floorMod((int) Math.rint((Math.atan2(dy, dx) - SIXTH / 2) / SIXTH), WAYS);
        List<Point> straight = new ArrayList<>();
        for (int cell = 0; cell < known.size(); cell++) {
            straight.add(straight(known.get(cell).place(), (turn + 0.5) * SIXTH));
        }
        return plane(straight).flatMap(plane -> fits(straight, plane) ? lattice(straight, plane) : Optional.empty());
    }

    private static Point straight(Place place, double angle) {
        return new Point(
                PITCH * (place.first() * Math.cos(angle) + place.second() * Math.cos(angle + SIXTH)),
                PITCH * (place.first() * Math.sin(angle) + place.second() * Math.sin(angle + SIXTH)));
    }

    private Optional<HexLattice> lattice(List<Point> straight, double[] plane) {
        List<Face> faces = new ArrayList<>();
        for (int cell = 0; cell < straight.size(); cell++) {
            faces.add(grid.cells().get(cell).at(straight.get(cell)));
        }
        return HexLattice.of(new FaceGrid(faces, grid.sides(), grid.weights(), PITCH))
                .map(lattice -> lattice.seen(point -> map(plane, point)));
    }

    private Optional<double[]> plane(List<Point> straight) {
        try (Mats mats = new Mats()) {
            MatOfPoint2f from = mats.keep(new MatOfPoint2f());
            from.fromList(straight.stream().map(HexesInPlane::inOpenCv).toList());
            MatOfPoint2f to = mats.keep(new MatOfPoint2f());
            to.fromList(grid.cells().stream().map(c -> inOpenCv(c.center())).toList());
            Mat plane = mats.keep(Calib3d.findHomography(from, to, 0));
            if (plane.empty()) {
                return Optional.empty();
            }
            double[] values = new double[9];
            plane.get(0, 0, values);
            return Optional.of(values);
        }
    }

    private static org.opencv.core.Point inOpenCv(Point point) {
        return new org.opencv.core.Point(point.x(), point.y());
    }

    private boolean fits(List<Point> straight, double[] plane) {
        for (int cell = 0; cell < straight.size(); cell++) {
            Point at = map(plane, straight.get(cell));
            Point center = grid.cells().get(cell).center();
            Step step = known.get(cell);
            double size = Math.max(
                    Math.hypot(step.first().x(), step.first().y()),
                    Math.hypot(step.second().x(), step.second().y()));
            if (Math.hypot(at.x() - center.x(), at.y() - center.y()) > OFF * size) {
                return false;
            }
        }
        return true;
    }

    private static Point map(double[] plane, Point point) {
        double depth = plane[6] * point.x() + plane[7] * point.y() + plane[8];
        return new Point(
                (plane[0] * point.x() + plane[1] * point.y() + plane[2]) / depth,
                (plane[3] * point.x() + plane[4] * point.y() + plane[5]) / depth);
    }
}
