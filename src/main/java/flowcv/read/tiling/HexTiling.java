package flowcv.read.tiling;

import flowcv.image.Point;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** Hexagons in columns, and one ring of places around them. */
public final class HexTiling {
    /** How far a line is looked for beyond the outline, in cells. */
    private static final double STUB = 0.25;

    private HexTiling() {}

    /**
     * The complex of so many rows and columns; the middle of its first cell is the origin of its plane, x grows from a
     * column to the next, and odd columns stand half a cell higher.
     */
    public static CellComplex complex(int rows, int columns, Pose pose, double score) {
        HexGrid grid = new HexGrid(rows, columns);
        List<Cell> cells = new ArrayList<>();
        for (int place = 0; place < grid.size(); place++) {
            Hexagon hexagon = grid.hexagon(place);
            cells.add(new Cell(hexagon.outline(), hexagon.center(), grid.isBeyond(place)));
        }
        List<Border> borders = new ArrayList<>();
        List<Border> stubs = new ArrayList<>();
        for (int place : grid.inner()) {
            Hexagon hexagon = grid.hexagon(place);
            for (int side = 0; side < Hexagon.SIDES; side++) {
                int beside = grid.place(hexagon.neighbor(side));
                int next = grid.place(hexagon.neighbor((side + 1) % Hexagon.SIDES));
                if (grid.isBeyond(beside) || beside < place) {
                    borders.add(new Border(hexagon.corner(side), hexagon.corner(side + 1), beside, place, Border.NONE));
                }
                if (grid.isBeyond(beside) && grid.isBeyond(next)) {
                    stubs.add(stub(hexagon.center(), hexagon.corner(side + 1), beside, next));
                }
            }
        }
        borders.addAll(stubs);
        return new CellComplex(cells, borders, pose, score, new HexForm(grid, List.copyOf(borders)));
    }

    /** The line that goes on from a corner of a hexagon, between the two places that are beyond it. */
    private static Border stub(Point middle, Point corner, int left, int right) {
        double out = STUB / Hexagon.SIDE;
        Point to =
                new Point(corner.x() + out * (corner.x() - middle.x()), corner.y() + out * (corner.y() - middle.y()));
        return new Border(corner, to, left, right, Border.NONE);
    }

    /** The smallest complex around some hexagons of the plane of a pose. */
    public static CellComplex around(Collection<Hexagon> hexagons, Pose pose, double score) {
        int left = hexagons.stream().mapToInt(Hexagon::column).min().orElseThrow();
        int right = hexagons.stream().mapToInt(Hexagon::column).max().orElseThrow();
        int top = hexagons.stream()
                .mapToInt(each -> each.half() + HexGrid.raised(each.column() - left))
                .min()
                .orElseThrow();
        int bottom = hexagons.stream()
                .mapToInt(each -> each.half() + HexGrid.raised(each.column() - left))
                .max()
                .orElseThrow();
        Point origin = new Hexagon(left, top).center();
        return complex((bottom - top) / 2 + 1, right - left + 1, pose.from(origin.x(), origin.y()), score);
    }
}
