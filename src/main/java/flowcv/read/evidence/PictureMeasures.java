package flowcv.read.evidence;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;

/** What the borders of a picture measure together: how this picture draws its lines. */
final class PictureMeasures {
    /** Lines of less contrast are none; it keeps ratios small. */
    static final float LEAST_CONTRAST = 4;
    /** Borders of which less is seen tell nothing of the picture. */
    static final double SEEN = 0.5;

    final float[] contrasts;
    final float[] widths;
    final float[] weights;
    final float[] steps;
    /** The contrast that its lines have. */
    final float unit;
    /** By how much its lines differ from the ground, by channel. */
    final float[] color;

    final float noise;
    private final float[] grounds;

    /** The same of the lines around the board alone: walls look like them. */
    final float outlineContrast;

    final float outlineWidth;
    final float outlineWeight;
    final float[] outlineColor;

    /**
     * What some borders measure.
     *
     * @param shares how much of each is seen, 0 of what tells nothing
     * @param outline those around the board
     */
    PictureMeasures(List<BorderMeasures> borders, double[] shares, BitSet outline) {
        List<BorderMeasures> all = IntStream.range(0, borders.size())
                .filter(i -> shares[i] > SEEN)
                .mapToObj(borders::get)
                .toList();
        List<BorderMeasures> seen = all.isEmpty() ? borders : all;
        contrasts = sorted(seen, border -> border.contrast);
        widths = sorted(seen, border -> border.width);
        weights = sorted(seen, border -> border.weight);
        steps = sorted(seen, BorderMeasures::step);
        grounds = sorted(seen, border -> (border.left[0] + border.right[0]) / 2);
        unit = (float) Math.max(LEAST_CONTRAST, Numbers.quantile(contrasts, 0.5));
        noise = (float) Numbers.quantile(sorted(seen, border -> border.noise), 0.5);
        color = color(seen);
        List<BorderMeasures> around = IntStream.range(0, borders.size())
                .filter(i -> shares[i] > SEEN && outline.get(i))
                .mapToObj(borders::get)
                .toList();
        List<BorderMeasures> sides = around.isEmpty() ? seen : around;
        outlineContrast = (float) Numbers.quantile(sorted(sides, border -> border.contrastDark), 0.5);
        outlineWidth = (float) Numbers.quantile(sorted(sides, border -> border.width), 0.5);
        outlineWeight = (float) Numbers.quantile(sorted(sides, border -> border.weight), 0.5);
        outlineColor = color(sides);
    }

    private static float[] color(List<BorderMeasures> borders) {
        float[] color = new float[Strips.CHANNELS];
        for (int channel = 0; channel < color.length; channel++) {
            int c = channel;
            color[channel] = (float) Numbers.quantile(sorted(borders, border -> border.over(c)), 0.5);
        }
        return color;
    }

    double ground(double share) {
        return Numbers.quantile(grounds, share);
    }

    private static float[] sorted(List<BorderMeasures> borders, ToDoubleFunction<BorderMeasures> measure) {
        float[] values = new float[borders.size()];
        for (int i = 0; i < values.length; i++) {
            values[i] = (float) measure.applyAsDouble(borders.get(i));
        }
        Arrays.sort(values);
        return values;
    }
}
