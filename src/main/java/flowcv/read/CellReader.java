package flowcv.read;

import flowcv.image.Point;
import flowcv.read.disc.Disc;
import flowcv.read.pixel.Pixels;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;

/** Reads what stands in each cell: a dot, a bridge, a pipe, or nothing. */
final class CellReader {
    /** How far a dot may be from the middle of its cell, in cells (measured: 0.06). */
    private static final double OFF_CENTER = 0.15;
    /** Dots of one board differ by 2 % (JPEG 4 %); free ends are 0.71 of a dot, bends of pipes 0.77. */
    private static final double LEAST_OF_MEDIAN = 0.86;

    private static final double GREATEST_OF_MEDIAN = 1.14;
    /**
     * Blur leaves free ends up to 0.88 of a dot where each is measured at half of its own contrast, and hides more of
     * their edge (photographs of small cells: roundness 0.75 to 0.78); dots that a pipe leaves are 0.94 and more, of
     * roundness 0.83 to 0.89. What is both smaller and less round than these is an end.
     */
    private static final double GREATEST_END = 0.91;

    private static final double GREATEST_END_ROUNDNESS = 0.805;
    /** How far a fitted radius is off by pixels alone. */
    private static final double SLACK_PIXELS = 0.5;
    /** A dot's edge is hidden by its pipe in 60 degrees; bends of pipes are round in 235 at most. */
    private static final double LEAST_ROUNDNESS = 0.7;
    /**
     * Levels by which the middle of an empty cell may differ from its rim. Glow: at most 15; the
     * darkest dots: 100 and more.
     */
    private static final int EMPTY_CONTRAST = 30;
    /** Glow changes by no more than this share of its contrast in a tenth of what lies between middle and rim. */
    private static final double GLOW_STEP = 0.4;

    private static final int GLOW_STEPS = 10;
    /** A bar of glow goes on to the rim in this share of all directions, at least. */
    private static final double LEAST_THROUGH = 0.2;
    /**
     * Levels by which a disc stands out, faint as it is: so much no glow falls all around at once over so short a way.
     */
    private static final int FAINT_DISC = 8;
    /** Light that falls from the middle on is no disc. */
    private static final double FLAT = 0.35;
    /** In so few directions noise may hide it. */
    private static final double FAINT_SHARE = 0.1;
    /** At the rim less than this share is lost along a bar of glow that another crosses: half of it, if both are alike. */
    private static final double MOST_LOST = 0.75;
    /** Of a cell: most dots have a radius of 0.3 and more. */
    private static final double WITHIN_ANY_DOT = 0.22;
    /** Of the radius of dots that are smaller. */
    private static final double WELL_WITHIN = 0.7;
    /** Just within the edge of a dot, and just beyond, in its radii. */
    private static final double WITHIN_DOT = 0.85;

    private static final double BEYOND_DOT = 1.2;
    private static final double LEAST_BEYOND = 1.08;
    /** Where the color of a dot is sampled, in radii: letters and ticks stand nearer to its middle. */
    private static final double[] COLOR_RINGS = {0.62, 0.7, 0.78};
    /** The middle of a cell, in cells: inside any dot or pipe. */
    private static final double[] MIDDLE_RINGS = {0.05, 0.1, 0.15};
    /** Outside any dot, inside the lines. */
    private static final double[] RIM_RINGS = {0.41, 0.44};

    private static final int DIRECTIONS = 24;
    private static final double HALF = 0.5;
    private static final double QUARTER = 0.25;

    private final Pixels pixels;
    private final CellGrid grid;
    private final double dotRadius;
    private final int threshold;
    private final boolean isBlurred;
    private final CutCells cuts;
    private final CellBridges cellBridges;

    private CellReader(Pixels pixels, CellGrid grid, double dotRadius, int threshold, boolean isBlurred) {
        this.pixels = pixels;
        this.grid = grid;
        this.dotRadius = dotRadius;
        this.threshold = threshold;
        this.isBlurred = isBlurred;
        this.cuts = new CutCells(pixels, grid);
        this.cellBridges = new CellBridges(pixels, grid, isBlurred);
    }

    /**
     * Reads all cells of a grid.
     *
     * @param discs everything round in the picture
     * @param dotRadius the radius of the board's dots, in pixels
     * @param threshold brightness that parts dots and pipes from what is behind
     * @param isBlurred whether the picture was resampled: blur makes ends of pipes as large as dots, nearly, and mixes pipes
     *     with what is left of bridges below them
     */
    static Found<Marks> read(
            Pixels pixels, CellGrid grid, double dotRadius, List<Disc> discs, int threshold, boolean isBlurred) {
        return new CellReader(pixels, grid, dotRadius, threshold, isBlurred).read(discs);
    }

