package flowcv.read.disc;

import flowcv.read.pixel.Lab;
import flowcv.read.pixel.Pixels;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;

/**
 * How large the cells of a board may be, from the dots alone: all dots of a board have one area, be they
 * discs or, on cubes, ellipses, and it is 0.38 of the median cell's.
 */
public final class DotSizes {
    /** The diameter of dots in cells (measured: 0.68 to 0.71). */
    private static final double DIAMETER = 0.7;
    /** The area of ellipses in cells: axes of 0.79 and 0.52 of a rhombus' edge. */
    private static final double ELLIPSE_AREA = 0.373;
    /** Ellipses of one board differ by less than this in area, by ratio. */
    private static final double SPREAD = 1.2;
    /** Dots of a photographed board differ by less in area within what tells the size of its cells, by ratio. */
    public static final double TILTED_SPREAD = 1.9;
    /** One ellipse that is not colorful may be a letter. */
    private static final int LEAST_ELLIPSES = 2;
    /** CIELAB distance from gray; letters and buttons are white, the palest dots but the gray ones have 22.9. */
    private static final double LEAST_CHROMA = 20;
    /** Fewer dots than these do not tell the size of a photographed board's cells. */
    private static final int LEAST_POOLED = 4;
    /** Less round is what has a pipe or a letter beside it. */
    private static final double LEAST_ROUNDNESS = 0.85;
    /** Two sizes that differ by less give the same cells. */
    private static final double SAME = 1.06;
    /** Two pairs are the least that makes a puzzle, and each dot has a cell of its own. */
    private static final int LEAST_CELLS = 4;
    /** More groups than these are buttons, letters and ads. */
    private static final int MOST = 3;
    /** CIELAB; the nearest two colors of one picture are twice as far apart, noise less than half. */
    private static final double OTHER_COLOR = 10;
    /** Where a dot's color is taken, in radii from its middle. */
    private static final double BESIDE_LETTERS = 0.75;

    /**
     * Fewer dots than a board has may be the two holes of a figure-eight, which take twice the room of its dots (met: 1.9):
     * they count by this share.
     */
    private static final double SHARE_OF_FEW = 0.25;

    private record Candidate(double cellSize, int dots) {
        /** Boards are larger than rows of buttons and letters. */
        double room() {
            return (dots < LEAST_CELLS ? SHARE_OF_FEW : 1) * dots * cellSize * cellSize;
        }
    }

    private DotSizes() {}

    /**
     * Sizes of cells, the square root of their area in pixels, those whose dots take most room first; fewer than four
     * count for less.
     *
     * @param pixels of the same picture
     * @param discs everything round in it
     * @param ellipses in it that are no circles
     */
    public static List<Double> cellSizes(Pixels pixels, List<Disc> discs, List<Oval> ellipses) {
        List<Candidate> candidates = new ArrayList<>();
        for (List<Disc> group : DiscGroups.bySize(discs)) {
            if (isColorful(pixels, group)) {
                candidates.add(new Candidate(2 * group.get(group.size() / 2).radius() / DIAMETER, group.size()));
            }
        }
        candidates.addAll(alike(ellipses.stream().mapToDouble(Oval::area), SPREAD, LEAST_ELLIPSES));
        candidates.sort((a, b) -> Double.compare(b.room(), a.room()));
        // Of a cube that is half drawn there may be one dot that no pipe leaves; what several tell is likelier.
        Stream<Oval> colored = ellipses.stream().filter(oval -> isColored(pixels, oval));
        candidates.addAll(alike(colored.mapToDouble(Oval::area), SPREAD, 1));
        List<Double> sizes = new ArrayList<>();
        for (Candidate candidate : candidates) {
            if (sizes.size() < MOST && isNew(sizes, candidate.cellSize()) && fits(pixels, candidate.cellSize())) {
                sizes.add(candidate.cellSize());
            }
        }
        return sizes;
    }

    /**
     * The same in a photograph: what is seen at an angle is a disc here and an ellipse there, and near ones are larger
     * than far ones.
     */
    public static List<Double> photographed(Pixels pixels, List<Disc> discs, List<Oval> ellipses) {
        List<Double> sizes = new ArrayList<>(cellSizes(pixels, discs, ellipses));
        alike(areas(discs, ellipses), TILTED_SPREAD, LEAST_POOLED).stream()
                .max(Comparator.comparingDouble(Candidate::room))
                .map(Candidate::cellSize)
                .filter(size -> isNew(sizes, size) && fits(pixels, size))
                .ifPresent(sizes::add);
        return sizes;
    }

    /** Sizes of cells in which a disc or ellipse would be a dot, of each of them alone. */
    public static List<Double> ofEach(List<Disc> discs, List<Oval> ellipses) {
        return areas(discs, ellipses).map(DotSizes::cellSize).boxed().toList();
    }

    private static DoubleStream areas(List<Disc> discs, List<Oval> ellipses) {
        return DoubleStream.concat(
                discs.stream()
                        .filter(disc -> disc.roundness() >= LEAST_ROUNDNESS)
                        .mapToDouble(disc -> Math.PI * disc.radius() * disc.radius()),
                ellipses.stream().mapToDouble(Oval::area));
    }

    private static List<Candidate> alike(DoubleStream areas, double spread, int least) {
        return AlikeAreas.groups(areas, spread, least).stream()
                .map(group -> new Candidate(cellSize(group.middle()), group.count()))
                .toList();
    }

    /** The size of cells in which something of an area would be a dot. */
    private static double cellSize(double area) {
        return Math.sqrt(area / ELLIPSE_AREA);
    }

    /** Whether a size is none of some others. */
    public static boolean isNew(List<Double> sizes, double size) {
        return sizes.stream().allMatch(s -> Math.max(s, size) > SAME * Math.min(s, size));
    }

    /**
     * Whether a board of such cells fits into the picture; rims of shadows and screens are larger. A near dot of a
     * photograph tells cells whose area is greater by the ratio in which its dots differ.
     */
    private static boolean fits(Pixels pixels, double cellSize) {
        return LEAST_CELLS * cellSize * cellSize <= TILTED_SPREAD * pixels.width() * pixels.height();
    }

    /** A board has dots of two colors at least; letters and buttons have one. */
    private static boolean isColorful(Pixels pixels, List<Disc> group) {
        Lab first = color(pixels, group.get(0));
        return group.stream().anyMatch(disc -> color(pixels, disc).distance(first) > OTHER_COLOR);
    }

    private static boolean isColored(Pixels pixels, Oval oval) {
        double[] bgr = SolidDots.color(pixels, oval);
        return Lab.of((int) bgr[2] << 16 | (int) bgr[1] << 8 | (int) bgr[0]).chroma() >= LEAST_CHROMA;
    }

    private static Lab color(Pixels pixels, Disc disc) {
        return Lab.of(pixels.rgb(disc.x() + BESIDE_LETTERS * disc.radius(), disc.y()));
    }
}
