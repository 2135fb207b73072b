package flowcv.read;

import flowcv.read.pixel.Pixels;
import flowcv.read.pixel.Ranks;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Looks for the border of a photographed board beside where the lattice has it: seen at an angle, the farthest border
 * lies off a lattice that fits the cells nearby, and what is not found there would be taken for an opening.
 */
final class BorderAside {
    /** Where along a side is looked, in cells: at its ends other lines begin, in its middle dots come near. */
    private static final double[] ALONG = {0.2, 0.25, 0.3, 0.7, 0.75, 0.8};
    /** At so many of these places a border is seen, letters mostly at fewer. */
    private static final int LEAST_SEEN = 5;
    /**
     * Between letters are gaps: along a side a border is seen at this share of all places, every {@link #STEP} from {@link
     * #FIRST} to {@link #LAST} (measured in 140 photographs of warps: borders at all, letters at 0.72 and less; in 280, looking
     * 0.14 of a cell around: 0.77).
     */
    private static final double LEAST_UNBROKEN = 0.83;

    /** In cells along the side: nearer to its ends other lines begin. */
    private static final double FIRST = 0.12;

    private static final double LAST = 0.88;

    /** How far outside of where the lattice has it, in cells (met: 0.15); next to an opening there is nothing. */
    private static final double OUTWARD = 0.3;
    /** The same inward: dots begin at 0.21 at these places. */
    private static final double INWARD = 0.2;
    /** Levels by which the top of a wide line differs. */
    private static final int FLAT = 12;

    /** What lies nearer, in cells, was looked at where the lattice has it, and is a border that is fainter than walls. */
    private static final double LEAST_OFF = 0.08;

    /** The flanks of a border that was seen where the lattice has it lie within, in cells; what does not is letters. */
    private static final double SEEN_WITHIN = 0.12;

    private static final double STEP = 0.02;
    /** Over a side a border leans by less, in cells; letters differ by 0.1. */
    private static final double SAME_OFFSET = 0.05;
    /** From the middle of a side to near the end of the next one a border leans by less, measured to two steps. */
    private static final double GREATEST_JUMP = 0.08;
    /** At so many places of the next side the border has to be seen elsewhere, and at none where it would go on. */
    private static final int LEAST_ELSEWHERE = 2;
    /** At so many places of a side something like a border is one that letters mask. */
    private static final int LEAST_MASKED = 3;
    /** It and its flanks lie so near to where the next side's border leads, in cells; letters stand farther off. */
    private static final double MASKED_WITHIN = 0.1;
    /** Tints take the half of a border's contrast, and more where they are bright. */
    private static final double LEAST_OF_USUAL = 0.4;
    /** What is seen of a border where it is expected has at least this share of the usual contrast. */
    private static final double SEEN = 0.5;

    /** Where no more of the border is seen, nobody knows how it would look. */
    private static final double LEAST_BORDER = 0.5;

    private final Pixels pixels;
    private final CellGrid grid;
    /** Levels by which thick lines stand out. */
    private final double usual;

    /** Levels by which the border stands out. */
    private final double ofBorder;

    /** How bright the border is, itself, where it is seen. */
    private final double level;

    /** Whether walls stand out by twice as much as any side of the border, most of which are seen. */
    private final boolean isFaint;

    private BorderAside(Pixels pixels, CellGrid grid) {
        this.pixels = pixels;
        this.grid = grid;
        this.usual = grid.median(grid::isThick, Side::contrast);
        List<Side> border = border();
        List<Side> seen =
                border.stream().filter(side -> side.kind() == Side.Kind.LINE).toList();
        this.isFaint = seen.size() >= LEAST_BORDER * border.size()
                && seen.stream().noneMatch(side -> side.contrast() >= SEEN * usual);
        this.level = Ranks.median(seen.stream().mapToDouble(Side::level));
        this.ofBorder = isFaint ? Math.max(FLAT, Ranks.median(seen.stream().mapToDouble(Side::contrast))) : usual;
    }

