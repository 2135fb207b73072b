package flowcv.draw.screen;

import flowcv.board.Board;
import flowcv.board.GraphBoardBuilder;
import flowcv.board.Trail;
import flowcv.image.Point;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Free boards like those of the game's shape packs, as lists of cell outlines. */
final class Tilings {
    /** Pixels of a cell's edge. */
    private static final double EDGE = 80;

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

    /** The shape of a board whose cells have these outlines. */
    static BoardShape shape(List<List<Point>> cells) {
        Function<List<Trail>, Board> dots = trails -> {
            GraphBoardBuilder builder = new GraphBoardBuilder();
            for (int i = 0; i < cells.size(); i++) {
                Point center = center(cells.get(i));
                builder.cell("c" + i, center.x(), center.y());
            }
            Map<String, Integer> sides = new HashMap<>();
            for (int i = 0; i < cells.size(); i++) {
                List<Point> cell = cells.get(i);
                for (int k = 0; k < cell.size(); k++) {
                    Integer other = sides.putIfAbsent(key(cell.get(k), cell.get((k + 1) % cell.size())), i);
                    if (other != null) {
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
