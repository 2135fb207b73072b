package flowcv.read;

import flowcv.image.Point;
import flowcv.read.disc.CircleFit;
import flowcv.read.disc.Disc;
import flowcv.read.pixel.Pixels;
import flowcv.read.pixel.Ranks;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Measures what is round in the middle of each cell of a known lattice, at half of its own contrast. Of a photograph no
 * brightness suits all dots: at one that shows the darkest, the brightest are larger by their blur.
 */
final class CellDiscs {
    /**
     * Where color is taken, in cells from the middle: within dots, whose radius is 0.35; most of it lies beside
     * letters.
     */
    private static final double[] INSIDE = {0.22, 0.25, 0.28};
    /** Where what is behind it is taken: past any dot, short of lines. */
    private static final double[] OUTSIDE = {0.41, 0.43, 0.45};
    /** Edges are looked for no nearer to the middle than this; pipes end at 0.17. */
    private static final double LEAST_RADIUS = 0.12;
    /** Levels that noise and moire reach; the darkest dots of dark pictures stand out by 20. */
    private static final double LEAST_CONTRAST = 12;
    /** In a direction that shows less than this share of the usual contrast a pipe leaves. */
    private static final double LEAST_OF_USUAL = 0.5;
    /** How far edges are from the circle, in cells, and in pixels: no lens leaves them exact. */
    private static final double SLACK = 0.025;

    private static final double SLACK_PIXELS = 0.7;
    /**
     * Of a dot's edge its pipe hides a sixth, of a free end's a quarter; what is seen of bends is less round than this.
     */
    private static final double LEAST_ROUNDNESS = 0.7;

    /** How far a dot is from the middle of its cell at most, in cells (measured: 0.03); bends of pipes are 0.14 off. */
    private static final double OFF_CENTER = 0.07;

    private static final int DIRECTIONS = 36;
    /** Steps along a direction, in pixels. */
    private static final double STEP = 0.5;

    private static final double HALF = 0.5;
    /** Where a dot is of its color but for letters and ticks, in cells from the middle. */
    private static final double[] FILLED = {0.04, 0.08, 0.12, 0.16, 0.2};
    /** Letters or ticks hide a quarter of a dot's middle; arrows fill a quarter of a button's. */
    private static final double LEAST_FILLED = 0.5;

    /** What a tick over a letter leaves of a dot's middle (met: 0.37). */
    private static final double LEAST_WRITTEN_OVER = 0.3;
    /** The rim of a dot is no brighter than what is seen between strokes on it; rims of buttons are (met: 1.22). */
    private static final double GREATEST_EVEN_RIM = 1.1;

    /** Where the rings of buttons as large as dots are, in cells from the middle. */
    private static final double[] RIM = {0.28, 0.3, 0.32, 0.34, 0.36, 0.38};
    /** A dot is nowhere brighter than in its middle, but for noise; rings are, by far more. */
    private static final double GREATEST_RIM = 1.4;

    /**
     * Of a dot on the picture's edge so much must be seen, of all directions: an arc of 130 degrees tells a circle.
     */
    private static final double LEAST_SHOWN = 0.36;

    /** Blue, green and red of something, and of what is around it. */
    private record Scale(double[] inside, double[] around) {}

    private final RingColors colors;
    private final double cell;

    /**
     * Measures in one picture.
     *
     * @param cell the square root of a cell's area, in pixels
     */
    CellDiscs(Pixels pixels, double cell) {
        this.colors = new RingColors(pixels, cell, DIRECTIONS);
        this.cell = cell;
    }

    /** What is round around some middles of cells, whose size is in pixels. */
    static List<Disc> find(Pixels pixels, double cell, List<Point> middles) {
        CellDiscs cells = new CellDiscs(pixels, cell);
        return middles.stream()
                .flatMap(middle -> cells.disc(middle.x(), middle.y()).stream())
                .toList();
    }

    /** What is round around the middle of a cell. */
    Optional<Disc> disc(double middleX, double middleY) {
        double[] inside = colors.usual(middleX, middleY, INSIDE);
        double[] around = colors.usual(middleX, middleY, OUTSIDE);
        double usual = distance(inside, around);
        if (usual < LEAST_CONTRAST || brightness(inside) <= brightness(around)) {
            return Optional.empty();
        }
        Scale scale = new Scale(inside, around);
        double rim = rim(middleX, middleY, scale);
        double leastFilled = rim > GREATEST_EVEN_RIM ? LEAST_FILLED : LEAST_WRITTEN_OVER;
        if (filled(middleX, middleY, scale) < leastFilled || rim > GREATEST_RIM) {
            return Optional.empty();
        }
        List<double[]> edge = new ArrayList<>();
        int shown = 0;
        for (int i = 0; i < DIRECTIONS; i++) {
            if (!colors.shows(middleX, middleY, OUTSIDE[OUTSIDE.length - 1] * cell, i)) {
                continue;
            }
            shown++;
            if (contrast(middleX, middleY, i, inside) >= LEAST_OF_USUAL * usual) {
                edge(middleX, middleY, i, scale).ifPresent(edge::add);
            }
        }
        if (shown < LEAST_SHOWN * DIRECTIONS) {
            return Optional.empty();
        }
        return circle(edge, shown)
                .filter(disc -> disc.roundness() >= LEAST_ROUNDNESS
                        && Math.hypot(disc.x() - middleX, disc.y() - middleY) <= OFF_CENTER * cell);
    }

