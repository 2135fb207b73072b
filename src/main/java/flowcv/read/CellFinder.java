package flowcv.read;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Finds how far the board reaches: a cell is a place of the lattice whose four sides are drawn, and the
 * board is what can be reached from the dots over thin sides.
 */
final class CellFinder {
    /** A place of the lattice, counted from its origin. */
    private record Place(int row, int column) {}

    /**
     * Outlines are 2.6 to 3.3 times as wide as grid lines; a gap of widths by this ratio parts them.
     */
    private static final double THICK_RATIO = 1.6;
    /** Far more than any board has. */
    private static final int MOST_CELLS = 4000;

    private final SideReader reader;
    private final Map<Place, Side> left = new HashMap<>();
    private final Map<Place, Side> upper = new HashMap<>();

    private CellFinder(SideReader reader) {
        this.reader = reader;
    }

    static Found<CellGrid> find(Pixels pixels, Lattice lattice, int threshold) {
        return new CellFinder(new SideReader(pixels, lattice.x(), lattice.y(), threshold)).find(lattice);
    }

    private Found<CellGrid> find(Lattice lattice) {
        Map<Place, Boolean> drawn = flood(lattice);
        List<Place> cells = new ArrayList<>();
        drawn.forEach((place, is) -> {
            if (is) {
                cells.add(place);
            }
        });
        if (cells.isEmpty()) {
            return new Found.Not<>(Stage.CELLS, "no cell around the dots has lines on its four sides");
        }
        double thick = thickWidth(cells);
        int top = cells.stream().mapToInt(Place::row).min().orElseThrow();
        int bottom = cells.stream().mapToInt(Place::row).max().orElseThrow();
        int first = cells.stream().mapToInt(Place::column).min().orElseThrow();
        int last = cells.stream().mapToInt(Place::column).max().orElseThrow();
        boolean[][] present = new boolean[bottom - top + 1][last - first + 1];
        for (Place place : cells) {
            present[place.row - top][place.column - first] = true;
        }
        List<List<Side>> vertical = new ArrayList<>();
        List<List<Side>> horizontal = new ArrayList<>();
        for (int row = top; row <= bottom + 1; row++) {
            List<Side> ofRow = new ArrayList<>();
            List<Side> ofLine = new ArrayList<>();
            for (int column = first; column <= last + 1; column++) {
                if (row <= bottom) {
                    ofRow.add(left(new Place(row, column)));
                }
                if (column <= last) {
                    ofLine.add(upper(new Place(row, column)));
                }
            }
            if (row <= bottom) {
                vertical.add(List.copyOf(ofRow));
            }
            horizontal.add(List.copyOf(ofLine));
        }
        return new Found.Yes<>(new CellGrid(
                lattice.x().startingAt(first), lattice.y().startingAt(top), present, vertical, horizontal, thick));
    }

    private Map<Place, Boolean> flood(Lattice lattice) {
        Map<Place, Boolean> drawn = new HashMap<>();
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
        return drawn;
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
