package flowcv.read;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Reads what stands in each cell: a dot, a pipe, or nothing. */
final class CellReader {
    /** How far a dot may be from the middle of its cell, in cells (measured: 0.06). */
    private static final double OFF_CENTER = 0.15;
    /** Dots of one board differ by 2 % (JPEG 4 %); free ends are 0.71 of a dot. */
    private static final double LEAST_OF_MEDIAN = 0.86;

    private static final double GREATEST_OF_MEDIAN = 1.14;
    /**
     * Levels by which the middle of an empty cell may differ from its rim. Glow: at most 15; the
     * darkest dots: 100 and more.
     */
    private static final int EMPTY_CONTRAST = 30;
    /** Where the color of a dot is sampled, in radii: letters and ticks stand nearer to its middle. */
    private static final double[] COLOR_RINGS = {0.62, 0.7, 0.78};

    private static final int DIRECTIONS = 24;

    private final Pixels pixels;
    private final CellGrid grid;
    private final Lattice lattice;
    private final int threshold;

    private CellReader(Pixels pixels, CellGrid grid, Lattice lattice, int threshold) {
        this.pixels = pixels;
        this.grid = grid;
        this.lattice = lattice;
        this.threshold = threshold;
    }

    static Found<List<Dot>> read(Pixels pixels, CellGrid grid, Lattice lattice, List<Disc> discs, int threshold) {
        return new CellReader(pixels, grid, lattice, threshold).read(discs);
    }

    private Found<List<Dot>> read(List<Disc> discs) {
        Disc[][] found = new Disc[grid.rows()][grid.columns()];
        double radius = lattice.dotRadius();
        for (Disc disc : discs) {
            int row = grid.y().cellAt(disc.y());
            int column = grid.x().cellAt(disc.x());
            if (!isCell(row, column) || !isDotSized(disc, radius)) {
                continue;
            }
            double off = Math.hypot(grid.x().offCenter(disc.x()), grid.y().offCenter(disc.y()));
            if (off > OFF_CENTER) {
                return not("the disc in " + cell(row, column) + " is off its middle by "
                        + String.format(Locale.ROOT, "%.2f", off) + " of a cell");
            }
            found[row][column] = disc;
        }
        List<Dot> dots = new ArrayList<>();
        for (int row = 0; row < grid.rows(); row++) {
            for (int column = 0; column < grid.columns(); column++) {
                if (found[row][column] != null) {
                    dots.add(new Dot(row, column, found[row][column], color(found[row][column])));
                } else if (grid.present()[row][column] && !isPlain(row, column)) {
                    return not("something that is neither dot nor pipe stands in " + cell(row, column));
                }
            }
        }
        return new Found.Yes<>(dots);
    }

    private boolean isCell(int row, int column) {
        return row >= 0 && row < grid.rows() && column >= 0 && column < grid.columns() && grid.present()[row][column];
    }

    private static boolean isDotSized(Disc disc, double radius) {
        return disc.radius() >= LEAST_OF_MEDIAN * radius - 1 && disc.radius() <= GREATEST_OF_MEDIAN * radius + 1;
    }

    /** Empty, or crossed by a pipe that reaches it over one or two of its sides. */
    private boolean isPlain(int row, int column) {
        int middle = middle(row, column);
        if (pipes(row, column) > 0) {
            return middle >= threshold;
        }
        return Math.abs(middle - rim(row, column)) < EMPTY_CONTRAST;
    }

    private int pipes(int row, int column) {
        int pipes = 0;
        for (Side side : List.of(
                grid.vertical().get(row).get(column),
                grid.vertical().get(row).get(column + 1),
                grid.horizontal().get(row).get(column),
                grid.horizontal().get(row + 1).get(column))) {
            pipes += side.kind() == Side.Kind.CROSSED ? 1 : 0;
        }
        return pipes;
    }

    private int middle(int row, int column) {
        return ringMedian(row, column, new double[] {0.05, 0.1, 0.15});
    }

    /** Outside any dot, inside the lines. */
    private int rim(int row, int column) {
        return ringMedian(row, column, new double[] {0.41, 0.44});
    }

    private int ringMedian(int row, int column, double[] radii) {
        int[] values = new int[radii.length * DIRECTIONS];
        int n = 0;
        for (double radius : radii) {
            for (int i = 0; i < DIRECTIONS; i++) {
                double angle = 2 * Math.PI * i / DIRECTIONS;
                values[n++] = pixels.value(
                        grid.x().center(column) + radius * grid.x().pitch() * Math.cos(angle),
                        grid.y().center(row) + radius * grid.y().pitch() * Math.sin(angle));
            }
        }
        java.util.Arrays.sort(values);
        return values[n / 2];
    }

    /** The median of each channel over the outer part of the dot. */
    private int color(Disc disc) {
        int n = COLOR_RINGS.length * DIRECTIONS;
        int[][] channels = new int[3][n];
        int at = 0;
        for (double ring : COLOR_RINGS) {
            for (int i = 0; i < DIRECTIONS; i++) {
                double angle = 2 * Math.PI * (i + 0.5) / DIRECTIONS;
                int rgb = pixels.rgb(
                        disc.x() + ring * disc.radius() * Math.cos(angle),
                        disc.y() + ring * disc.radius() * Math.sin(angle));
                channels[0][at] = rgb >> 16;
                channels[1][at] = rgb >> 8 & 0xFF;
                channels[2][at++] = rgb & 0xFF;
            }
        }
        int rgb = 0;
        for (int[] channel : channels) {
            java.util.Arrays.sort(channel);
            rgb = rgb << 8 | channel[n / 2];
        }
        return rgb;
    }

    private static Found<List<Dot>> not(String reason) {
        return new Found.Not<>(Stage.DOTS, reason);
    }

    private static String cell(int row, int column) {
        return "row " + (row + 1) + ", column " + (column + 1);
    }
}
