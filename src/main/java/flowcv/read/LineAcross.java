package flowcv.read;

import java.util.Arrays;

/**
 * What lies across a line: how wide it is, by how much it stands out, and where its middle lies.
 *
 * @param profile levels, pixel by pixel, with the place where the line should be in the middle
 * @param pitch of cells across the line, in pixels
 * @param leastContrast levels by which a line stands out
 */
record LineAcross(double[] profile, double pitch, double leastContrast) {
    /** The highest of some twenty samples of noise lies 2 deviations up, which is 1.8 of its mean steps. */
    private static final double OVER_NOISE = 3;
    /** On a step a line stands out of the brighter side by this share of what it has elsewhere, at least. */
    private static final double ON_STEP = 0.5;
    /** And out of the middle between both sides by so many times the least contrast. */
    private static final double OVER_STEP = 2;
    /** What is brighter than beside a line by more than this share of its contrast, and falls, is still its flank. */
    private static final double FLANK = 0.2;
    /** How far to both sides of a line is looked, in cells: outlines are 0.09 wide, dots 0.15 away. */
    private static final double REACH = 0.15;
    /** What lies at least this far from the line is background, in cells. */
    private static final double BACKGROUND = 0.08;
    /**
     * Widths of lines follow the screen's: where cells are small, outlines are up to 5 pixels wide (0.17 of cells of
     * 30) and 7 with their soft edges.
     */
    private static final double LEAST_REACH = 6;

    private static final double LEAST_BACKGROUND = 4;
    /** No farther than these shares of a cell are dots and pipes where a line is looked at. */
    private static final double GREATEST_REACH = 0.2;

    private static final double GREATEST_BACKGROUND = 0.13;
    /** One position alone, where usually the median of several is compared, has to show more. */
    private static final double LEAST_IN_VALLEY = 1.5;
    /** The line is looked for within this distance of where it should be, in cells. */
    private static final double SLACK = 0.05;
    /** The two halves of a wall between tinted cells differ by no more than this share of its contrast. */
    private static final double TINT = 0.3;

    /** How far to both sides of a line is looked, in pixels. */
    static int reach(double pitch) {
        return Math.max(3, (int) Math.round(Math.max(REACH * pitch, Math.min(GREATEST_REACH * pitch, LEAST_REACH))));
    }

    /** From where on there is background, in pixels from the middle of a line. */
    static int background(double pitch) {
        double least = Math.min(GREATEST_BACKGROUND * pitch, LEAST_BACKGROUND);
        return Math.max(2, (int) Math.round(Math.max(BACKGROUND * pitch, least)));
    }

    /** The middle of what is brightest near the line: a wall between cells of two tints is of two brightnesses. */
    int top() {
        int reach = profile.length / 2;
        int slack = (int) Math.ceil(1 + SLACK * pitch);
        int top = reach;
        for (int i = Math.max(0, reach - slack); i <= Math.min(2 * reach, reach + slack); i++) {
            if (profile[i] > profile[top]) {
                top = i;
            }
        }
        double beside = Math.max(profile[0], profile[2 * reach]);
        double level = profile[top] - TINT * (profile[top] - beside);
        int first = top;
        int last = top;
        while (first > 0 && profile[first - 1] >= level) {
            first--;
        }
        while (last < 2 * reach && profile[last + 1] >= level) {
            last++;
        }
        boolean isAside = first == 0 || last == 2 * reach || Math.abs(first + last - 2 * reach) > 2 * slack;
        return isAside ? top : (first + last + 1) / 2;
    }

    Side line(int top) {
        int reach = profile.length / 2;
        int background = background(pitch);
        double before = median(0, Math.max(1, top - background));
        double after = median(Math.min(2 * reach, top + background), 2 * reach + 1);
        double beside = Math.max(before, after);
        double contrast = profile[top] - beside;
        double least = isOnStep(top, before, after) ? ON_STEP * leastContrast : leastContrast;
        if (contrast < Math.max(least, OVER_NOISE * noise(top, background, beside + FLANK * contrast))) {
            return Side.missing(Math.max(0, contrast), beside);
        }
        return side(top, before, after);
    }

    /**
     * Whether a faint line lies where what is behind it ends, as the border of a board does along the frame of a screen:
     * it stands out of the middle between both sides by more than of the brighter one.
     */
    private boolean isOnStep(int top, double before, double after) {
        return leastContrast < SideReader.LEAST_CONTRAST
                && Math.abs(before - after) >= leastContrast
                && profile[top] - (before + after) / 2 >= OVER_STEP * leastContrast;
    }

    /**
     * The mean step from one sample of the background to the next: noise, but no gradient, makes it large. In small
     * cells the flanks of an outline reach into what is background elsewhere.
     *
     * @param flank down to this level what falls is part of the line
     */
    private double noise(int top, int background, double flank) {
        double steps = 0;
        int count = 0;
        for (int direction = -1; direction <= 1; direction += 2) {
            boolean isFlank = true;
            for (int i = top; i + direction >= 0 && i + direction < profile.length; i += direction) {
                boolean isBackground = Math.abs(i - top) >= background;
                double step = profile[i] - profile[i + direction];
                isFlank &= profile[i] > flank && (step > 0 || !isBackground);
                if (isBackground && !isFlank) {
                    steps += Math.abs(step);
                    count++;
                }
            }
        }
        return count == 0 ? 0 : steps / count;
    }

    /** Where letters stand close to a line, as the header does above a board, there is still a valley between. */
    Side lineInValley(int top, int valley) {
        int before = Math.max(0, top - valley);
        int after = Math.min(profile.length - 1, top + valley);
        double beside = Math.max(profile[before], profile[after]);
        double contrast = profile[top] - beside;
        if (contrast < LEAST_IN_VALLEY * leastContrast) {
            return Side.missing(Math.max(0, contrast), beside);
        }
        return side(top, profile[before], profile[after]);
    }

    /** The line whose top stands out of what is before and after it. */
    private Side side(int top, double before, double after) {
        double beside = Math.max(before, after);
        double back = flank(top, -1, profile[top] - (profile[top] - before) / 2);
        double forth = flank(top, 1, profile[top] - (profile[top] - after) / 2);
        double offset = top - profile.length / 2 + (forth - back) / 2;
        return new Side(Side.Kind.LINE, profile[top] - beside, 1 + back + forth, true, beside, offset);
    }

    private double flank(int top, int step, double level) {
        return LineFlank.length(i -> profile[i], profile.length, top, step, level);
    }

    private double median(int from, int to) {
        double[] part = Arrays.copyOfRange(profile, from, to);
        Arrays.sort(part);
        return part[part.length / 2];
    }
}
