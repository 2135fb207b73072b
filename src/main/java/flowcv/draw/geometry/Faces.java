package flowcv.draw.geometry;

import flowcv.board.Board;
import flowcv.board.Topology;
import flowcv.draw.canvas.Box;
import flowcv.draw.layout.Bend;
import flowcv.draw.layout.CellLayout;
import flowcv.image.Point;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The outlines of a board's cells, in units of about one cell.
 *
 * @param polygons the corners of each place, clockwise, holes included
 * @param centers the middle of each place
 * @param isTiling whether these are the cells of a free board as its picture shows them, or its centers tell
 * @param isRing whether sides are drawn as curves
 */
public record Faces(List<List<Point>> polygons, List<Point> centers, boolean isTiling, boolean isRing) {
    /** From the middle of a hexagon of height 1 to its corners. */
    private static final double HEX_RADIUS = 1 / Math.sqrt(3);

    public Faces {
        polygons = List.copyOf(polygons);
        centers = List.copyOf(centers);
    }

    /** @throws flowcv.draw.layout.UndrawableBoardException for a free board without outlines that fits no plane */
    public static Faces of(Board board) {
        List<Point> centers = centers(board);
        if (board.topology() != Topology.GRAPH) {
            return new Faces(
                    centers.stream()
                            .map(p -> regular(board.topology(), p.x(), p.y()))
                            .toList(),
                    centers,
                    false,
                    false);
        }
        List<List<Point>> outlines = board.outlines().stream()
                .map(outline ->
                        outline.stream().map(c -> new Point(c.x(), c.y())).toList())
                .toList();
        return Optional.of(outlines)
                .filter(cells -> !cells.isEmpty())
                .flatMap(cells -> ofUnitCells(cells, centers, true))
                .orElseGet(() -> laidOut(board));
    }

    /**
     * The cells of a free board whose outlines are known.
     *
     * @param outlines the corners of each cell, clockwise or not, in any unit; those that cells share are equal
     */
    public static Faces of(Board board, List<List<Point>> outlines) {
        return ofUnitCells(outlines, centers(board), true).orElseThrow();
    }

    private static Faces laidOut(Board board) {
        CellLayout layout = CellLayout.of(board);
        return ofUnitCells(layout.polygons(), layout.centers(), layout.isTiling())
                .orElseThrow();
    }

    private static List<Point> centers(Board board) {
        return IntStream.range(0, board.size())
                .mapToObj(place -> new Point(board.x(place), board.y(place)))
                .toList();
    }

    /** The box around the cells of a board; holes do not count, as nothing is drawn there. */
    public Box extent(Board board) {
        List<Point> corners = new ArrayList<>();
        board.cells().forEach(place -> corners.addAll(polygons.get(place)));
        if (isRing) {
            List<Edge> edges = Edge.of(board, this);
            Curves curves = new Curves(edges);
            edges.forEach(edge -> corners.addAll(curves.path(edge)));
        }
        return Box.around(corners);
    }

    /** The middle of the side that two cells share; where they share none, half way between them. */
    public Point across(int a, int b) {
        List<Point> shared = shared(polygons.get(a), polygons.get(b));
        int count = shared.size();
        Point before = count < 2 ? centers.get(a) : shared.get((count - 1) / 2);
        Point after = count < 2 ? centers.get(b) : shared.get(count / 2);
        return new Point((before.x() + after.x()) / 2, (before.y() + after.y()) / 2);
    }

    /**
     * The corners of the side that two cells share, in their order along it: an arc has several. Cells may also touch in
     * points elsewhere.
     */
    private static List<Point> shared(List<Point> corners, List<Point> others) {
        Set<List<Point>> back = new HashSet<>();
        for (int i = 0; i < others.size(); i++) {
            back.add(List.of(others.get((i + 1) % others.size()), others.get(i)));
        }
        List<Point> longest = List.of();
        for (int first = 0; first < corners.size(); first++) {
            List<Point> side = new ArrayList<>(List.of(corners.get(first)));
            for (int i = first; side.size() <= corners.size(); i++) {
                Point from = corners.get(i % corners.size());
                Point to = corners.get((i + 1) % corners.size());
                if (!back.contains(List.of(from, to))) {
                    break;
                }
                side.add(to);
            }
            longest = side.size() > longest.size() ? side : longest;
        }
        return longest;
    }

    /** Cells scaled so that the median one has the area 1; empty where it has none, or one beyond numbers. */
    private static Optional<Faces> ofUnitCells(List<List<Point>> polygons, List<Point> centers, boolean isTiling) {
        double area = medianArea(polygons.stream());
        double scale = 1 / Math.sqrt(area);
        if (!(area > 0 && Double.isFinite(area))) {
            return Optional.empty();
        }
        List<List<Point>> units =
                polygons.stream().map(polygon -> scaled(polygon, scale)).toList();
        List<Point> middles = scaled(centers, scale);
        return Optional.of(new Faces(units, middles, isTiling, isTiling && Bend.isRing(units, middles)));
    }

    private static List<Point> scaled(List<Point> points, double scale) {
        return points.stream().map(p -> new Point(p.x() * scale, p.y() * scale)).toList();
    }

    /** The median area of the cells, in square units. */
    public double medianArea(Board board) {
        return medianArea(board.cells().mapToObj(polygons::get));
    }

    private static double medianArea(Stream<List<Point>> polygons) {
        double[] areas = polygons.mapToDouble(Faces::area).sorted().toArray();
        return areas[areas.length / 2];
    }

    private static double area(List<Point> polygon) {
        double twice = 0;
        for (int i = 0, j = polygon.size() - 1; i < polygon.size(); j = i++) {
            twice += polygon.get(j).x() * polygon.get(i).y()
                    - polygon.get(i).x() * polygon.get(j).y();
        }
        return Math.abs(twice) / 2;
    }

    private static List<Point> regular(Topology topology, double x, double y) {
        int corners = topology == Topology.HEX ? 6 : 4;
        double radius = topology == Topology.HEX ? HEX_RADIUS : Math.sqrt(0.5);
        double turn = topology == Topology.HEX ? 0 : Math.PI / 4;
        List<Point> polygon = new ArrayList<>();
        for (int i = 0; i < corners; i++) {
            double angle = turn + 2 * Math.PI * i / corners;
            polygon.add(new Point(x + radius * Math.cos(angle), y + radius * Math.sin(angle)));
        }
        return polygon;
    }
}
