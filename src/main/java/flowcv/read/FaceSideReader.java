package flowcv.read;

import flowcv.image.Point;
import flowcv.read.pixel.Pixels;
import flowcv.read.pixel.Ranks;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/** Looks across the border of two faces, at several places along it: a thin line, a thick one, a pipe? */
final class FaceSideReader {
    /** Along a border this share at both ends is left out: other lines begin there. */
    private static final double END = 0.14;
    /** Places along a border. */
    private static final int SAMPLES = 15;
    /** Points this near, in cells, tell the border's direction; rings are nearly straight over that. */
    private static final double DIRECTION_REACH = 0.3;
    /** How far from the middle between two cores the line may be, in cells. */
    private static final double OFF = 0.07;
    /** How far to both sides the background is looked for, in cells; dots begin at 0.15. */
    private static final double REACH = 0.2;
    /** Levels by which a line of a screenshot stands out at least; noise and glow stay below. */
    private static final double LEAST_CONTRAST = 12;
    /** Dark exposures and light on the screen leave lines of few levels; all of a board suffer alike. */
    private static final double LEAST_OF_USUAL = 0.4;
    /** Below this many levels JPEG makes lines of its own. */
    private static final double FAINTEST = 3;
    /** The same in photographs of free tilings. */
    private static final double FAINTEST_PHOTOGRAPHED = 4;
    /** However light lies, a line of a board is not so much fainter than the others. */
    private static final double FAINTEST_OF_USUAL = 0.12;
    /**
     * A pipe is 0.33 of a cell wide; where it crosses a border of a rhombus aslant, at 60 degrees, what is
     * covered on both sides of it is 0.26 long.
     */
    private static final double PIPE_WIDTH = 0.14;

    /** Between a line and a dot beside it so many pixels at least lie free. */
    private static final int LEAST_FREE = 2;

    /**
     * Levels from which a line is seen well enough by its brightness. Beside light that is nearly as bright fewer are
     * left of it, and a thick line looks like a thin one there, though it is of another color.
     */
    private static final double CLEAR_CONTRAST = 24;

    /** What stands out in a color so many times as much is no blur of a tint, however wide (met: 8). */
    private static final double FAR_MORE = 5;

    /** The blur of a tint or a pipe makes a line wider in its color: then it tells nothing of the line. */
    private static final double MOST_WIDER = 1.3;

    /** No dot reaches so far to both sides of a border, in cells. */
    private static final double PIPE_REACH = 0.1;
    /** Share of a border's places, pipes left out, at which a line has to be seen. */
    private static final double LEAST_SEEN = 0.5;
    /**
     * The same where several looks agree that a border is one: it may lie off a faint line at some places (measured: of
     * 46 photographs that were refused one is read more).
     */
    private static final double LEAST_SEEN_AGREED = 0.35;

    /** What is looked at of borders at which no line is seen. */
    private enum Borders {
        /** Nothing: where lines are sharp they are seen. */
        SHARP,
        /** All of a border together, which is straight. */
        STRAIGHT,
        /** The same, where it may be an arc. */
        CURVED
    }

    private final Pixels pixels;
    private final Segments segments;
    private final double cell;
    private final double leastContrast;
    private final Borders borders;
    /** Levels by which what is seen at all places of a side together has to stand out. */
    private final double faintest;
    /** The share of a border's places at which a line has to be seen that is not seen at all of them together. */
    private final double leastSeen;

    FaceSideReader(Pixels pixels, Segments segments, double cell) {
        this(pixels, segments, cell, LEAST_CONTRAST, Borders.SHARP, FAINTEST, LEAST_SEEN);
    }

    private FaceSideReader(
            Pixels pixels,
            Segments segments,
            double cell,
            double leastContrast,
            Borders borders,
            double faintest,
            double leastSeen) {
        this.pixels = pixels;
        this.segments = segments;
        this.cell = cell;
        this.leastContrast = leastContrast;
        this.borders = borders;
        this.faintest = faintest;
        this.leastSeen = leastSeen;
    }

