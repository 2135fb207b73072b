package flowcv.fit;

import flowcv.read.evidence.SoftmaxNet;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/** Fits a net to examples: cross entropy, mini-batches, Adam (Kingma and Ba 2015) with a rate that falls to 0. */
final class NetFit {
    private static final int BATCH = 64;
    private static final double RATE = 2e-3;
    /** Of weights, by the rate: with 0.0001 the loss on other pictures is a fifth greater. */
    private static final double DECAY = 0.03;
    /** Added to inputs, in their standard deviations: without it 1.0 % of other pictures' borders are wrong, not 0.9. */
    private static final double NOISE = 0.15;

    private static final double FIRST = 0.9;
    private static final double SECOND = 0.999;

    private final int inputs;
    private final int hidden;
    private final int outputs;
    /** For each input and a bias its weights to the hidden units, then for each output its own and a bias. */
    private final float[] weights;

    private final float[] slopes;
    private final float[] first;
    private final float[] second;
    private final float[] units;
    private final float[] back;
    private final float[] odds;
    private final float[] noisy;
    /** Far more than one example takes; drawn once, since normal numbers take long. */
    private final float[] noise = new float[1 << 16];

    private NetFit(int inputs, int hidden, int outputs, Random random) {
        this.inputs = inputs;
        this.hidden = hidden;
        this.outputs = outputs;
        weights = new float[hidden * (inputs + 1) + outputs * (hidden + 1)];
        for (int i = 0; i < weights.length; i++) {
            boolean isHidden = i < hidden * (inputs + 1);
            weights[i] =
                    (float) (random.nextGaussian() * (isHidden ? Math.sqrt(2.0 / inputs) : Math.sqrt(1.0 / hidden)));
        }
        slopes = new float[weights.length];
        first = new float[weights.length];
        second = new float[weights.length];
        units = new float[hidden];
        back = new float[hidden];
        odds = new float[outputs];
        noisy = new float[inputs];
        for (int i = 0; i < noise.length; i++) {
            noise[i] = (float) (NOISE * random.nextGaussian());
        }
    }

    /**
     * Fits a net.
     *
     * @param features of each example
     * @param looks which output each should have
     * @param epochs how often every example is seen
     */
    static SoftmaxNet fit(List<float[]> features, int[] looks, int outputs, int hidden, int epochs, Random random) {
        int inputs = features.get(0).length;
        float[] shift = new float[inputs];
        float[] scale = new float[inputs];
        for (int i = 0; i < inputs; i++) {
            double sum = 0;
            double squares = 0;
            for (float[] row : features) {
                // Far outliers would make everything else alike.
                double value = Math.max(-30, Math.min(30, row[i]));
                sum += value;
                squares += value * value;
            }
            double mean = sum / features.size();
            shift[i] = (float) mean;
            scale[i] = (float) (1 / Math.sqrt(Math.max(1e-6, squares / features.size() - mean * mean)));
        }
        SoftmaxNet standard = new SoftmaxNet(shift, scale, new float[0][], new float[0][]);
        float[][] rows = features.stream().map(standard::standard).toArray(float[][]::new);
        NetFit fit = new NetFit(inputs, hidden, outputs, random);
        fit.run(rows, looks, epochs, random);
        return new SoftmaxNet(shift, scale, fit.hidden(), fit.output());
    }

    private void run(float[][] rows, int[] looks, int epochs, Random random) {
        int[] order = new int[rows.length];
        for (int i = 0; i < order.length; i++) {
            order[i] = i;
        }
        long steps = (long) epochs * (rows.length / BATCH);
        long step = 0;
        double fadeFirst = 1;
        double fadeSecond = 1;
        for (int epoch = 0; epoch < epochs; epoch++) {
            for (int i = order.length - 1; i > 0; i--) {
                int j = random.nextInt(i + 1);
                int kept = order[i];
                order[i] = order[j];
                order[j] = kept;
            }
            for (int from = 0; from + BATCH <= order.length; from += BATCH) {
                Arrays.fill(slopes, 0);
                for (int i = from; i < from + BATCH; i++) {
                    learn(noisy(rows[order[i]], random), looks[order[i]]);
                }
                fadeFirst *= FIRST;
                fadeSecond *= SECOND;
                double rate = RATE * (1 + StrictMath.cos(Math.PI * step / steps)) / 2;
                move((float) rate, (float) (1 - fadeFirst), (float) (1 - fadeSecond));
                step++;
            }
        }
    }

    private float[] noisy(float[] row, Random random) {
        int at = random.nextInt(noise.length - inputs);
        for (int i = 0; i < inputs; i++) {
            noisy[i] = row[i] + noise[at + i];
        }
        return noisy;
    }

    private void learn(float[] row, int look) {
        int base = hidden * (inputs + 1);
        System.arraycopy(weights, inputs * hidden, units, 0, hidden);
        for (int i = 0; i < inputs; i++) {
            float value = row[i];
            int at = i * hidden;
            for (int unit = 0; unit < hidden; unit++) {
                units[unit] += weights[at + unit] * value;
            }
        }
        for (int unit = 0; unit < hidden; unit++) {
            units[unit] = Math.max(0, units[unit]);
            back[unit] = 0;
        }
        float most = Float.NEGATIVE_INFINITY;
        for (int out = 0; out < outputs; out++) {
            int at = base + out * (hidden + 1);
            float sum = weights[at + hidden];
            for (int i = 0; i < hidden; i++) {
                sum += weights[at + i] * units[i];
            }
            odds[out] = sum;
            most = Math.max(most, sum);
        }
        float total = 0;
        for (int out = 0; out < outputs; out++) {
            odds[out] = (float) StrictMath.exp(odds[out] - most);
            total += odds[out];
        }
        for (int out = 0; out < outputs; out++) {
            float slope = odds[out] / total - (out == look ? 1 : 0);
            int at = base + out * (hidden + 1);
            for (int i = 0; i < hidden; i++) {
                slopes[at + i] += slope * units[i];
                back[i] += slope * weights[at + i];
            }
            slopes[at + hidden] += slope;
        }
        for (int unit = 0; unit < hidden; unit++) {
            back[unit] = units[unit] > 0 ? back[unit] : 0;
        }
        for (int i = 0; i <= inputs; i++) {
            float value = i < inputs ? row[i] : 1;
            int at = i * hidden;
            for (int unit = 0; unit < hidden; unit++) {
                slopes[at + unit] += back[unit] * value;
            }
        }
    }

    private void move(float rate, float unfadedFirst, float unfadedSecond) {
        for (int i = 0; i < weights.length; i++) {
            float slope = slopes[i] / BATCH;
            first[i] = (float) FIRST * first[i] + (float) (1 - FIRST) * slope;
            second[i] = (float) SECOND * second[i] + (float) (1 - SECOND) * slope * slope;
            float step = first[i] / unfadedFirst / ((float) Math.sqrt(second[i] / unfadedSecond) + 1e-8f);
            weights[i] -= rate * (step + (float) DECAY * weights[i]);
        }
    }

    private float[][] hidden() {
        float[][] rows = new float[inputs + 1][];
        for (int i = 0; i < rows.length; i++) {
            rows[i] = Arrays.copyOfRange(weights, i * hidden, (i + 1) * hidden);
        }
        return rows;
    }

    private float[][] output() {
        float[][] rows = new float[outputs][];
        for (int i = 0; i < outputs; i++) {
            int from = hidden * (inputs + 1) + i * (hidden + 1);
            rows[i] = Arrays.copyOfRange(weights, from, from + hidden + 1);
        }
        return rows;
    }
}
