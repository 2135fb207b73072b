package flowcv.read;

import flowcv.read.pixel.Pixels;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Follows the lines of a lattice along their length: whether they end, go on, run straight, and of what color they are.
 */
final class SideCourse {
    /** So far beyond an edge, in cells, neither the edge itself nor the header's letters are. */
    private static final double GAP = 0.05;

    private static final double LEAST_GAP_PIXELS = 2.5;
    /** Where along a side a wall is to be seen: nothing crosses it. */
    private static final double[] ALL_ALONG = {0.08, 0.16, 0.24, 0.32, 0.4, 0.5, 0.6, 0.68, 0.76, 0.84, 0.92};
    /** Glare and noise take no more of a wall than the rest. */
    private static final double STRAIGHT_SHARE = 0.8;
    /** Walls have at least this share of their contrast all along; grid lines have 0.42 to 0.5 of it. */
    private static final double HALF_LIT = 0.5;
    /** Beside a wall, in cells from its edge, there is nothing yet; nor so many pixels from it. */
    private static final double WALL_ASIDE = 0.05;

    private static final double LEAST_ASIDE_PIXELS = 2;
    /** Dots leave so much of a cell's width free on each side; two pixels are more in small cells. */
    private static final double BESIDE_DOTS = 0.13;
    /** As far from the middle of a side, in cells, dots may reach so near to it. */
    private static final double BY_DOT = 0.2;
    /** Beyond an edge less of a line than this may be the edge's own. */
    private static final int LEAST_STUB_PIXELS = 2;
    /** So much of a line is enough to tell that it goes on, in cells. */
    private static final double STUB = 0.03;
    /** Noise and JPEG take no more of it than the rest. */
    private static final double STUB_SHARE = 0.8;
    /** Beside a line that ends there is what lies beyond an edge, in cells. */
    private static final double ASIDE = 0.15;

    /** Walls end where lines cross, within half their width: here, in cells, a stroke that ends anywhere is seen. */
    private static final double[] PAST_END = {0.12, 0.15, 0.18, 0.21};
    /**
     * In each channel a stroke keeps its color by less than this share of its contrast (met: a yellow ray, 0.9 off
     * pink).
     */
    private static final double SAME_COLOR = 0.35;
    /** Off the middle by this share of its width a wall is still bright, and a line half as wide is not. */
    private static final double WITHIN = 0.4;

    private final LatticePixels pixels;

    SideCourse(LatticePixels pixels) {
        this.pixels = pixels;
    }

    /**
     * Whether a line that crosses an edge of a board is parted from it by a gap: letters and buttons beyond the edge
     * are, but no line that goes on.
     *
     * @param line of the lattice, upright or level, that the side lies on
     * @param edge number of the line that it starts from
     * @param step in which direction it leads away from there, 1 or -1
     */
    boolean isParted(boolean vertical, Side side, int line, int edge, int step) {
        Axis along = pixels.along(vertical);
        double position = along.line(edge) + step * Math.max(LEAST_GAP_PIXELS, GAP * along.pitch());
        int brightest = brightest(vertical, pixels.across(vertical).line(line), position);
        return brightest < side.beside() + SideReader.SOLID_CONTRAST * side.contrast();
    }

    /**
     * Whether a line goes on beyond an edge of a board, if only as far as the picture does: what is covered or cut off
     * there begins so. What is as far from the edge on both sides of the line takes as much of the edge's own light.
     *
     * @param line of the lattice, upright or level
     * @param contrast levels by which that line stands out
     * @param edge where the middle of the edge lies, in pixels
     * @param from how far beyond that to begin, in pixels
     * @param step in which direction it leads away from there, 1 or -1
     */
    boolean goesOn(boolean vertical, int line, double contrast, double edge, double from, int step) {
        double across = pixels.across(vertical).pitch();
        double center = pixels.across(vertical).line(line);
        int last = pixels.length(vertical) - 1;
        double far =
                from + Math.max(LEAST_STUB_PIXELS, STUB * pixels.along(vertical).pitch());
        int samples = 0;
        int seen = 0;
        for (double away = from; away <= far && edge + step * away >= 0 && edge + step * away <= last; away++) {
            double position = edge + step * away;
            int beside = Math.max(
                    brightest(vertical, center - ASIDE * across, position),
                    brightest(vertical, center + ASIDE * across, position));
            samples++;
            seen += brightest(vertical, center, position) - beside >= SideReader.SOLID_CONTRAST * contrast ? 1 : 0;
        }
        return samples >= LEAST_STUB_PIXELS && seen >= STUB_SHARE * samples;
    }

