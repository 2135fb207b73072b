package flowcv.read;

import java.util.function.IntBinaryOperator;

/**
 * The color of a line as it is seen, and what is beside it; each blue, green, red from 0 to 255. The arrays are not to
 * be changed.
 *
 * @param color of the line
 * @param one what its one side has
 * @param other what its other side has
 */
record SeenColor(int[] color, int[] one, int[] other) {
    /** A line beside which nothing is seen. */
    static SeenColor onBlack(int[] color) {
        int[] black = new int[color.length];
        return new SeenColor(color, black, black);
    }

    /** By channel the lesser of what its two sides have: what lies over the line and around it. */
    int[] darker() {
        return byChannel(one, other, Math::min);
    }

    /** By channel the greater: a tint or a dot beside it, too. */
    int[] brighter() {
        return byChannel(one, other, Math::max);
    }

    /** What an operator makes of each channel of two colors. */
    static int[] byChannel(int[] one, int[] other, IntBinaryOperator operator) {
        int[] both = new int[one.length];
        for (int channel = 0; channel < both.length; channel++) {
            both[channel] = operator.applyAsInt(one[channel], other[channel]);
        }
        return both;
    }
}
