package flowcv.read;

import flowcv.read.disc.Disc;
import flowcv.read.pixel.Pixels;
import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;

/** Looks at the unit segments of a lattice: is there a line, how wide, does a pipe cross it? */
final class SideReader {
    /** Levels by which a line of a screenshot stands out; the worst sources have 20. */
    static final double LEAST_CONTRAST = 8;
    /** The header's letters end as near to a board as 0.13 of a cell; half of a blurred line is 0.03 wide. */
    private static final double VALLEY = 0.08;
    /** A border this near to the picture's edge, in cells, may be lost by a crop. */
    private static final double EDGE = 0.12;
    /** Where along the segment the line is looked at: pipes cover 0.33 to 0.67, corners the ends. */
    private static final double[] ALONG = {0.1, 0.14, 0.18, 0.22, 0.26, 0.3, 0.7, 0.74, 0.78, 0.82, 0.86, 0.9};

    /** A segment of which less is in the picture says nothing. */
    private static final int LEAST_SAMPLES = 4;

    /** A sample is part of the line if it stands out by this share of the whole line's contrast. */
    static final double SOLID_CONTRAST = 0.4;

    /**
     * A sample that is as bright as the line but for this share of its contrast is part of it, whatever is beside it.
     */
    private static final double BRIGHT_CONTRAST = 0.95;

    /** Letters beside a line cover some of it, but strokes of letters are of one brightness here and there only. */
    private static final double ALONE_SHARE = 0.4;

    private static final double NOTHING_IS_BRIGHTER = 256;

    /** Letters and ticks stand nearer to a dot's middle, in its radii. */
    private static final double LETTERED = 0.7;

    private static final double SOLID_SHARE = 0.65;

    /** What is darker than this, in levels, is no tint. */
    private static final double LEAST_TINT = 16;
    /** A color shows a line as well as brightness does that shows this share of its contrast. */
    private static final double AS_CLEAR = 0.9;
    /** And clearly better if it shows so many times that contrast (met beside a tint: 2.1). */
    private static final double CLEARER = 1.5;
    /** Waves beside a tint make a line look wider than this share of what it is seen as (met: 0.28). */
    private static final double THINNER = 0.67;

    private final LatticePixels pixels;
    private final PipeCrossing crossing;
    private final boolean endsAtBorder;
    private final double leastContrast;

    /**
     * A reader of a screenshot.
     *
     * @param threshold brightness that parts pipes from what is behind
     * @param leastContrast levels by which a line stands out
     */
    SideReader(Pixels pixels, Axis x, Axis y, int threshold, double leastContrast) {
        this(pixels, x, y, leastContrast, false, new PipeCrossing(pixels, threshold));
    }

    private SideReader(
            Pixels pixels, Axis x, Axis y, double leastContrast, boolean endsAtBorder, PipeCrossing crossing) {
        this.pixels = new LatticePixels(pixels, x, y);
        this.crossing = crossing;
        this.endsAtBorder = endsAtBorder;
        this.leastContrast = leastContrast;
    }

    /**
     * A reader of a photograph, where the screen may end at the border, and all may be dim.
     *
     * @param threshold brightness that parts pipes from what is behind
     */
    static SideReader photographed(Pixels pixels, Lattice lattice, int threshold) {
        int brightest = lattice.dots().stream()
                .mapToInt(dot -> brightest(pixels, dot))
                .max()
                .orElse(PipeCrossing.WHITE);
        PipeCrossing crossing = new PipeCrossing(pixels, threshold, brightest);
        return new SideReader(pixels, lattice.x(), lattice.y(), lattice.leastContrast(), true, crossing);
    }

    /** Whether a camera took the picture: the screen may end at the border. */
    boolean isPhotographed() {
        return endsAtBorder;
    }

    /** Beside a letter or a tick in its middle, too. */
    private static int brightest(Pixels pixels, Disc dot) {
        double beside = dot.radius() * LETTERED;
        return IntStream.of(
                        pixels.value(dot.x(), dot.y()),
                        pixels.value(dot.x() - beside, dot.y()),
                        pixels.value(dot.x() + beside, dot.y()))
                .max()
                .orElseThrow();
    }

    /** Follows what is found along its length. */
    SideCourse course() {
        return new SideCourse(pixels);
    }

    /** The side of row {@code row} on vertical line {@code line}. */
    Side vertical(int line, int row) {
        return read(true, line, row);
    }

    /** The side of column {@code column} on horizontal line {@code line}. */
    Side horizontal(int line, int column) {
        return read(false, line, column);
    }

    /**
     * Whether the picture ends before the middles of some sides on one line.
     *
     * @param line its number, or what lies between two lines
     * @param first number of the first of the sides
     * @param last of the last
     */
    boolean isBeyondPicture(boolean vertical, double line, int first, int last) {
        Axis across = pixels.across(vertical);
        double at = across.line(0) + line * across.pitch();
        return IntStream.rangeClosed(first, last)
                .mapToDouble(pixels.along(vertical)::center)
                .noneMatch(along -> pixels.shows(vertical, at, along));
    }

