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
    private static final int MOST_AT_CORNER = 6;
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
        private final Darts darts;
        private final int cells;
        private final List<List<Integer>> walks;
        /** For each dart the corner on its clockwise side, or -1 beside a hole or the outside. */
        private final int[] corner;
        /** For each dart beside a hole or the outside where its cell's border begins there, and what follows. */
        private final List<List<Integer>> borders = new ArrayList<>();

        private int vertices;

        Builder(Rotation rotation) {
            darts = new Darts(rotation.around());
            cells = rotation.around().size();
            walks = darts.walks();
            corner = new int[darts.count()];
        }

        CellComplex build() {
            List<List<Integer>> open = corners();
            for (int dart = 0; dart < darts.count(); dart++) {
                borders.add(corner[dart] < 0 ? new ArrayList<>(List.of(vertices++)) : List.of());
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
                walk.forEach(dart -> around.addAll(0, borders.get(dart)));
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

        private void square(int cell) {
            List<Integer> gaps = new ArrayList<>();
            int sides = 0;
            for (int i = 0; i < darts.degree(cell); i++) {
                int dart = darts.first(cell) + i;
                sides += corner[dart] < 0 ? 2 : 1;
                if (corner[dart] < 0) {
                    gaps.add(dart);
                }
            }
            for (int i = 0; !gaps.isEmpty() && sides + i < LEAST_SIDES; i++) {
                borders.get(gaps.get(i % gaps.size())).add(vertices++);
            }
        }

        private List<Integer> polygon(int cell) {
            List<Integer> polygon = new ArrayList<>();
            for (int i = 0; i < darts.degree(cell); i++) {
                int dart = darts.first(cell) + i;
                if (corner[dart] >= 0) {
                    polygon.add(corner[dart]);
                } else {
                    polygon.addAll(borders.get(dart));
                    polygon.add(borders.get(darts.back(darts.clockwise(dart))).get(0));
                }
            }
            while (darts.degree(cell) == 0 && polygon.size() < LEAST_SIDES) {
                polygon.add(vertices++);
            }
            return polygon;
        }
    }
}