    private Found<Marks> read(List<Disc> discs) {
        Disc[][] found = new Disc[grid.rows()][grid.columns()];
        for (Disc disc : cuts.withCut(discs)) {
            int row = grid.y().cellAt(disc.y());
            int column = grid.x().cellAt(disc.x());
            double off = Math.hypot(grid.x().offCenter(disc.x()), grid.y().offCenter(disc.y()));
            if (grid.isCell(row, column) && off <= OFF_CENTER && isLargerThanDots(disc)) {
                return not(row, column, "holds a disc larger than the dots");
            }
            if (!grid.isCell(row, column) || !isDot(disc)) {
                continue;
            }
            if (off > OFF_CENTER) {
                return not(row, column, "holds a disc that is off its middle by " + hundredths(off) + " of a cell");
            }
            found[row][column] = disc;
        }
        boolean hasPipes = cuts.isAny() && hasPipes();
        List<Dot> dots = new ArrayList<>();
        boolean[][] bridges = new boolean[grid.rows()][grid.columns()];
        for (int row = 0; row < grid.rows(); row++) {
            for (int column = 0; column < grid.columns(); column++) {
                if (!grid.isCell(row, column)) {
                    continue;
                }
                int pipes = grid.pipes(row, column);
                Optional<String> cut = cuts.doubt(row, column, found[row][column] != null, hasPipes);
                if (cut.isPresent()) {
                    return not(row, column, cut.get());
                }
                if (found[row][column] != null && !(pipes == 1 && isEnd(row, column, found[row][column]))) {
                    if (pipes > 1) {
                        return not(row, column, "holds a dot that " + pipes + " pipes leave, expected at most one");
                    }
                    Disc disc = found[row][column];
                    dots.add(new Dot(grid.cell(row, column), CellGrid.name(row, column), disc, color(disc)));
                } else if (pipes == 4 || cellBridges.isBridge(row, column)) {
                    bridges[row][column] = true;
                } else if (pipes > 2) {
                    return not(row, column, "is crossed by " + pipes + " pipes, expected at most two");
                } else if (pipes > 0 && middle(row, column) < threshold) {
                    return not(row, column, "is entered by a pipe that does not reach its middle");
                } else if (pipes == 0 && standsOut(row, column)) {
                    return not(row, column, "holds something that is neither dot nor pipe");
                } else if (pipes == 0 && holdsFaintDisc(row, column)) {
                    return not(row, column, "holds a disc as large as the dots, too faint to tell its color");
                }
            }
        }
        return cellBridges
                .unsure(bridges)
                .<Found<Marks>>map(place -> not(place.row(), place.column(), "holds a pipe that may run over a bridge"))
                .orElseGet(() -> new Found.Yes<>(new Marks(dots, bridges)));
    }

    private boolean isDot(Disc disc) {
        return disc.radius() >= LEAST_OF_MEDIAN * dotRadius - SLACK_PIXELS
                && disc.radius() <= GREATEST_OF_MEDIAN * dotRadius + SLACK_PIXELS
                && disc.roundness() >= LEAST_ROUNDNESS;
    }

    /** Whether a disc that a pipe leaves may be where the pipe ends; how round one is tells only where all is seen. */
    private boolean isEnd(int row, int column, Disc disc) {
        return isBlurred
                && disc.radius() < GREATEST_END * dotRadius
                && (disc.roundness() < GREATEST_END_ROUNDNESS || !cuts.isWhole(row, column));
    }

    private boolean hasPipes() {
        return IntStream.range(0, grid.rows() * grid.columns())
                .anyMatch(cell -> grid.pipes(cell / grid.columns(), cell % grid.columns()) > 0);
    }

    /** A finger's mark is larger still, and reaches beyond its cell. */
    private boolean isLargerThanDots(Disc disc) {
        return disc.radius() > GREATEST_OF_MEDIAN * dotRadius + 1 && disc.radius() < grid.cellSize() / 2;
    }

    /**
     * Whether something lies in the middle of a cell; bars of glow do not end there on all sides, nor anywhere at once, and
     * two that cross fall from the middle on.
     */
    private boolean standsOut(int row, int column) {
        int middle = middle(row, column);
        // Walls on two sides of a small cell make half of its rim bright, but not what is farthest from them.
        long walls =
                Arrays.stream(grid.sides(row, column)).filter(grid::isThick).count();
        double darkest = walls > 1 ? QUARTER : HALF;
        int contrast = Math.max(middle - ring(row, column, RIM_RINGS, HALF), 0)
                + Math.min(middle - ring(row, column, RIM_RINGS, darkest), 0);
        if (Math.abs(contrast) < EMPTY_CONTRAST) {
            return false;
        }
        int through = 0;
        int goingOn = 0;
        int fallen = 0;
        int shown = 0;
        for (int i = 0; i < DIRECTIONS; i++) {
            int previous = 0;
            int at = 0;
            boolean isShown = true;
            for (int step = 0; step <= GLOW_STEPS && isShown; step++) {
                double radius = RIM_RINGS[1] * step / GLOW_STEPS;
                isShown = shows(row, column, radius, i);
                previous = at;
                at = isShown ? value(row, column, radius, i) : at;
                if (step > 0 && Math.abs(at - previous) > GLOW_STEP * Math.abs(contrast)) {
                    return true;
                }
            }
            shown += isShown ? 1 : 0;
            goingOn += isShown && middle - at <= MOST_LOST * contrast ? 1 : 0;
            fallen += isShown && hasFallen(row, column, i, middle, contrast) ? 1 : 0;
            through += isShown && Math.abs(at - middle) < Math.abs(contrast) / 2 ? 1 : 0;
        }
        // Where bars cross, their light falls from the middle on in most directions, and goes on along one at least.
        boolean isCrossing = !isBlurred && contrast > 0 && goingOn > 0 && fallen >= HALF * shown;
        return through < LEAST_THROUGH * shown && !isCrossing;
    }

