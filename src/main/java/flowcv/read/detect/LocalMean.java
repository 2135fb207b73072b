package flowcv.read.detect;

import java.util.Arrays;

/** Means of a plane around each pixel, kept block by block: the noise of a picture changes slowly. */
final class LocalMean {
    /** Side of a block in pixels. */
    static final int BLOCK = 8;
    /** Blocks on either side that count: 40 pixels in all, more than one cell's width of the smallest that are read. */
    private static final int REACH = 2;

    /** Every second row counts. */
    private static final int STEP = 2;

    private final int columns;
    private final float[] means;

    private LocalMean(int columns, float[] means) {
        this.columns = columns;
        this.means = means;
    }

    /** @param most greater values count as this much */
    static LocalMean of(float[] values, int width, int height, float most) {
        int columns = (width + BLOCK - 1) / BLOCK;
        int rows = (height + BLOCK - 1) / BLOCK;
        float[] sums = new float[rows * columns];
        float[] line = new float[width];
        float[] own = new float[width];
        for (int row = 0; row < rows; row++) {
            Arrays.fill(line, 0);
            for (int y = row * BLOCK; y < Math.min(height, (row + 1) * BLOCK); y += STEP) {
                System.arraycopy(values, y * width, own, 0, width);
                add(own, most, line);
            }
            for (int x = 0; x < width; x++) {
                sums[row * columns + x / BLOCK] += STEP * line[x];
            }
        }
        float[] means = new float[rows * columns];
        for (int row = 0; row < rows; row++) {
            int top = Math.max(0, row - REACH);
            int bottom = Math.min(rows, row + REACH + 1);
            for (int column = 0; column < columns; column++) {
                int left = Math.max(0, column - REACH);
                int right = Math.min(columns, column + REACH + 1);
                float sum = 0;
                for (int y = top; y < bottom; y++) {
                    for (int x = left; x < right; x++) {
                        sum += sums[y * columns + x];
                    }
                }
                int tall = Math.min(height, bottom * BLOCK) - top * BLOCK;
                int wide = Math.min(width, right * BLOCK) - left * BLOCK;
                means[row * columns + column] = sum / (tall * wide);
            }
        }
        return new LocalMean(columns, means);
    }

    private static void add(float[] values, float most, float[] line) {
        for (int x = 0; x < line.length; x++) {
            line[x] += Math.min(values[x], most);
        }
    }

    /** The mean around the block of a pixel. */
    float at(int x, int y) {
        return means[y / BLOCK * columns + x / BLOCK];
    }
}