    /**
     * Whether what was found on a side runs straight from its one end to the other, as walls do: strokes that somebody
     * drew, or a circle around a dot, run along a part of it, or aside.
     *
     * @param side what was found
     * @param line of the lattice that the side lies on
     * @param number of the row or column of the side
     */
    boolean isStraight(boolean vertical, Side side, int line, int number) {
        double across = pixels.across(vertical).pitch();
        double start = pixels.along(vertical).line(number);
        double length = pixels.along(vertical).pitch();
        double center = pixels.across(vertical).line(line) + side.offset();
        double aside = side.width() / 2 + Math.max(LEAST_ASIDE_PIXELS, WALL_ASIDE * across);
        int[] along = Arrays.stream(ALL_ALONG)
                .mapToInt(part -> brightest(vertical, center, start + part * length))
                .sorted()
                .toArray();
        // Where a stroke ends half way, the median lies between its brightness and that of the line below.
        double contrast = Math.max(side.contrast(), along[along.length * 3 / 4] - side.beside());
        double level = side.beside() + HALF_LIT * contrast;
        boolean mayTouchDot = aside > BESIDE_DOTS * across;
        int lit = 0;
        int bare = 0;
        for (double part : ALL_ALONG) {
            double position = start + part * length;
            lit += brightest(vertical, center, position) >= level ? 1 : 0;
            boolean isBare = mayTouchDot && Math.abs(part - 0.5) < BY_DOT
                    || pixels.value(vertical, center, center - aside, position, Pixels.BRIGHTNESS) < level
                            && pixels.value(vertical, center, center + aside, position, Pixels.BRIGHTNESS) < level;
            bare += isBare ? 1 : 0;
        }
        return lit >= STRAIGHT_SHARE * ALL_ALONG.length && bare >= STRAIGHT_SHARE * ALL_ALONG.length;
    }

    /**
     * Whether what was found on a side goes on past one of its ends, as thick and in the same color: a button's ray
     * may begin where a wall ends.
     *
     * @param line of the lattice that the side lies on
     * @param number of the row or column of the side
     * @param after whether past its lower or right end
     */
    boolean goesPast(boolean vertical, Side side, int line, int number, boolean after) {
        Axis along = pixels.along(vertical);
        double end = along.line(after ? number + 1 : number);
        double center = pixels.across(vertical).line(line) + side.offset();
        double level = side.beside() + HALF_LIT * side.contrast();
        double within = WITHIN * side.width();
        return Arrays.stream(PAST_END)
                .map(part -> (after ? part : -part) * along.pitch())
                .allMatch(past -> {
                    int[] beyond = color(vertical, center, center, end + past);
                    int[] before = color(vertical, center, center, end - past);
                    return pixels.value(vertical, center, center - within, end + past, Pixels.BRIGHTNESS) >= level
                            && pixels.value(vertical, center, center + within, end + past, Pixels.BRIGHTNESS) >= level
                            && IntStream.range(0, Pixels.CHANNELS)
                                    .allMatch(channel -> Math.abs(beyond[channel] - before[channel])
                                            <= SAME_COLOR * side.contrast());
                });
    }

    /** The color of what was found on a side. */
    LineColor color(boolean vertical, Side side, int line, int number) {
        double center = pixels.across(vertical).line(line) + side.offset();
        LineColor color = new LineColor();
        for (double part : ALL_ALONG) {
            double position = pixels.along(vertical).line(number)
                    + part * pixels.along(vertical).pitch();
            color.add(away -> color(vertical, center, center + away, position), side.width());
        }
        return color;
    }

    private int[] color(boolean vertical, double center, double across, double along) {
        return IntStream.range(0, Pixels.CHANNELS)
                .map(channel -> pixels.value(vertical, center, across, along, channel))
                .toArray();
    }

    private int brightest(boolean vertical, double across, double along) {
        return pixels.brightest(vertical, across, along, Pixels.BRIGHTNESS);
    }
}