    /** Whether a share of what is brighter in the middle is gone where any dot still goes on. */
    private boolean hasFallen(int row, int column, int direction, int middle, int contrast) {
        double radius = Math.min(WITHIN_ANY_DOT, WELL_WITHIN * dotRadius / grid.cellSize());
        return middle - value(row, column, radius, direction) >= FLAT * contrast;
    }

    /** Dots as dark as glow, by a filter or by what covers them, still end all around where dots do. */
    private boolean holdsFaintDisc(int row, int column) {
        double radius = dotRadius / grid.cellSize();
        double outer = Math.min(BEYOND_DOT * radius, RIM_RINGS[1]);
        if (outer < LEAST_BEYOND * radius) {
            return false;
        }
        int[] steps = IntStream.range(0, DIRECTIONS)
                .filter(i -> shows(row, column, outer, i) && shows(row, column, WITHIN_DOT * radius, i))
                .map(i -> value(row, column, WITHIN_DOT * radius, i) - value(row, column, outer, i))
                .sorted()
                .toArray();
        if (steps.length == 0) {
            return false;
        }
        int weakest = steps[(int) (FAINT_SHARE * steps.length)];
        int usual = steps[steps.length / 2];
        int middle = middle(row, column);
        int within = ring(row, column, new double[] {WITHIN_DOT * radius}, HALF);
        return usual >= FAINT_DISC && weakest >= FAINT_DISC / 2 && Math.abs(middle - within) < FLAT * usual;
    }

    private int value(int row, int column, double radius, int direction) {
        Point at = at(row, column, radius, direction);
        return pixels.value(at.x(), at.y());
    }

    private boolean shows(int row, int column, double radius, int direction) {
        if (!cuts.isAny()) {
            return true;
        }
        Point at = at(row, column, radius, direction);
        return pixels.shows(at.x(), at.y());
    }

    private Point at(int row, int column, double radius, int direction) {
        return grid.around(row, column, radius, 2 * Math.PI * direction / DIRECTIONS);
    }

    private int middle(int row, int column) {
        return ring(row, column, MIDDLE_RINGS, HALF);
    }

    /** The level that a share of some rings around a middle is darker than. */
    private int ring(int row, int column, double[] radii, double share) {
        int[] values = new int[radii.length * DIRECTIONS];
        int n = 0;
        for (double radius : radii) {
            for (int i = 0; i < DIRECTIONS; i++) {
                if (shows(row, column, radius, i)) {
                    values[n++] = value(row, column, radius, i);
                }
            }
        }
        Arrays.sort(values, 0, n);
        return values[(int) (share * n)];
    }

    /** The median of each channel over the outer part of the dot. */
    private int color(Disc disc) {
        int n = COLOR_RINGS.length * DIRECTIONS;
        int[][] channels = new int[3][n];
        int at = 0;
        for (double ring : COLOR_RINGS) {
            for (int i = 0; i < DIRECTIONS; i++) {
                double angle = 2 * Math.PI * (i + 0.5) / DIRECTIONS;
                double x = disc.x() + ring * disc.radius() * Math.cos(angle);
                double y = disc.y() + ring * disc.radius() * Math.sin(angle);
                if (!pixels.shows(x, y)) {
                    continue;
                }
                int rgb = pixels.rgb(x, y);
                channels[0][at] = rgb >> 16;
                channels[1][at] = rgb >> 8 & 0xFF;
                channels[2][at++] = rgb & 0xFF;
            }
        }
        int rgb = 0;
        for (int[] channel : channels) {
            Arrays.sort(channel, 0, at);
            rgb = rgb << 8 | channel[at / 2];
        }
        return rgb;
    }

    private static Found<Marks> not(int row, int column, String what) {
        return new Found.Not<>(Stage.DOTS, CellGrid.name(row, column) + " " + what);
    }

    private static String hundredths(double value) {
        return String.format(Locale.ROOT, "%.2f", value);
    }
}
