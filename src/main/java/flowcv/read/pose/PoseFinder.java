package flowcv.read.pose;

import flowcv.image.Mats;
import flowcv.image.Picture;
import flowcv.image.Point;
import flowcv.read.pose.Straightener.Softness;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
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
    /** So many of the clearest seeds are tried to grow from. */
    private static final int CLEAREST_SEEDS = 8;
    /** Letters stand out more than the lines of a dark photograph do, but dots are larger. */
    private static final int LARGEST_SEEDS = 4;
    /** Levels below which there is no cell around a dot. */
    private static final double LEAST_SCORE = 4;
    /** Room around the crossings that are known, in cells: the next line, if growth missed it. */
    private static final double MARGIN = 1.6;
    /**
     * Room for two lines that growth missed, as where tints lie on all of two rows. It takes in more letters, too (as the
     * only margin it lost a photograph of a level).
     */
    private static final double WIDE_MARGIN = 2.6;
    /** How far crossings are looked for around those known, in cells. */
    private static final int BEYOND = 1;
    /**
     * So often rows that were found are asked for the next one, at most: no board has more rows. Pipes and tints hid
     * about half of a board of 13x13 hexagons from growth.
     */
    private static final int MORE_ROUNDS = 24;
    /** A single crossing beyond those known may be a letter. */
    private static final int LEAST_BEYOND = 2;
    /** How far a crossing is from where the first fit says, in cells. */
    private static final double REACH = 0.12;

    /** A dot's diameter in cells. */
    private static final double USUAL_DOT = 0.7;

    /** The sides of an isometric cube are shortened to 0.58, and each may be a board by itself. */
    private static final double LEAST_SHORTENING = 0.62;
    /**
     * They are rhombi: lengths of their edges differ by less than this, by ratio. Screens that are seen at such an angle
     * have oblongs (real photographs: 1.8) unless they are turned by 45 degrees, too.
     */
    private static final double EQUAL_EDGES = 1.2;

    private static final double LEAST_STRENGTH = 3;
    /** Share of the median strength that counts. */
    private static final double LEAST_OF_USUAL = 0.3;

    /**
     * What a lattice may grow from.
     *
     * @param ridges of lines as wide as its dot's
     * @param radius of its dot, in pixels of the reduced picture
     */
    private record Candidate(Seed seed, Ridges ridges, double radius) {}

    private final Picture picture;
    private final Mesh mesh;
    private final boolean isGlaring;

    /** @param isGlaring whether lines are looked for without the lamps that a screen mirrors */
    private PoseFinder(Picture picture, Mesh mesh, boolean isGlaring) {
        this.picture = picture;
        this.mesh = mesh;
        this.isGlaring = isGlaring;
    }

    /** The square lattices of a picture, the largest first. */
    public static Poses find(Picture picture) {
        return new PoseFinder(picture, new SquareMesh(), false).find();
    }

    /** The same where lamps that the screen mirrors hide lines; none where it mirrors none. */
    public static Poses findUnderGlare(Picture picture) {
        return new PoseFinder(picture, new SquareMesh(), true).find();
    }

    /** The lattices of hexagons of a picture, the largest first; they are straightened to stand on a side. */
    public static Poses findHexes(Picture picture) {
        return new PoseFinder(picture, new HexMesh(), false).find();
    }

    /** Lattices that were found in a picture, which has to stay open. */
    public final class Poses {
        private final List<Map<Node, Crossing>> lattices;

        /** Their crossings as they were measured in pictures of each softness so far; without those that are no lattice. */
        private final Map<Softness, List<Map<Node, Crossing>>> measured = new EnumMap<>(Softness.class);

        private Poses(List<Map<Node, Crossing>> lattices) {
            this.lattices = lattices;
        }

        /**
         * The lattices straightened as they lie in a softened picture, which is right for most; the caller closes them.
         */
        public List<Straight> softened() {
            return straightened(Softness.SOFT, MARGIN);
        }

        /**
         * The same less softened: where cells are large their lines are thinner than what is softened, but where they are
         * small noise is as strong as lines.
         */
        public List<Straight> sharper() {
            return straightened(Softness.SLIGHT, MARGIN);
        }

        /** The same as {@link #sharper}, with more of what is around. */
        public List<Straight> wider() {
            return straightened(Softness.SLIGHT, WIDE_MARGIN);
        }

        private List<Straight> straightened(Softness softness, double margin) {
            List<Map<Node, Crossing>> exact = measured.computeIfAbsent(softness, each -> lattices.stream()
                    .map(lattice -> measured(lattice, each))
                    .filter(crossings -> !crossings.isEmpty())
                    .toList());
            List<Straight> straight = new ArrayList<>();
            try {
                for (Map<Node, Crossing> lattice : exact) {
                    straighten(lattice, softness, margin).ifPresent(straight::add);
                }
            } catch (RuntimeException e) {
                straight.forEach(Straight::close);
                throw e;
            }
            return straight;
        }
    }

    private Poses find() {
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
            Mat brightness = Value.of(reduced, mats);
            Optional<Mat> value = isGlaring ? unglared(brightness, mats) : Optional.of(brightness);
            if (value.isEmpty()) {
                return new Poses(List.of());
            }
            List<Map<Node, Crossing>> found = new ArrayList<>();
            for (Map<Node, Crossing> lattice : lattices(value.get())) {
                Map<Node, Crossing> scaled = new HashMap<>();
                lattice.forEach((node, c) -> scaled.put(
                        node, new Crossing((c.x() + 0.5) * scaleX - 0.5, (c.y() + 0.5) * scaleY - 0.5, c.strength())));
                found.add(OuterRows.without(mesh.upright(scaled), this::fitNodes));
            }
            return new Poses(List.copyOf(found));
        }
    }

    /** The crossings of the lattices that grow from dots, in pixels of the reduced picture. */
    private List<Map<Node, Crossing>> lattices(Mat value) {
        Map<Integer, Ridges> ridges = new HashMap<>();
        List<Candidate> candidates = new ArrayList<>();
        for (Ellipse dot : EllipseFinder.find(value).stream().limit(MOST_DOTS).toList()) {
            int widest = Math.max(3, (int) Math.round(steps(2 * WIDEST_LINE * dot.radius())) | 1);
            Ridges sharp = ridges.computeIfAbsent(widest, w -> Ridges.of(value, w));
            Seed seed = mesh.around(dot, sharp);
            if (seed.score() >= LEAST_SCORE) {
                candidates.add(new Candidate(seed, sharp, dot.radius()));
            }
        }
        List<Map<Node, Crossing>> lattices = new ArrayList<>();
        for (Candidate candidate : promising(candidates)) {
            if (lattices.stream().noneMatch(l -> covers(l, candidate.seed()))) {
                Function<Map<Node, Crossing>, Optional<Pose>> fit =
                        some -> PoseFitter.fit(value.cols(), value.rows(), some);
                Map<Node, Crossing> lattice = LatticeGrowth.from(candidate.seed(), mesh, candidate.ridges(), fit);
                // What fits no plane keeps no other seed from growing.
                if (lattice.size() >= 9 && fit.apply(lattice).isPresent()) {
                    lattices.add(lattice);
                }
            }
        }
        lattices.sort(
                Comparator.comparingInt((Map<Node, Crossing> l) -> l.size()).reversed());
        return lattices.stream().limit(MOST_POSES).toList();
    }

    /** The clearest candidates, and those around the largest dots. */
    private static Set<Candidate> promising(List<Candidate> candidates) {
        Comparator<Candidate> clearest =
                Comparator.comparingDouble(each -> -each.seed().score());
        Comparator<Candidate> largest = Comparator.comparingDouble(each -> -each.radius());
        Set<Candidate> promising = new LinkedHashSet<>();
        candidates.stream().sorted(clearest).limit(CLEAREST_SEEDS).forEach(promising::add);
        candidates.stream().sorted(largest).limit(LARGEST_SEEDS).forEach(promising::add);
        return promising;
    }

    /** Brightness without glare, if there is any; the size of cells is told by the dot of middle size. */
    private static Optional<Mat> unglared(Mat brightness, Mats mats) {
        double[] radii = EllipseFinder.find(brightness).stream()
                .mapToDouble(Ellipse::radius)
                .sorted()
                .toArray();
        return radii.length == 0
                ? Optional.empty()
                : Unglared.of(brightness, 2 * radii[radii.length / 2] / USUAL_DOT, mats);
    }

    private static boolean covers(Map<Node, Crossing> lattice, Seed seed) {
        double size = Math.max(Math.hypot(seed.ux(), seed.uy()), Math.hypot(seed.vx(), seed.vy()));
        long near = lattice.values().stream()
                .filter(c -> Math.hypot(c.x() - seed.x(), c.y() - seed.y()) < size)
                .count();
        return near >= 2;
    }

    private Optional<Straight> straighten(Map<Node, Crossing> exact, Softness softness, double margin) {
        Window window = window(exact.keySet()).grown(margin);
        return fit(exact)
                .filter(pose -> isInPicture(pose, window) && !isSideOfCube(pose, window))
                .map(pose -> Straightener.straighten(picture, pose, window, usual(exact), softness));
    }

    /** The crossings of a lattice, and of more of its rows, measured again; none where it is no lattice. */
    private Map<Node, Crossing> measured(Map<Node, Crossing> lattice, Softness softness) {
        return fit(lattice)
                .filter(rough -> isInPicture(rough, window(lattice.keySet())))
                .map(rough -> measured(rough, lattice.keySet(), softness, MORE_ROUNDS))
                .orElse(Map.of());
    }

    /**
     * Measures some crossings again, and those of the rows around them, as long as there are more: a better pose
     * tells letters from rows.
     */
    private Map<Node, Crossing> measured(Pose pose, Collection<Node> known, Softness softness, int rounds) {
        Map<Node, Crossing> exact = OuterRows.without(measure(pose, known, softness), this::fitNodes);
        return rounds == 0 || exact.isEmpty() || !goesBeyond(exact.keySet(), known)
                ? exact
                : fit(exact)
                        .filter(better -> isInPicture(better, window(exact.keySet())))
                        .map(better -> measured(better, exact.keySet(), softness, rounds - 1))
                        .filter(farther -> !farther.isEmpty())
                        .orElse(exact);
    }

    /** Whether enough crossings for a row lie beyond those known. */
    private boolean goesBeyond(Collection<Node> nodes, Collection<Node> known) {
        Window inner = window(known);
        return nodes.stream()
                        .filter(node -> !inner.contains(mesh.x(node), mesh.y(node)))
                        .count()
                >= LEAST_BEYOND;
    }

    /** Whether cells are no larger than the picture: what is no lattice fits a plane that nobody looks along. */
    private boolean isInPicture(Pose pose, Window window) {
        double cell = pose.cellSize((window.left() + window.right()) / 2, (window.top() + window.bottom()) / 2);
        return cell <= Math.max(picture.width(), picture.height());
    }

    /** Whether the cells of a lattice look like those of one side of an isometric cube. */
    private static boolean isSideOfCube(Pose pose, Window window) {
        double x = (window.left() + window.right()) / 2;
        double y = (window.top() + window.bottom()) / 2;
        double[] steps = pose.steps(x, y);
        double level = Math.hypot(steps[0], steps[1]);
        double upright = Math.hypot(steps[2], steps[3]);
        return pose.shortening(x, y) < LEAST_SHORTENING
                && Math.max(level, upright) < EQUAL_EDGES * Math.min(level, upright);
    }

    /** The pose that crossings have, over the plane. */
    private Optional<Pose> fit(Map<Node, Crossing> crossings) {
        return fitNodes(crossings).flatMap(pose -> pose.over(mesh.basis()));
    }

    /** The pose that crossings have, over their numbers. */
    private Optional<Pose> fitNodes(Map<Node, Crossing> crossings) {
        return PoseFitter.fit(picture.width(), picture.height(), crossings);
    }

    /** The part of the plane that some nodes take. */
    private Window window(Collection<Node> nodes) {
        return new Window(
                nodes.stream().mapToDouble(mesh::x).min().orElse(0),
                nodes.stream().mapToDouble(mesh::y).min().orElse(0),
                nodes.stream().mapToDouble(mesh::x).max().orElse(0),
                nodes.stream().mapToDouble(mesh::y).max().orElse(0));
    }

    /** Measures the crossings of a window again, in a picture that is nearly straight. */
    private Map<Node, Crossing> measure(Pose pose, Collection<Node> known, Softness softness) {
        Window window = window(known).grown(BEYOND + 0.5);
        try (Straight straight = Straightener.straighten(picture, pose, window, 0, softness);
                Mats mats = new Mats()) {
            double cell = straight.cell();
            Mat brightness = Value.of(straight.picture().pixels(), mats);
            Mat value = isGlaring ? Unglared.of(brightness, cell, mats).orElse(brightness) : brightness;
            Ridges ridges = Ridges.of(value, 0.2 * cell);
            double[] basis = mesh.basis();
            double[] u = {basis[0] * cell, basis[2] * cell};
            double[] v = {basis[1] * cell, basis[3] * cell};
            Map<Node, Crossing> found = new HashMap<>();
            for (Node node : around(known)) {
                double x = (mesh.x(node) - window.left()) * cell;
                double y = (mesh.y(node) - window.top()) * cell;
                Crossing crossing = mesh.near(node, new LocalMap(x, y, u, v), REACH, ridges);
                Point at = straight.original(new Point(crossing.x(), crossing.y()));
                found.put(node, new Crossing(at.x(), at.y(), crossing.strength()));
            }
            double least = Math.max(LEAST_STRENGTH, LEAST_OF_USUAL * usual(found));
            found.values().removeIf(c -> c.strength() < least);
            return found;
        }
    }

    /** All crossings of the window that some nodes take, and of the row around it. */
    private List<Node> around(Collection<Node> known) {
        Window window = window(known).grown(BEYOND);
        Window numbers = Window.around(known).grown(BEYOND);
        List<Node> around = new ArrayList<>();
        for (int row = (int) numbers.top(); row <= numbers.bottom(); row++) {
            for (int column = (int) numbers.left(); column <= numbers.right(); column++) {
                Node node = new Node(column, row);
                if (mesh.isCrossing(node) && window.contains(mesh.x(node), mesh.y(node))) {
                    around.add(node);
                }
            }
        }
        return around;
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