    /** The outer sides of the cells at the ends of rows and columns. */
    private List<Side> border() {
        List<Side> border = new ArrayList<>();
        int columns = grid.columns();
        int rows = grid.rows();
        for (int row = 0; row < rows; row++) {
            addIfCell(border, row, 0, grid.vertical()[row][0]);
            addIfCell(border, row, columns - 1, grid.vertical()[row][columns]);
        }
        for (int column = 0; column < columns; column++) {
            addIfCell(border, 0, column, grid.horizontal()[0][column]);
            addIfCell(border, rows - 1, column, grid.horizontal()[rows][column]);
        }
        return border;
    }

    private void addIfCell(List<Side> border, int row, int column, Side side) {
        if (grid.isCell(row, column)) {
            border.add(side);
        }
    }

    /** What is wrong with the border, if anything is; only boards with thick lines have openings. */
    static Optional<String> in(Pixels pixels, CellGrid grid) {
        return grid.hasThickLines() ? new BorderAside(pixels, grid).doubt() : Optional.empty();
    }

    private Optional<String> doubt() {
        for (int row = 0; row < grid.rows(); row++) {
            if (isEitherAside(true, row)) {
                return doubt("row " + (row + 1));
            }
        }
        for (int column = 0; column < grid.columns(); column++) {
            if (isEitherAside(false, column)) {
                return doubt("column " + (column + 1));
            }
        }
        return Optional.empty();
    }

    /** Whether the border lies aside at an end of a row or column whose other end is not closed. */
    private boolean isEitherAside(boolean upright, int cell) {
        int last = upright ? grid.columns() : grid.rows();
        return isCell(upright, 0, cell) && !isClosed(side(upright, last, cell)) && isAside(upright, 0, cell)
                || isCell(upright, last, cell) && !isClosed(side(upright, 0, cell)) && isAside(upright, last, cell);
    }

    private Side side(boolean upright, int line, int cell) {
        return upright ? grid.vertical()[cell][line] : grid.horizontal()[line][cell];
    }

    /** Whether there is a cell within a line of the border. */
    private boolean isCell(boolean upright, int line, int cell) {
        int inner = Math.max(0, line - 1);
        return upright ? grid.isCell(cell, inner) : grid.isCell(inner, cell);
    }

    /**
     * Whether a border is surely seen where it should be, on no glow that is as bright: then there is no opening at
     * the other end either, whatever is seen there.
     */
    private boolean isClosed(Side side) {
        return side.kind() == Side.Kind.LINE
                && side.contrast() >= SEEN * ofBorder
                && level - side.beside() >= SEEN * ofBorder
                && grid.isThick(side);
    }

    private Optional<String> doubt(String where) {
        return Optional.of("found " + grid.rows() + "x" + grid.columns() + " cells, but the border at an end of "
                + where + " lies beside them");
    }

    /**
     * Whether a border is seen beside where it should be.
     *
     * @param line its number
     * @param cell in which row or column it lies
     */
    private boolean isAside(boolean upright, int line, int cell) {
        Side side = side(upright, line, cell);
        boolean isOpen =
                side.kind() == Side.Kind.MISSING || side.kind() == Side.Kind.LINE && side.contrast() < SEEN * ofBorder;
        if (!isOpen) {
            return false;
        }
        double[] offsets = Arrays.stream(ALONG)
                .map(along -> offset(upright, line, cell + along))
                .filter(offset -> !Double.isNaN(offset))
                .sorted()
                .toArray();
        for (int i = 0; i + LEAST_SEEN <= offsets.length; i++) {
            boolean isStraight = offsets[i + LEAST_SEEN - 1] - offsets[i] <= SAME_OFFSET;
            double off = (offsets[i] + offsets[i + LEAST_SEEN - 1]) / 2;
            if (isStraight
                    && Math.abs(off) >= LEAST_OFF
                    && mayGoOn(upright, line, cell, off, -1)
                    && mayGoOn(upright, line, cell, off, 1)
                    && (isUnbroken(upright, line, cell, off)
                            || isMasked(upright, line, cell, -1)
                            || isMasked(upright, line, cell, 1))) {
                return true;
            }
        }
        return false;
    }

    /**
     * Whether what is seen so far off a side, in cells, is seen all along it. Inward there are no letters, but dots, which
     * hide it.
     */
    private boolean isUnbroken(boolean upright, int line, int cell, double off) {
        if (line == 0 == off > 0) {
            return true;
        }
        int places = 1 + (int) Math.round((LAST - FIRST) / STEP);
        long seen = IntStream.range(0, places)
                .mapToDouble(
                        i -> offset(upright, line + off, cell + FIRST + i * STEP, MASKED_WITHIN, MASKED_WITHIN, usual))
                .filter(offset -> Math.abs(offset) <= SAME_OFFSET)
                .count();
        return seen >= LEAST_UNBROKEN * places;
    }