    private Side read(boolean vertical, int line, int number) {
        double at = pixels.across(vertical).line(line);
        double start = pixels.along(vertical).line(number);
        double pitch = pixels.across(vertical).pitch();
        double length = pixels.along(vertical).pitch();
        int size = pixels.width(vertical);
        double edge = Math.max(2, EDGE * pitch);
        double[] along = inside(vertical, at, start, length);
        if (at < -edge || at > size - 1 + edge || along.length < LEAST_SAMPLES) {
            return Side.OUTSIDE;
        }
        if (crossing.isCrossed(vertical, at, start, pitch, length)) {
            return new Side(Side.Kind.CROSSED, 0, 0, true);
        }
        if (endsAtBorder && crossing.isEnded(vertical, at, start, pitch, length)) {
            return new Side(Side.Kind.CROSSED, 0, 0, false);
        }
        Side found = line(vertical, at, along, pitch);
        if (at >= edge && at <= size - 1 - edge) {
            return found;
        }
        return found.kind() == Side.Kind.MISSING ? Side.onEdge(Math.min(at, size - 1 - at)) : found.halved();
    }

    /** The line that stands out most: by brightness, or else by the color that glow around it lacks. */
    private Side line(boolean vertical, double at, double[] along, double pitch) {
        Side line = line(vertical, at, along, pitch, Pixels.BRIGHTNESS);
        if (line.kind() != Side.Kind.MISSING) {
            return isPhotographed() || line.beside() < LEAST_TINT
                    ? line
                    : inClearestColor(line, vertical, at, along, pitch);
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

    /**
     * A line beside a tint as wide as it is in the color in which it stands out most, where it does so clearly more
     * than by brightness, or is clearly thinner: of a dark line that lies half over a tint brightness sees that half
     * alone, and of the color of a tint a poor JPEG leaves waves beside its end, which brightness takes for a part of
     * the line.
     */
    private Side inClearestColor(Side line, boolean vertical, double at, double[] along, double pitch) {
        return IntStream.range(0, Pixels.CHANNELS)
                .mapToObj(channel -> line(vertical, at, along, pitch, channel))
                .filter(each -> each.kind() == Side.Kind.LINE)
                .max(Comparator.comparingDouble(Side::contrast))
                .filter(each -> each.contrast() >= CLEARER * line.contrast()
                        || each.contrast() >= AS_CLEAR * line.contrast() && each.width() <= THINNER * line.width())
                .map(line::asWideAs)
                .orElse(line);
    }

    private Side line(boolean vertical, double at, double[] along, double pitch, int channel) {
        int reach = LineAcross.reach(pitch);
        LineAcross across = new LineAcross(profile(vertical, at, along, reach, channel), pitch, leastContrast);
        int top = across.top();
        int near = pixels.near(vertical);
        double far = LineAcross.background(pitch) + near;
        Side line = across.line(top);
        double beside = line.beside();
        double bright = beside + BRIGHT_CONTRAST * line.contrast();
        if (line.kind() == Side.Kind.MISSING) {
            // Letters themselves are bright; here a line has to stand out of both sides.
            bright = NOTHING_IS_BRIGHTER;
            int valley = Math.max(near + 1, (int) Math.round(VALLEY * pitch));
            Side close = across.lineInValley(top, valley);
            line = close.contrast() > line.contrast() ? close : line;
            far = valley;
        }
        boolean solid = line.kind() == Side.Kind.LINE
                && isSolid(vertical, at + top - reach, along, far, line.contrast(), bright, channel);
        return solid ? line : Side.missing(line.contrast(), beside);
    }

    /** Where along a segment to look: those places that lie in the picture. */
    private double[] inside(boolean vertical, double at, double start, double length) {
        double inPicture = Math.max(0, Math.min(pixels.width(vertical) - 1.0, at));
        double[] along = new double[ALONG.length];
        int n = 0;
        for (double part : ALONG) {
            double position = start + part * length;
            if (pixels.shows(vertical, inPicture, position)) {
                along[n++] = position;
            }
        }
        return Arrays.copyOf(along, n);
    }

    /** The median brightness along the segment, at each distance from it; outside the picture it is mirrored. */
    private double[] profile(boolean vertical, double at, double[] along, int reach, int channel) {
        int[] levels = new int[along.length * (2 * reach + 1)];
        pixels.pixels().runs(vertical, at - reach, along, channel, levels);
        double[] profile = new double[2 * reach + 1];
        int[] values = new int[along.length];
        int last = pixels.width(vertical) - 1;
        for (int offset = 0; offset < profile.length; offset++) {
            double across = at - reach + offset;
            boolean outside = across < -0.5 || across > last + 0.5;
            System.arraycopy(levels, values.length * (outside ? 2 * reach - offset : offset), values, 0, values.length);
            Arrays.sort(values);
            profile[offset] = (values[(values.length - 1) / 2] + values[values.length / 2]) / 2.0;
        }
        return profile;
    }

    /** A line stands out all along; letters and buttons do so here and there. */
    private boolean isSolid(
            boolean vertical, double at, double[] along, double far, double contrast, double bright, int channel) {
        int seen = 0;
        int alone = 0;
        for (double position : along) {
            int line = pixels.brightest(vertical, at, position, channel);
            int beside = Math.max(
                    pixels.value(vertical, at, at - far, position, channel),
                    pixels.value(vertical, at, at + far, position, channel));
            // Letters beside a border do not make less of it.
            boolean isBright = line >= bright;
            boolean isAlone = line - beside >= SOLID_CONTRAST * contrast;
            alone += isAlone ? 1 : 0;
            seen += isAlone || isBright ? 1 : 0;
        }
        return seen >= SOLID_SHARE * along.length && alone >= ALONE_SHARE * along.length;
    }
}
