package flowcv.read;

import flowcv.image.Point;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The outlines of the cells of a free tiling as the picture shows them: where pixels of a cell and of another, or of
 * none, lie side by side. What two cells share is the same for both, corner by corner.
 */
final class CellOutlines {
    /** Cells that meet at one corner seem to share a border of at most so much, in cells; neighbors share 0.3 and more. */
    private static final double LONGEST_CORNER = 0.24;

    private final int[] numbers;
    private final Segments segments;
    private final double cellSize;
    /** Points lie at the corners of pixels, and are numbered row by row. */
    private final int width;

    /** By cell and point where its outline goes on from there, the cell on the right. */
    private final List<Map<Integer, Deque<Integer>>> steps = new ArrayList<>();

    /** By point where three or more meet that which stands for all of one corner. */
    private final Map<Integer, Integer> merged = new HashMap<>();

    private CellOutlines(Segments segments, int[] numbers, FaceGrid grid) {
        this.segments = segments;
        this.numbers = numbers;
        this.cellSize = grid.cellSize() / segments.scale();
        this.width = segments.width() + 1;
        grid.cells().forEach(cell -> steps.add(new HashMap<>()));
    }

    /**
     * The corners of each cell, clockwise, in pixels of the picture; curved sides have several. None at all where a cell
     * has no outline.
     *
     * @param numbers by label that of the cell; -1 for what is none
     */
    static List<List<Point>> of(Segments segments, int[] numbers, FaceGrid grid) {
        return new CellOutlines(segments, numbers, grid).outlines();
    }

    private List<List<Point>> outlines() {
        for (int y = 0; y <= segments.height(); y++) {
            for (int x = 0; x <= segments.width(); x++) {
                addSides(x, y);
            }
        }
        List<List<List<Integer>>> courses =
                steps.stream().map(this::longestLoop).map(this::courses).toList();
        courses.forEach(around -> around.forEach(this::mergeEnds));
        Map<Integer, Point> corners = corners(courses.stream()
                .flatMap(List::stream)
                .filter(course -> !isCorner(course))
                .toList());
        List<List<Point>> outlines = new ArrayList<>();
        for (List<List<Integer>> around : courses) {
            List<Point> outline = new ArrayList<>();
            around.forEach(course -> outline.addAll(sides(course, corners)));
            if (outline.size() < 3) {
                return List.of();
            }
            outlines.add(outline);
        }
        return outlines;
    }

    private int cell(int x, int y) {
        boolean inside = x >= 0 && y >= 0 && x < segments.width() && y < segments.height();
        return inside ? numbers[segments.labels()[y * segments.width() + x]] : -1;
    }

    /** Adds what lies along the upper and the left side of a pixel. */
    private void addSides(int x, int y) {
        int here = cell(x, y);
        int above = cell(x, y - 1);
        int left = cell(x - 1, y);
        int at = y * width + x;
        if (here != above) {
            add(here, at, at + 1);
            add(above, at + 1, at);
        }
        if (here != left) {
            add(here, at + width, at);
            add(left, at, at + width);
        }
    }

    private void add(int cell, int from, int to) {
        if (cell >= 0) {
            steps.get(cell).computeIfAbsent(from, p -> new ArrayDeque<>(2)).add(to);
        }
    }

    /** All of a cell's outline but specks. */
    private List<Integer> longestLoop(Map<Integer, Deque<Integer>> next) {
        List<Integer> longest = List.of();
        for (int start : next.keySet().stream().sorted().toList()) {
            while (!next.get(start).isEmpty()) {
                List<Integer> loop = new ArrayList<>();
                int at = start;
                do {
                    loop.add(at);
                    at = next.get(at).poll();
                } while (at != start);
                longest = loop.size() > longest.size() ? loop : longest;
            }
        }
        return longest;
    }

