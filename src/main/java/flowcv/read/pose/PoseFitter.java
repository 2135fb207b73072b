package flowcv.read.pose;

import flowcv.image.Mats;
import flowcv.image.Point;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.opencv.calib3d.Calib3d;
import org.opencv.core.Mat;
import org.opencv.core.MatOfPoint2f;

/** Fits a pose to crossings, some of which may be wrong. */
final class PoseFitter {
    /** Four would do; with twice as many a wrong one is seen. */
    private static final int LEAST_CROSSINGS = 8;
    /** A crossing belongs to the lattice if it is this near, in cells. */
    static final double NEAR = 0.09;

    private static final int ROUNDS = 8;
    /**
     * Random samples of four crossings (Fischler and Bolles 1981). A pose is believed if half of them agree on it: that none
     * of so many samples is of those alone happens once in 10^14, and where less than a third do, whose samples it may
     * miss, there is no pose.
     */
    private static final int MOST_SAMPLES = 500;
    /** With this chance one of the samples is of right crossings alone, as OpenCV has it where nobody says another. */
    private static final double CONFIDENCE = 0.995;
    /** Steps of numeric derivatives, in units of the well-conditioned coordinates. */
    private static final double STEP = 1e-6;
    /** Lenses of phones and webcams bend by a few hundredths; this prior keeps small boards from more. */
    private static final double USUAL_BEND = 0.02;

    private final double width;
    private final double height;
    private final List<Map.Entry<Node, Crossing>> crossings;

    private PoseFitter(double width, double height, Map<Node, Crossing> crossings) {
        this.width = width;
        this.height = height;
        this.crossings = new ArrayList<>(crossings.entrySet());
    }

    /**
     * The pose that most crossings agree on.
     *
     * @param width of the picture, in pixels
     * @param height of the picture, in pixels
     */
    static Optional<Pose> fit(double width, double height, Map<Node, Crossing> crossings) {
        return crossings.size() < LEAST_CROSSINGS ? Optional.empty() : new PoseFitter(width, height, crossings).fit();
    }

    private Optional<Pose> fit() {
        Pose.Scales scales = scales();
        return start(scales).flatMap(first -> {
            Pose pose = first;
            for (int round = 0; round < ROUNDS; round++) {
                Optional<Pose> next = step(pose);
                if (next.isEmpty()) {
                    return Optional.empty();
                }
                pose = next.get();
            }
            return inliers(pose) >= Math.max(LEAST_CROSSINGS, crossings.size() / 2)
                    ? Optional.of(pose)
                    : Optional.empty();
        });
    }

    private Pose.Scales scales() {
        double[] columns =
                crossings.stream().mapToDouble(c -> c.getKey().column()).toArray();
        double[] rows = crossings.stream().mapToDouble(c -> c.getKey().row()).toArray();
        double left = Arrays.stream(columns).min().orElse(0);
        double right = Arrays.stream(columns).max().orElse(1);
        double top = Arrays.stream(rows).min().orElse(0);
        double bottom = Arrays.stream(rows).max().orElse(1);
        return new Pose.Scales(
                (left + right) / 2,
                (top + bottom) / 2,
                Math.max(1, Math.max(right - left, bottom - top) / 2),
                (width - 1) / 2,
                (height - 1) / 2,
                Math.hypot(width, height) / 2);
    }

    private Optional<Pose> start(Pose.Scales scales) {
        List<org.opencv.core.Point> from = new ArrayList<>();
        List<org.opencv.core.Point> to = new ArrayList<>();
        for (Map.Entry<Node, Crossing> entry : crossings) {
            from.add(new org.opencv.core.Point(
                    (entry.getKey().column() - scales.column()) / scales.cells(),
                    (entry.getKey().row() - scales.row()) / scales.cells()));
            to.add(new org.opencv.core.Point(
                    (entry.getValue().x() - scales.x()) / scales.pixels(),
                    (entry.getValue().y() - scales.y()) / scales.pixels()));
        }
        double cell = cellSize() / scales.pixels();
        try (Mats mats = new Mats()) {
            MatOfPoint2f source = mats.keep(new MatOfPoint2f());
            source.fromList(from);
            MatOfPoint2f target = mats.keep(new MatOfPoint2f());
            target.fromList(to);
            Mat plane = mats.keep(Calib3d.findHomography(
                    source, target, Calib3d.RANSAC, NEAR * cell, mats.mat(), MOST_SAMPLES, CONFIDENCE));
            if (plane.empty()) {
                return Optional.empty();
            }
            double[] all = new double[9];
            plane.get(0, 0, all);
            return Optional.of(new Pose(Arrays.copyOf(all, 8), 0, scales));
        }
    }

