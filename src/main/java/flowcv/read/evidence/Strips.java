package flowcv.read.evidence;

import flowcv.image.Point;
import flowcv.read.tiling.Border;
import flowcv.read.tiling.CellComplex;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * What lies along the borders of a complex and at both sides of them. A strip is {@link #ALONG} places along its border,
 * each the mean of two, and {@link #ACROSS} across it, a sixtieth of a cell apart, the border between the middle two.
 * Lines are lighter than their ground: where a picture's are darker, the strips are its negative.
 */
final class Strips {
    static final int ALONG = 11;
    static final int ACROSS = 44;
    /** Channels of a place: value (the greatest of the others), blue, green, red. */
    static final int CHANNELS = 4;
    /** Places along that no pipe across and no dot beside the border reaches. */
    static final int[] ENDS = {0, 1, 2, 8, 9, 10};

    private static final int SAMPLES = 2 * ALONG;
    /** As many borders tell whether lines are lighter than their ground. */
    private static final int SOME = 60;
    /** Junctions lie beyond: what a strip covers of its border. */
    private static final double COVERED = 0.74;

    private static final double STEP = 1 / 60.0;
    /** No line of the game stands out more from its ground; a pipe's edge does. */
    private static final double MOST_CONTRAST = 60;

    private final int count;
    private final short[] values;
    private final boolean isNegative;
    private final Raster.Sampled sampled;

    private Strips(int count, Raster.Sampled sampled) {
        this.count = count;
        this.sampled = sampled;
        isNegative = contrast(true) > contrast(false);
        values = values(isNegative ? sampled.negative() : sampled);
    }

    static Strips of(Raster raster, CellComplex complex) {
        List<Raster.Grid> grids = new ArrayList<>();
        for (Border border : complex.borders()) {
            double x = border.to().x() - border.from().x();
            double y = border.to().y() - border.from().y();
            double length = Math.hypot(x, y);
            Point first = complex.cells().get(border.first()).center();
            Point second = complex.cells().get(border.second()).center();
            double apart = Math.abs((second.y() - first.y()) * x - (second.x() - first.x()) * y) / length;
            double across = STEP * apart / length;
            double along = COVERED / SAMPLES;
            Point bow = new Point(-y / length * border.bow(), x / length * border.bow());
            grids.add(new Raster.Grid(
                    new Point(
                            (border.from().x() + border.to().x()) / 2 + bow.x(),
                            (border.from().y() + border.to().y()) / 2 + bow.y()),
                    new Point(x * along, y * along),
                    new Point(-y * across, x * across),
                    new Point(-4 * along * along * bow.x(), -4 * along * along * bow.y())));
        }
        return new Strips(grids.size(), raster.sample(grids, SAMPLES, ACROSS));
    }

    int count() {
        return count;
    }

    boolean isNegative() {
        return isNegative;
    }

    double share(int border) {
        return sampled.share()[border];
    }

    /** Twice the level at a place. */
    int twice(int border, int along, int across, int channel) {
        return values[((border * ALONG + along) * ACROSS + across) * CHANNELS + channel];
    }

    /** Twice the levels. */
    private static short[] values(Raster.Sampled sampled) {
        byte[] colors = sampled.colors();
        int pair = ACROSS * CHANNELS;
        short[] values = new short[colors.length / 3 / 2 * CHANNELS];
        for (int from = 0, to = 0; to < values.length; from += 3 * ACROSS) {
            for (int end = to + pair; to < end; from += 3, to += CHANNELS) {
                add(values, to, colors, from);
                add(values, to, colors, from + 3 * ACROSS);
            }
        }
        return values;
    }

    private static void add(short[] values, int to, byte[] colors, int from) {
        int blue = colors[from] & 0xFF;
        int green = colors[from + 1] & 0xFF;
        int red = colors[from + 2] & 0xFF;
        values[to] += (short) Math.max(blue, Math.max(green, red));
        values[to + 1] += (short) blue;
        values[to + 2] += (short) green;
        values[to + 3] += (short) red;
    }

    /** By how much the middles of borders are lighter than the lighter one of their sides, on average. */
    private double contrast(boolean ofNegative) {
        double sum = 0;
        float[] line = new float[ACROSS];
        int[] ends = new int[ENDS.length];
        for (int border = 0; border < count; border += 1 + count / SOME) {
            for (int across = 0; across < ACROSS; across++) {
                for (int i = 0; i < ENDS.length; i++) {
                    int at = (border * SAMPLES + 2 * ENDS[i]) * ACROSS + across;
                    ends[i] = value(at, ofNegative) + value(at + ACROSS, ofNegative);
                }
                line[across] = median(ends[0], ends[1], ends[2], ends[3], ends[4], ends[5]);
            }
            float ground = Math.max(
                    Numbers.median(Arrays.copyOfRange(line, 10, 15), 5),
                    Numbers.median(Arrays.copyOfRange(line, ACROSS - 15, ACROSS - 10), 5));
            float most = 0;
            for (int i = 14; i < 30; i++) {
                most = Math.max(most, line[i]);
            }
            sum += Math.max(0, Math.min(MOST_CONTRAST, most - ground));
        }
        return sum;
    }

    /** The greatest channel of a sample; 0 where the picture is over. */
    private int value(int at, boolean ofNegative) {
        int blue = sampled.colors()[3 * at] & 0xFF;
        int green = sampled.colors()[3 * at + 1] & 0xFF;
        int red = sampled.colors()[3 * at + 2] & 0xFF;
        if (!ofNegative) {
            return Math.max(blue, Math.max(green, red));
        }
        return sampled.outside().get(at) ? 0 : 0xFF - Math.min(blue, Math.min(green, red));
    }

    /** The median of a border's ends for each place across it. */
    void medians(int border, int channel, float[] line) {
        int row = ACROSS * CHANNELS;
        int at = border * ALONG * row + channel;
        for (int across = 0; across < ACROSS; across++, at += CHANNELS) {
            line[across] = median(
                    values[at + ENDS[0] * row],
                    values[at + ENDS[1] * row],
                    values[at + ENDS[2] * row],
                    values[at + ENDS[3] * row],
                    values[at + ENDS[4] * row],
                    values[at + ENDS[5] * row]);
        }
    }

    /** Half of the median of six numbers, by the part of a sorting network that leads to the middle two. */
    private static float median(int a, int b, int c, int d, int e, int f) {
        int a1 = Math.min(a, f);
        int f1 = Math.max(a, f);
        int b1 = Math.min(b, d);
        int d1 = Math.max(b, d);
        int c1 = Math.min(c, e);
        int e1 = Math.max(c, e);
        int b2 = Math.min(b1, c1);
        int c2 = Math.max(b1, c1);
        int d2 = Math.min(d1, e1);
        int e2 = Math.max(d1, e1);
        int a3 = Math.min(a1, d2);
        int d3 = Math.max(a1, d2);
        int c3 = Math.min(c2, f1);
        int f3 = Math.max(c2, f1);
        int third = Math.max(Math.max(a3, b2), Math.min(c3, d3));
        int fourth = Math.min(Math.max(c3, d3), Math.min(e2, f3));
        return (third + fourth) / 4f;
    }
}
