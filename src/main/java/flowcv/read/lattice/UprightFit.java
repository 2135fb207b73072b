package flowcv.read.lattice;

import flowcv.read.tiling.Pose;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Lays the rows and columns of an upright lattice on the lines beside them: pitch and phase of each. */
final class UprightFit {
    private static final int LEAST_OFFSETS = 8;
    /** Lines of one board repeat this exactly, in cells. */
    private static final double AGREE = 0.008;
    /** Lines that make a start lie apart by this share of half the board at least. */
    private static final double APART = 0.3;
    /** What a start loses for each cell by which it moves the lattice. */
    private static final double STIFF = 1;
    /** How far a line may lie off before it hardly counts, round by round, in cells. */
    private static final double[] SCALES = {0.02, 0.015, 0.012, 0.012};
    /** Sides of a line whose own offsets are tried beside their median. */
    private static final int TRIED = 3;

    /** Lines that a start is made of, the clearest ones: those of 417 boards are 19 at most, of grids up to 130. */
    private static final int MOST_LINES = 24;

    /** How offsets change along an axis: where it is 0, and by how much it grows from the middle to the end. */
    private record Move(double shift, double growth) {
        double at(double place) {
            return shift + growth * place;
        }
    }

    private UprightFit() {}

    /** The lattice on its lines; itself if too few are seen. */
    static Lattice of(Lattice lattice, List<SideOffsets.Offset> offsets) {
        if (offsets.size() < LEAST_OFFSETS) {
            return lattice;
        }
        Pose pose = lattice.pose();
        double half = Math.max(lattice.rows(), lattice.columns()) / 2.0;
        Move right = move(offsets, true, lattice.columns() / 2.0, half);
        Move down = move(offsets, false, lattice.rows() / 2.0, half);
        double[] plane = pose.plane();
        double[] moved = Homography.scaling(
                plane[0] * (1 + right.growth / half),
                plane[4] * (1 + down.growth / half),
                plane[2] + plane[0] * right.at(-lattice.columns() / 2.0 / half),
                plane[5] + plane[4] * down.at(-lattice.rows() / 2.0 / half));
        return lattice.at(new Pose(moved, 0, pose.width(), pose.height()));
    }

    private static Move move(List<SideOffsets.Offset> all, boolean isVertical, double middle, double half) {
        List<SideOffsets.Offset> offsets =
                all.stream().filter(each -> each.isVertical() == isVertical).toList();
        double[] places = offsets.stream()
                .mapToDouble(
                        each -> ((isVertical ? each.middle().x() : each.middle().y()) - middle) / half)
                .toArray();
        Move move = start(offsets, places);
        for (double scale : SCALES) {
            move = nearer(offsets, places, move, scale);
        }
        return move;
    }

    /** The move on which two lines and the most others agree. */
    private static Move start(List<SideOffsets.Offset> offsets, double[] places) {
        List<double[]> tried = new ArrayList<>();
        for (double place : clearest(offsets, places)) {
            double[] here = new double[places.length];
            int count = 0;
            for (int i = 0; i < places.length; i++) {
                if (places[i] == place) {
                    here[count++] = offsets.get(i).offset();
                }
            }
            for (int i = 0; i < Math.min(TRIED, count); i++) {
                tried.add(new double[] {place, here[i]});
            }
            Arrays.sort(here, 0, count);
            tried.add(new double[] {place, here[count / 2]});
        }
        Move best = new Move(0, 0);
        double most = 0;
        for (double[] one : tried) {
            for (double[] other : tried) {
                if (one[0] - other[0] < APART) {
                    continue;
                }
                double growth = (one[1] - other[1]) / (one[0] - other[0]);
                Move move = new Move(one[1] - growth * one[0], growth);
                double agreeing = 0;
                for (int i = 0; i < places.length; i++) {
                    boolean agrees = Math.abs(offsets.get(i).offset() - move.at(places[i])) < AGREE;
                    agreeing += agrees ? offsets.get(i).weight() : 0;
                }
                double score = agreeing * (1 - 2 * STIFF * Math.abs(growth) - STIFF * Math.abs(move.shift));
                if (score > most) {
                    most = score;
                    best = move;
                }
            }
        }
        return best;
    }

    /** Where the lines lie that are seen best. */
    private static List<Double> clearest(List<SideOffsets.Offset> offsets, double[] places) {
        Map<Double, Double> weights = new LinkedHashMap<>();
        for (int i = 0; i < places.length; i++) {
            weights.merge(places[i], offsets.get(i).weight(), Double::sum);
        }
        return weights.entrySet().stream()
                .sorted(Map.Entry.<Double, Double>comparingByValue().reversed())
                .limit(MOST_LINES)
                .map(Map.Entry::getKey)
                .sorted()
                .toList();
    }

    /** One step of least squares, in which what lies off counts little. */
    private static Move nearer(List<SideOffsets.Offset> offsets, double[] places, Move move, double scale) {
        double sum = 0;
        double sumPlace = 0;
        double sumOffset = 0;
        double sumPlace2 = 0;
        double sumBoth = 0;
        for (int i = 0; i < places.length; i++) {
            double offset = offsets.get(i).offset();
            double off = (offset - move.at(places[i])) / scale;
            double weight = offsets.get(i).weight() / (1 + off * off);
            sum += weight;
            sumPlace += weight * places[i];
            sumOffset += weight * offset;
            sumPlace2 += weight * places[i] * places[i];
            sumBoth += weight * places[i] * offset;
        }
        double stiff = 0.01;
        double determinant = (sum + stiff) * (sumPlace2 + stiff) - sumPlace * sumPlace;
        return new Move(
                (sumOffset * (sumPlace2 + stiff) - sumBoth * sumPlace) / determinant,
                (sumBoth * (sum + stiff) - sumOffset * sumPlace) / determinant);
    }
}
