package flowcv.read;

import java.util.Arrays;

/** Looks at the unit segments of a lattice: is there a line, how wide, does a pipe cross it? */
final class SideReader {
    /** Levels by which a line stands out; the worst sources have 20. */
    private static final double LEAST_CONTRAST = 8;
    /** How far to both sides of a line is looked, in cells: outlines are 0.09 wide, dots 0.15 away. */
    private static final double REACH = 0.15;
    /** What lies at least this far from the line is background, in cells. */
    private static final double BACKGROUND = 0.08;
    /** The line is looked for within this distance of where it should be, in cells. */
    private static final double SLACK = 0.05;
    /** A border this near to the picture's edge, in cells, may be lost by a crop. */
    private static final double EDGE = 0.12;
    /** Where along the segment the line is looked at: pipes cover 0.33 to 0.67, corners the ends. */
    private static final double[] ALONG = {0.1, 0.14, 0.18, 0.22, 0.26, 0.3, 0.7, 0.74, 0.78, 0.82, 0.86, 0.9};

    private static final double[] MIDDLE = {0.44, 0.5, 0.56};
    /** Both ends of a crossing show the same pipe, JPEG apart, in levels. */
    private static final int SAME_PIPE = 48;

    private final Pixels pixels;
    private final Axis x;
    private final Axis y;
    private final int threshold;

    /**
     * @param threshold brightness that parts pipes from what is behind
     */
    SideReader(Pixels pixels, Axis x, Axis y, int threshold) {
        this.pixels = pixels;
        this.x = x;
        this.y = y;
        this.threshold = threshold;
    }

    /** The side of row {@code row} on vertical line {@code line}. */
    Side vertical(int line, int row) {
        return read(true, x.line(line), y.line(row), x.pitch(), y.pitch(), pixels.width());
    }

    /** The side of column {@code column} on horizontal line {@code line}. */
    Side horizontal(int line, int column) {
        return read(false, y.line(line), x.line(column), y.pitch(), x.pitch(), pixels.height());
    }

    private Side read(boolean vertical, double at, double start, double pitch, double length, int size) {
        double edge = Math.max(2, EDGE * pitch);
        if (at < -edge || at > size - 1 + edge) {
            return Side.OUTSIDE;
        }
        int reach = Math.max(3, (int) Math.round(REACH * pitch));
        double[] profile = profile(vertical, at, start, length, reach);
        Side line = line(profile, reach, pitch);
        if (line.kind() == Side.Kind.LINE) {
            return isCrossed(vertical, at, start, pitch, length)
                    ? new Side(Side.Kind.CROSSED, line.contrast(), line.width())
                    : line;
        }
        if (at < edge || at > size - 1 - edge) {
            return Side.ON_EDGE;
        }
        return isCrossed(vertical, at, start, pitch, length) ? new Side(Side.Kind.CROSSED, 0, 0) : line;
    }

    /** The median brightness along the segment, at each distance from it. */
    private double[] profile(boolean vertical, double at, double start, double length, int reach) {
        double[] profile = new double[2 * reach + 1];
        int[] values = new int[ALONG.length];
        for (int offset = -reach; offset <= reach; offset++) {
            double across = at + offset;
            int size = vertical ? pixels.width() : pixels.height();
            for (int i = 0; i < ALONG.length; i++) {
                double along = start + ALONG[i] * length;
                boolean outside = across < -0.5 || across > size - 0.5;
                values[i] = outside ? 0 : vertical ? pixels.value(across, along) : pixels.value(along, across);
            }
            Arrays.sort(values);
            profile[offset + reach] = (values[values.length / 2 - 1] + values[values.length / 2]) / 2.0;
        }
        return profile;
    }

    private static Side line(double[] profile, int reach, double pitch) {
        int slack = (int) Math.ceil(1 + SLACK * pitch);
        int top = reach;
        for (int i = Math.max(0, reach - slack); i <= Math.min(2 * reach, reach + slack); i++) {
            if (profile[i] > profile[top]) {
                top = i;
            }
        }
        int background = Math.max(2, (int) Math.round(BACKGROUND * pitch));
        double before = median(profile, 0, Math.max(1, top - background));
        double after = median(profile, Math.min(2 * reach, top + background), 2 * reach + 1);
        double contrast = profile[top] - Math.max(before, after);
        if (contrast < LEAST_CONTRAST) {
            return new Side(Side.Kind.MISSING, 0, 0);
        }
        double width = 1
                + walk(profile, top, -1, profile[top] - (profile[top] - before) / 2)
                + walk(profile, top, 1, profile[top] - (profile[top] - after) / 2);
        return new Side(Side.Kind.LINE, contrast, width);
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

    private boolean isCrossed(boolean vertical, double at, double start, double pitch, double length) {
        for (double middle : MIDDLE) {
            double along = start + middle * length;
            int least = 255;
            int greatest = 0;
            for (int i = -2; i <= 2; i++) {
                double across = at + i * BACKGROUND * pitch;
                int value = vertical ? pixels.value(across, along) : pixels.value(along, across);
                least = Math.min(least, value);
                greatest = Math.max(greatest, value);
            }
            if (least < threshold || greatest - least > SAME_PIPE) {
                return false;
            }
        }
        return true;
    }

    private static double median(double[] values, int from, int to) {
        double[] part = Arrays.copyOfRange(values, from, to);
        Arrays.sort(part);
        return part[part.length / 2];
    }
}
