package flowcv.read.region;

import flowcv.board.Board;
import flowcv.board.BoardException;
import flowcv.board.Corner;
import flowcv.board.GraphBoardBuilder;
import flowcv.image.Point;
import flowcv.read.tiling.BoardForm;
import flowcv.read.tiling.Border;
import flowcv.read.tiling.Cell;
import flowcv.read.tiling.CellComplex;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Makes boards of cells of any shape: those that share a border are neighbors.
 *
 * @param cells all places
 * @param borders of two places
 * @param lineEnds cells between which a line ends at the side of another one
 * @param unit pixels of the picture in a cell
 */
record RegionForm(List<Cell> cells, List<Border> borders, List<LineEnd> lineEnds, double unit) implements BoardForm {
    /** Of 640 borders between cells of eight real boards none is a wall; of squares 3 of 100 are. */
    private static final double WALL_COST = 3;

    RegionForm {
        cells = List.copyOf(cells);
        borders = List.copyOf(borders);
        lineEnds = List.copyOf(lineEnds);
    }

    /** Nobody knows a level with walls: what looks like some is rather what somebody drew. */
    @Override
    public int fewestWalls() {
        return Integer.MAX_VALUE;
    }

    @Override
    public List<Rim> rims() {
        return List.of();
    }

    @Override
    public List<List<Integer>> seams() {
        return List.of();
    }

    @Override
    public boolean mayHaveBridges() {
        return false;
    }

    @Override
    public double wallCost() {
        return WALL_COST;
    }

    @Override
    public boolean mayBePlain() {
        return false;
    }

    @Override
    public List<Integer> places() {
        return IntStream.range(0, cells.size())
                .filter(place -> !cells.get(place).isBeyond())
                .boxed()
                .toList();
    }

    @Override
    public CellComplex with(CellComplex complex, int place) {
        return complex;
    }

    @Override
    public CellComplex within(CellComplex complex, BitSet inside) {
        if (inside.isEmpty() || places().stream().allMatch(inside::get)) {
            return complex;
        }
        List<Cell> fewer = new ArrayList<>();
        for (int place = 0; place < cells.size(); place++) {
            Cell cell = cells.get(place);
            fewer.add(new Cell(cell.outline(), cell.center(), !inside.get(place), cell.right(), cell.down()));
        }
        List<Border> left = borders.stream()
                .filter(border -> inside.get(border.first()) || inside.get(border.second()))
                .toList();
        RegionForm form = new RegionForm(fewer, left, lineEnds, unit);
        return new CellComplex(fewer, left, complex.pose(), complex.score(), form);
    }

    @Override
    public String where(int place) {
        return name((int) IntStream.range(0, place)
                .filter(before -> !cells.get(before).isBeyond())
                .count());
    }

    private static String name(int number) {
        return "c" + (number + 1);
    }

    @Override
    public Board board(BitSet inside, BitSet walls, BitSet openings, BitSet bridges, List<Dots> dots) {
        List<Integer> places = places();
        if (!places.stream().allMatch(inside::get)) {
            throw new BoardException("a place is no cell, expected a complex without it");
        }
        if (lineEnds.stream().anyMatch(end -> end.isWithin(inside))) {
            throw new BoardException("a line ends at the side of a cell, expected another line there");
        }
        GraphBoardBuilder builder = new GraphBoardBuilder();
        for (int number = 0; number < places.size(); number++) {
            Point center = cells.get(places.get(number)).center();
            builder.cell(name(number), Math.rint(unit * center.x()), Math.rint(unit * center.y()));
        }
        for (int number = 0; number < places.size(); number++) {
            builder.outline(
                    name(number),
                    cells.get(places.get(number)).outline().stream()
                            .map(this::corner)
                            .toList());
        }
        for (int i = 0; i < borders.size(); i++) {
            int first = places.indexOf(borders.get(i).first());
            int second = places.indexOf(borders.get(i).second());
            if (first >= 0 && second >= 0 && !walls.get(i)) {
                builder.link(name(first), name(second));
            }
        }
        for (Dots pair : dots) {
            builder.dot(pair.label(), name(places.indexOf(pair.first())));
            builder.dot(pair.label(), name(places.indexOf(pair.second())));
        }
        return builder.build();
    }

    /** To a tenth of a pixel, as texts have it. */
    private Corner corner(Point at) {
        return new Corner(Math.rint(10 * unit * at.x()) / 10, Math.rint(10 * unit * at.y()) / 10);
    }
}
