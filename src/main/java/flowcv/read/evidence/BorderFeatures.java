package flowcv.read.evidence;

import flowcv.read.tiling.Border;
import flowcv.read.tiling.CellComplex;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/** What tells the looks of borders apart. */
final class BorderFeatures {
    private static final double LEVELS = 60;
    /** Bins of a profile across, in columns: fine in the middle. */
    private static final int[] BINS = {0, 6, 11, 15, 17, 18, 19, 20, 24, 25, 26, 27, 29, 33, 38, 44};

    private static final double[] FEW = {0.1, 0.25, 0.5, 0.75, 0.9, 0.97};

    private BorderFeatures() {}

    /**
     * What was measured of all borders.
     *
     * @param rows the features of each
     * @param lines the color of the lightest line along each, 0xRRGGBB; of negatives the color in the negative
     */
    record Measured(float[][] rows, int[] lines) {}

    static Measured of(CellComplex complex, Strips strips) {
        List<BorderMeasures> borders = new ArrayList<>();
        double[] shares = new double[strips.count()];
        double[] ofBoard = new double[strips.count()];
        BitSet outline = new BitSet();
        for (int border = 0; border < strips.count(); border++) {
            borders.add(new BorderMeasures(strips, border));
            shares[border] = strips.share(border);
            Border its = complex.borders().get(border);
            ofBoard[border] = complex.isStub(its) ? 0 : shares[border];
            outline.set(
                    border,
                    complex.cells().get(its.first()).isBeyond()
                            || complex.cells().get(its.second()).isBeyond());
        }
        PictureMeasures picture = new PictureMeasures(borders, ofBoard, outline);
        float[][] rows = new float[shares.length][];
        int[] lines = new int[shares.length];
        for (int border = 0; border < rows.length; border++) {
            rows[border] = row(borders.get(border), picture, shares[border]);
            float[] peak = borders.get(border).peak;
            lines[border] = Math.round(peak[3]) << 16 | Math.round(peak[2]) << 8 | Math.round(peak[1]);
        }
        return new Measured(rows, lines);
    }

    private static float[] row(BorderMeasures border, PictureMeasures picture, double share) {
        Numbers row = new Numbers();
        double unit = picture.unit;
        for (int channel = 0; channel < Strips.CHANNELS; channel++) {
            double low = Math.min(border.left[channel], border.right[channel]);
            for (int bin = 0; bin + 1 < BINS.length; bin++) {
                double sum = 0;
                for (int i = BINS[bin]; i < BINS[bin + 1]; i++) {
                    sum += border.profile[channel][i];
                }
                row.add((sum / (BINS[bin + 1] - BINS[bin]) - low) / unit);
            }
            row.add((border.over(channel) - picture.color[channel]) / unit);
        }
        sides(row, border, picture);
        line(row, border, picture);
        outline(row, border, picture);
        pipe(row, border);
        for (double few : FEW) {
            row.add(Numbers.quantile(picture.contrasts, few) / unit);
            row.add(Numbers.quantile(picture.weights, few) / unit);
            row.add(Numbers.quantile(picture.widths, few));
        }
        row.add(share).add(picture.noise / unit).add(unit / LEVELS);
        row.add(picture.ground(0.1) / LEVELS).add(picture.ground(0.5) / LEVELS);
        return row.row();
    }

    private static void sides(Numbers row, BorderMeasures border, PictureMeasures picture) {
        double ground = picture.ground(0.5);
        row.add((border.left[0] - ground) / LEVELS).add((border.right[0] - ground) / LEVELS);
        row.add(border.left[0] / 255).add(border.right[0] / 255);
        float step = border.step();
        double usual = Math.max(PictureMeasures.LEAST_CONTRAST, Numbers.quantile(picture.steps, 0.5));
        row.add(step / picture.unit).add(step / LEVELS).add(step / usual).add(usual / picture.unit);
        row.add(Numbers.rank(picture.steps, step));
        row.add(saturation(border.left) / LEVELS).add(saturation(border.right) / LEVELS);
    }

