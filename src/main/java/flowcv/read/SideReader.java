package flowcv.read;

import java.util.Arrays;

/** Looks at the unit segments of a lattice: is there a line, how wide, does a pipe cross it? */
final class SideReader {
    /** Levels by which a line of a screenshot stands out; the worst sources have 20. */
    static final double LEAST_CONTRAST = 8;
    /** The highest of some twenty samples of noise lies 2 deviations up, which is 1.8 of its mean steps. */
    private static final double OVER_NOISE = 3;
    /** What is brighter than beside a line by more than this share of its contrast, and falls, is still its flank. */
    private static final double FLANK = 0.2;
    /** How far to both sides of a line is looked, in cells: outlines are 0.09 wide, dots 0.15 away. */
    private static final double REACH = 0.15;
    /** What lies at least this far from the line is background, in cells. */
    private static final double BACKGROUND = 0.08;
    /**
     * Widths of lines follow the screen's: where cells are small, outlines are up to 5 pixels wide (0.17 of cells of 30)
     * and 7 with their soft edges.
     */
    private static final double LEAST_REACH = 6;

    private static final double LEAST_BACKGROUND = 4;
    /** No farther than these shares of a cell are dots and pipes where a line is looked at. */
    private static final double GREATEST_REACH = 0.2;

    private static final double GREATEST_BACKGROUND = 0.13;
    /** The header's letters end as near to a board as 0.13 of a cell; half of a blurred line is 0.03 wide. */
    private static final double VALLEY = 0.08;
    /** One position alone, where usually the median of several is compared, has to show more. */
    private static final double LEAST_IN_VALLEY = 1.5;
    /** The line is looked for within this distance of where it should be, in cells. */
    private static final double SLACK = 0.05;
    /** A border this near to the picture's edge, in cells, may be lost by a crop. */
    private static final double EDGE = 0.12;
    /** Where along the segment the line is looked at: pipes cover 0.33 to 0.67, corners the ends. */
    private static final double[] ALONG = {0.1, 0.14, 0.18, 0.22, 0.26, 0.3, 0.7, 0.74, 0.78, 0.82, 0.86, 0.9};

    /** A segment of which less is in the picture says nothing. */
    private static final int LEAST_SAMPLES = 4;

    /** So far beyond an edge, in cells, neither the edge itself nor the header's letters are. */
    private static final double GAP = 0.05;

    private static final double LEAST_GAP_PIXELS = 2.5;
    /** Where along a side a wall is to be seen: nothing crosses it. */
    private static final double[] ALL_ALONG = {0.08, 0.16, 0.24, 0.32, 0.4, 0.5, 0.6, 0.68, 0.76, 0.84, 0.92};
    /** Glare and noise take no more of a wall than the rest. */
    private static final double STRAIGHT_SHARE = 0.8;
    /** Walls are as bright all along but for this share of their contrast. */
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
    /** Along one side a line of a picture that is turned by half a degree drifts by this, in cells. */
    private static final double DRIFT = 0.01;
    /** The two halves of a wall between tinted cells differ by no more than this share of its contrast. */
    private static final double TINT = 0.3;
    /** A sample is part of the line if it stands out by this share of the whole line's contrast. */
    private static final double SOLID_CONTRAST = 0.4;

    /** A sample that is as bright as the line but for this share of its contrast is part of it, whatever is beside it. */
    private static final double BRIGHT_CONTRAST = 0.95;

    /** Letters beside a line cover some of it, but strokes of letters are of one brightness here and there only. */
    private static final double ALONE_SHARE = 0.4;

    private static final double NOTHING_IS_BRIGHTER = 256;

    private static final double SOLID_SHARE = 0.65;

    private final Pixels pixels;
    private final Axis x;
    private final Axis y;
    private final PipeCrossing crossing;
    private final double leastContrast;

    SideReader(Pixels pixels, Axis x, Axis y, int threshold) {
        this(pixels, x, y, threshold, LEAST_CONTRAST);
    }

    /**
     * @param threshold brightness that parts pipes from what is behind
     * @param leastContrast levels by which a line stands out
     */
    SideReader(Pixels pixels, Axis x, Axis y, int threshold, double leastContrast) {
        this.pixels = pixels;
        this.x = x;
        this.y = y;
        this.crossing = new PipeCrossing(pixels, threshold);
        this.leastContrast = leastContrast;
    }

    /** The side of row {@code row} on vertical line {@code line}. */
    Side vertical(int line, int row) {
        return read(true, x.line(line), y.line(row), x.pitch(), y.pitch());
    }

    /** The side of column {@code column} on horizontal line {@code line}. */
    Side horizontal(int line, int column) {
        return read(false, y.line(line), x.line(column), y.pitch(), x.pitch());
    }