    /**
     * Whether what is seen beside a side may go on in the next one: a border does, where the header's letters stand
     * above an opening it lies elsewhere. Where the next side's border is not surely seen it may.
     *
     * @param off how far off the side it lies, in cells
     * @param step to the next cell
     */
    private boolean mayGoOn(boolean upright, int line, int cell, double off, int step) {
        double[] next = nextBorder(upright, line, cell, step);
        return next.length < LEAST_ELSEWHERE
                || Arrays.stream(next).anyMatch(seen -> Math.abs(seen - off) <= GREATEST_JUMP)
                || isMasked(upright, line, cell, next);
    }

    /** How far off the next side its border is seen at the places nearest to this side, in cells; none where it has none. */
    private double[] nextBorder(boolean upright, int line, int cell, int step) {
        int next = cell + step;
        if (!isCell(upright, line, next)) {
            return new double[0];
        }
        Side side = side(upright, line, next);
        boolean isSeen = grid.isThick(side) || isFaint && side.kind() == Side.Kind.LINE;
        if (!isSeen || side.contrast() < SEEN * ofBorder) {
            return new double[0];
        }
        return Arrays.stream(ALONG)
                .filter(along -> along < 0.5 == step > 0)
                .map(along -> offset(upright, line, next + along, SEEN_WITHIN, SEEN_WITHIN, ofBorder))
                .filter(seen -> !Double.isNaN(seen))
                .toArray();
    }

    private boolean isMasked(boolean upright, int line, int cell, int step) {
        double[] next = nextBorder(upright, line, cell, step);
        return next.length >= LEAST_ELSEWHERE && isMasked(upright, line, cell, next);
    }

    /**
     * Whether something like a border lies where the next one leads, though letters are brighter.
     *
     * @param next how far off the next side its border is seen, in cells
     */
    private boolean isMasked(boolean upright, int line, int cell, double[] next) {
        double across = line + Ranks.median(Arrays.stream(next));
        return Arrays.stream(ALONG)
                        .map(along -> offset(upright, across, cell + along, MASKED_WITHIN, MASKED_WITHIN, ofBorder))
                        .filter(seen -> !Double.isNaN(seen))
                        .count()
                >= LEAST_MASKED;
    }

    /** How far off a line lies at a place along a side, in cells; not a number where there is none. */
    private double offset(boolean upright, int line, double along) {
        return offset(upright, line, along, line == 0 ? OUTWARD : INWARD, line == 0 ? INWARD : OUTWARD, usual);
    }

    /** The same not farther off than so many cells before where the lattice has it, and behind, given the usual contrast. */
    private double offset(
            boolean upright, double line, double along, double reachBefore, double reachAfter, double contrast) {
        int before = (int) Math.round(reachBefore / STEP);
        int after = (int) Math.round(reachAfter / STEP);
        int[] levels = new int[before + 1 + after];
        int top = 0;
        for (int i = 0; i < levels.length; i++) {
            levels[i] = level(upright, line + (i - before) * STEP, along);
            top = levels[i] > levels[top] ? i : top;
        }
        int last = top;
        while (last + 1 < levels.length && levels[last + 1] >= levels[top] - FLAT) {
            last++;
        }
        int beside = Math.max(least(levels, 0, top), least(levels, last + 1, levels.length));
        return levels[top] - beside >= LEAST_OF_USUAL * contrast ? ((top + last) / 2.0 - before) * STEP : Double.NaN;
    }

    private int level(boolean upright, double across, double along) {
        Axis x = grid.x();
        Axis y = grid.y();
        return upright
                ? pixels.value(x.origin() + across * x.pitch(), y.origin() + along * y.pitch())
                : pixels.value(x.origin() + along * x.pitch(), y.origin() + across * y.pitch());
    }

    /** The least of some levels; the brightest of all where there are none: what lies at the end is no line. */
    private static int least(int[] levels, int from, int to) {
        return Arrays.stream(levels, from, to).min().orElse(Integer.MAX_VALUE);
    }
}