    /**
     * A reader of a photograph whose sides are straight, and where they should be.
     *
     * @param usual levels by which lines usually stand out
     */
    static FaceSideReader straightened(Pixels pixels, Segments segments, double cell, double usual) {
        double least = Math.max(FAINTEST, Math.min(LEAST_CONTRAST, LEAST_OF_USUAL * usual));
        double faintest = Math.max(FAINTEST, FAINTEST_OF_USUAL * usual);
        return new FaceSideReader(pixels, segments, cell, least, Borders.STRAIGHT, faintest, LEAST_SEEN);
    }

    /** A reader of a photograph of any tiling. */
    static FaceSideReader photographed(Pixels pixels, Segments segments, double cell) {
        return new FaceSideReader(
                pixels, segments, cell, LEAST_CONTRAST, Borders.CURVED, FAINTEST_PHOTOGRAPHED, LEAST_SEEN);
    }

    /** A reader of a photograph of any tiling whose borders are those that several looks agree on. */
    static FaceSideReader agreed(Pixels pixels, Segments segments, double cell) {
        return new FaceSideReader(
                pixels, segments, cell, LEAST_CONTRAST, Borders.CURVED, FAINTEST_PHOTOGRAPHED, LEAST_SEEN_AGREED);
    }

    /** Reads a border. */
    FaceSide read(Contact contact) {
        List<Point> points = contact.points();
        double[] axis = direction(points, points.get(points.size() / 2), Double.MAX_VALUE);
        List<Point> ordered = new ArrayList<>(points);
        ordered.sort(Comparator.comparingDouble(p -> along(p, axis)));
        Span span = Span.along(ordered, axis);

        int covered = 0;
        double depth = 0;
        int looked = 0;
        List<Side> lines = new ArrayList<>();
        FaceCourseReader course = new FaceCourseReader(pixels);
        List<Point> free = new ArrayList<>();
        for (int i = 0; i < SAMPLES; i++) {
            double part = END + (1 - 2 * END) * i / (SAMPLES - 1);
            Point point = ordered.get((int) Math.round(part * (ordered.size() - 1)));
            double[] local = direction(points, point, DIRECTION_REACH * cell);
            if (isCovered(point, local)) {
                covered++;
                depth = Math.max(depth, segments.inkDepth(point.x(), point.y()));
                continue;
            }
            looked++;
            free.add(point);
            Side side = across(point, local);
            course.add(point, local, side);
            if (side.kind() == Side.Kind.LINE) {
                lines.add(side);
            }
        }
        for (Point end : List.of(ordered.get(0), ordered.get(ordered.size() - 1))) {
            double[] local = direction(points, end, DIRECTION_REACH * cell);
            if (!isCovered(end, local)) {
                course.addEnd(end, local, off());
            }
        }
        double pipe = covered * (1 - 2 * END) * span.length() / SAMPLES;
        double seen = (double) lines.size() / SAMPLES;
        Side side = pipe >= PIPE_WIDTH * cell
                ? new Side(Side.Kind.CROSSED, 0, 2 * depth, true)
                : side(looked, lines, LEAST_SEEN);
        if (borders != Borders.SHARP && side.kind() == Side.Kind.MISSING && free.size() >= LEAST_SEEN * SAMPLES) {
            Side all = acrossAll(points, free, axis);
            if (all.kind() == Side.Kind.LINE) {
                FaceCourseReader straight = new FaceCourseReader(pixels);
                free.forEach(point -> straight.add(point, axis, all));
                double share = (double) free.size() / SAMPLES;
                return new FaceSide(contact.first(), contact.second(), all, share, straight.read(), span);
            }
            if (isTintsEnd(points, free, axis)) {
                side = new Side(Side.Kind.TINTED, side.contrast(), side.width(), true, all.beside(), 0);
            }
        }
        if (side.kind() == Side.Kind.MISSING) {
            side = side(looked, lines, leastSeen);
        }
        return new FaceSide(contact.first(), contact.second(), side, seen, course.read(), span);
    }

