package flowcv.read;

import flowcv.read.disc.CircleFit;
import flowcv.read.disc.Disc;
import flowcv.read.pixel.Pixels;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Finds dots cell by cell, by the color that each of them has against what is around it there. Where flows tint their
 * cells, a finger's mark lies around a dot, or a picture is dark, no one brightness parts all dots from what is behind;
 * on small screens one brightness also makes bright dots larger than dark ones.
 */
final class ColorDots {
    /** Where a dot's color is taken, in cells from the middle: inside any dot, outside letters, ticks and pipes. */
    private static final double[] RINGS = {0.25, 0.265, 0.28};
    /** What is not of the dot's color there is a tick, a pipe that leaves it, or no dot. */
    private static final double LEAST_OF_COLOR = 0.6;
    /** Noise and JPEG change a dot's color by less than this, in levels of a channel. */
    private static final int SAME_COLOR = 40;
    /** From here inwards the edge of a dot is looked for, in cells from the middle towards a side: inside the lines. */
    private static final double OUTSIDE = 0.4;
    /** From here on a dot's edge is not looked for any more, in cells: there are its letters. */
    private static final double INSIDE = 0.2;
    /** The edge of a dot changes a channel by so many levels, at least; where a pipe leaves it, there is none. */
    private static final int LEAST_EDGE = 30;
    /** The edge of a free end is hidden in up to 90 degrees where its pipe leaves. */
    private static final double LEAST_ROUNDNESS = 0.62;
    /** Pixels from one look to the next. */
    private static final double STEP = 0.25;

    private static final int DIRECTIONS = 72;

    private final Pixels pixels;
    private final double cell;

    private ColorDots(Pixels pixels, double cell) {
        this.pixels = pixels;
        this.cell = cell;
    }

    /** Everything round in the middle of a cell of a lattice, wherever in the picture. */
    static List<Disc> of(Pixels pixels, Lattice lattice) {
        Axis x = lattice.x();
        Axis y = lattice.y();
        ColorDots dots = new ColorDots(pixels, lattice.cellSize());
        List<Disc> discs = new ArrayList<>();
        for (int row = y.cellAt(0); y.center(row) < pixels.height(); row++) {
            for (int column = x.cellAt(0); x.center(column) < pixels.width(); column++) {
                Disc disc = dots.at(x.center(column), y.center(row));
                if (disc.roundness() >= LEAST_ROUNDNESS && disc.radius() <= OUTSIDE * lattice.cellSize()) {
                    discs.add(disc);
                }
            }
        }
        return discs;
    }

    /** What is round around a place; of no roundness where nothing is. */
    private Disc at(double x, double y) {
        int[] colors = new int[RINGS.length * DIRECTIONS];
        for (int i = 0; i < colors.length; i++) {
            colors[i] = new Ray(x, y, i % DIRECTIONS).rgb(RINGS[i / DIRECTIONS] * cell);
        }
        int dot = median(colors);
        long same = Arrays.stream(colors)
                .filter(color -> distance(color, dot) <= SAME_COLOR)
                .count();
        if (same < LEAST_OF_COLOR * colors.length) {
            return new Disc(x, y, 0, 0);
        }
        int[] points = new int[4 * DIRECTIONS];
        double[] radii = new double[2 * DIRECTIONS];
        int edges = 0;
        for (int i = 0; i < DIRECTIONS; i++) {
            Ray ray = new Ray(x, y, i);
            for (double radius : new double[] {ray.halfWay(dot), ray.steepest()}) {
                if (radius > 0) {
                    points[2 * edges] = (int) Math.round(ray.x(radius));
                    points[2 * edges + 1] = (int) Math.round(ray.y(radius));
                    radii[edges++] = radius;
                }
            }
        }
        if (edges < LEAST_ROUNDNESS * DIRECTIONS) {
            return new Disc(x, y, 0, 0);
        }
        Arrays.sort(radii, 0, edges);
        return CircleFit.refine(Arrays.copyOf(points, 2 * edges), x, y, radii[edges / 2]);
    }

    /** A way from the middle of a cell outwards; places on it are pixels from there. */
    private final class Ray {
        private final double x;
        private final double y;
        private final double dx;
        private final double dy;
        private final double outside;

        Ray(double x, double y, int direction) {
            double angle = 2 * Math.PI * direction / DIRECTIONS;
            this.x = x;
            this.y = y;
            this.dx = Math.cos(angle);
            this.dy = Math.sin(angle);
            this.outside = OUTSIDE * cell / Math.max(Math.abs(dx), Math.abs(dy));
        }

        double x(double radius) {
            return x + radius * dx;
        }

        double y(double radius) {
            return y + radius * dy;
        }

        int rgb(double radius) {
            return pixels.rgb(x(radius), y(radius));
        }

        /** From where on inwards the color is nearer to that of the dot than to that outside; 0 if nowhere. */
        double halfWay(int dot) {
            int beyond = rgb(outside);
            boolean isEdge = distance(beyond, dot) >= LEAST_EDGE;
            for (double radius = outside; isEdge && radius > INSIDE * cell; radius -= STEP) {
                int color = rgb(radius);
                if (distance(color, dot) < distance(color, beyond)) {
                    return radius;
                }
            }
            return 0;
        }

        /**
         * Where the color changes most: where a dot ends, even if a finger's mark begins or ends near it; 0 if nowhere.
         */
        double steepest() {
            int most = 0;
            double first = 0;
            double last = 0;
            for (double radius = outside - 1; radius > INSIDE * cell + 1; radius -= STEP) {
                int step = distance(rgb(radius - 1), rgb(radius + 1));
                first = step > most ? radius : first;
                last = step >= most ? radius : last;
                most = Math.max(most, step);
            }
            return most < LEAST_EDGE ? 0 : (first + last) / 2;
        }
    }

    /** The median of each channel. */
    private static int median(int[] colors) {
        int rgb = 0;
        for (int shift = 16; shift >= 0; shift -= 8) {
            int[] levels = new int[colors.length];
            for (int i = 0; i < levels.length; i++) {
                levels[i] = colors[i] >> shift & 0xFF;
            }
            Arrays.sort(levels);
            rgb |= levels[levels.length / 2] << shift;
        }
        return rgb;
    }

    /** The greatest difference of a channel. */
    private static int distance(int rgb, int other) {
        int greatest = 0;
        for (int shift = 16; shift >= 0; shift -= 8) {
            greatest = Math.max(greatest, Math.abs((rgb >> shift & 0xFF) - (other >> shift & 0xFF)));
        }
        return greatest;
    }
}
