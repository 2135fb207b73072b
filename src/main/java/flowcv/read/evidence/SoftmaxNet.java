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
 * @param hidden for each input, and then for the bias, a weight for each hidden unit: so one input is added to all units
 *     at once, in vector instructions
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
                    transposed(rows(floats, units, inputs + 1)),
                    rows(floats, Integer.parseInt(sizes[3]), units + 1));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The file of the net. */
    public byte[] file() {
        int inputs = shift.length;
        int units = hidden[0].length;
        byte[] head =
                ("softmax " + inputs + " " + units + " " + output.length + "\n").getBytes(StandardCharsets.US_ASCII);
        int floats = 2 * inputs + units * (inputs + 1) + output.length * (units + 1);
        ByteBuffer bytes =
                ByteBuffer.allocate(head.length + Float.BYTES * floats).order(ByteOrder.LITTLE_ENDIAN);
        bytes.put(head);
        FloatBuffer to = bytes.asFloatBuffer();
        to.put(shift).put(scale);
        for (float[] row : transposed(hidden)) {
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
        float[] units = hidden[inputs.length].clone();
        for (int i = 0; i < inputs.length; i++) {
            add(units, hidden[i], inputs[i]);
        }
        for (int i = 0; i < units.length; i++) {
            units[i] = Math.max(0, units[i]);
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

    private static void add(float[] units, float[] weights, float input) {
        for (int i = 0; i < units.length; i++) {
            units[i] += weights[i] * input;
        }
    }

    private static float sum(float[] weights, float[] inputs) {
        float sum = weights[inputs.length];
        for (int i = 0; i < inputs.length; i++) {
            sum += weights[i] * inputs[i];
        }
        return sum;
    }

    /** Columns for rows. */
    private static float[][] transposed(float[][] rows) {
        float[][] columns = new float[rows[0].length][rows.length];
        for (int i = 0; i < rows.length; i++) {
            for (int k = 0; k < columns.length; k++) {
                columns[k][i] = rows[i][k];
            }
        }
        return columns;
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
