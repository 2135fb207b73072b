package flowcv.read.region;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Tells squares in rows and columns, and hexagons, from other cells: their boards are read by their lattices. */
final class Regular {
    private static final int SQUARE = 4;
    private static final int HEXAGON = 6;
    /** Share of the cells that have as many sides, at least; of mixed boards half are hexagons. */
    private static final double MOST = 0.8;

    private final Sides sides;
    private final int count;

    private Regular(Sides sides, int count) {
        this.sides = sides;
        this.count = count;
    }

    /** Whether cells are squares in rows and columns, seen from anywhere, or hexagons. */
    static boolean is(Sides sides, int count) {
        Regular regular = new Regular(sides, count);
        return regular.share(HEXAGON) >= MOST || regular.share(SQUARE) >= MOST && regular.areSquares();
    }

    private double share(int corners) {
        int all = 0;
        for (int cell = 0; cell < count; cell++) {
            all += sides.around(cell).size() == corners ? 1 : 0;
        }
        return (double) all / count;
    }

    /**
     * A cell's place on a lattice.
     *
     * @param first which way the first of its sides looks: 0 upward, 1 to the right, 2 downward, 3 to the left
     */
    private record Place(int row, int column, int first) {
        Place beyond(int side) {
            return switch ((first + side) % SQUARE) {
                case 0 -> new Place(row - 1, column, 0);
                case 1 -> new Place(row, column + 1, 1);
                case 2 -> new Place(row + 1, column, 2);
                default -> new Place(row, column - 1, 3);
            };
        }
    }

    /** Whether all cells get a place of their own if each lies where its neighbors tell: not around a hole or a corner. */
    private boolean areSquares() {
        Map<Integer, Place> places = new HashMap<>();
        Map<Long, Integer> taken = new HashMap<>();
        for (int start = 0; start < count && places.isEmpty(); start++) {
            if (sides.around(start).size() == SQUARE && !fill(start, places, taken)) {
                return false;
            }
        }
        return true;
    }

    private boolean fill(int start, Map<Integer, Place> places, Map<Long, Integer> taken) {
        Deque<Integer> next = new ArrayDeque<>(List.of(start));
        places.put(start, new Place(0, 0, 0));
        taken.put(0L, start);
        while (!next.isEmpty()) {
            int cell = next.poll();
            List<Sides.Step> around = sides.around(cell);
            for (int i = 0; i < SQUARE; i++) {
                Side side = sides.list().get(around.get(i).side());
                int other = side.cell() == cell ? side.other() : side.cell();
                if (other < 0 || sides.around(other).size() != SQUARE) {
                    continue;
                }
                Place beyond = places.get(cell).beyond(i);
                int back = indexOf(sides.around(other), around.get(i).side());
                Place place = new Place(beyond.row(), beyond.column(), (beyond.first() + 2 - back + SQUARE) % SQUARE);
                Place known = places.putIfAbsent(other, place);
                if (known == null) {
                    next.add(other);
                    if (taken.putIfAbsent((long) place.row() << 32 | place.column() & 0xFFFFFFFFL, other) != null) {
                        return false;
                    }
                } else if (!known.equals(place)) {
                    return false;
                }
            }
        }
        return true;
    }

    private static int indexOf(List<Sides.Step> around, int side) {
        int index = 0;
        while (around.get(index).side() != side) {
            index++;
        }
        return index;
    }
}