    /** The pieces of an outline from one point where three or more meet to the next. */
    private List<List<Integer>> courses(List<Integer> loop) {
        List<Integer> ends = new ArrayList<>();
        for (int i = 0; i < loop.size(); i++) {
            if (isMeeting(loop.get(i))) {
                ends.add(i);
            }
        }
        List<List<Integer>> courses = new ArrayList<>();
        for (int k = 0; k < ends.size(); k++) {
            int from = ends.get(k);
            int to = ends.get((k + 1) % ends.size());
            List<Integer> course = new ArrayList<>();
            for (int i = from; course.size() < 2 || i != (to + 1) % loop.size(); i = (i + 1) % loop.size()) {
                course.add(loop.get(i));
            }
            courses.add(course);
        }
        return courses;
    }

    private boolean isMeeting(int point) {
        int x = point % width;
        int y = point / width;
        return Arrays.stream(new int[] {cell(x, y), cell(x - 1, y), cell(x, y - 1), cell(x - 1, y - 1)})
                        .distinct()
                        .count()
                > 2;
    }

    /** Makes one corner of the ends of what is too short for a side. */
    private void mergeEnds(List<Integer> course) {
        int first = root(course.get(0));
        int last = root(course.get(course.size() - 1));
        if (Outlines.distance(place(course.get(0)), place(course.get(course.size() - 1))) < LONGEST_CORNER * cellSize) {
            merged.put(Math.max(first, last), Math.min(first, last));
        }
    }

    /** Whether both ends of a course are one corner. */
    private boolean isCorner(List<Integer> course) {
        return root(course.get(0)) == root(course.get(course.size() - 1));
    }

    private int root(int point) {
        int at = point;
        for (int next = merged.computeIfAbsent(at, p -> p); next != at; next = merged.get(at)) {
            at = next;
        }
        return at;
    }

    /** Where the corners lie, in reduced pixels. */
    private Map<Integer, Point> corners(List<List<Integer>> courses) {
        Map<Integer, List<Point>> all = new HashMap<>();
        for (int point : List.copyOf(merged.keySet())) {
            all.computeIfAbsent(root(point), p -> new ArrayList<>()).add(place(point));
        }
        Map<Integer, CornerFit> fits = new HashMap<>();
        all.forEach((point, places) -> fits.put(point, new CornerFit(Outlines.mean(places), cellSize)));
        for (List<Integer> course : courses) {
            List<Point> side = course.stream().map(this::place).toList();
            fits.get(root(course.get(0))).add(side);
            fits.get(root(course.get(course.size() - 1))).add(side);
        }
        Map<Integer, Point> corners = new HashMap<>();
        fits.forEach((point, fit) -> corners.put(point, fit.corner()));
        return corners;
    }

    /** The corners along a piece of an outline but for the last one, in pixels of the picture. */
    private List<Point> sides(List<Integer> course, Map<Integer, Point> corners) {
        int first = root(course.get(0));
        int last = root(course.get(course.size() - 1));
        if (isCorner(course)) {
            return List.of();
        }
        List<Point> places = new ArrayList<>();
        places.add(corners.get(first));
        course.stream()
                .map(this::place)
                .filter(p -> Math.min(Outlines.distance(p, corners.get(first)), Outlines.distance(p, corners.get(last)))
                        > CornerFit.NEAR * cellSize)
                .forEach(places::add);
        places.add(corners.get(last));
        // Both cells go along it in opposite directions, and have to find the same.
        boolean isReversed = first > last;
        if (isReversed) {
            Collections.reverse(places);
        }
        List<Point> sides = new ArrayList<>(Outlines.sides(places, cellSize));
        if (isReversed) {
            Collections.reverse(sides);
        }
        return sides.subList(0, sides.size() - 1).stream().map(this::inPicture).toList();
    }

    private Point place(int point) {
        return new Point(point % width - 0.5, point / width - 0.5);
    }

    private Point inPicture(Point reduced) {
        return new Point(segments.xInPicture(reduced.x()), segments.yInPicture(reduced.y()));
    }
}
