package flowcv.read.evidence;

import flowcv.image.Point;
import flowcv.read.tiling.Border;
import flowcv.read.tiling.CellComplex;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

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
    private final float[] values;
    private final boolean isNegative;
    private final Raster.Sampled sampled;

    private Strips(int count, Raster.Sampled sampled) {
        this.count = count;
        this.sampled = sampled;
        int[] some = IntStream.iterate(0, border -> border < count, border -> border + 1 + count / SOME)
                .toArray();
        isNegative = contrast(some.length, values(some, sampled, true))
                > contrast(some.length, values(some, sampled, false));
        values = values(IntStream.range(0, count).toArray(), sampled, isNegative);
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
            grids.add(new Raster.Grid(
                    new Point(
                            (border.from().x() + border.to().x()) / 2,
                            (border.from().y() + border.to().y()) / 2),
                    new Point(x * along, y * along),
                    new Point(-y * across, x * across)));
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

    float at(int border, int along, int across, int channel) {
        return values[((border * ALONG + along) * ACROSS + across) * CHANNELS + channel];
    }

    private static float[] values(int[] borders, Raster.Sampled sampled, boolean isNegative) {
        float[] values = new float[borders.length * ALONG * ACROSS * CHANNELS];
        byte[] colors = sampled.colors();
        int flip = isNegative ? 0xFF : 0;
        boolean isWhole = sampled.outside().isEmpty();
        for (int row = 0; row < borders.length * SAMPLES; row++) {
            int to = row / 2 * ACROSS * CHANNELS;
            int from = (borders[row / SAMPLES] * SAMPLES + row % SAMPLES) * ACROSS;
            for (int i = from; i < from + ACROSS; i++, to += CHANNELS) {
                if (isWhole || !sampled.outside().get(i)) {
                    int blue = colors[3 * i] & 0xFF ^ flip;
                    int green = colors[3 * i + 1] & 0xFF ^ flip;
                    int red = colors[3 * i + 2] & 0xFF ^ flip;
                    values[to] += Math.max(blue, Math.max(green, red)) / 2f;
                    values[to + 1] += blue / 2f;
                    values[to + 2] += green / 2f;
                    values[to + 3] += red / 2f;
                }
            }
        }
        return values;
    }

    /** By how much the middles of borders are lighter than the lighter one of their sides, on average. */
    private static double contrast(int count, float[] values) {
        double sum = 0;
        float[] line = new float[ACROSS];
        for (int border = 0; border < count; border++) {
            medians(values, border, 0, line);
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

    /** The median of a border's ends for each place across it. */
    void medians(int border, int channel, float[] line) {
        medians(values, border, channel, line);
    }

    private static void medians(float[] values, int border, int channel, float[] line) {
        float[] some = new float[ENDS.length];
        for (int across = 0; across < ACROSS; across++) {
            for (int i = 0; i < ENDS.length; i++) {
                some[i] = values[((border * ALONG + ENDS[i]) * ACROSS + across) * CHANNELS + channel];
            }
            line[across] = Numbers.median(some, some.length);
        }
    }
}