    /** What is too faint at each place is seen at all of them together. */
    private Side acrossAll(List<Point> border, List<Point> points, double[] axis) {
        Side side = Side.missing(0, 0);
        for (int channel = Pixels.CHANNELS; channel >= 0 && side.kind() != Side.Kind.LINE; channel--) {
            int which = channel == Pixels.CHANNELS ? Pixels.BRIGHTNESS : channel;
            side = new BorderProfile(sums(border, points, axis, which), reach(), false, false, points.size())
                    .line(off(), faintest);
        }
        return side;
    }

    /** Whether cells of two tints meet at a border. */
    private boolean isTintsEnd(List<Point> border, List<Point> points, double[] axis) {
        return IntStream.range(0, Pixels.CHANNELS)
                .anyMatch(channel -> TintStep.isIn(sums(border, points, axis, channel), off(), points.size()));
    }

    /** The profiles across a border at some points, added up. */
    private int[] sums(List<Point> border, List<Point> points, double[] axis, int channel) {
        int[] sums = new int[2 * reach() + 1];
        for (Point point : points) {
            int[] profile = profile(point, alongBorder(border, point, axis), reach(), channel);
            for (int i = 0; i < sums.length; i++) {
                sums[i] += profile[i];
            }
        }
        return sums;
    }

    /** Which way a border runs at a point; sides of a straightened lattice run the same way everywhere. */
    private double[] alongBorder(List<Point> border, Point point, double[] axis) {
        if (borders == Borders.STRAIGHT) {
            return axis;
        }
        double[] local = direction(border, point, DIRECTION_REACH * cell);
        // Both its sides stay where they are.
        double sign = local[0] * axis[0] + local[1] * axis[1] < 0 ? -1 : 1;
        return new double[] {sign * local[0], sign * local[1]};
    }

    /** The line that is seen at enough of the places, or nothing that is surely one, with what is seen of it. */
    private static Side side(int looked, List<Side> lines, double leastSeen) {
        if (lines.isEmpty()) {
            return Side.missing(0, 0);
        }
        return new Side(
                lines.size() < leastSeen * looked ? Side.Kind.MISSING : Side.Kind.LINE,
                Ranks.median(lines.stream().mapToDouble(Side::contrast)),
                Ranks.median(lines.stream().mapToDouble(Side::width)),
                true);
    }

    /** A unit vector along the points near one of them. */
    private static double[] direction(List<Point> points, Point at, double reach) {
        double sx = 0;
        double sy = 0;
        double sxx = 0;
        double sxy = 0;
        double syy = 0;
        int n = 0;
        for (Point point : points) {
            double dx = point.x() - at.x();
            double dy = point.y() - at.y();
            if (Math.abs(dx) <= reach && Math.abs(dy) <= reach && dx * dx + dy * dy <= reach * reach) {
                n++;
                sx += dx;
                sy += dy;
                sxx += dx * dx;
                sxy += dx * dy;
                syy += dy * dy;
            }
        }
        double a = sxx - sx * sx / n;
        double b = sxy - sx * sy / n;
        double c = syy - sy * sy / n;
        double angle = Math.atan2(2 * b, a - c) / 2;
        return new double[] {Math.cos(angle), Math.sin(angle)};
    }

    private static double along(Point point, double[] axis) {
        return point.x() * axis[0] + point.y() * axis[1];
    }

    private boolean isCovered(Point point, double[] axis) {
        double reach = PIPE_REACH * cell;
        return segments.isInk(point.x(), point.y())
                && segments.isInk(point.x() - reach * axis[1], point.y() + reach * axis[0])
                && segments.isInk(point.x() + reach * axis[1], point.y() - reach * axis[0])
                && !isParted(point, axis, (int) Math.round(reach));
    }

