package flowcv.read;

import flowcv.read.disc.Disc;
import flowcv.read.pixel.Ranks;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.stream.IntStream;

/** Reads what stands in each cell of any tiling from how much ink there is and how many pipes leave it. */
final class FaceReader {
    /** A dot is 0.38 of its cell, squares, hexagons and ellipses on rhombi alike. */
    static final double USUAL_DOT = 0.38;
    /** On rings dots are measured by how narrow the cells are: some have half the usual area. */
    private static final double LEAST_USUAL = 0.3;

    private static final double GREATEST_USUAL = 1.5;
    /** Specks below this share of a dot are nothing. */
    private static final double EMPTY = 0.12;
    /** The hard-edged bars of old versions have steps of 23 levels; the darkest dots stand out by 100. */
    static final double GREATEST_RELIEF = 40;
    /** Dots of one board differ by 8 % in area in poor JPEGs, small ones by rounding. */
    private static final double SPREAD = 0.2;
    /**
     * Dots of a few pixels differ by more, but lie in the middle and are round: an end of a pipe that is not seen to
     * come in has 0.7 of a dot's area, 0.7 of its radius, and is 0.11 of a cell off.
     */
    private static final double GREATEST_SPREAD = 0.33;

    private static final double LEAST_OFF_CENTER = 0.06;
    /** Dots that are nearer than the others are wider by as much: with a piece of pipe they have more area alone. */
    private static final double LEAST_NEAR_RADIUS = 0.95;

    private static final double LEAST_SMALL_RADIUS = 0.75;

    /**
     * What a pipe leaves is told by the largest circle in it, by that in a dot: a dot has at least its own; a
     * free end 0.70 to 0.74 of it, and 0.875 of the ellipses on cubes.
     */
    private static final double LEAST_DOT_RADIUS = 0.925;

    private static final double GREATEST_END_RADIUS = 0.9;
    /**
     * Where circles do not tell, or cells are alike, the areas do: with the pipe that leaves it a dot has 1.07 to 1.14
     * of a dot, an end 0.71 to 0.77; but 0.97 to 1.16 in a long cell of a ring.
     */
    private static final double LEAST_DOT_AND_PIPE = 1.03;

    private static final double GREATEST_END_AND_PIPE = 0.85;
    /** The circles in round dots of a screenshot differ by less, those in ends by 0.26 at least. */
    private static final double AS_WIDE = 0.06;
    /** Of long cells dots take less, and ends of pipes that reach far into them more (met: 0.2 to 0.25; else 0.43). */
    private static final double LEAST_SHARE = 0.35;
    /** An end that is blurred has more, and still less than any dot, where its circle is an end's as well. */
    private static final double GREATEST_BLURRED_END = 0.95;
    /** What letters and another angle leave of the circle in a dot on a face of a cube (met: 0.67). */
    private static final double LEAST_SLANTED_RADIUS = 0.6;
    /** Beside a pipe that is as wide the circle in an ellipse grows. */
    private static final double GREATEST_DOT_RADIUS = 1.3;
    /** A pipe that passes has 0.5 at a straight, 0.6 at a bend, up to 0.91 at the sharp bends of cubes. */
    private static final double GREATEST_PASSING_RADIUS = 0.96;
    /**
     * Seen at an angle sharp bends are as wide as dots, but have no more ink: a dot that two pipes leave has 1.26 of a
     * dot's.
     */
    private static final double GREATEST_PASSING_INK = 1.12;

    private static final double GREATEST_BEND_RADIUS = 1.15;
    /** How far the middle of a dot may be from that of its cell, in cells (measured: 0.06). */
    private static final double OFF_CENTER = 0.16;

