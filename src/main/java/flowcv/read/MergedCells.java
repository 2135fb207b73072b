package flowcv.read;

import flowcv.image.Point;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Tells cells that were not parted rightly: two taken for one, as the line between them is hidden below a pipe, or
 * halves.
 */
final class MergedCells {
    /** Area of a cell in the median of its neighbors' (measured: 0.83 to 1.67); two cells in one have 1.85. */
    private static final double MOST_OF_NEIGHBORS = 1.75;
    /** Halves of a cell that noise has cut in two below a pipe have 0.4 to 0.6 of a cell. */
    private static final double LEAST_OF_NEIGHBORS = 0.66;
    /** Two cells and the line between them, in cells. */
    private static final double LEAST_TWICE = 1.8;
    /** Areas of cells of one kind differ by less, by ratio. */
    private static final double ALIKE_AREA = 1.1;
    /** Fewer cells without pipes may be alike by chance, and what they tell does not reach all of a board. */
    private static final int LEAST_PLAIN = 6;
    /** Where those are all alike, by ratio, others that pipes cross are as well. */
    private static final double ALIKE_PLAIN = 1.25;
    /** Two cells have 1.85 of one, and what others tell of one is right to within a ratio of 1.25. */
    private static final double MOST_OF_PLAIN = 1.45;
    /** Of two kinds of cells, as in rings, the larger are beside others of their kind, alike to this, by ratio. */
    private static final double ALIKE_BESIDE = 1.15;
    /** Rows of rings have more cells (met: 11 at least), all as large. */
    private static final int LEAST_OF_KIND = 8;
    /** A tiling of squares and hexagons has cells of 2.6 others; three in one stand out among their neighbors. */
    private static final double MORE_THAN_TWO = 2.35;

    /** A tiling in which lines end at straight sides has several such places. */
    private static final int LEAST_USUAL_STRAIGHT = 4;

    private final List<Face> board;
    private final List<FaceSide> sides;
    private final BitSet piped;
    private final boolean isScreenshot;

    /**
     * @param sides borders of two cells; their ends are indices of {@code board}
     * @param isScreenshot whether the board is seen upright
     */
    MergedCells(List<Face> board, List<FaceSide> sides, boolean isScreenshot) {
        this.isScreenshot = isScreenshot;
        this.board = board;
        this.sides = sides;
        this.piped = FaceSide.piped(sides);
    }

    /** What makes a cell look like two by its size. */
    Optional<String> doubt() {
        for (int i = 0; i < board.size(); i++) {
            if (board.get(i).area() > MOST_OF_NEIGHBORS * neighborsArea(i)) {
                return Optional.of("the cell at " + where(i) + " is as large as two of its neighbors");
            }
        }
        for (int i = 0; i < board.size(); i++) {
            if (piped.get(i) && board.get(i).area() < LEAST_OF_NEIGHBORS * neighborsArea(i)) {
                return Optional.of("the cell at " + where(i) + " is too small beside its neighbors");
            }
            if (isTwice(i) && !isUsual(board.get(i).area())) {
                return Optional.of(mayBeTwo(i));
            }
        }
        return unlikeOthers();
    }

    /** Where cells without pipes are alike but for how near they are, one that a pipe crosses and that is larger. */
    private Optional<String> unlikeOthers() {
        List<Tilt.Place> plain = IntStream.range(0, board.size())
                .filter(i -> !piped.get(i))
                .mapToObj(i -> Tilt.Place.of(board.get(i)))
                .toList();
        if (plain.size() < LEAST_PLAIN) {
            return Optional.empty();
        }
        Tilt tilt = Tilt.through(plain);
        if (!tilt.fitsAll(plain, ALIKE_PLAIN)) {
            return Optional.empty();
        }
        double largest = plain.stream().mapToDouble(tilt::ratio).max().orElseThrow();
        double[] ratios = board.stream()
                .mapToDouble(cell -> tilt.ratio(Tilt.Place.of(cell)))
                .toArray();
        return IntStream.range(0, ratios.length)
                .filter(i -> piped.get(i) && ratios[i] > MOST_OF_PLAIN && ratios[i] < MORE_THAN_TWO)
                .filter(i -> !isOfKind(i) && (ratios[i] > ALIKE_PLAIN * largest || !isLikeBeside(i, ratios)))
                .mapToObj(this::mayBeTwo)
                .findFirst();
    }

