package flowcv.read;

import flowcv.image.Point;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Evens the dots of a board that a camera saw at an angle: near ones are larger than far ones. A homography shrinks
 * areas by the cube of what it divides places by, which changes linearly over the picture (its Jacobian's determinant).
 */
final class DotTilt {
    /** Through fewer dots a tilt fits by chance; pipes count as well where dots are fewer. */
    private static final int LEAST_DOTS = 6;
    /** Of so many dots pipes may tell how far away the others are. */
    private static final int LEAST_WITH_PIPES = 2;
    /** Dots of one board, evened, differ by less in area, by ratio: as much as {@link FaceReader} lets them. */
    private static final double ALIKE = 1.2;
    /** Beyond the dots that are known lenses bend the tilt; those that it takes in have to be alike in the end. */
    private static final double NEARLY_ALIKE = 1.35;
    /** What differs by less in area needs no evening, by ratio. */
    private static final double LEVEL = 1.2;
    /** Screens are not seen at steeper angles: dots differ by less in area, by ratio (met: 4.2). */
    private static final double STEEPEST = 6;
    /** What lies beyond all dots is evened as if it were no farther beyond than this, as a share of their range. */
    private static final double BEYOND = 0.25;

    private static final double CUBE = 3;

    /** By which power of the depth circles within dots shrink that are seen from nowhere in particular. */
    private static final double USUAL_POWER = 1.5;
    /** Dots differ enough in depth to tell that power, by the variance of its logarithm: by 6 % to both sides. */
    private static final double LEAST_VARIANCE = 0.0036;

    private final double[] mean;
    private final double[] slope;
    private double power = USUAL_POWER;
    private double farthest;
    private double nearest = Double.MAX_VALUE;

    private DotTilt(double[] mean, double[] slope) {
        this.mean = mean;
        this.slope = slope;
    }

    /**
     * A pipe where it crosses a border, or near it.
     *
     * @param at in the middle between the centers of two cells, in pixels of the picture
     * @param width in pixels
     */
    record Crossing(Point at, double width) {}

    /**
     * The cells of a board with the area and the ink that they had if none were nearer than the others; as they are
     * where dots do not tell so.
     *
     * @param sides borders of two cells; their ends are indices of {@code cells}
     * @param cellSize the square root of the median cell's area, in pixels
     */
    static List<Face> even(List<Face> cells, List<FaceSide> sides, double cellSize) {
        boolean[] isLone = new boolean[cells.size()];
        for (int i = 0; i < isLone.length; i++) {
            isLone[i] = cells.get(i).ink() > 0;
        }
        List<Crossing> pipes = new ArrayList<>();
        for (FaceSide side : sides) {
            if (side.side().kind() == Side.Kind.CROSSED) {
                isLone[side.first()] = false;
                isLone[side.second()] = false;
                Point first = cells.get(side.first()).center();
                Point second = cells.get(side.second()).center();
                Point between = new Point((first.x() + second.x()) / 2, (first.y() + second.y()) / 2);
                pipes.add(new Crossing(between, side.side().width()));
            }
        }
        boolean[] isDot = new boolean[isLone.length];
        for (int i = 0; i < isDot.length; i++) {
            isDot[i] = isLone[i] && FaceReader.mayBeDot(cells.get(i), cellSize);
        }
        return even(cells, isLone, isDot, pipes);
    }

    /**
     * The same, told what is known of the dots.
     *
     * @param isLone whether a cell holds something that no pipe leaves
     * @param isDot whether that may be a dot as large as most; others are as well where the tilt of these says so
     * @param pipes all are as wide as each other on the screen
     */
    static List<Face> even(List<Face> cells, boolean[] isLone, boolean[] isDot, List<Crossing> pipes) {
        boolean[] dots = isDot.clone();
        Optional<DotTilt> tilt = Optional.empty();
        for (boolean isFirst = true;
                isFirst || tilt.isPresent() && tilt.get().add(cells, isLone, dots);
                isFirst = false) {
            tilt = of(cells, dots, pipes);
        }
        return tilt.filter(DotTilt::isTilted).map(t -> t.even(cells)).orElse(cells);
    }

    /** Through the dots that are known; nothing where one of them is too far off, or they are too few. */
    private static Optional<DotTilt> of(List<Face> cells, boolean[] isDot, List<Crossing> pipes) {
        List<double[]> dots = new ArrayList<>();
        for (int i = 0; i < isDot.length; i++) {
            if (isDot[i]) {
                Point at = cells.get(i).inkCenter();
                dots.add(new double[] {
                    at.x(), at.y(), size(cells.get(i).ink()), cells.get(i).inkRadius()
                });
            }
        }
        List<double[]> places = new ArrayList<>(dots);
        if (dots.size() < LEAST_DOTS) {
            if (dots.size() < LEAST_WITH_PIPES || dots.size() + pipes.size() < LEAST_DOTS) {
                return Optional.empty();
            }
            places.addAll(asDots(pipes, dots));
        }
        double[] mean = mean(places);
        DotTilt tilt = new DotTilt(mean, slope(places, mean));
        for (double[] dot : dots) {
            if (!isAlike(dot[2], tilt.depth(dot[0], dot[1]), ALIKE)) {
                return Optional.empty();
            }
        }
        tilt.power = tilt.power(dots);
        for (double[] place : places) {
            double depth = tilt.depth(place[0], place[1]);
            tilt.farthest = Math.max(tilt.farthest, depth);
            tilt.nearest = Math.min(tilt.nearest, depth);
        }
        return Optional.of(tilt);
    }

    /**
     * By which power of the depth the largest circles within dots shrink: dots shrink by its square in the direction of
     * the tilt, by itself across it.
     */
    private double power(List<double[]> dots) {
        double[] depths = dots.stream()
                .mapToDouble(dot -> Math.log(depth(dot[0], dot[1])))
                .toArray();
        double[] radii = dots.stream().mapToDouble(dot -> Math.log(dot[3])).toArray();
        double meanDepth = Arrays.stream(depths).average().orElse(0);
        double meanRadius = Arrays.stream(radii).average().orElse(0);
        double variance = 0;
        double covariance = 0;
        for (int i = 0; i < depths.length; i++) {
            variance += (depths[i] - meanDepth) * (depths[i] - meanDepth) / depths.length;
            covariance += (depths[i] - meanDepth) * (radii[i] - meanRadius) / depths.length;
        }
        return variance < LEAST_VARIANCE || dots.size() < LEAST_DOTS
                ? USUAL_POWER
                : Math.max(1, Math.min(2, -covariance / variance));
    }

    /** Pipes as the dots that they would be: how much larger these are their own tilt and that of the pipes tell. */
    private static List<double[]> asDots(List<Crossing> pipes, List<double[]> dots) {
        List<double[]> places = pipes.stream()
                .map(pipe -> new double[] {pipe.at().x(), pipe.at().y(), size(pipe.width() * pipe.width())})
                .toList();
        double[] mean = mean(places);
        DotTilt tilt = new DotTilt(mean, slope(places, mean));
        double factor = 0;
        for (double[] dot : dots) {
            factor += dot[2] / tilt.depth(dot[0], dot[1]) / dots.size();
        }
        for (double[] place : places) {
            place[2] *= factor;
        }
        return places;
    }

    private static double[] mean(List<double[]> places) {
        double[] mean = new double[3];
        for (double[] place : places) {
            for (int i = 0; i < mean.length; i++) {
                mean[i] += place[i] / places.size();
            }
        }
        return mean;
    }

    /** Adds those that are as large as the tilt says; whether there were some. */
    private boolean add(List<Face> cells, boolean[] isLone, boolean[] isDot) {
        boolean added = false;
        for (int i = 0; i < isDot.length; i++) {
            Point at = cells.get(i).inkCenter();
            if (isLone[i] && !isDot[i] && isAlike(size(cells.get(i).ink()), depth(at.x(), at.y()), NEARLY_ALIKE)) {
                isDot[i] = true;
                added = true;
            }
        }
        return added;
    }

    /** How far away a dot is, by its area, in a unit of its own. */
    private static double size(double area) {
        return Math.pow(area, -1 / CUBE);
    }

    private static boolean isAlike(double size, double depth, double ratio) {
        return depth > 0 && CUBE * Math.abs(Math.log(size / depth)) <= Math.log(ratio);
    }

    private boolean isTilted() {
        double ratio = Math.pow(farthest / nearest, CUBE);
        return ratio >= LEVEL && ratio <= STEEPEST;
    }

    private List<Face> even(List<Face> cells) {
        double beyond = BEYOND * (farthest - nearest);
        double least = Math.max(nearest / 2, nearest - beyond);
        double most = farthest + beyond;
        Face[] even = new Face[cells.size()];
        Arrays.setAll(even, i -> {
            Face cell = cells.get(i);
            double depth = depth(cell.center().x(), cell.center().y());
            double farther = Math.max(least, Math.min(most, depth)) / mean[2];
            return cell.scaled(Math.pow(farther, CUBE), Math.pow(farther, power));
        });
        return List.of(even);
    }

    /** What a homography divides places by, in the unit of the roots of areas. */
    private double depth(double x, double y) {
        return mean[2] + slope[0] * (x - mean[0]) + slope[1] * (y - mean[1]);
    }

    /** By least squares; none where dots lie on one line. */
    private static double[] slope(List<double[]> dots, double[] mean) {
        double xx = 0;
        double xy = 0;
        double yy = 0;
        double xz = 0;
        double yz = 0;
        for (double[] dot : dots) {
            double x = dot[0] - mean[0];
            double y = dot[1] - mean[1];
            double z = dot[2] - mean[2];
            xx += x * x;
            xy += x * y;
            yy += y * y;
            xz += x * z;
            yz += y * z;
        }
        double det = xx * yy - xy * xy;
        return det <= 1e-3 * xx * yy
                ? new double[2]
                : new double[] {(xz * yy - yz * xy) / det, (yz * xx - xz * xy) / det};
    }
}
