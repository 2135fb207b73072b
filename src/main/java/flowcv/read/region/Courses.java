package flowcv.read.region;

import flowcv.image.Point;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Walks around cells that are given by their pixels. */
final class Courses {
    private final int[] cells;
    private final int width;
    private final int height;
    /** By cell and corner of a pixel where its outline goes on from there, the cell on the right. */
    private final List<Map<Integer, Deque<Integer>>> steps = new ArrayList<>();

    private Courses(int[] cells, int width, int height) {
        this.cells = cells;
        this.width = width;
        this.height = height;
    }

    /**
     * The courses around each cell, one after the other, clockwise; none around a cell where nothing else meets.
     *
     * @param cells of each pixel, row by row; -1 of none
     * @param count of cells
     */
    static List<List<Course>> around(int[] cells, int count, int width, int height) {
        Courses courses = new Courses(cells, width, height);
        for (int cell = 0; cell < count; cell++) {
            courses.steps.add(new HashMap<>());
        }
        for (int y = 0; y <= height; y++) {
            for (int x = 0; x <= width; x++) {
                courses.addSides(x, y);
            }
        }
        List<List<Course>> around = new ArrayList<>();
        for (int cell = 0; cell < count; cell++) {
            around.add(courses.parts(cell, longestLoop(courses.steps.get(cell))));
        }
        return around;
    }

    /** Where the corner of a pixel lies: 0, 0 is the middle of the first pixel. */
    static Point at(int point, int width) {
        return new Point(point % (width + 1) - 0.5, point / (width + 1) - 0.5);
    }

    private int cell(int x, int y) {
        return x >= 0 && y >= 0 && x < width && y < height ? cells[y * width + x] : Course.NONE;
    }

    /** Adds what lies along the upper and the left side of a pixel. */
    private void addSides(int x, int y) {
        int here = cell(x, y);
        int above = cell(x, y - 1);
        int left = cell(x - 1, y);
        int at = y * (width + 1) + x;
        if (here != above) {
            add(here, at, at + 1);
            add(above, at + 1, at);
        }
        if (here != left) {
            add(here, at + width + 1, at);
            add(left, at, at + width + 1);
        }
    }

    private void add(int cell, int from, int to) {
        if (cell >= 0) {
            steps.get(cell).computeIfAbsent(from, p -> new ArrayDeque<>(2)).add(to);
        }
    }

    /** All of a cell's outline but specks. */
    private static List<Integer> longestLoop(Map<Integer, Deque<Integer>> next) {
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

    private List<Course> parts(int cell, List<Integer> loop) {
        List<Integer> ends = new ArrayList<>();
        for (int i = 0; i < loop.size(); i++) {
            if (isMeeting(loop.get(i))) {
                ends.add(i);
            }
        }
        List<Course> courses = new ArrayList<>();
        for (int k = 0; k < ends.size(); k++) {
            int from = ends.get(k);
            int to = ends.get((k + 1) % ends.size());
            List<Integer> points = new ArrayList<>();
            for (int i = from; points.size() < 2 || i != (to + 1) % loop.size(); i = (i + 1) % loop.size()) {
                points.add(loop.get(i));
            }
            courses.add(new Course(cell, left(points.get(0), points.get(1)), points));
        }
        return courses;
    }

    /** The cell on the left of a step along the sides of pixels. */
    private int left(int from, int to) {
        int x = from % (width + 1);
        int y = from / (width + 1);
        int step = to - from;
        if (step == 1) {
            return cell(x, y - 1);
        }
        if (step == -1) {
            return cell(x - 1, y);
        }
        return step > 0 ? cell(x, y) : cell(x - 1, y - 1);
    }

    private boolean isMeeting(int point) {
        int x = point % (width + 1);
        int y = point / (width + 1);
        int here = cell(x, y);
        int left = cell(x - 1, y);
        int above = cell(x, y - 1);
        int across = cell(x - 1, y - 1);
        int count = 1;
        count += left == here ? 0 : 1;
        count += above == here || above == left ? 0 : 1;
        count += across == here || across == left || across == above ? 0 : 1;
        return count > 2;
    }
}
