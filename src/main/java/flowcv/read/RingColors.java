package flowcv.read;

import flowcv.read.pixel.Pixels;
import java.util.Arrays;

/** Colors on rings around the middle of a cell. */
final class RingColors {
    private final Pixels pixels;
    private final double cell;
    private final double[] cosines;
    private final double[] sines;

    /**
     * Colors of one picture.
     *
     * @param cell the square root of a cell's area, in pixels
     * @param directions so many places lie on each ring
     */
    RingColors(Pixels pixels, double cell, int directions) {
        this.pixels = pixels;
        this.cell = cell;
        this.cosines = new double[directions];
        this.sines = new double[directions];
        for (int i = 0; i < directions; i++) {
            double angle = 2 * Math.PI * (i + 0.5) / directions;
            cosines[i] = Math.cos(angle);
            sines[i] = Math.sin(angle);
        }
    }

    /** The median of each channel on some rings, whose radii are in cells, as far as they are seen; 0 if nowhere. */
    double[] usual(double middleX, double middleY, double[] radii) {
        double[] color = new double[Pixels.CHANNELS];
        int[][] levels = new int[color.length][radii.length * cosines.length];
        int n = 0;
        for (double radius : radii) {
            for (int i = 0; i < cosines.length; i++) {
                if (shows(middleX, middleY, radius * cell, i)) {
                    for (int channel = 0; channel < color.length; channel++) {
                        levels[channel][n] = level(middleX, middleY, radius * cell, i, channel);
                    }
                    n++;
                }
            }
        }
        for (int channel = 0; channel < color.length; channel++) {
            Arrays.sort(levels[channel], 0, n);
            color[channel] = n == 0 ? 0 : levels[channel][n / 2];
        }
        return color;
    }

    /** Whether what is so many pixels from the middle was there to be seen. */
    boolean shows(double middleX, double middleY, double radius, int direction) {
        return pixels.shows(middleX + radius * cosines[direction], middleY + radius * sines[direction]);
    }

    /** A channel so many pixels from the middle. */
    int level(double middleX, double middleY, double radius, int direction, int channel) {
        return pixels.value(middleX + radius * cosines[direction], middleY + radius * sines[direction], channel);
    }

    /** How far right of the middle the direction leads, of 1. */
    double cosine(int direction) {
        return cosines[direction];
    }

    /** How far below the middle the direction leads, of 1. */
    double sine(int direction) {
        return sines[direction];
    }
}
