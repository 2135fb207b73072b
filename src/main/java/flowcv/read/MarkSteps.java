package flowcv.read;

import flowcv.image.Point;
import flowcv.read.disc.Disc;
import flowcv.read.disc.Oval;
import flowcv.read.disc.SolidDots;
import flowcv.read.pixel.Pixels;
import flowcv.read.pixel.Ranks;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** Where a translucent color that lies around a disc ends. */
final class MarkSteps {
    static final int DIRECTIONS = 72;
    /** Tints have 0.25 and less, marks 0.35; light that the screen mirrors takes some of it. */
    static final double LEAST_OPACITY = 0.18;

    static final double GREATEST_OPACITY = 0.5;
    /**
     * Radii of marks in those of what they lie around: 0.62 to 1.15 of a cell around heads of 0.25 and dots of 0.35, as
     * long as wide or half as long.
     */
    private static final double LEAST_RADIUS = 1.5;

    private static final double GREATEST_RADIUS = 5;
    /** The color is told where it differs from what lies outside by as many levels, all channels together. */
    private static final double LEAST_DIFFERENCE = 40;

    /** Levels of noise and JPEG part values of a plateau by less. */
    private static final double PLATEAU = 0.9;

    /** Where a mark of the least radius is seen all around, beyond most of its own cell, in cells. */
    private static final double WITHIN = 0.56;
    /** Where none is seen any more, in cells. */
    private static final double BEYOND = 1.4;
    /** The darkest there is the board, or the screen beside it: pipes, tints and dots take the rest. */
    private static final double DARKEST = 0.2;
    /**
     * Of the directions: a tint ends at the sides of its cell, and is seen in 0.57 of them together with the pipe
     * (squares and hexagons); the least mark in 0.69 where it is seen at an angle of 0.73.
     */
    private static final double MOST_OF_TINT = 0.65;
    /** Enough to tell these shares apart. */
    private static final int FEW_DIRECTIONS = 24;
    /** The darkest heads stand out by as many levels. */
    private static final double LEAST_LEVELS = 20;

    /** Halos beside what is bright hide a mark in some directions (a tenth of all places within it, at most). */
    private static final double LEAST_LIT = 0.3;

    /** Levels by which noise and halos darken what is seen. */
    private static final double NOISE = 15;

    private final Pixels pixels;
    private final double[] bgr;

    /**
     * A place at which the color ends.
     *
     * @param direction 0 to 71 from the middle of what the mark lies around
     * @param opacity of the color there, 0 to 1
     */
    record Step(int direction, Point at, double opacity) {}

    /** @param bgr the color; blue, green, red from 0 to 255 */
    MarkSteps(Pixels pixels, double[] bgr) {
        this.pixels = pixels;
        this.bgr = bgr.clone();
    }

    /**
     * Whether the color of a head is seen nearly all around it: a quick look that leaves few to measure.
     *
     * @param cell in pixels
     */
    static boolean mayLieAround(Pixels pixels, Disc head, double cell) {
        double[] bgr = SolidDots.color(pixels, head);
        double[][] within = new double[FEW_DIRECTIONS][Pixels.CHANNELS];
        double[] dark = new double[Pixels.CHANNELS];
        for (int channel = 0; channel < dark.length; channel++) {
            double[] beyond = new double[FEW_DIRECTIONS];
            for (int i = 0; i < FEW_DIRECTIONS; i++) {
                double dx = cell * Math.cos(2 * Math.PI * i / FEW_DIRECTIONS);
                double dy = cell * Math.sin(2 * Math.PI * i / FEW_DIRECTIONS);
                within[i][channel] = pixels.value(head.x() + WITHIN * dx, head.y() + WITHIN * dy, channel);
                beyond[i] = pixels.value(head.x() + BEYOND * dx, head.y() + BEYOND * dy, channel);
            }
            Arrays.sort(beyond);
            dark[channel] = beyond[(int) (DARKEST * FEW_DIRECTIONS)];
        }
        MiddleColors colors = new MiddleColors(bgr, dark);
        return colors.contrast() >= LEAST_LEVELS
                && Arrays.stream(within)
                                .filter(color -> colors.share(color[0], color[1], color[2]) >= LEAST_OPACITY)
                                .count()
                        >= MOST_OF_TINT * FEW_DIRECTIONS;
    }

    /**
     * Whether the color is seen around a part of a disc, as below any mark: a quick look between its rim and where the
     * least mark ends, which leaves few discs to measure.
     *
     * @param aside from a place, in pixels: so far away blur reaches
     */
    boolean mayLieBeside(Disc disc, double aside) {
        double least = disc.radius() + aside;
        double most = LEAST_RADIUS * disc.radius() - aside;
        return least > most || isLitAt(disc, most) || isLitAt(disc, (least + most) / 2);
    }

    private boolean isLitAt(Disc disc, double radius) {
        int seen = 0;
        for (int i = 0; i < FEW_DIRECTIONS; i++) {
            double x = disc.x() + radius * Math.cos(2 * Math.PI * i / FEW_DIRECTIONS);
            double y = disc.y() + radius * Math.sin(2 * Math.PI * i / FEW_DIRECTIONS);
            boolean isOutside = x < 0 || y < 0 || x >= pixels.width() || y >= pixels.height();
            seen += isOutside || isLit(pixels.rgb(x, y)) ? 1 : 0;
        }
        return seen >= LEAST_LIT * FEW_DIRECTIONS;
    }

