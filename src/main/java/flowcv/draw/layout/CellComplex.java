package flowcv.draw.layout;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The picture of a connected board before it has a shape: cells are polygons, linked cells share a side. A face of the
 * link graph is a corner at which its cells meet, a hole, or the outside.
 *
 * @param vertices how many there are; the last ones are the middles of cells and then of holes
 * @param cells the corners of each cell, clockwise
 * @param holes the corners of each hole, clockwise
 * @param outer the corners around the board, clockwise
 */
record CellComplex(int vertices, List<List<Integer>> cells, List<List<Integer>> holes, List<Integer> outer) {
    /** At no corner of any board of the game do more cells meet (six at the middle of a star). */
    static final int MOST_AT_CORNER = 6;
    /** A cell at the border has the sides of a square at least, so that none is flat. */
    private static final int LEAST_SIDES = 4;

    static CellComplex of(Rotation rotation) {
        return new Builder(rotation).build();
    }

    /** All polygons: the cells, then the holes. */
    List<List<Integer>> polygons() {
        List<List<Integer>> polygons = new ArrayList<>(cells);
        polygons.addAll(holes);
        return polygons;
    }

    /** The vertex in the middle of a polygon. */
    int middle(int polygon) {
        return vertices - cells.size() - holes.size() + polygon;
    }

    private static final class Builder {
        private static final int LEAST_AROUND_HOLE = 3;

        private final Darts darts;
        private final int cells;
        private final List<List<Integer>> walks;
        /** For each dart the corner on its clockwise side, or -1 beside a hole or the outside. */
        private final int[] corner;
        /** Whether a cell has nothing but a corner beside a hole or the outside, clockwise of a dart. */
        private final boolean[] isPoint;
        /** For each dart beside a hole or the outside where that begins to border its cell. */
        private final int[] start;
        /** The corners between that and where it ends. */
        private final List<List<Integer>> between = new ArrayList<>();

        private int vertices;

        Builder(Rotation rotation) {
            darts = new Darts(rotation.around());
            cells = rotation.around().size();
            walks = darts.walks();
            corner = new int[darts.count()];
            isPoint = new boolean[darts.count()];
            start = new int[darts.count()];
        }

        CellComplex build() {
            List<List<Integer>> open = corners();
            open.forEach(this::points);
            for (int dart = 0; dart < darts.count(); dart++) {
                between.add(new ArrayList<>());
                start[dart] = corner[dart] < 0 && !isPoint[dart] ? vertices++ : -1;
            }
            for (int dart = 0; dart < darts.count(); dart++) {
                if (isPoint[dart]) {
                    start[dart] = start[end(dart)];
                }
            }
            List<List<Integer>> polygons = new ArrayList<>();
            for (int cell = 0; cell < cells; cell++) {
                square(cell);
                polygons.add(polygon(cell));
            }
            List<List<Integer>> holes = new ArrayList<>();
            List<Integer> outer = polygons.get(0);
            for (List<Integer> walk : open) {
                List<Integer> around = new ArrayList<>();
                for (int i = walk.size() - 1; i >= 0; i--) {
                    int dart = walk.get(i);
                    if (!isPoint[dart]) {
                        around.add(start[dart]);
                        around.addAll(between.get(dart));
                    }
                }
                if (walk == open.get(0)) {
                    outer = around;
                } else {
                    Collections.reverse(around);
                    holes.add(around);
                }
            }
            return new CellComplex(vertices + cells + holes.size(), polygons, holes, outer);
        }

        /** Makes corners of faces; the others, the outside first. */
        private List<List<Integer>> corners() {
            Arrays.fill(corner, -1);
            List<List<Integer>> open = new ArrayList<>();
            // The longest walk is the outside: what is around it all can have the most sides.
            walks.sort((a, b) -> Integer.compare(b.size(), a.size()));
            for (int face = 0; face < walks.size(); face++) {
                List<Integer> walk = walks.get(face);
                if (face > 0 && isCorner(walk)) {
                    walk.forEach(dart -> corner[dart] = vertices);
                    vertices++;
                } else {
                    open.add(walk);
                }
            }
            return open;
        }

        /** Whether a few cells meet, each once, and no two of their sides join the same two corners. */
        private boolean isCorner(List<Integer> walk) {
            if (walk.size() > MOST_AT_CORNER) {
                return false;
            }
            Set<Integer> around = new HashSet<>();
            Set<Integer> beyond = new HashSet<>();
            for (int dart : walk) {
                int other = corner[darts.back(dart)];
                if (!around.add(darts.cell(dart)) || other >= 0 && !beyond.add(other)) {
                    return false;
                }
            }
            return true;
        }

        /**
         * Lets cells touch a hole or the outside in a point where they have four sides without it. Of two cells beside each
         * other only one does, or a border could shrink to nothing.
         */
        private void points(List<Integer> walk) {
            int left = walk.size();
            for (int dart : walk) {
                int before = darts.counterclockwise(darts.back(dart));
                if (left > LEAST_AROUND_HOLE
                        && sides(darts.cell(dart)) > Math.max(LEAST_SIDES, darts.degree(darts.cell(dart)))
                        && !isPoint[end(dart)]
                        && !isPoint[before]) {
                    isPoint[dart] = true;
                    left--;
                }
            }
        }

        /** The dart at whose start a border ends that begins at this one's. */
        private int end(int dart) {
            return darts.back(darts.clockwise(dart));
        }

        private int sides(int cell) {
            int sides = 0;
            for (int dart = darts.first(cell); dart < darts.first(cell) + darts.degree(cell); dart++) {
                sides += corner[dart] < 0 && !isPoint[dart] ? 2 : 1;
            }
            return sides;
        }

        private void square(int cell) {
            int lacking = LEAST_SIDES - sides(cell);
            while (lacking > 0 && darts.degree(cell) > 0) {
                int before = lacking;
                for (int i = 0; i < darts.degree(cell) && lacking > 0; i++) {
                    int dart = darts.first(cell) + i;
                    if (corner[dart] < 0) {
                        between.get(dart).add(vertices++);
                        lacking--;
                    }
                }
                lacking = lacking == before ? 0 : lacking;
            }
        }

        private List<Integer> polygon(int cell) {
            List<Integer> polygon = new ArrayList<>();
            for (int i = 0; i < darts.degree(cell); i++) {
                int dart = darts.first(cell) + i;
                if (corner[dart] >= 0) {
                    polygon.add(corner[dart]);
                    continue;
                }
                polygon.add(start[dart]);
                if (!isPoint[dart]) {
                    polygon.addAll(between.get(dart));
                    polygon.add(start[end(dart)]);
                }
            }
            while (darts.degree(cell) == 0 && polygon.size() < LEAST_SIDES) {
                polygon.add(vertices++);
            }
            return polygon;
        }
    }
}
