package flowcv.read.evidence;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.FloatBuffer;
import java.nio.charset.StandardCharsets;

/**
 * A net with one hidden layer, rectified (max(0, x)), and the softmax of its outputs. Its file is a line of text,
 * {@code softmax INPUTS HIDDEN OUTPUTS}, then 32-bit floats, the least significant byte first: the mean of each input,
 * the reciprocal of its deviation, for each hidden unit its weights and its bias, for each output the same.
 *
 * @param shift the mean of each input
 * @param scale what its difference from that is multiplied by; the result is kept within {@link #MOST}
 * @param hidden for each hidden unit a weight for each input and a bias
 * @param output for each output a weight for each hidden unit and a bias
 */
public record SoftmaxNet(float[] shift, float[] scale, float[][] hidden, float[][] output) {
    /** An input further than this from its mean, in standard deviations, tells no more. */
    private static final float MOST = 4;

    /**
     * Reads the file of a net.
     *
     * @param in stays the caller's
     */
    public static SoftmaxNet read(InputStream in) {
        try {
            DataInputStream data = new DataInputStream(in);
            StringBuilder head = new StringBuilder();
            for (int c = data.readUnsignedByte(); c != '\n'; c = data.readUnsignedByte()) {
                head.append((char) c);
            }
            String[] sizes = head.toString().split(" ");
            FloatBuffer floats = ByteBuffer.wrap(data.readAllBytes())
                    .order(ByteOrder.LITTLE_ENDIAN)
                    .asFloatBuffer();
            int inputs = Integer.parseInt(sizes[1]);
            int units = Integer.parseInt(sizes[2]);
            return new SoftmaxNet(
                    row(floats, inputs),
                    row(floats, inputs),
                    rows(floats, units, inputs + 1),
                    rows(floats, Integer.parseInt(sizes[3]), units + 1));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The file of the net. */
    public byte[] file() {
        int inputs = shift.length;
        byte[] head = ("softmax " + inputs + " " + hidden.length + " " + output.length + "\n")
                .getBytes(StandardCharsets.US_ASCII);
        int floats = 2 * inputs + hidden.length * (inputs + 1) + output.length * (hidden.length + 1);
        ByteBuffer bytes =
                ByteBuffer.allocate(head.length + Float.BYTES * floats).order(ByteOrder.LITTLE_ENDIAN);
        bytes.put(head);
        FloatBuffer to = bytes.asFloatBuffer();
        to.put(shift).put(scale);
        for (float[] row : hidden) {
            to.put(row);
        }
        for (float[] row : output) {
            to.put(row);
        }
        return bytes.array();
    }

    /** The logarithm of the probability of each output. */
    public double[] logs(float[] features) {
        float[] inputs = standard(features);
        float[] units = new float[hidden.length];
        for (int i = 0; i < units.length; i++) {
            units[i] = Math.max(0, sum(hidden[i], inputs));
        }
        double[] logs = new double[output.length];
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < logs.length; i++) {
            logs[i] = sum(output[i], units);
            most = Math.max(most, logs[i]);
        }
        double total = 0;
        for (double log : logs) {
            total += Math.exp(log - most);
        }
        for (int i = 0; i < logs.length; i++) {
            logs[i] -= most + Math.log(total);
        }
        return logs;
    }

    /** Features as the hidden layer takes them. */
    public float[] standard(float[] features) {
        float[] inputs = new float[features.length];
        for (int i = 0; i < inputs.length; i++) {
            inputs[i] = Math.max(-MOST, Math.min(MOST, (features[i] - shift[i]) * scale[i]));
        }
        return inputs;
    }

    /** In four parts, which a processor adds at once. */
    private static float sum(float[] weights, float[] inputs) {
        float first = weights[inputs.length];
        float second = 0;
        float third = 0;
        float fourth = 0;
        int i = 0;
        for (; i + 3 < inputs.length; i += 4) {
            first += weights[i] * inputs[i];
            second += weights[i + 1] * inputs[i + 1];
            third += weights[i + 2] * inputs[i + 2];
            fourth += weights[i + 3] * inputs[i + 3];
        }
        for (; i < inputs.length; i++) {
            first += weights[i] * inputs[i];
        }
        return first + second + (third + fourth);
    }

    private static float[] row(FloatBuffer floats, int length) {
        float[] row = new float[length];
        floats.get(row);
        return row;
    }

    private static float[][] rows(FloatBuffer floats, int count, int length) {
        float[][] rows = new float[count][];
        for (int i = 0; i < count; i++) {
            rows[i] = row(floats, length);
        }
        return rows;
    }
}
