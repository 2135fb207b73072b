package flowcv.generate;

import flowcv.board.Board;
import flowcv.board.BoardBuilder;
import flowcv.solve.Graph;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;

/** A board without its dots, and the graph of it. */
final class Ground {
    /** One cell in so many is a hole, has a wall at one of its sides, or is a bridge. */
    private static final int CELLS_A_HOLE = 9;

    private static final int CELLS_A_WALL = 6;
    private static final int CELLS_A_BRIDGE = 16;

    private final Recipe recipe;
    private final List<int[]> holes = new ArrayList<>();
    private final List<int[]> walls = new ArrayList<>();
    /** In the order in which they were chosen: the same seed must make the same board. */
    private final Set<List<Integer>> bridges = new LinkedHashSet<>();

    private final boolean[] openRows;
    private final boolean[] openColumns;
    private final Graph graph;

    Ground(Recipe recipe, Random random) {
        this.recipe = recipe;
        openRows = new boolean[recipe.rows()];
        openColumns = new boolean[recipe.columns()];
        int cells = recipe.rows() * recipe.columns();
        boolean[][] taken = new boolean[recipe.rows()][recipe.columns()];
        if (recipe.features().contains(Feature.HOLES)) {
            chooseHoles(random, taken, cells);
        }
        if (recipe.features().contains(Feature.WARPS)) {
            chooseWarps(random);
        }
        if (recipe.features().contains(Feature.BRIDGES)) {
            chooseBridges(random, taken, cells);
        }
        if (recipe.features().contains(Feature.WALLS)) {
            chooseWalls(random, taken, cells);
        }
        graph = shape();
    }

    /** The graph needs some dots, and looks the same whichever they are. */
    private Graph shape() {
        BoardBuilder builder = builder();
        int dots = 0;
        for (int row = 0; row < recipe.rows(); row++) {
            for (int column = 0; column < recipe.columns(); column++) {
                int at = row;
                int across = column;
                boolean hole = holes.stream().anyMatch(h -> h[0] == at && h[1] == across);
                if (dots < 2 && !hole && !bridges.contains(List.of(row, column))) {
                    builder.dot("A", row, column);
                    dots++;
                }
            }
        }
        return Graph.of(builder.build());
    }

    Graph graph() {
        return graph;
    }

    private int some(Random random, int cells, int each) {
        int mean = Math.max(1, cells / each);
        return Math.max(1, mean / 2 + random.nextInt(mean + 1));
    }

    /** Opposite cells together: boards that look the same upside down please the eye. */
    private void chooseHoles(Random random, boolean[][] taken, int cells) {
        for (int i = some(random, cells, 2 * CELLS_A_HOLE); i > 0; i--) {
            int row = random.nextInt(recipe.rows());
            int column = random.nextInt(recipe.columns());
            addHole(row, column, taken);
            addHole(recipe.rows() - 1 - row, recipe.columns() - 1 - column, taken);
        }
    }

    private void addHole(int row, int column, boolean[][] taken) {
        if (!taken[row][column]) {
            taken[row][column] = true;
            holes.add(new int[] {row, column});
        }
    }

    private void chooseWarps(Random random) {
        for (int row = 0; row < openRows.length; row++) {
            openRows[row] = random.nextBoolean();
        }
        for (int column = 0; column < openColumns.length; column++) {
            openColumns[column] = random.nextBoolean();
        }
        openRows[random.nextInt(openRows.length)] = true;
    }

    /** Away from the border and from each other, so that every lane has a cell on either side. */
    private void chooseBridges(Random random, boolean[][] taken, int cells) {
        for (int i = some(random, cells, CELLS_A_BRIDGE); i > 0; i--) {
            int row = 1 + random.nextInt(Math.max(1, recipe.rows() - 2));
            int column = 1 + random.nextInt(Math.max(1, recipe.columns() - 2));
            boolean fits = row + 1 < recipe.rows() && column + 1 < recipe.columns();
            for (int dy = -1; fits && dy <= 1; dy++) {
                for (int dx = -1; dx <= 1; dx++) {
                    fits &= !taken[row + dy][column + dx];
                }
            }
            if (fits) {
                for (int side = -1; side <= 1; side++) {
                    taken[row + side][column] = true;
                    taken[row][column + side] = true;
                }
                bridges.add(List.of(row, column));
            }
        }
    }

    private void chooseWalls(Random random, boolean[][] taken, int cells) {
        for (int i = some(random, cells, CELLS_A_WALL); i > 0; i--) {
            int row = random.nextInt(recipe.rows());
            int column = random.nextInt(recipe.columns());
            boolean down = random.nextBoolean();
            int otherRow = down ? row + 1 : row;
            int otherColumn = down ? column : column + 1;
            if (otherRow < recipe.rows()
                    && otherColumn < recipe.columns()
                    && !taken[row][column]
                    && !taken[otherRow][otherColumn]) {
                walls.add(new int[] {row, column, otherRow, otherColumn});
            }
        }
    }

    /** Whether the shape can be filled at all as far as one sees: connected, no cell with a single neighbor. */
    boolean isSound() {
        if (IntStream.range(0, graph.nodes()).anyMatch(node -> graph.degree(node) < 2)) {
            return false;
        }
        boolean bridged = bridges.isEmpty() == !recipe.features().contains(Feature.BRIDGES);
        return bridged && graph.isConnected();
    }

    /** The board with dots at the ends of flows, given as pairs of nodes. */
    Board board(List<int[]> ends) {
        return board(ends, Labels.inner(ends.size()));
    }

    Board board(List<int[]> ends, List<String> labels) {
        BoardBuilder builder = builder();
        for (int i = 0; i < ends.size(); i++) {
            for (int node : ends.get(i)) {
                int place = graph.place(node);
                builder.dot(labels.get(i), place / recipe.columns(), place % recipe.columns());
            }
        }
        return builder.build();
    }

    private BoardBuilder builder() {
        boolean hex = recipe.features().contains(Feature.HEX);
        BoardBuilder builder = hex
                ? BoardBuilder.hex(recipe.rows(), recipe.columns())
                : BoardBuilder.square(recipe.rows(), recipe.columns());
        holes.forEach(hole -> builder.hole(hole[0], hole[1]));
        walls.forEach(wall -> builder.wall(wall[0], wall[1], wall[2], wall[3]));
        bridges.forEach(bridge -> builder.bridge(bridge.get(0), bridge.get(1)));
        for (int row = 0; row < openRows.length; row++) {
            if (openRows[row]) {
                builder.openRow(row);
            }
        }
        for (int column = 0; column < openColumns.length; column++) {
            if (openColumns[column]) {
                builder.openColumn(column);
            }
        }
        return builder;
    }
}
