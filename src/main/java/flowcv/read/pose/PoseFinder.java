package flowcv.read.pose;

import flowcv.image.Mats;
import flowcv.image.Picture;
import flowcv.image.Point;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.opencv.core.Mat;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;

/** Finds the lattices of a picture, whatever way they lie in it, and straightens them. */
public final class PoseFinder {
    /** The shorter side of the reduced picture: a board of half of it still has cells of 20 pixels. */
    private static final int WORKING_SIZE = 720;
    /** Lines and walls are up to 0.09 of a cell wide, 0.13 of a dot; blur doubles it. */
    private static final double WIDEST_LINE = 0.3;

    private static final double SIZE_STEP = 1.25;
    /** Lattices that are looked at: the board's is the first, unless there is another grid. */
    private static final int MOST_POSES = 2;
    /** Dots around which a cell is looked for. */
    private static final int MOST_DOTS = 60;
    /** Seeds from which growing is tried. */
    private static final int MOST_SEEDS = 8;
    /** Levels below which there is no cell around a dot. */
    private static final double LEAST_SCORE = 4;
    /** Room around the crossings that are known, in cells: the next line, if growth missed it. */
    private static final double MARGIN = 1.6;
    /** How far crossings are looked for around those known, in cells. */
    private static final int BEYOND = 1;
    /** How far a crossing is from where the first fit says, in cells. */
    private static final double REACH = 0.12;

    private static final double LEAST_STRENGTH = 3;
    /** Share of the median strength that counts. */
    private static final double LEAST_OF_USUAL = 0.3;

    private final Picture picture;

    private PoseFinder(Picture picture) {
        this.picture = picture;
    }

    /** The lattices of a picture, straightened, the largest first; the caller closes them. */
    public static List<Straight> find(Picture picture) {
        return new PoseFinder(picture).find();
    }

    private List<Straight> find() {
        try (Mats mats = new Mats()) {
            int factor =
                    Math.max(1, (int) Math.round((double) Math.min(picture.width(), picture.height()) / WORKING_SIZE));
            Mat reduced = picture.pixels();
            if (factor > 1) {
                reduced = mats.mat();
                Size size = new Size(picture.width() / factor, picture.height() / factor);
                Imgproc.resize(picture.pixels(), reduced, size, 0, 0, Imgproc.INTER_AREA);
            }
            double scaleX = (double) picture.width() / reduced.cols();
            double scaleY = (double) picture.height() / reduced.rows();
            List<Straight> straight = new ArrayList<>();
            for (Map<Node, Crossing> lattice : lattices(Value.of(reduced, mats))) {
                Map<Node, Crossing> scaled = new HashMap<>();
                lattice.forEach((node, c) -> scaled.put(
                        node, new Crossing((c.x() + 0.5) * scaleX - 0.5, (c.y() + 0.5) * scaleY - 0.5, c.strength())));
                straighten(Turn.upright(scaled)).ifPresent(straight::add);
            }
            return straight;
        }
    }

    /** The crossings of the lattices that grow from dots, in pixels of the reduced picture. */
    private static List<Map<Node, Crossing>> lattices(Mat value) {
        Map<Integer, Ridges> ridges = new HashMap<>();
        List<Seed> seeds = new ArrayList<>();
        Map<Seed, Ridges> ridgesOf = new HashMap<>();
        for (Ellipse dot : EllipseFinder.find(value).stream().limit(MOST_DOTS).toList()) {
            int widest = Math.max(3, (int) Math.round(steps(2 * WIDEST_LINE * dot.radius())) | 1);
            Ridges sharp = ridges.computeIfAbsent(widest, w -> Ridges.of(value, w));
            Seed seed = new SeedFinder(sharp).around(dot);
            if (seed.score() >= LEAST_SCORE) {
                seeds.add(seed);
                ridgesOf.put(seed, sharp);
            }
        }
        seeds.sort(Comparator.comparingDouble(Seed::score).reversed());
        List<Map<Node, Crossing>> lattices = new ArrayList<>();
        for (Seed seed : seeds.stream().limit(MOST_SEEDS).toList()) {
            boolean known = lattices.stream().anyMatch(l -> covers(l, seed));
            if (!known && lattices.size() < MOST_POSES) {
                Map<Node, Crossing> lattice = LatticeGrowth.from(seed, ridgesOf.get(seed));
                if (lattice.size() >= 9) {
                    lattices.add(lattice);
                }
            }
        }
        lattices.sort(
                Comparator.comparingInt((Map<Node, Crossing> l) -> l.size()).reversed());
        return lattices;
    }

    private static boolean covers(Map<Node, Crossing> lattice, Seed seed) {
        double size = Math.max(Math.hypot(seed.ux(), seed.uy()), Math.hypot(seed.vx(), seed.vy()));
        long near = lattice.values().stream()
                .filter(c -> Math.hypot(c.x() - seed.x(), c.y() - seed.y()) < size)
                .count();
        return near >= 2;
    }

    private Optional<Straight> straighten(Map<Node, Crossing> crossings) {
        Optional<Pose> rough = PoseFitter.fit(picture.width(), picture.height(), crossings);
        if (rough.isEmpty()) {
            return Optional.empty();
        }
        Map<Node, Crossing> exact = measure(rough.get(), Window.around(crossings.keySet()));
        if (exact.isEmpty()) {
            return Optional.empty();
        }
        Window window = Window.around(exact.keySet()).grown(MARGIN);
        return PoseFitter.fit(picture.width(), picture.height(), exact)
                .map(pose -> Straightener.straighten(picture, pose, window, usual(exact)));
    }

    /** Measures the crossings of a window again, in a picture that is nearly straight. */
    private Map<Node, Crossing> measure(Pose pose, Window known) {
        try (Straight straight = Straightener.straighten(picture, pose, known.grown(BEYOND + 0.5), 0);
                Mats mats = new Mats()) {
            double cell = straight.cell();
            CrossingFinder finder =
                    new CrossingFinder(Ridges.of(Value.of(straight.picture().pixels(), mats), 0.2 * cell));
            Map<Node, Crossing> found = new HashMap<>();
            for (int row = (int) known.top() - BEYOND; row <= known.bottom() + BEYOND; row++) {
                for (int column = (int) known.left() - BEYOND; column <= known.right() + BEYOND; column++) {
                    double x = (column - known.left() + BEYOND + 0.5) * cell;
                    double y = (row - known.top() + BEYOND + 0.5) * cell;
                    Crossing crossing = finder.near(x, y, new double[] {cell, 0}, new double[] {0, cell}, REACH);
                    Point at = straight.original(new Point(crossing.x(), crossing.y()));
                    found.put(new Node(column, row), new Crossing(at.x(), at.y(), crossing.strength()));
                }
            }
            double least = Math.max(LEAST_STRENGTH, LEAST_OF_USUAL * usual(found));
            found.values().removeIf(c -> c.strength() < least);
            return found;
        }
    }

    private static double usual(Map<Node, Crossing> crossings) {
        double[] sorted = crossings.values().stream()
                .mapToDouble(Crossing::strength)
                .sorted()
                .toArray();
        return sorted[sorted.length / 2];
    }

    /** Dots of nearly one size share their ridges. */
    private static double steps(double size) {
        return Math.pow(SIZE_STEP, Math.rint(Math.log(size) / Math.log(SIZE_STEP)));
    }
}
