package flowcv.read;

import flowcv.image.Point;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.Optional;
import java.util.stream.DoubleStream;

/** Evens the dots of a board that a camera saw at an angle: near ones are larger than far ones. */
final class DotTilt {
    /** Through fewer dots a tilt fits by chance; pipes count as well where dots are fewer. */
    private static final int LEAST_DOTS = 6;
    /** Of so many dots pipes may tell how far away the others are. */
    private static final int LEAST_WITH_PIPES = 2;
    /** Dots of one board, evened, differ by less in area, by ratio: as much as {@link FaceReader} lets them. */
    private static final double ALIKE = 1.2;
    /** Beyond the dots that are known lenses bend the tilt; those that it takes in have to be alike in the end. */
    private static final double NEARLY_ALIKE = 1.35;

    /** By which power of the nearness circles within dots grow that are seen from nowhere in particular. */
    static final double USUAL_POWER = 1.5;
    /** Dots differ enough in nearness to tell that power, by the variance of its logarithm: by 6 % to both sides. */
    private static final double LEAST_VARIANCE = 0.0036;

    /**
     * Where pipes say that dots differ by more than this in area, by ratio, these have to be seen to differ: pipes are wider
     * at bends (met: 1.19 on a ring of a screenshot with four dots).
     */
    private static final double SEEN_TO_DIFFER = 1.1;

    private final Tilt tilt;
    private final double power;

    private DotTilt(Tilt tilt, double power) {
        this.tilt = tilt;
        this.power = power;
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
        return tilt.filter(t -> t.tilt.isPossible() && !t.tilt.isLevel())
                .map(t -> t.tilt.even(cells, t.power))
                .orElse(cells);
    }

    /** Through the dots that are known; nothing where one of them is too far off, or they are too few. */
    private static Optional<DotTilt> of(List<Face> cells, boolean[] isDot, List<Crossing> pipes) {
        List<Tilt.Place> dots = new ArrayList<>();
        List<Double> radii = new ArrayList<>();
        for (int i = 0; i < isDot.length; i++) {
            if (isDot[i]) {
                dots.add(place(cells.get(i)));
                radii.add(cells.get(i).inkRadius());
            }
        }
        List<Tilt.Place> places = new ArrayList<>(dots);
        boolean isOfPipes = dots.size() < LEAST_DOTS;
        if (isOfPipes) {
            if (dots.size() < LEAST_WITH_PIPES || dots.size() + pipes.size() < LEAST_DOTS) {
                return Optional.empty();
            }
            places.addAll(asDots(pipes, dots));
        }
        Tilt tilt = Tilt.through(places);
        return dots.stream().allMatch(dot -> tilt.fits(dot, ALIKE)) && !(isOfPipes && isDenied(tilt, dots))
                ? Optional.of(new DotTilt(tilt, power(tilt, dots, radii)))
                : Optional.empty();
    }

    /** Whether a tilt says that dots differ, and they are more alike as they are seen than evened by it. */
    private static boolean isDenied(Tilt tilt, List<Tilt.Place> dots) {
        double told = Math.pow(ratioOfExtremes(dots.stream().mapToDouble(dot -> tilt.nearness(dot.at()))), 3);
        double seen = Math.pow(ratioOfExtremes(dots.stream().mapToDouble(Tilt.Place::nearness)), 3);
        return told > SEEN_TO_DIFFER && seen < ratioOfExtremes(dots.stream().mapToDouble(tilt::ratio));
    }

    /** The greatest of some values divided by the least. */
    private static double ratioOfExtremes(DoubleStream values) {
        DoubleSummaryStatistics range = values.summaryStatistics();
        return range.getMax() / range.getMin();
    }

    /**
     * By which power of the nearness the largest circles within dots grow: dots grow by its square in the direction of
     * the tilt, by itself across it.
     */
    private static double power(Tilt tilt, List<Tilt.Place> dots, List<Double> circles) {
        double[] near = dots.stream()
                .mapToDouble(dot -> Math.log(tilt.nearness(dot.at())))
                .toArray();
        double[] radii = circles.stream().mapToDouble(Math::log).toArray();
        double meanNear = Arrays.stream(near).average().orElse(0);
        double meanRadius = Arrays.stream(radii).average().orElse(0);
        double variance = 0;
        double covariance = 0;
        for (int i = 0; i < near.length; i++) {
            variance += (near[i] - meanNear) * (near[i] - meanNear) / near.length;
            covariance += (near[i] - meanNear) * (radii[i] - meanRadius) / near.length;
        }
        return variance < LEAST_VARIANCE || dots.size() < LEAST_DOTS
                ? USUAL_POWER
                : Math.max(1, Math.min(2, covariance / variance));
    }

    /** Pipes as the dots that they would be: how much larger these are their own tilt and that of the pipes tell. */
    private static List<Tilt.Place> asDots(List<Crossing> pipes, List<Tilt.Place> dots) {
        List<Tilt.Place> places = pipes.stream()
                .map(pipe -> Tilt.Place.of(pipe.at(), pipe.width() * pipe.width()))
                .toList();
        Tilt tilt = Tilt.through(places);
        double factor = dots.stream()
                .mapToDouble(dot -> dot.nearness() / tilt.nearness(dot.at()))
                .average()
                .orElseThrow();
        return places.stream()
                .map(place -> new Tilt.Place(place.at(), factor * place.nearness()))
                .toList();
    }

    /** Adds those that are as large as the tilt says; whether there were some. */
    private boolean add(List<Face> cells, boolean[] isLone, boolean[] isDot) {
        boolean added = false;
        for (int i = 0; i < isDot.length; i++) {
            if (isLone[i] && !isDot[i] && tilt.fits(place(cells.get(i)), NEARLY_ALIKE)) {
                isDot[i] = true;
                added = true;
            }
        }
        return added;
    }

    private static Tilt.Place place(Face cell) {
        return Tilt.Place.of(cell.inkCenter(), cell.ink());
    }
}
