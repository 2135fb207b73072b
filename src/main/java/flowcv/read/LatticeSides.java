package flowcv.read;

import flowcv.read.pixel.Hue;
import flowcv.read.pixel.Ranks;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;

/** The sides of a lattice's places, each looked at once, when it is first asked for. */
final class LatticeSides {
    /** Beyond its half height the flank of a border's edge is as wide. */
    private static final double BEYOND_PIXELS = 1.5;

    private final SideReader reader;
    private final SideCourse course;
    private final Lattice lattice;
    private final Map<Place, Side> left = new HashMap<>();
    private final Map<Place, Side> upper = new HashMap<>();
    /** Asked for again for each way to take lines. */
    private final Map<Place, LineColor> leftColors = new HashMap<>();

    private final Map<Place, LineColor> upperColors = new HashMap<>();

    LatticeSides(SideReader reader, Lattice lattice) {
        this.reader = reader;
        this.course = reader.course();
        this.lattice = lattice;
    }

    /** Whether a camera took the picture. */
    boolean isPhotographed() {
        return reader.isPhotographed();
    }

    /** The side of a cell, in pixels. */
    double cellSize() {
        return lattice.cellSize();
    }

    /** The side on a vertical line, to the left of the column of the same number. */
    Side left(int row, int line) {
        return left.computeIfAbsent(new Place(row, line), p -> reader.vertical(line, row));
    }

    /** The side on a horizontal line, above the row of the same number. */
    Side upper(int line, int column) {
        return upper.computeIfAbsent(new Place(line, column), p -> reader.horizontal(line, column));
    }

    /**
     * Whether the picture ends before what lies so far within the far line of a strip of cells along an edge.
     *
     * @param inwards in cells; less than 0 for what lies beyond the line
     */
    boolean isBeyondPicture(Box strip, Box.Edge edge, double inwards) {
        return switch (edge) {
            case LEFT -> reader.isBeyondPicture(true, strip.first() + inwards, strip.top(), strip.bottom());
            case RIGHT -> reader.isBeyondPicture(true, strip.last() + 1 - inwards, strip.top(), strip.bottom());
            case TOP -> reader.isBeyondPicture(false, strip.top() + inwards, strip.first(), strip.last());
            case BOTTOM -> reader.isBeyondPicture(false, strip.bottom() + 1 - inwards, strip.first(), strip.last());
        };
    }

    /** Whether the left side of a place is parted by a gap from where it meets an upper or lower edge. */
    boolean isLeftParted(int row, int line, boolean below) {
        return course.isParted(true, left(row, line), line, below ? row : row + 1, below ? 1 : -1);
    }

    /** Whether the upper side of a place is parted by a gap from where it meets a left or right edge. */
    boolean isUpperParted(int line, int column, boolean right) {
        return course.isParted(false, upper(line, column), line, right ? column : column + 1, right ? 1 : -1);
    }

    /**
     * Whether a line of a board goes on beyond an outer side of it.
     *
     * @param border that side
     * @param place within the board, which has that side
     * @param edge at which side of the place it is
     * @param isLast whether to look at its lower or right end
     * @param thickness of borders, in pixels
     * @param contrast levels by which lines stand out, for those that a pipe hides within the board
     */
    boolean goesOn(Side border, Place place, Box.Edge edge, boolean isLast, double thickness, double contrast) {
        boolean upright = edge == Box.Edge.TOP || edge == Box.Edge.BOTTOM;
        boolean after = edge == Box.Edge.BOTTOM || edge == Box.Edge.RIGHT;
        int line = (upright ? place.column() : place.row()) + (isLast ? 1 : 0);
        Side crossing = upright ? left(place.row(), line) : upper(line, place.column());
        int number = (upright ? place.row() : place.column()) + (after ? 1 : 0);
        double middle = (upright ? lattice.y() : lattice.x()).line(number) + border.offset();
        double from = thickness / 2 + BEYOND_PIXELS;
        double usual = crossing.kind() == Side.Kind.LINE ? crossing.contrast() : contrast;
        return course.goesOn(upright, line, usual, middle, from, after ? 1 : -1);
    }

    /** Whether what was found on the left side of a place runs straight along it. */
    boolean isLeftStraight(int row, int line) {
        return course.isStraight(true, left(row, line), line, row);
    }

    /** Whether what was found on the upper side of a place runs straight along it. */
    boolean isUpperStraight(int line, int column) {
        return course.isStraight(false, upper(line, column), line, column);
    }

