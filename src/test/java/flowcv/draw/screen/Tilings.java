package flowcv.draw.screen;

import flowcv.board.Board;
import flowcv.board.GraphBoardBuilder;
import flowcv.board.Trail;
import flowcv.image.Point;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;

/** Free boards like those of the game's shape packs, as lists of cell outlines. */
public final class Tilings {
    /** Pixels of a cell's edge. */
    private static final double EDGE = 80;

    private static final int ARC_PIECES = 5;

    private Tilings() {}

    /** The three visible faces of a cube of n by n cells each. */
    static List<List<Point>> cube(int n) {
        List<List<Point>> cells = new ArrayList<>();
        for (int face = 0; face < 3; face++) {
            double a = Math.toRadians(-150 + 120 * face);
            double b = Math.toRadians(-30 + 120 * face);
            rhombi(cells, n, a, b);
        }
        return cells;
    }

    /** A star whose points are rhombi of n by n cells each. */
    static List<List<Point>> star(int points, int n) {
        List<List<Point>> cells = new ArrayList<>();
        for (int i = 0; i < points; i++) {
            double a = 2 * Math.PI * (i - 0.5) / points - Math.PI / 2;
            rhombi(cells, n, a, a + 2 * Math.PI / points);
        }
        return cells;
    }

    /** A ring of some layers of cells. */
    static List<List<Point>> ring(int sectors, int layers) {
        List<List<Point>> cells = new ArrayList<>();
        double inner = sectors * EDGE / (2 * Math.PI);
        for (int layer = 0; layer < layers; layer++) {
            for (int i = 0; i < sectors; i++) {
                double r = inner + layer * EDGE;
                double a = 2 * Math.PI * i / sectors;
                double b = 2 * Math.PI * (i + 1) / sectors;
                cells.add(List.of(polar(r, a), polar(r, b), polar(r + EDGE, b), polar(r + EDGE, a)));
            }
        }
        return cells;
    }

    /**
     * Two rings whose lanes run straight on and cross: in the middle so many squares by so many, and as many between
     * that and either ring as the hole is wide.
     *
     * @param lanes of each ring
     * @param sectors of three quarters of each ring
     */
    public static List<List<Point>> figureEight(int lanes, int sectors) {
        List<List<Point>> cells = new ArrayList<>();
        // Squares run from the hole's tip on; the hole's straight sides are as long as its radius.
        double middle = (lanes / 2.0 + 1) * EDGE * Math.sqrt(2);
        for (int ring = 0; ring < 2; ring++) {
            double y = ring == 0 ? -middle : middle;
            double start = Math.PI * (ring == 0 ? 0.75 : 1.75);
            for (int lane = 0; lane < lanes; lane++) {
                for (int i = 0; i < sectors; i++) {
                    double a = start + 1.5 * Math.PI * i / sectors;
                    double b = start + 1.5 * Math.PI * (i + 1) / sectors;
                    cells.add(arched(0, y, (lane + 1) * EDGE, a, b));
                }
            }
        }
        for (int i = -1; i <= lanes; i++) {
            for (int j = -1; j <= lanes; j++) {
                boolean isCorner = (i < 0 || i == lanes) && (j < 0 || j == lanes);
                if (!isCorner) {
                    cells.add(List.of(
                            slanted(i, j, lanes),
                            slanted(i + 1, j, lanes),
                            slanted(i + 1, j + 1, lanes),
                            slanted(i, j + 1, lanes)));
                }
            }
        }
        return cells;
    }

    /** A cell of a ring, whose curved sides are drawn in pieces. */
    private static List<Point> arched(double x, double y, double inner, double a, double b) {
        List<Point> outline = new ArrayList<>();
        for (int k = 0; k <= ARC_PIECES; k++) {
            outline.add(polar(x, y, inner, a + (b - a) * k / ARC_PIECES));
        }
        for (int k = ARC_PIECES; k >= 0; k--) {
            outline.add(polar(x, y, inner + EDGE, a + (b - a) * k / ARC_PIECES));
        }
        return outline;
    }

    private static Point polar(double x, double y, double r, double angle) {
        return rounded(new Point(x + r * Math.cos(angle), y + r * Math.sin(angle)));
    }

    /** A corner of a lattice of squares that stand on a corner; the middle of so many by so many is 0, 0. */
    private static Point slanted(int i, int j, int count) {
        double half = Math.sqrt(0.5) * EDGE;
        return rounded(new Point((i - j) * half, (i + j - count) * half));
    }

    /** Corners that two cells share are the same to the last digit. */
    private static Point rounded(Point point) {
        return new Point(Math.round(point.x() * 1e6) / 1e6, Math.round(point.y() * 1e6) / 1e6);
    }