    /** Whether a neighbor is as large. Pairs beside each other that run together have lines that end at them, too. */
    private boolean isLikeBeside(int cell, double[] ratios) {
        return sides.stream()
                .filter(side -> side.touches(cell))
                .anyMatch(side -> isAlike(ratios[side.other(cell)], ratios[cell], ALIKE_BESIDE));
    }

    /**
     * Whether a row of a ring is as large: pipes do not hide lines in so many places, each time of two cells as large.
     * In screenshots alone: seen aslant, near cells are larger.
     */
    private boolean isOfKind(int cell) {
        return isScreenshot
                && piped.stream()
                                .filter(other -> isAlike(
                                        board.get(other).area(), board.get(cell).area(), ALIKE_AREA))
                                .count()
                        >= LEAST_OF_KIND;
    }

    private static boolean isAlike(double one, double other, double most) {
        return one <= most * other && other <= most * one;
    }

    private String mayBeTwo(int cell) {
        return "the cell at " + where(cell) + " may be two, whose line a pipe hides";
    }

    /**
     * A cell at whose straight side a line between two others ends, where that is no rule of the tiling: of cells
     * without pipes whole rows have such sides, or none.
     *
     * @param cells labels of the cells
     * @param index by label the index of a cell
     * @param junctions where faces have no corner though others meet
     */
    Optional<String> doubt(BitSet cells, int[] index, List<Junctions.Straight> junctions) {
        int doubted = -1;
        int usual = 0;
        for (Junctions.Straight straight : junctions) {
            if (!straight.isAmong(cells)) {
                continue;
            }
            if (straight.isOpen()) {
                return Optional.of("no line closes the corner of the cell at " + where(index[straight.face()])
                        + ", where one may go on within it");
            }
            int cell = index[straight.face()];
            usual += piped.get(cell) ? 0 : 1;
            doubted = piped.get(cell) || doubted < 0 ? cell : doubted;
        }
        return doubted < 0 || usual >= LEAST_USUAL_STRAIGHT
                ? Optional.empty()
                : Optional.of("a line ends at the cell at " + where(doubted) + ", that may go on below a pipe");
    }

    /**
     * The median area of the cells around one, its own where there are none. Of two neighbors of a tilted row one is nearer:
     * only between them lies what is usual there.
     */
    private double neighborsArea(int cell) {
        double[] areas = sides.stream()
                .filter(s -> s.touches(cell))
                .mapToDouble(s -> board.get(s.other(cell)).area())
                .sorted()
                .toArray();
        int half = areas.length / 2;
        if (areas.length == 0) {
            return board.get(cell).area();
        }
        return areas.length % 2 == 0 ? (areas[half - 1] + areas[half]) / 2 : areas[half];
    }

    /** Whether a pipe crosses a cell that is as large as two like a neighbor. */
    private boolean isTwice(int cell) {
        return piped.get(cell)
                && sides.stream()
                        .filter(s -> s.touches(cell))
                        .mapToDouble(s -> board.get(cell).area()
                                / board.get(s.other(cell)).area())
                        .anyMatch(ratio -> ratio >= LEAST_TWICE);
    }

    /** Whether a cell without a pipe is as large: on rings outer cells are twice those two rows further in. */
    private boolean isUsual(double area) {
        for (int i = 0; i < board.size(); i++) {
            if (!piped.get(i) && isAlike(board.get(i).area(), area, ALIKE_AREA)) {
                return true;
            }
        }
        return false;
    }

    private String where(int cell) {
        Point center = board.get(cell).center();
        return Math.round(center.x()) + ", " + Math.round(center.y());
    }
}
