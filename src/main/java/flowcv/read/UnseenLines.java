package flowcv.read;

import flowcv.read.pixel.Lab;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * Borders of two cells in a photograph at which too little of a line is made out, or the end of a tint where no pipe
 * is. The rims of two dots leave little of a line between them, and noise hides faint ones. That there is one is told by
 * the cells: no cell holds dots of two colors, nor is one larger than all others.
 *
 * <p>Walls are seen better than lines. Still, only where a board has no other one, and what is seen at a few places is
 * no thicker than lines are, such a border is taken for a line.
 */
final class UnseenLines {
    /** Where more is not seen, something lies over the board (met: 2). */
    private static final int MOST = 3;
    /** The same as a share of all borders of cells; one may be unseen on the smallest board. */
    private static final double MOST_OF_SIDES = 0.05;
    /** Two cells have more area than the largest one found, by ratio (met: 1.58 and more). */
    private static final double MOST_OF_LARGEST = 1.3;
    /** Cells of one kind differ by less in area, by ratio (met: 1.2): halves of an only large one are like few. */
    private static final double ALIKE = 1.25;
    /** So many others are like each of two cells; on small boards these are a third of all. */
    private static final int LEAST_ALIKE = 4;
    /** CIELAB; three times what tells two colors of one picture apart, as dots lie in different light (met: 93). */
    private static final double OTHER_COLOR = 30;

    private final List<Face> cells;
    private final List<FaceSide> sides;
    private final LineWeights walls;
    private final IntPredicate holdsDot;
    private final BitSet piped;
    private final double largest;

    /**
     * @param cells evened for how near they are
     * @param sides of them; their ends are indices of {@code cells}
     * @param walls tells walls from lines
     * @param holdsDot whether a cell holds as much as a dot
     */
    UnseenLines(List<Face> cells, List<FaceSide> sides, LineWeights walls, IntPredicate holdsDot) {
        this.cells = cells;
        this.sides = sides;
        this.walls = walls;
        this.holdsDot = holdsDot;
        this.piped = FaceSide.piped(sides);
        this.largest = cells.stream().mapToDouble(Face::area).max().orElse(0);
    }

    /** Those of the borders at which a line is not seen but must be; none of them if another may have none. */
    List<FaceSide> all() {
        List<FaceSide> unseen = sides.stream()
                .filter(side -> !side.side().isDrawn() || isUntouched(side, piped))
                .toList();
        boolean areFew = unseen.size() <= Math.min(MOST, Math.max(1, MOST_OF_SIDES * sides.size()));
        boolean hasWalls = sides.stream().anyMatch(side -> walls.isThick(side.side()));
        return areFew && !hasWalls && areApart(unseen) && unseen.stream().allMatch(this::isLine) ? unseen : List.of();
    }

    /** Whether a tint seems to end between two cells that no pipe crosses; cells are tinted that pipes do cross. */
    static boolean isUntouched(FaceSide side, BitSet piped) {
        return side.side().kind() == Side.Kind.TINTED && !piped.get(side.first()) && !piped.get(side.second());
    }

    /** A mark or light hides lines that are near each other. */
    private static boolean areApart(List<FaceSide> unseen) {
        List<Integer> touched = new ArrayList<>();
        unseen.forEach(side -> touched.addAll(List.of(side.first(), side.second())));
        return touched.stream().distinct().count() == touched.size();
    }

    private boolean isLine(FaceSide side) {
        return !walls.isThick(side.side().asLine()) && (areTwoDots(side) || areTwoCells(side));
    }

    private boolean areTwoDots(FaceSide side) {
        return isLoneDot(side.first())
                && isLoneDot(side.second())
                && color(side.first()).distance(color(side.second())) >= OTHER_COLOR;
    }

    private boolean isLoneDot(int cell) {
        return !piped.get(cell) && holdsDot.test(cell);
    }

    private Lab color(int cell) {
        return Lab.of(cells.get(cell).rgb());
    }

    private boolean areTwoCells(FaceSide side) {
        return area(side.first()) + area(side.second()) > MOST_OF_LARGEST * largest
                && isUsual(side.first(), side)
                && isUsual(side.second(), side);
    }

    /** Whether cells that do not lie along a border are as large as one that does. */
    private boolean isUsual(int cell, FaceSide side) {
        return IntStream.range(0, cells.size())
                        .filter(other -> !side.touches(other))
                        .filter(other -> Math.max(area(other), area(cell)) <= ALIKE * Math.min(area(other), area(cell)))
                        .count()
                >= LEAST_ALIKE;
    }

    private double area(int cell) {
        return cells.get(cell).area();
    }
}