    /**
     * Boxes of n by n cells on top of each other, each pushed back from the front corner of the one below.
     *
     * @param heights in cells, from the top; each box but the first shows less of its top
     * @param covered how many by how many cells each box covers of the next one's top
     */
    public static List<List<Point>> tower(int n, int[] heights, int... covered) {
        List<List<Point>> cells = new ArrayList<>();
        double front = 0;
        for (int box = 0; box < heights.length; box++) {
            int hidden = box == 0 ? 0 : covered[box - 1];
            for (int i = 0; i < n; i++) {
                for (int j = 0; j < n; j++) {
                    if (i < n - hidden || j < n - hidden) {
                        cells.add(List.of(
                                top(front, i, j),
                                top(front, i, j + 1),
                                top(front, i + 1, j + 1),
                                top(front, i + 1, j)));
                    }
                }
            }
            for (int i = 0; i < n; i++) {
                for (int k = 0; k < heights[box]; k++) {
                    cells.add(List.of(
                            top(front + k, i, 0), top(front + k + 1, i, 0),
                            top(front + k + 1, i + 1, 0), top(front + k, i + 1, 0)));
                    cells.add(List.of(
                            top(front + k, 0, i), top(front + k, 0, i + 1),
                            top(front + k + 1, 0, i + 1), top(front + k + 1, 0, i)));
                }
            }
            front += heights[box] + (box + 1 < heights.length ? n - covered[box] : 0);
        }
        return cells;
    }

    /** A corner on the top of a box: so many cells back to the left and to the right of its front corner. */
    private static Point top(double front, int left, int right) {
        return rounded(new Point(
                EDGE * (right - left) * Math.cos(Math.PI / 6),
                EDGE * (front - (left + right) * Math.sin(Math.PI / 6))));
    }

    /** Squares, and around them hexagons, with five-sided cells in between. */
    public static List<List<Point>> mixed(int columns, int rows, int upper, int beside) {
        List<List<Point>> cells = new ArrayList<>();
        for (int i = 0; i < columns; i++) {
            for (int j = 0; j < rows; j++) {
                cells.add(List.of(at(i, j), at(i + 1, j), at(i + 1, j + 1), at(i, j + 1)));
            }
        }
        fringe(cells, columns, upper, (along, out) -> at(along, -out));
        fringe(cells, columns, upper, (along, out) -> at(along, rows + out));
        fringe(cells, rows, beside, (along, out) -> at(-out, along));
        fringe(cells, rows, beside, (along, out) -> at(columns + out, along));
        return cells;
    }

    /** Along one side of some squares a row of five-sided cells, then shorter and shorter rows of hexagons. */
    private static void fringe(
            List<List<Point>> cells, int count, int hexagons, BiFunction<Double, Double, Point> place) {
        double side = 1 / Math.sqrt(3);
        double peak = side / 2;
        for (int i = 0; i < count; i++) {
            cells.add(List.of(
                    place.apply((double) i, 0.0),
                    place.apply((double) i, side),
                    place.apply(i + 0.5, side + peak),
                    place.apply(i + 1.0, side),
                    place.apply(i + 1.0, 0.0)));
        }
        for (int row = 0; row < hexagons; row++) {
            double near = side + row * (side + peak);
            for (int i = 0; i < count - 1 - row; i++) {
                double middle = i + 1 + row / 2.0;
                cells.add(List.of(
                        place.apply(middle, near),
                        place.apply(middle - 0.5, near + peak),
                        place.apply(middle - 0.5, near + peak + side),
                        place.apply(middle, near + 2 * peak + side),
                        place.apply(middle + 0.5, near + peak + side),
                        place.apply(middle + 0.5, near + peak)));
            }
        }
    }

    private static Point at(double x, double y) {
        return rounded(new Point(EDGE * x, EDGE * y));
    }

    /** The shape of a board whose cells have these outlines. */
    static BoardShape shape(List<List<Point>> cells) {
        Function<List<Trail>, Board> dots = trails -> {
            GraphBoardBuilder builder = new GraphBoardBuilder();
            for (int i = 0; i < cells.size(); i++) {
                Point center = center(cells.get(i));
                builder.cell("c" + i, center.x(), center.y());
            }
            Map<String, Integer> sides = new HashMap<>();
            Set<String> links = new HashSet<>();
            for (int i = 0; i < cells.size(); i++) {
                List<Point> cell = cells.get(i);
                for (int k = 0; k < cell.size(); k++) {
                    Integer other = sides.putIfAbsent(key(cell.get(k), cell.get((k + 1) % cell.size())), i);
                    if (other != null && links.add(other + "-" + i)) {
                        builder.link("c" + other, "c" + i);
                    }
                }
            }
            for (Trail trail : trails) {
                builder.dot(trail.label(), "c" + trail.places().get(0));
                builder.dot(
                        trail.label(), "c" + trail.places().get(trail.places().size() - 1));
            }
            return builder.build();
        };
        return BoardShape.of(dots.apply(List.of(new Trail("0", List.of(0, 1)))), dots);
    }

    static Point center(List<Point> cell) {
        return new Point(
                cell.stream().mapToDouble(Point::x).average().orElseThrow(),
                cell.stream().mapToDouble(Point::y).average().orElseThrow());
    }

    private static void rhombi(List<List<Point>> cells, int n, double a, double b) {
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                cells.add(List.of(
                        lattice(i, j, a, b),
                        lattice(i + 1, j, a, b),
                        lattice(i + 1, j + 1, a, b),
                        lattice(i, j + 1, a, b)));
            }
        }
    }

    private static Point lattice(int i, int j, double a, double b) {
        return new Point(EDGE * (i * Math.cos(a) + j * Math.cos(b)), EDGE * (i * Math.sin(a) + j * Math.sin(b)));
    }

    private static Point polar(double r, double angle) {
        return new Point(r * Math.cos(angle), r * Math.sin(angle));
    }

    private static String key(Point a, Point b) {
        return Math.round(a.x() + b.x()) + "," + Math.round(a.y() + b.y());
    }
}