    /** Buttons are rings; letters or ticks leave most of a dot. */
    private double filled(double middleX, double middleY, Scale scale) {
        int shown = 0;
        int filled = 0;
        for (double radius : FILLED) {
            for (int i = 0; i < DIRECTIONS; i++) {
                if (!colors.shows(middleX, middleY, radius * cell, i)) {
                    continue;
                }
                shown++;
                filled += share(middleX, middleY, radius * cell, i, scale) >= HALF ? 1 : 0;
            }
        }
        return (double) filled / Math.max(1, shown);
    }

    /** How much more the edge stands out than what it encloses. */
    private double rim(double middleX, double middleY, Scale scale) {
        double rim = 0;
        for (double radius : RIM) {
            double at = radius * cell;
            rim = Math.max(
                    rim,
                    Ranks.median(IntStream.range(0, DIRECTIONS)
                            .filter(i -> colors.shows(middleX, middleY, at, i))
                            .mapToDouble(i -> share(middleX, middleY, at, i, scale))));
        }
        return rim;
    }

    /** How unlike the inside it gets beyond a dot's edge: blur of lines and of dots reaches there. */
    private double contrast(double middleX, double middleY, int direction, double[] inside) {
        double contrast = 0;
        double[] color = new double[Pixels.CHANNELS];
        for (double radius : OUTSIDE) {
            for (int channel = 0; channel < color.length; channel++) {
                color[channel] = colors.level(middleX, middleY, radius * cell, direction, channel);
            }
            contrast = Math.max(contrast, distance(color, inside));
        }
        return contrast;
    }

    /**
     * From outside inwards, so that letters and ticks do not matter: where the color is half that of the inside. The
     * blur of an outline may be as bright, but between both it is dark.
     */
    private Optional<double[]> edge(double middleX, double middleY, int direction, Scale scale) {
        double before = 1;
        for (double radius = OUTSIDE[0] * cell; radius >= LEAST_RADIUS * cell; radius -= STEP) {
            double share = share(middleX, middleY, radius, direction, scale);
            if (share >= HALF && before < HALF) {
                double exact = radius + STEP * (share - HALF) / Math.max(share - before, HALF);
                return Optional.of(new double[] {
                    middleX + exact * colors.cosine(direction), middleY + exact * colors.sine(direction)
                });
            }
            before = share;
        }
        return Optional.empty();
    }

    private double share(double middleX, double middleY, double radius, int direction, Scale scale) {
        double along = 0;
        double squares = 0;
        for (int channel = 0; channel < Pixels.CHANNELS; channel++) {
            double step = scale.inside()[channel] - scale.around()[channel];
            along += (colors.level(middleX, middleY, radius, direction, channel) - scale.around()[channel]) * step;
            squares += step * step;
        }
        return along / squares;
    }

    /**
     * The circle through most points, twice: those that are off do not count the second time.
     *
     * @param directions so many could have had a point
     */
    private Optional<Disc> circle(List<double[]> points, int directions) {
        double slack = SLACK * cell + SLACK_PIXELS;
        List<double[]> on = points;
        Optional<Disc> circle = Optional.empty();
        for (int round = 0; round < 3; round++) {
            circle = CircleFit.through(on);
            if (circle.isEmpty()) {
                return circle;
            }
            Disc disc = circle.get();
            double reach = (3 - round) * slack;
            on = points.stream().filter(point -> off(disc, point) <= reach).toList();
        }
        double roundness = (double) on.size() / directions;
        return circle.map(disc -> new Disc(disc.x(), disc.y(), disc.radius(), roundness));
    }

    private static double off(Disc disc, double[] point) {
        return Math.abs(Math.hypot(point[0] - disc.x(), point[1] - disc.y()) - disc.radius());
    }

    private static double brightness(double... color) {
        return Arrays.stream(color).max().orElse(0);
    }

    private static double distance(double[] color, double[] other) {
        double greatest = 0;
        for (int channel = 0; channel < color.length; channel++) {
            greatest = Math.max(greatest, Math.abs(color[channel] - other[channel]));
        }
        return greatest;
    }
}