    private final FaceGrid grid;
    private final List<Face> cells;
    /** Whether cells are known to have all about the same area. */
    private final boolean areAlike;

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
        EvenCells even = grid.photographed()
                ? EvenCells.of(grid.cells(), grid.sides(), grid.cellSize())
                : EvenCells.byDots(grid.cells(), grid.sides(), grid.cellSize());
        this.cells = even.cells();
        this.areAlike = even.areAlike();
    }

    /** Whether a cell without a pipe holds about as much as a dot of a board whose cells have a given size. */
    static boolean mayBeDot(Face cell, double cellSize) {
        double expected = USUAL_DOT * cellSize * cellSize;
        return cell.ink() > LEAST_USUAL * expected && cell.ink() < GREATEST_USUAL * expected;
    }

    /** The dots of a board, in the order of its cells. */
    static Found<List<Dot>> read(FaceGrid grid) {
        return new FaceReader(grid).read();
    }

    private Found<List<Dot>> read() {
        List<Face> lone = lone();
        double usual = usualDot(lone).orElse(USUAL_DOT * grid.cellSize() * grid.cellSize());
        boolean doAreasTell = areAlike && lone.size() > 1 && usual >= LEAST_SHARE * medianArea();
        double usualRadius = usualRadius(usual);
        List<Dot> dots = new ArrayList<>();
        for (int i = 0; i < exits.length; i++) {
            Face cell = cells.get(i);
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
                boolean isSmall = Math.abs(ink - 1) <= GREATEST_SPREAD
                        && off <= LEAST_OFF_CENTER
                        && cell.inkRadius() >= LEAST_SMALL_RADIUS * usualRadius;
                boolean isNear = ink > 1
                        && ink - 1 <= GREATEST_SPREAD
                        && off <= OFF_CENTER
                        && cell.inkRadius() >= LEAST_NEAR_RADIUS * Math.sqrt(ink) * usualRadius;
                if ((Math.abs(ink - 1) > SPREAD || off > OFF_CENTER) && !isSmall && !isNear) {
                    return not(
                            i,
                            "holds something that is no dot: " + hundredths(ink) + " of a dot, off its middle by "
                                    + hundredths(off) + " of a cell");
                }
                isDot = true;
            } else if (exits[i] == 1) {
                double radius = cell.inkRadius() / usualRadius;
                double unclear = doAreasTell ? LEAST_SLANTED_RADIUS : GREATEST_END_RADIUS;
                isDot = radius >= LEAST_DOT_RADIUS || radius > unclear && ink >= LEAST_DOT_AND_PIPE;
                double mostOfEnd = radius <= GREATEST_END_RADIUS ? GREATEST_BLURRED_END : GREATEST_END_AND_PIPE;
                boolean isEnd = !isDot && (radius <= unclear || ink <= mostOfEnd);
                if (radius > GREATEST_DOT_RADIUS || !isDot && !isEnd) {
                    return not(i, "holds a dot or a pipe's end: " + hundredths(radius) + " of a dot's radius");
                }
            } else if (exits[i] > 2) {
                return not(i, "is crossed by " + exits[i] + " pipes, expected at most two");
            } else if (exits[i] == 2 && isMoreThanPassing(ink, cell.inkRadius() / usualRadius)) {
                return not(
                        i,
                        "holds more than a pipe that passes: " + hundredths(cell.inkRadius() / usualRadius)
                                + " of a dot's radius");
            }
            if (isDot) {
                double area = grid.cells().get(i).ink();
                Disc disc = new Disc(cell.inkCenter().x(), cell.inkCenter().y(), Math.sqrt(area / Math.PI), 1);
                dots.add(new Dot(i, grid.name(i), disc, cell.rgb()));
            }
        }
        return new Found.Yes<>(dots);
    }

    private static boolean isMoreThanPassing(double ink, double radius) {
        return radius > GREATEST_PASSING_RADIUS && (ink > GREATEST_PASSING_INK || radius > GREATEST_BEND_RADIUS);
    }

    /** The area of a dot: the median of those no pipe leaves, if there are some; of one that is as wide as other dots. */
    private OptionalDouble usualDot(List<Face> lone) {
        return lone.size() > 1 || lone.size() == 1 && isAsWideAsDots(lone.get(0))
                ? OptionalDouble.of(lone.get(lone.size() / 2).ink())
                : OptionalDouble.empty();
    }

    /** What no pipe leaves, and may be dots, by its ink. */
    private List<Face> lone() {
        return IntStream.range(0, exits.length)
                .filter(i -> exits[i] == 0 && mayBeDot(cells.get(i), grid.cellSize()))
                .mapToObj(cells::get)
                .sorted(Comparator.comparingDouble(Face::ink))
                .toList();
    }

    /** Whether several of what one pipe leaves are as wide: at least a half are dots, and ends are narrower. */
    private boolean isAsWideAsDots(Face cell) {
        long alike = IntStream.range(0, exits.length)
                .filter(i -> exits[i] == 1
                        && Math.abs(cell.inkRadius() / cells.get(i).inkRadius() - 1) <= AS_WIDE)
                .count();
        return alike > 1 && !grid.photographed();
    }

    private double medianArea() {
        return Ranks.median(cells.stream().mapToDouble(Face::area));
    }

    /**
     * The radius of the largest circle in a dot: the median of those no pipe leaves. Where there is none all
     * flows are drawn from dot to dot, and every end is one.
     */
    private double usualRadius(double usual) {
        for (int ends = 0; ends <= 1; ends++) {
            double[] radii = new double[exits.length];
            int n = 0;
            for (int i = 0; i < exits.length; i++) {
                Face cell = cells.get(i);
                if (exits[i] == ends && Math.abs(cell.ink() / usual - 1) <= (ends == 0 ? SPREAD : 1)) {
                    radii[n++] = cell.inkRadius();
                }
            }
            if (n > 0) {
                double[] found = Arrays.copyOf(radii, n);
                Arrays.sort(found);
                return found[n / 2];
            }
        }
        return Math.sqrt(usual / Math.PI);
    }

    private Found<List<Dot>> not(int cell, String what) {
        return new Found.Not<>(Stage.DOTS, grid.name(cell) + " " + what);
    }

    private static String hundredths(double value) {
        return String.format(Locale.ROOT, "%.2f", value);
    }
}
