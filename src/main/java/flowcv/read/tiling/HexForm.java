package flowcv.read.tiling;

import flowcv.board.Board;
import flowcv.board.BoardBuilder;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Makes boards of hexagons. */
record HexForm(HexGrid grid, List<Border> borders) implements BoardForm {
    private static final int SIDES = 4;
    /** Of 105 official levels of hexagons 90 have no wall, and 15 have 22 to 56. */
    private static final int FEWEST_WALLS = 8;

    @Override
    public boolean mayHaveBridges() {
        return false;
    }

    @Override
    public int fewestWalls() {
        return FEWEST_WALLS;
    }

    @Override
    public List<Rim> rims() {
        List<List<Integer>> outlines = sides();
        List<List<Integer>> stubs = sides();
        for (int i = 0; i < borders.size(); i++) {
            int first = borders.get(i).first();
            int second = borders.get(i).second();
            if (!grid.isBeyond(first) || !grid.isBeyond(second)) {
                if (grid.isBeyond(first) || grid.isBeyond(second)) {
                    outlines.get(side(grid.isBeyond(first) ? first : second)).add(i);
                }
            } else if (side(first) == side(second)) {
                stubs.get(side(first)).add(i);
            }
        }
        return IntStream.range(0, SIDES)
                .mapToObj(side -> new Rim(outlines.get(side), stubs.get(side)))
                .toList();
    }

    private static List<List<Integer>> sides() {
        return Stream.generate(() -> (List<Integer>) new ArrayList<Integer>())
                .limit(SIDES)
                .toList();
    }

    /** At which side of the cells a place beyond lies: left, right, above, below. */
    private int side(int place) {
        int column = grid.column(place);
        return column < 0 ? 0 : column == grid.columns() ? 1 : grid.row(place) < 0 ? 2 : 3;
    }

    /** None, for lines of hexagons do not go straight on: no two boards meet along one. */
    @Override
    public List<List<Integer>> seams() {
        return List.of();
    }

    @Override
    public List<Integer> places() {
        return grid.inner();
    }

    @Override
    public CellComplex with(CellComplex complex, int place) {
        List<Hexagon> hexagons = Stream.concat(places().stream(), Stream.of(place))
                .map(grid::hexagon)
                .toList();
        return HexTiling.around(hexagons, complex.pose(), complex.score());
    }

    @Override
    public CellComplex within(CellComplex complex, BitSet cells) {
        if (cells.isEmpty()) {
            return complex;
        }
        CellComplex smallest =
                HexTiling.around(cells.stream().mapToObj(grid::hexagon).toList(), complex.pose(), complex.score());
        return ((HexForm) smallest.form()).grid.equals(grid) ? complex : smallest;
    }

    @Override
    public String where(int place) {
        return "row " + (grid.row(place) + 1) + ", column " + (grid.column(place) + 1);
    }

    @Override
    public Board board(BitSet cells, BitSet walls, BitSet openings, BitSet bridges, List<Dots> dots) {
        OuterLines.check(cells, grid::row, grid.rows());
        OuterLines.check(cells, grid::column, grid.columns());
        BoardBuilder builder = BoardBuilder.hex(grid.rows(), grid.columns());
        for (int place : places()) {
            if (!cells.get(place)) {
                builder.hole(grid.row(place), grid.column(place));
            }
        }
        walls.stream()
                .mapToObj(borders::get)
                .forEach(wall -> builder.wall(
                        grid.row(wall.first()),
                        grid.column(wall.first()),
                        grid.row(wall.second()),
                        grid.column(wall.second())));
        for (Dots pair : dots) {
            builder.dot(pair.label(), grid.row(pair.first()), grid.column(pair.first()));
            builder.dot(pair.label(), grid.row(pair.second()), grid.column(pair.second()));
        }
        return builder.build();
    }
}