    /** The median distance of neighbors in a row, in pixels. */
    private double cellSize() {
        Map<Node, Crossing> known = new java.util.HashMap<>();
        crossings.forEach(c -> known.put(c.getKey(), c.getValue()));
        double[] lengths = crossings.stream()
                .filter(c -> known.containsKey(
                        new Node(c.getKey().column() + 1, c.getKey().row())))
                .mapToDouble(c -> {
                    Crossing next = known.get(
                            new Node(c.getKey().column() + 1, c.getKey().row()));
                    return Math.hypot(
                            next.x() - c.getValue().x(), next.y() - c.getValue().y());
                })
                .sorted()
                .toArray();
        return lengths.length == 0 ? 1 : lengths[lengths.length / 2];
    }

    /** One step of Gauss and Newton; crossings that are off weigh less (Huber 1964). */
    private Optional<Pose> step(Pose pose) {
        double[] parameters = Arrays.copyOf(pose.plane(), 9);
        parameters[8] = pose.bend();
        double[][] normal = new double[9][10];
        double unit = pose.scales().pixels();
        double size = cellSize();
        for (Map.Entry<Node, Crossing> entry : crossings) {
            Node node = entry.getKey();
            Point at = pose.at(node.column(), node.row());
            double dx = entry.getValue().x() - at.x();
            double dy = entry.getValue().y() - at.y();
            double off = Math.hypot(dx, dy) / size;
            double weight = off > 3 * NEAR ? 0 : Math.min(1, NEAR / 3 / Math.max(off, 1e-9));
            double[] byX = new double[9];
            double[] byY = new double[9];
            for (int i = 0; i < 9; i++) {
                double[] moved = parameters.clone();
                moved[i] += STEP;
                Point next = pose(moved, pose.scales()).at(node.column(), node.row());
                byX[i] = (next.x() - at.x()) / STEP / unit;
                byY[i] = (next.y() - at.y()) / STEP / unit;
            }
            for (int i = 0; i < 9; i++) {
                for (int j = 0; j < 9; j++) {
                    normal[i][j] += weight * (byX[i] * byX[j] + byY[i] * byY[j]);
                }
                normal[i][9] += weight * (byX[i] * dx + byY[i] * dy) / unit;
            }
        }
        // How exact a crossing is (a hundredth of a cell) against how far the bend may be from none.
        double prior = Math.pow(0.01 * size / unit / USUAL_BEND, 2);
        normal[8][8] += prior;
        normal[8][9] -= prior * pose.bend();
        return LeastSquares.solve(normal, 1).map(change -> {
            for (int i = 0; i < 9; i++) {
                parameters[i] += change[i][0];
            }
            return pose(parameters, pose.scales());
        });
    }

    private int inliers(Pose pose) {
        double near = NEAR * cellSize();
        int inliers = 0;
        for (Map.Entry<Node, Crossing> entry : crossings) {
            Point at = pose.at(entry.getKey().column(), entry.getKey().row());
            inliers += Math.hypot(
                                    at.x() - entry.getValue().x(),
                                    at.y() - entry.getValue().y())
                            <= near
                    ? 1
                    : 0;
        }
        return inliers;
    }

    private static Pose pose(double[] parameters, Pose.Scales scales) {
        return new Pose(Arrays.copyOf(parameters, 8), parameters[8], scales);
    }
}
