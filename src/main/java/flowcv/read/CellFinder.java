package flowcv.read;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Finds how far the board reaches: from the dots outwards over every place of the lattice whose sides
 * are drawn. What that makes of a board is for {@link BoardOutline} to say.
 */
final class CellFinder {
    /** A place of the lattice, counted from its origin. */
    private record Place(int row, int column) {}

    /** Outlines are 2.6 to 3.3 times as wide as grid lines; a gap of widths by this ratio parts them. */
    private static final double THICK_RATIO = 1.6;
    /** Far more than any board has. */
    private static final int MOST_CELLS = 4000;

    private final SideReader reader;
    private final Map<Place, Side> left = new HashMap<>();
    private final Map<Place, Side> upper = new HashMap<>();
    private final Map<Place, Boolean> drawn = new HashMap<>();

    private CellFinder(SideReader reader) {
        this.reader = reader;
    }

    /**
     * The cells around the dots of a lattice.
     *
     * @param threshold brightness that parts pipes from what is behind
     */
    static Found<CellGrid> find(Pixels pixels, Lattice lattice, int threshold) {
        SideReader reader = new SideReader(pixels, lattice.x(), lattice.y(), threshold);
        return new CellFinder(reader).find(lattice);
    }

    private Found<CellGrid> find(Lattice lattice) {
        flood(lattice);
        List<Place> cells = drawn.keySet().stream().filter(drawn::get).toList();
        if (cells.isEmpty()) {
            return new Found.Not<>(Stage.CELLS, "no cell around the dots has lines on its four sides");
        }
        // A ring more than what is drawn: cells that open on a warp lack their outer side.
        int top = cells.stream().mapToInt(Place::row).min().orElseThrow() - 1;
        int bottom = cells.stream().mapToInt(Place::row).max().orElseThrow() + 1;
        int first = cells.stream().mapToInt(Place::column).min().orElseThrow() - 1;
        int last = cells.stream().mapToInt(Place::column).max().orElseThrow() + 1;
        int rows = bottom - top + 1;
        int columns = last - first + 1;
        Side[][] vertical = new Side[rows][columns + 1];
        Side[][] horizontal = new Side[rows + 1][columns];
        boolean[][] present = new boolean[rows][columns];
        for (int row = 0; row <= rows; row++) {
            for (int column = 0; column <= columns; column++) {
                Place place = new Place(row + top, column + first);
                if (row < rows) {
                    vertical[row][column] = left(place);
                }
                if (column < columns) {
                    horizontal[row][column] = upper(place);
                }
                if (row < rows && column < columns) {
                    present[row][column] = drawn.getOrDefault(place, false);
                }
            }
        }
        CellGrid grid = new CellGrid(
                lattice.x().startingAt(first),
                lattice.y().startingAt(top),
                present,
                vertical,
                horizontal,
                thickWidth(cells));
        return BoardOutline.settle(grid);
    }

    private void flood(Lattice lattice) {
        Deque<Place> queue = new ArrayDeque<>();
        for (Disc dot : lattice.dots()) {
            queue.add(new Place(lattice.y().cellAt(dot.y()), lattice.x().cellAt(dot.x())));
        }
        while (!queue.isEmpty() && drawn.size() < MOST_CELLS) {
            Place place = queue.poll();
            if (drawn.containsKey(place)) {
                continue;
            }
            boolean is = sides(place).stream().allMatch(Side::isDrawn);
            drawn.put(place, is);
            if (is) {
                queue.add(new Place(place.row - 1, place.column));
                queue.add(new Place(place.row + 1, place.column));
                queue.add(new Place(place.row, place.column - 1));
                queue.add(new Place(place.row, place.column + 1));
            }
        }
    }

    private List<Side> sides(Place place) {
        return List.of(
                upper(place),
                upper(new Place(place.row + 1, place.column)),
                left(place),
                left(new Place(place.row, place.column + 1)));
    }

    private Side left(Place place) {
        return left.computeIfAbsent(place, p -> reader.vertical(p.column, p.row));
    }

    private Side upper(Place place) {
        return upper.computeIfAbsent(place, p -> reader.horizontal(p.row, p.column));
    }

    /** The width that parts thin from thick lines; beyond every width where all are alike. */
    private double thickWidth(List<Place> cells) {
        double[] widths = cells.stream()
                .flatMap(c -> sides(c).stream())
                .filter(s -> s.kind() == Side.Kind.LINE)
                .mapToDouble(Side::width)
                .sorted()
                .toArray();
        double ratio = THICK_RATIO;
        double parting = Double.MAX_VALUE;
        for (int i = 1; i < widths.length; i++) {
            // Anti-aliasing spreads the widths of the thinnest lines, hence the pixel.
            double gap = (widths[i] + 1) / (widths[i - 1] + 1);
            if (gap > ratio) {
                ratio = gap;
                parting = (widths[i] + widths[i - 1]) / 2;
            }
        }
        return parting;
    }
}
