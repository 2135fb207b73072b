package flowcv.read;

import flowcv.image.Point;
import java.util.Arrays;
import java.util.List;

/**
 * How near to the camera the parts of a board are that it saw at an angle. The homography from the picture to the
 * screen divides by what is linear in the picture, and areas by the cube of that (its Jacobian's determinant): the cube
 * root of the area that things of one size have in the picture changes linearly over it.
 */
final class Tilt {
    /** What differs by less in area needs no evening, by ratio. */
    private static final double LEVEL = 1.2;
    /** Screens are not seen at steeper angles: dots differ by less in area, by ratio (met: 4.2). */
    private static final double STEEPEST = 6;
    /** What lies beyond all places is evened as if it were no farther beyond than this, as a share of their range. */
    private static final double BEYOND = 0.25;

    /**
     * Places on a strip that is ten times as long as wide tell nothing of what lies beside it: the product of the
     * variances along and across, in the square of their mean.
     */
    private static final double NARROW = 0.04;

    private static final double CUBE = 3;

    private final double[] mean;
    private final double[] slope;
    private final double farthest;
    private final double nearest;

    private Tilt(double[] mean, double[] slope, List<Place> places) {
        this.mean = mean;
        this.slope = slope;
        double[] all =
                places.stream().mapToDouble(place -> nearness(place.at())).toArray();
        this.nearest = Arrays.stream(all).max().orElseThrow();
        this.farthest = Arrays.stream(all).min().orElseThrow();
    }

    /**
     * Something whose area is known, among others that have as much on the screen.
     *
     * @param at in pixels of the picture
     * @param nearness how near it is by that, in a unit of its own
     */
    record Place(Point at, double nearness) {
        /** Something of an area in the picture, in a unit that all places share. */
        static Place of(Point at, double area) {
            return new Place(at, Math.cbrt(area));
        }

        /** A cell, among others that have as much on the screen. */
        static Place of(Face cell) {
            return of(cell.center(), cell.area());
        }
    }

    /**
     * The tilt that fits best, by least squares; none where places lie on one line.
     *
     * @param places one at least
     */
    static Tilt through(List<Place> places) {
        double[] mean = new double[3];
        for (Place place : places) {
            mean[0] += place.at().x() / places.size();
            mean[1] += place.at().y() / places.size();
            mean[2] += place.nearness() / places.size();
        }
        return new Tilt(mean, slope(places, mean), places);
    }

    /** How near a place is, in the unit of the places. */
    double nearness(Point at) {
        return mean[2] + slope[0] * (at.x() - mean[0]) + slope[1] * (at.y() - mean[1]);
    }

    /** The area of a place, in those that the tilt expects there; huge where it expects none. */
    double ratio(Place place) {
        return Math.pow(place.nearness() / Math.max(nearness(place.at()), Double.MIN_NORMAL), CUBE);
    }

    /** Whether a place is as near as the tilt says, its area right to within a ratio. */
    boolean fits(Place place, double ratio) {
        return nearness(place.at()) > 0 && Math.abs(Math.log(ratio(place))) <= Math.log(ratio);
    }

    /** Whether all of some places do, and a screen can be seen so. */
    boolean fitsAll(List<Place> places, double ratio) {
        return isPossible() && places.stream().allMatch(place -> fits(place, ratio));
    }

    /** Whether the places differ so little in area that they may be all as near. */
    boolean isLevel() {
        return nearest < Math.cbrt(LEVEL) * farthest;
    }

    /** Whether they differ by no more than those of a screen can. */
    boolean isPossible() {
        return farthest > 0 && nearest <= Math.cbrt(STEEPEST) * farthest;
    }

    /**
     * The cells with the area and the ink that they had if none were nearer than the others.
     *
     * @param power of the nearness by which the largest circles within dots grow
     */
    List<Face> even(List<Face> cells, double power) {
        double beyond = BEYOND * (nearest - farthest);
        double least = Math.max(farthest / 2, farthest - beyond);
        double most = nearest + beyond;
        return cells.stream()
                .map(cell -> {
                    double farther = mean[2] / Math.max(least, Math.min(most, nearness(cell.center())));
                    return cell.scaled(Math.pow(farther, CUBE), Math.pow(farther, power));
                })
                .toList();
    }

    private static double[] slope(List<Place> places, double[] mean) {
        double xx = 0;
        double xy = 0;
        double yy = 0;
        double xz = 0;
        double yz = 0;
        for (Place place : places) {
            double x = place.at().x() - mean[0];
            double y = place.at().y() - mean[1];
            double z = place.nearness() - mean[2];
            xx += x * x;
            xy += x * y;
            yy += y * y;
            xz += x * z;
            yz += y * z;
        }
        double det = xx * yy - xy * xy;
        return det <= NARROW * (xx + yy) * (xx + yy) / 4
                ? new double[2]
                : new double[] {(xz * yy - yz * xy) / det, (yz * xx - xz * xy) / det};
    }
}