    /**
     * Whether what was found on the left side of a place goes on along the next side of its column, as thick and in
     * its color.
     */
    boolean goesPastLeft(int row, int line, boolean after) {
        return course.goesPast(true, left(row, line), line, row, after);
    }

    /**
     * Whether what was found on the upper side of a place goes on along the next side of its row, as thick and in its
     * color.
     */
    boolean goesPastUpper(int line, int column, boolean after) {
        return course.goesPast(false, upper(line, column), line, column, after);
    }

    /** The color of what was found on the left side of a place. */
    LineColor leftColor(int row, int line) {
        return leftColors.computeIfAbsent(new Place(row, line), p -> course.color(true, left(row, line), line, row));
    }

    /** The color of what was found on the upper side of a place. */
    LineColor upperColor(int line, int column) {
        return upperColors.computeIfAbsent(
                new Place(line, column), p -> course.color(false, upper(line, column), line, column));
    }

    /** The hue of what was found on the left side of a place. */
    Hue leftHue(int row, int line) {
        return leftColor(row, line).hue();
    }

    /** The hue of what was found on the upper side of a place. */
    Hue upperHue(int line, int column) {
        return upperColor(line, column).hue();
    }

    /** The sides between some cells: of each place the upper one and the left one, where a cell lies beyond. */
    List<InnerSide> between(Set<Place> cells) {
        List<InnerSide> between = new ArrayList<>();
        for (Place place : cells) {
            int row = place.row();
            int column = place.column();
            if (cells.contains(new Place(row - 1, column))) {
                between.add(new InnerSide(place, upper(row, column), () -> upperColor(row, column)));
            }
            if (cells.contains(new Place(row, column - 1))) {
                between.add(new InnerSide(place, left(row, column), () -> leftColor(row, column)));
            }
        }
        return between;
    }

    /** Upper, lower, left and right side of a place. */
    Side[] around(Place place) {
        return new Side[] {
            upper(place.row(), place.column()),
            upper(place.row() + 1, place.column()),
            left(place.row(), place.column()),
            left(place.row(), place.column() + 1)
        };
    }

    /**
     * The places that are reached from one.
     *
     * @param isPassable over which sides
     * @param isPlace of those that the first belongs to
     */
    Set<Place> part(Place start, Predicate<Side> isPassable, Predicate<Place> isPlace) {
        Set<Place> part = new HashSet<>(List.of(start));
        Deque<Place> queue = new ArrayDeque<>(part);
        while (!queue.isEmpty()) {
            Place place = queue.poll();
            Side[] around = around(place);
            List<Place> neighbors = place.neighbors();
            for (int i = 0; i < around.length; i++) {
                Place next = neighbors.get(i);
                if (isPassable.test(around[i]) && isPlace.test(next) && part.add(next)) {
                    queue.add(next);
                }
            }
        }
        return part;
    }

    /** The median of a measure of the lines around some cells; 0 where there is none. */
    double median(Collection<Place> cells, ToDoubleFunction<Side> measure) {
        return median(cells, side -> side.kind() == Side.Kind.LINE, measure);
    }

    /** The same of the sides of a kind. */
    double median(Collection<Place> cells, Predicate<Side> isOfKind, ToDoubleFunction<Side> measure) {
        return Ranks.median(cells.stream()
                .flatMap(c -> Arrays.stream(around(c)))
                .filter(isOfKind)
                .mapToDouble(measure));
    }

    /** Whether a pipe runs through a place. */
    boolean isPiped(Place place) {
        return Arrays.stream(around(place)).anyMatch(side -> side.kind() == Side.Kind.CROSSED);
    }

    /** The grid of all places in a box, cells or not. */
    CellGrid grid(Box box, boolean[][] present, LineWeights weights) {
        Side[][] vertical = new Side[box.rows()][box.columns() + 1];
        Side[][] horizontal = new Side[box.rows() + 1][box.columns()];
        for (int row = 0; row <= box.rows(); row++) {
            for (int column = 0; column <= box.columns(); column++) {
                if (row < box.rows()) {
                    vertical[row][column] = left(box.top() + row, box.first() + column);
                }
                if (column < box.columns()) {
                    horizontal[row][column] = upper(box.top() + row, box.first() + column);
                }
            }
        }
        return new CellGrid(
                lattice.x().startingAt(box.first()),
                lattice.y().startingAt(box.top()),
                present,
                vertical,
                horizontal,
                weights);
    }
}