    /**
     * Whether a line that crosses an edge of a board is parted from it by a gap: letters and buttons beyond the edge are,
     * but no line that goes on.
     *
     * @param line of the lattice, upright or level, that the side lies on
     * @param edge number of the line that it starts from
     * @param step in which direction it leads away from there, 1 or -1
     */
    boolean isParted(boolean vertical, Side side, int line, int edge, int step) {
        Axis across = vertical ? x : y;
        Axis along = vertical ? y : x;
        int near = (int) Math.round(1 + DRIFT * across.pitch());
        double position = along.line(edge) + step * Math.max(LEAST_GAP_PIXELS, GAP * along.pitch());
        int brightest = 0;
        for (int i = -near; i <= near; i++) {
            double center = across.line(line);
            brightest = Math.max(brightest, value(vertical, center, center + i, position, Pixels.BRIGHTNESS));
        }
        return brightest < side.beside() + SOLID_CONTRAST * side.contrast();
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
        double across = vertical ? x.pitch() : y.pitch();
        double along = vertical ? y.pitch() : x.pitch();
        double center = (vertical ? x : y).line(line);
        int last = (vertical ? pixels.height() : pixels.width()) - 1;
        double far = from + Math.max(LEAST_STUB_PIXELS, STUB * along);
        int samples = 0;
        int seen = 0;
        for (double away = from; away <= far && edge + step * away >= 0 && edge + step * away <= last; away++) {
            double position = edge + step * away;
            int beside = Math.max(
                    brightest(vertical, center - ASIDE * across, position),
                    brightest(vertical, center + ASIDE * across, position));
            samples++;
            seen += brightest(vertical, center, position) - beside >= SOLID_CONTRAST * contrast ? 1 : 0;
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
        double across = vertical ? x.pitch() : y.pitch();
        double start = vertical ? y.line(number) : x.line(number);
        double length = vertical ? y.pitch() : x.pitch();
        double center = (vertical ? x : y).line(line) + side.offset();
        double aside = side.width() / 2 + Math.max(LEAST_ASIDE_PIXELS, WALL_ASIDE * across);
        double level = side.beside() + HALF_LIT * side.contrast();
        boolean mayTouchDot = aside > BESIDE_DOTS * across;
        int lit = 0;
        int bare = 0;
        for (double part : ALL_ALONG) {
            double position = start + part * length;
            lit += brightest(vertical, center, position) >= level ? 1 : 0;
            boolean isBare = mayTouchDot && Math.abs(part - 0.5) < BY_DOT
                    || value(vertical, center, center - aside, position, Pixels.BRIGHTNESS) < level
                            && value(vertical, center, center + aside, position, Pixels.BRIGHTNESS) < level;
            bare += isBare ? 1 : 0;
        }
        return lit >= STRAIGHT_SHARE * ALL_ALONG.length && bare >= STRAIGHT_SHARE * ALL_ALONG.length;
    }

    /** The median of each channel along what was found on a side; blue, green, red. */
    int[] color(boolean vertical, Side side, int line, int number) {
        double start = vertical ? y.line(number) : x.line(number);
        double length = vertical ? y.pitch() : x.pitch();
        double center = (vertical ? x : y).line(line) + side.offset();
        int[] color = new int[Pixels.CHANNELS];
        int[] values = new int[ALL_ALONG.length];
        for (int channel = 0; channel < color.length; channel++) {
            for (int i = 0; i < values.length; i++) {
                values[i] = value(vertical, center, center, start + ALL_ALONG[i] * length, channel);
            }
            Arrays.sort(values);
            color[channel] = values[values.length / 2];
        }
        return color;
    }

    private int brightest(boolean vertical, double across, double along) {
        int near = (int) Math.round(1 + DRIFT * (vertical ? x : y).pitch());
        int brightest = 0;
        for (int i = -near; i <= near; i++) {
            brightest = Math.max(brightest, value(vertical, across, across + i, along, Pixels.BRIGHTNESS));
        }
        return brightest;
    }

    private Side read(boolean vertical, double at, double start, double pitch, double length) {
        int size = vertical ? pixels.width() : pixels.height();
        double edge = Math.max(2, EDGE * pitch);
        double[] along = inside(start, length, vertical ? pixels.height() : pixels.width());
        if (at < -edge || at > size - 1 + edge || along.length < LEAST_SAMPLES) {
            return Side.OUTSIDE;
        }
        if (crossing.isCrossed(vertical, at, start, pitch, length)) {
            return new Side(Side.Kind.CROSSED, 0, 0, true);
        }
        Side line = line(vertical, at, along, pitch);
        if (at >= edge && at <= size - 1 - edge) {
            return line;
        }
        return line.kind() == Side.Kind.MISSING ? Side.onEdge(Math.min(at, size - 1 - at)) : line.halved();
    }

    /** The line that stands out most: by brightness, or else by the color that glow around it lacks. */
    private Side line(boolean vertical, double at, double[] along, double pitch) {
        Side line = line(vertical, at, along, pitch, Pixels.BRIGHTNESS);
        if (line.kind() != Side.Kind.MISSING) {
            return line;
        }
        for (int channel = 0; channel < Pixels.CHANNELS; channel++) {
            Side inChannel = line(vertical, at, along, pitch, channel);
            boolean isFirst = line.kind() == Side.Kind.MISSING;
            if (inChannel.kind() == Side.Kind.LINE && (isFirst || inChannel.contrast() > line.contrast())) {
                line = inChannel;
            } else if (isFirst) {
                line = line.orFaint(inChannel.contrast());
            }
        }
        return line;
    }

    /** How far to both sides of a line is looked, in pixels. */
    private static int reach(double pitch) {
        return Math.max(3, (int) Math.round(Math.max(REACH * pitch, Math.min(GREATEST_REACH * pitch, LEAST_REACH))));
    }

    /** From where on there is background, in pixels from the middle of a line. */
    private static int background(double pitch) {
        double least = Math.min(GREATEST_BACKGROUND * pitch, LEAST_BACKGROUND);
        return Math.max(2, (int) Math.round(Math.max(BACKGROUND * pitch, least)));
    }

    private Side line(boolean vertical, double at, double[] along, double pitch, int channel) {
        int reach = reach(pitch);
        double[] profile = profile(vertical, at, along, reach, channel);
        int top = top(profile, reach, pitch);
        int near = (int) Math.round(1 + DRIFT * pitch);
        double far = background(pitch) + near;
        Side line = line(profile, top, pitch);
        double beside = line.beside();
        double bright = beside + BRIGHT_CONTRAST * line.contrast();
        if (line.kind() == Side.Kind.MISSING) {
            // Letters themselves are bright; here a line has to stand out of both sides.
            bright = NOTHING_IS_BRIGHTER;
            int valley = Math.max(near + 1, (int) Math.round(VALLEY * pitch));
            Side close = lineInValley(profile, top, valley);
            line = close.contrast() > line.contrast() ? close : line;
            far = valley;
        }
        boolean solid = line.kind() == Side.Kind.LINE
                && isSolid(vertical, at + top - reach, along, near, far, line.contrast(), bright, channel);
        return solid ? line : Side.missing(line.contrast(), beside);
    }

    /** Where along a segment to look: those places that lie in the picture. */
    private static double[] inside(double start, double length, int size) {
        double[] along = new double[ALONG.length];
        int n = 0;
        for (double part : ALONG) {
            double position = start + part * length;
            if (position > -0.5 && position < size - 0.5) {
                along[n++] = position;
            }
        }
        return Arrays.copyOf(along, n);
    }

    /** The median brightness along the segment, at each distance from it; outside the picture it is mirrored. */
    private double[] profile(boolean vertical, double at, double[] along, int reach, int channel) {
        int[] levels = new int[along.length * (2 * reach + 1)];
        pixels.runs(vertical, at - reach, along, channel, levels);
        double[] profile = new double[2 * reach + 1];
        int[] values = new int[along.length];
        int last = (vertical ? pixels.width() : pixels.height()) - 1;
        for (int offset = 0; offset < profile.length; offset++) {
            double across = at - reach + offset;
            boolean outside = across < -0.5 || across > last + 0.5;
            System.arraycopy(levels, values.length * (outside ? 2 * reach - offset : offset), values, 0, values.length);
            Arrays.sort(values);
            profile[offset] = (values[(values.length - 1) / 2] + values[values.length / 2]) / 2.0;
        }
        return profile;
    }

    /** The middle of what is brightest near the line: a wall between cells of two tints is of two brightnesses. */
    private static int top(double[] profile, int reach, double pitch) {
        int slack = (int) Math.ceil(1 + SLACK * pitch);
        int top = reach;
        for (int i = Math.max(0, reach - slack); i <= Math.min(2 * reach, reach + slack); i++) {
            if (profile[i] > profile[top]) {
                top = i;
            }
        }
        double beside = Math.max(profile[0], profile[2 * reach]);
        double level = profile[top] - TINT * (profile[top] - beside);
        int first = top;
        int last = top;
        while (first > 0 && profile[first - 1] >= level) {
            first--;
        }
        while (last < 2 * reach && profile[last + 1] >= level) {
            last++;
        }
        boolean isAside = first == 0 || last == 2 * reach || Math.abs(first + last - 2 * reach) > 2 * slack;
        return isAside ? top : (first + last + 1) / 2;
    }

    private Side line(double[] profile, int top, double pitch) {
        int reach = profile.length / 2;
        int background = background(pitch);
        double before = median(profile, 0, Math.max(1, top - background));
        double after = median(profile, Math.min(2 * reach, top + background), 2 * reach + 1);
        double beside = Math.max(before, after);
        double contrast = profile[top] - beside;
        if (contrast
                < Math.max(leastContrast, OVER_NOISE * noise(profile, top, background, beside + FLANK * contrast))) {
            return Side.missing(Math.max(0, contrast), beside);
        }
        double back = walk(profile, top, -1, profile[top] - (profile[top] - before) / 2);
        double forth = walk(profile, top, 1, profile[top] - (profile[top] - after) / 2);
        double offset = top - profile.length / 2 + (forth - back) / 2;
        return new Side(Side.Kind.LINE, contrast, 1 + back + forth, true, beside, offset);
    }

    /**
     * The mean step from one sample of the background to the next: noise, but no gradient, makes it large. In small cells
     * the flanks of an outline reach into what is background elsewhere.
     *
     * @param flank down to this level what falls is part of the line
     */
    private static double noise(double[] profile, int top, int background, double flank) {
        double steps = 0;
        int count = 0;
        for (int direction = -1; direction <= 1; direction += 2) {
            boolean isFlank = true;
            for (int i = top; i + direction >= 0 && i + direction < profile.length; i += direction) {
                boolean isBackground = Math.abs(i - top) >= background;
                double step = profile[i] - profile[i + direction];
                isFlank &= profile[i] > flank && (step > 0 || !isBackground);
                if (isBackground && !isFlank) {
                    steps += Math.abs(step);
                    count++;
                }
            }
        }
        return count == 0 ? 0 : steps / count;
    }

    /** Where letters stand close to a line, as the header does above a board, there is still a valley between. */
    private Side lineInValley(double[] profile, int top, int valley) {
        int before = Math.max(0, top - valley);
        int after = Math.min(profile.length - 1, top + valley);
        double beside = Math.max(profile[before], profile[after]);
        double contrast = profile[top] - beside;
        if (contrast < LEAST_IN_VALLEY * leastContrast) {
            return Side.missing(Math.max(0, contrast), beside);
        }
        double back = walk(profile, top, -1, profile[top] - (profile[top] - profile[before]) / 2);
        double forth = walk(profile, top, 1, profile[top] - (profile[top] - profile[after]) / 2);
        double offset = top - profile.length / 2 + (forth - back) / 2;
        return new Side(Side.Kind.LINE, contrast, 1 + back + forth, true, beside, offset);
    }

    /** A line stands out all along; letters and buttons do so here and there. */
    private boolean isSolid(
            boolean vertical,
            double at,
            double[] along,
            int near,
            double far,
            double contrast,
            double bright,
            int channel) {
        int seen = 0;
        int alone = 0;
        for (double position : along) {
            int line = 0;
            for (int i = -near; i <= near; i++) {
                line = Math.max(line, value(vertical, at, at + i, position, channel));
            }
            int beside = Math.max(
                    value(vertical, at, at - far, position, channel), value(vertical, at, at + far, position, channel));
            // Letters beside a border do not make less of it.
            boolean isBright = line >= bright;
            boolean isAlone = line - beside >= SOLID_CONTRAST * contrast;
            alone += isAlone ? 1 : 0;
            seen += isAlone || isBright ? 1 : 0;
        }
        return seen >= SOLID_SHARE * along.length && alone >= ALONE_SHARE * along.length;
    }

    /** A channel at a place; what lies outside the picture is taken to mirror the other side of a line. */
    private int value(boolean vertical, double center, double across, double along, int channel) {
        int last = (vertical ? pixels.width() : pixels.height()) - 1;
        double mirrored = across < 0 || across > last ? 2 * center - across : across;
        return vertical ? pixels.value(mirrored, along, channel) : pixels.value(along, mirrored, channel);
    }

    /** How far it is from the top of a line to where it falls to a level, between pixels. */
    private static double walk(double[] profile, int top, int step, double level) {
        int i = top;
        while (i + step >= 0 && i + step < profile.length && profile[i + step] > level) {
            i += step;
        }
        int next = i + step;
        double part =
                next < 0 || next >= profile.length ? 0 : (profile[i] - level) / Math.max(1, profile[i] - profile[next]);
        return Math.abs(i - top) + part - 0.5;
    }

    private static double median(double[] values, int from, int to) {
        double[] part = Arrays.copyOfRange(values, from, to);
        Arrays.sort(part);
        return part[part.length / 2];
    }
}