    /** Whether a color has as much of this one as the faintest mark leaves on black. */
    private boolean isLit(int rgb) {
        return IntStream.range(0, Pixels.CHANNELS)
                .allMatch(channel -> (rgb >> 8 * channel & 0xFF) >= LEAST_OPACITY * bgr[channel] - NOISE);
    }

    /**
     * Where in each direction the color ends as a mark's may: several places in some, none in others.
     *
     * @param disc what the mark may lie around
     * @param aside from a place, in pixels: so far away to both sides colors are compared
     * @param least share of directions, 0 to 1; nothing is found unless the color ends in more of them
     */
    List<Step> around(Disc disc, double aside, double least) {
        int without = 0;
        List<Step> steps = new ArrayList<>();
        int first = (int) (LEAST_RADIUS * disc.radius());
        double[] found = new double[(int) (GREATEST_RADIUS * disc.radius()) - first + 1];
        for (int i = 0; i < DIRECTIONS; i++) {
            double dx = Math.cos(2 * Math.PI * i / DIRECTIONS);
            double dy = Math.sin(2 * Math.PI * i / DIRECTIONS);
            for (int j = 0; j < found.length; j++) {
                found[j] = step(disc.x(), disc.y(), dx, dy, first + j, aside);
            }
            int near = (int) Math.ceil(aside);
            int before = steps.size();
            for (int j = 0; j < found.length; j++) {
                if (found[j] >= LEAST_OPACITY && found[j] <= GREATEST_OPACITY && isGreatest(found, j, near)) {
                    double radius = first + middle(found, j, near);
                    steps.add(new Step(i, new Point(disc.x() + radius * dx, disc.y() + radius * dy), found[j]));
                }
            }
            without += steps.size() == before ? 1 : 0;
            if (DIRECTIONS - without <= least * DIRECTIONS) {
                return List.of();
            }
        }
        return steps;
    }

    /**
     * The middle of where values are as great as at one place: a sharp edge looks the same from as far as colors are
     * compared.
     */
    private static double middle(double[] values, int at, int near) {
        int from = at;
        int to = at;
        while (from > Math.max(0, at - 2 * near) && isLevel(values[from - 1], values[at])) {
            from--;
        }
        while (to < Math.min(values.length - 1, at + 2 * near) && isLevel(values[to + 1], values[at])) {
            to++;
        }
        return (from + to) / 2.0;
    }

    private static boolean isLevel(double value, double greatest) {
        return value >= PLATEAU * greatest && value <= greatest;
    }

    private static boolean isGreatest(double[] values, int at, int near) {
        for (int i = Math.max(0, at - near); i <= Math.min(values.length - 1, at + near); i++) {
            if (values[i] > values[at] || values[i] == values[at] && i < at) {
                return false;
            }
        }
        return true;
    }

    /** How opaque the color would have to be for what is seen inside a place, by what is seen outside; 0 if unknown. */
    private double step(double middleX, double middleY, double dx, double dy, double radius, double aside) {
        double outerX = middleX + (radius + aside) * dx;
        double outerY = middleY + (radius + aside) * dy;
        if (outerX < 0 || outerY < 0 || outerX >= pixels.width() || outerY >= pixels.height()) {
            return 0;
        }
        double[] inside = new double[Pixels.CHANNELS];
        double[] outside = new double[Pixels.CHANNELS];
        // Noise differs from pixel to pixel.
        for (int beside = -1; beside <= 1; beside++) {
            double x = middleX + radius * dx - beside * dy;
            double y = middleY + radius * dy + beside * dx;
            addThird(inside, x - aside * dx, y - aside * dy);
            addThird(outside, x + aside * dx, y + aside * dy);
        }
        double along = 0;
        double squares = 0;
        for (int channel = 0; channel < bgr.length; channel++) {
            along += (inside[channel] - outside[channel]) * (bgr[channel] - outside[channel]);
            squares += (bgr[channel] - outside[channel]) * (bgr[channel] - outside[channel]);
        }
        return squares < LEAST_DIFFERENCE * LEAST_DIFFERENCE ? 0 : along / squares;
    }

    /** Adds a third of a pixel's color. */
    private void addThird(double[] sums, double x, double y) {
        int rgb = pixels.rgb(x, y);
        sums[0] += (rgb & 0xFF) / 3.0;
        sums[1] += (rgb >> 8 & 0xFF) / 3.0;
        sums[2] += (rgb >> 16) / 3.0;
    }

    /**
     * How much of the step at the edge of a mark is seen within a part of its width, in most directions.
     *
     * @param soft half its width, in pixels
     * @param half of the part's width, in pixels
     */
    double share(Oval edge, double soft, double half) {
        double[] shares = new double[DIRECTIONS];
        for (int i = 0; i < DIRECTIONS; i++) {
            double dx = Math.cos(2 * Math.PI * i / DIRECTIONS);
            double dy = Math.sin(2 * Math.PI * i / DIRECTIONS);
            double radius = edge.radius(dx, dy);
            double whole = step(edge.x(), edge.y(), dx, dy, radius, soft);
            shares[i] = whole <= 0 ? 0 : step(edge.x(), edge.y(), dx, dy, radius, half) / whole;
        }
        return Ranks.median(Arrays.stream(shares));
    }
}