    private static void line(Numbers row, BorderMeasures border, PictureMeasures picture) {
        double unit = picture.unit;
        double between = border.peak[0] - (border.left[0] + border.right[0]) / 2;
        row.add(between / unit).add((border.peak[0] - border.right[0]) / unit);
        row.add(border.contrast / unit).add(border.contrastDark / unit).add(border.contrast / 255);
        row.add(border.width).add(border.weight / unit).add(border.weight / LEVELS);
        row.add(Numbers.rank(picture.contrasts, border.contrast));
        row.add(Numbers.rank(picture.weights, border.weight));
        row.add(Numbers.rank(picture.widths, border.width));
        double darkest = border.left[0];
        for (int i = 14; i < 30; i++) {
            darkest = Math.min(darkest, border.profile[0][i]);
        }
        row.add((darkest - border.left[0]) / unit);
        row.add(Math.abs(border.peakAt - (Strips.ACROSS - 1) / 2.0) / LEVELS);
        double product = 0;
        double own = 1e-3;
        double its = 1e-3;
        for (int channel = 1; channel < Strips.CHANNELS; channel++) {
            double over = border.over(channel);
            product += over * picture.color[channel];
            own += over * over;
            its += picture.color[channel] * picture.color[channel];
        }
        row.add(product / Math.sqrt(own * its));
        float[] along = border.along.clone();
        Arrays.sort(along);
        int asOthers = 0;
        int asItself = 0;
        for (float contrast : along) {
            asOthers += contrast > unit / 2 ? 1 : 0;
            asItself += contrast > Math.max(border.contrast, 3) / 2 ? 1 : 0;
        }
        row.add((double) asOthers / along.length).add((double) asItself / along.length);
        row.add(border.slant / LEVELS).add(border.weaker / unit);
        row.add(along[1] / unit).add(along[3] / unit).add(along[7] / unit).add(along[9] / unit);
    }

    /** A wall is as wide, as light and of the same color as the lines around the board; a stroke may differ. */
    private static void outline(Numbers row, BorderMeasures border, PictureMeasures picture) {
        double most = Math.max(PictureMeasures.LEAST_CONTRAST, picture.outlineContrast);
        row.add(most / picture.unit).add(picture.outlineWidth).add(picture.outlineWeight / picture.unit);
        row.add(border.contrastDark / most).add(border.width - picture.outlineWidth);
        row.add((border.weight - picture.outlineWeight) / Math.max(0.1, picture.outlineWeight));
        double apart = 0;
        for (int channel = 1; channel < Strips.CHANNELS; channel++) {
            apart = Math.max(apart, Math.abs(border.over(channel) - picture.outlineColor[channel]));
        }
        row.add(apart / picture.unit).add(apart / LEVELS);
    }

    /** A pipe's color lies right across the middle, and differs from the border's ends. */
    private static void pipe(Numbers row, BorderMeasures border) {
        float[] gaps = new float[Strips.ACROSS];
        double least = Double.MAX_VALUE;
        double dimmest = Double.MAX_VALUE;
        float[] middle = new float[Strips.CHANNELS];
        float[] ends = new float[Strips.CHANNELS];
        float[] middleSides = new float[Strips.CHANNELS];
        float[] endSides = new float[Strips.CHANNELS];
        for (int i = 0; i < Strips.ACROSS; i++) {
            boolean isMiddle = i >= 12 && i < 32;
            boolean isSide = i < 8 || i >= 36;
            for (int channel = 0; channel < Strips.CHANNELS; channel++) {
                float in = (border.at(4, i, channel) + border.at(5, i, channel) + border.at(6, i, channel)) / 3;
                float out = (border.at(0, i, channel)
                                + border.at(1, i, channel)
                                + border.at(9, i, channel)
                                + border.at(10, i, channel))
                        / 4;
                if (channel > 0) {
                    gaps[i] = Math.max(gaps[i], Math.abs(in - out));
                } else {
                    dimmest = Math.min(dimmest, in);
                }
                middle[channel] += isMiddle ? in / 20 : 0;
                ends[channel] += isMiddle ? out / 20 : 0;
                middleSides[channel] += isSide ? in / 16 : 0;
                endSides[channel] += isSide ? out / 16 : 0;
            }
            least = i >= 14 && i < 30 ? Math.min(least, gaps[i]) : least;
        }
        Arrays.sort(gaps);
        row.add(gaps[0] / LEVELS).add(gaps[9] / LEVELS).add(gaps[22] / LEVELS).add(least / LEVELS);
        row.add(dimmest / LEVELS);
        row.add(apart(middle, middleSides) / LEVELS).add(apart(ends, endSides) / LEVELS);
        row.add(saturation(middle) / LEVELS).add(saturation(ends) / LEVELS);
    }

    private static double apart(float[] one, float[] other) {
        double apart = 0;
        for (int channel = 1; channel < one.length; channel++) {
            apart = Math.max(apart, Math.abs(one[channel] - other[channel]));
        }
        return apart;
    }

    private static double saturation(float[] color) {
        return Math.max(color[1], Math.max(color[2], color[3])) - Math.min(color[1], Math.min(color[2], color[3]));
    }
}
