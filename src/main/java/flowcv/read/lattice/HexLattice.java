package flowcv.read.lattice;

import flowcv.image.Point;
import flowcv.read.tiling.Hexagon;
import flowcv.read.tiling.Line;
import flowcv.read.tiling.Pose;
import java.util.ArrayList;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.Set;

/**
 * Hexagons that hang together.
 *
 * @param pose where they lie in the picture, or in a copy of it
 * @param lines how much of their sides is seen; more for more of them
 * @param agreement which share of the lines beside their sides lies on them, 0 to 1; 1 before that is measured
 */
record HexLattice(Pose pose, Set<Hexagon> hexagons, double lines, double agreement) {
    HexLattice {
        hexagons = Set.copyOf(hexagons);
    }

    double score() {
        return lines * agreement * agreement;
    }

    /** How much of the lines that were seen agrees, for each hexagon. */
    double quality() {
        return lines * agreement / hexagons.size();
    }

    /** The side of a square as large as a hexagon in the middle, in pixels. */
    double cell() {
        Point middle = middle();
        return pose.cellSize(middle.x(), middle.y());
    }

    private Point middle() {
        return new Point((least().x() + most().x()) / 2, (least().y() + most().y()) / 2);
    }

    /** The corners of the box around all hexagons, in the picture. */
    List<Point> corners() {
        Point least = least();
        Point most = most();
        return List.of(pose.at(least), pose.at(most.x(), least.y()), pose.at(most), pose.at(least.x(), most.y()));
    }

    /** The least coordinates of all corners in the plane. */
    Point least() {
        return new Point(along(true).getMin() - Hexagon.SIDE, along(false).getMin() - Hexagon.HEIGHT / 2);
    }

    /** The greatest. */
    Point most() {
        return new Point(along(true).getMax() + Hexagon.SIDE, along(false).getMax() + Hexagon.HEIGHT / 2);
    }

    private DoubleSummaryStatistics along(boolean isX) {
        return hexagons.stream()
                .map(Hexagon::center)
                .mapToDouble(center -> isX ? center.x() : center.y())
                .summaryStatistics();
    }

    /** All sides, each once. */
    List<Line> sides() {
        List<Line> sides = new ArrayList<>();
        for (Hexagon hexagon : hexagons) {
            for (int side = 0; side < Hexagon.SIDES; side++) {
                if (side < Hexagon.SIDES / 2 || !hexagons.contains(hexagon.neighbor(side))) {
                    sides.add(hexagon.side(side));
                }
            }
        }
        return sides;
    }

    /**
     * The same on the lines of the picture.
     *
     * @param isBent whether a lens may bend it
     */
    HexLattice fitted(List<SideOffsets.Offset> offsets, boolean isBent) {
        PlaneFit fit = new PlaneFit(pose, least(), most());
        return at(pose.isUpright() ? fit.upright(offsets) : fit.on(offsets, isBent));
    }

    HexLattice at(Pose other) {
        return new HexLattice(other, hexagons, lines, agreement);
    }

    HexLattice agreeing(double share) {
        return new HexLattice(pose, hexagons, lines, share);
    }
}