    /** Where lines are sharp, gaps are as well. */
    private boolean isParted(Point point, double[] axis, int reach) {
        return borders == Borders.SHARP
                && DotGap.isIn(
                        pixels.line(point.x(), point.y(), -axis[1], axis[0], reach, Pixels.BRIGHTNESS), leastContrast);
    }

    /**
     * Where a finger's mark or a tint is as bright as a line they differ in one of the colors. Between cells as small
     * as those of a lattice may be, dots and pipes come near to all lines: the color counts that shows most of a
     * line. So it does of sharp lines that light beside them leaves faint.
     */
    private Side across(Point point, double[] axis) {
        int before = free(point, axis, -1);
        int after = free(point, axis, 1);
        Side side = across(point, axis, before, after, Pixels.BRIGHTNESS);
        if (borders == Borders.SHARP && side.kind() == Side.Kind.LINE && side.contrast() < CLEAR_CONTRAST) {
            return clearest(side, channel -> across(point, axis, before, after, channel));
        }
        for (int channel = 0; channel < Pixels.CHANNELS; channel++) {
            boolean isLine = side.kind() == Side.Kind.LINE;
            if (isLine && borders != Borders.STRAIGHT) {
                return side;
            }
            Side inColor = across(point, axis, before, after, channel);
            side = isLine && !showsMore(inColor, side) ? side : inColor;
        }
        return side;
    }

    /** A sharp line as it is seen in the color that shows most of it; as it is if none shows far more. */
    private static Side clearest(Side line, IntFunction<Side> inColor) {
        return IntStream.range(0, Pixels.CHANNELS)
                .mapToObj(inColor)
                .filter(side -> side.kind() == Side.Kind.LINE && side.contrast() >= FAR_MORE * line.contrast())
                .max(Comparator.comparingDouble(Side::contrast))
                .orElse(line);
    }

    /** Whether more is seen of a line in a color. */
    private static boolean showsMore(Side inColor, Side line) {
        return inColor.kind() == Side.Kind.LINE
                && inColor.contrast() > line.contrast()
                && inColor.width() <= MOST_WIDER * line.width();
    }

    private Side across(Point point, double[] axis, int before, int after, int channel) {
        BorderProfile near = profile(point, axis, before, after, channel);
        if (!near.isTooShort(off())) {
            return near.line(off(), leastContrast);
        }
        int farBefore = before < reach() ? before : before + off();
        int farAfter = after < reach() ? after : after + off();
        return profile(point, axis, farBefore, farAfter, channel).line(off(), leastContrast);
    }

    private BorderProfile profile(Point point, double[] axis, int before, int after, int channel) {
        int reach = Math.max(before, after);
        int[] levels = profile(point, axis, reach, channel);
        return new BorderProfile(
                Arrays.copyOfRange(levels, reach - before, reach + after + 1),
                before,
                before < reach(),
                after < reach(),
                1);
    }

    /**
     * How far it is to a dot or pipe that comes so near that it would pass for the line, in pixels; all that is looked
     * at where none does, or where one lies over the border itself.
     */
    private int free(Point point, double[] axis, int direction) {
        int nearest = off() + (int) Math.ceil(segments.scale());
        for (int i = 0; i <= nearest; i++) {
            if (segments.isInk(point.x() - direction * i * axis[1], point.y() + direction * i * axis[0])) {
                // Its soft edge takes a reduced pixel.
                int free = i - (int) Math.ceil(segments.scale());
                return free < LEAST_FREE ? reach() : free;
            }
        }
        return reach();
    }

    private int off() {
        return (int) Math.ceil(OFF * cell + segments.scale());
    }

    private int reach() {
        return Math.max(off() + 2, (int) Math.round(REACH * cell));
    }

    private int[] profile(Point point, double[] axis, int reach, int channel) {
        // An outline may lie on the very edge of the picture: screens are dark around boards.
        return pixels.line(point.x(), point.y(), -axis[1], axis[0], reach, channel);
    }
}
