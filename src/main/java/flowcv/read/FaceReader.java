package flowcv.read;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** Reads what stands in each cell of any tiling from how much ink there is and how many pipes leave it. */
final class FaceReader {
    /** A dot is 0.38 of its cell, squares, hexagons and ellipses on rhombi alike. */
    private static final double USUAL_DOT = 0.38;
    /** Specks below this share of a dot are nothing. */
    private static final double EMPTY = 0.12;
    /** The hard-edged bars of old versions have steps of 23 levels; the darkest dots stand out by 100. */
    private static final double GREATEST_RELIEF = 40;
    /** Dots of one board differ by 8 % in area in poor JPEGs, small ones by rounding. */
    private static final double SPREAD = 0.2;
    /**
     * With the piece of pipe that leaves it a dot has 1.13 to 1.16 of its ink; a free end with its pipe 0.68
     * on cubes, 0.74 on hexagons, 0.83 on stars, whose dots are smaller.
     */
    private static final double LEAST_PIPED_DOT = 1.03;

    private static final double GREATEST_FREE_END = 0.96;
    private static final double GREATEST_PIPED_DOT = 1.4;
    /** A pipe that passes has 0.95 of a dot's ink at the most, a dot that two leave 1.3. */
    private static final double GREATEST_PASSING = 1.22;
    /** How far the middle of a dot may be from that of its cell, in cells (measured: 0.06). */
    private static final double OFF_CENTER = 0.16;

    private final FaceGrid grid;
    private final int[] exits;

    private FaceReader(FaceGrid grid) {
        this.grid = grid;
        this.exits = new int[grid.cells().size()];
        for (FaceSide side : grid.sides()) {
            if (side.side().kind() == Side.Kind.CROSSED) {
                exits[side.first()]++;
                exits[side.second()]++;
            }
        }
    }

    /** The dots of a board, in the order of its cells. */
    static Found<List<Dot>> read(FaceGrid grid) {
        return new FaceReader(grid).read();
    }

    private Found<List<Dot>> read() {
        double usual = usual();
        List<Dot> dots = new ArrayList<>();
        for (int i = 0; i < exits.length; i++) {
            Face cell = grid.cells().get(i);
            double ink = cell.ink() / usual;
            boolean isDot = false;
            if (ink < EMPTY && cell.relief() > GREATEST_RELIEF) {
                return not(i, "holds something that is too dark for a dot or a pipe");
            }
            if (exits[i] == 0 && ink >= EMPTY) {
                double off = Math.hypot(
                                cell.center().x() - cell.inkCenter().x(),
                                cell.center().y() - cell.inkCenter().y())
                        / grid.cellSize();
                if (Math.abs(ink - 1) > SPREAD || off > OFF_CENTER) {
                    return not(
                            i,
                            "holds something that is no dot: " + hundredths(ink) + " of a dot, off its middle by "
                                    + hundredths(off) + " of a cell");
                }
                isDot = true;
            } else if (exits[i] == 1) {
                isDot = ink >= LEAST_PIPED_DOT;
                if (ink > GREATEST_PIPED_DOT || !isDot && ink > GREATEST_FREE_END) {
                    return not(i, "holds a dot or a pipe's end: " + hundredths(ink) + " of a dot");
                }
            } else if (exits[i] > 2) {
                return not(i, "is crossed by " + exits[i] + " pipes, expected at most two");
            } else if (exits[i] == 2 && ink > GREATEST_PASSING) {
                return not(i, "holds more than a pipe that passes: " + hundredths(ink) + " of a dot");
            }
            if (isDot) {
                Disc disc = new Disc(cell.inkCenter().x(), cell.inkCenter().y(), Math.sqrt(cell.ink() / Math.PI), 1);
                dots.add(new Dot(i, grid.name(i), disc, cell.rgb()));
            }
        }
        return new Found.Yes<>(dots);
    }

    /** The area of a dot: the median of those no pipe leaves, if there are some. */
    private double usual() {
        double expected = USUAL_DOT * grid.cellSize() * grid.cellSize();
        double[] inks = new double[exits.length];
        int n = 0;
        for (int i = 0; i < exits.length; i++) {
            double ink = grid.cells().get(i).ink();
            if (exits[i] == 0 && ink > 0.6 * expected && ink < 1.5 * expected) {
                inks[n++] = ink;
            }
        }
        double[] found = Arrays.copyOf(inks, n);
        Arrays.sort(found);
        return n < 2 ? expected : found[n / 2];
    }

    private Found<List<Dot>> not(int cell, String what) {
        return new Found.Not<>(Stage.DOTS, grid.name(cell) + " " + what);
    }

    private static String hundredths(double value) {
        return String.format(Locale.ROOT, "%.2f", value);
    }
}
