package flowcv.read.evidence;

import java.util.Arrays;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;

/** What the borders of a picture measure together: how this picture draws its lines. */
final class PictureMeasures {
    /** Lines of less contrast are none; it keeps ratios small. */
    private static final float LEAST_CONTRAST = 4;
    /** Borders of which less is seen tell nothing of the picture. */
    static final double SEEN = 0.5;

    final float[] contrasts;
    final float[] widths;
    final float[] weights;
    /** The contrast that its lines have. */
    final float unit;
    /** By how much its lines differ from the ground, by channel. */
    final float[] color = new float[Strips.CHANNELS];

    final float noise;
    private final float[] grounds;

    PictureMeasures(List<BorderMeasures> borders, double[] shares) {
        List<BorderMeasures> all = IntStream.range(0, borders.size())
                .filter(i -> shares[i] > SEEN)
                .mapToObj(borders::get)
                .toList();
        List<BorderMeasures> seen = all.isEmpty() ? borders : all;
        contrasts = sorted(seen, border -> border.contrast);
        widths = sorted(seen, border -> border.width);
        weights = sorted(seen, border -> border.weight);
        grounds = sorted(seen, border -> (border.left[0] + border.right[0]) / 2);
        unit = (float) Math.max(LEAST_CONTRAST, Numbers.quantile(contrasts, 0.5));
        noise = (float) Numbers.quantile(sorted(seen, border -> border.noise), 0.5);
        for (int channel = 0; channel < color.length; channel++) {
            int c = channel;
            float[] sorted = sorted(seen, border -> border.peak[c] - Math.min(border.left[c], border.right[c]));
            color[channel] = (float) Numbers.quantile(sorted, 0.5);
        }
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
