package flowcv.read.lattice;

import flowcv.image.Point;
import flowcv.read.detect.Ridges;
import flowcv.read.detect.Segments;
import flowcv.read.frame.Frame;
import flowcv.read.frame.Planes;
import flowcv.read.tiling.CellComplex;
import flowcv.read.tiling.HexTiling;
import flowcv.read.tiling.Hexagon;
import flowcv.read.tiling.Pose;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Hexagons that the lines of a picture agree with. Their sides lie on the lines of a lattice of triangles, of which a
 * third of the corners are the middles of the hexagons: so two combs of lines tell of three lattices of hexagons.
 */
public final class HexLattices {
    /** Pitches that are looked at. */
    private static final int TRIED = 4;
    /** Smaller boards of hexagons are in no pack. */
    private static final int LEAST_CELLS = 7;

    private static final int LEAST_COLUMNS = 3;
    /** Lattices of hexagons on one of triangles. */
    private static final int SHIFTS = 3;
    /** A lattice of this quality needs no other beside it. */
    private static final double GOOD = 0.5;
    /** How much better a turned lattice has to be. */
    private static final double TURNED_COST = 1.1;
    /** A lattice of less quality is none. */
    private static final double LEAST_QUALITY = 0.15;
    /** The large copy shows no board where the small one shows no lattice of this score. */
    private static final double PROMISING = 0.15;
    /** Corners of triangles on either side of the middle of a picture. */
    private static final int MOST = 64;
    /** Fits of a lattice, each from where the last one left it: in the copy, and in the picture itself. */
    private static final int FITS = 2;

    private static final int FITS_FULL = 3;
    /** How far a line is looked for beside its side, in cells: in the copy, and in the picture itself. */
    private static final double REACH = 0.15;

    private static final double REACH_FULL = 0.1;
    private final Segments segments;
    private final Planes copy;

    private HexLattices(Segments segments, Planes copy) {
        this.segments = segments;
        this.copy = copy;
    }

    /**
     * The best complexes outside of some boards.
     *
     * @param taken their outlines in the picture, convex
     */
    public static Stream<CellComplex> outside(Frame frame, List<List<Point>> taken) {
        Optional<HexLattice> small = best(Planes.one(frame.small()), frame, taken);
        Optional<HexLattice> large = small.filter(lattice -> lattice.score() > PROMISING && !isGood(lattice))
                .flatMap(lattice -> best(Planes.both(frame.large()), frame, taken));
        return best(Stream.concat(small.stream(), large.stream()).toList())
                .filter(HexLattices::mayBeBoard)
                .map(lattice -> inPicture(lattice, frame))
                .map(lattice -> HexTiling.around(lattice.hexagons(), lattice.pose(), lattice.score()))
                .stream();
    }

    private static Optional<HexLattice> best(Planes copy, Frame frame, List<List<Point>> taken) {
        Segments segments = Segments.all(Ridges.of(copy)).outside(Copies.in(copy, frame, taken));
        HexLattices lattices = new HexLattices(segments, copy);
        Optional<HexLattice> upright = best(lattices.upright());
        if (upright.filter(HexLattices::isGood).isPresent()) {
            return upright;
        }
        double least = TURNED_COST * upright.map(HexLattice::score).orElse(0.0);
        return best(lattices.turned()).filter(turned -> turned.score() > least).or(() -> upright);
    }

    private static Optional<HexLattice> best(List<HexLattice> lattices) {
        return lattices.stream().max(Comparator.comparingDouble(HexLattice::score));
    }

    private static boolean mayBeBoard(HexLattice lattice) {
        long columns =
                lattice.hexagons().stream().map(Hexagon::column).distinct().count();
        return lattice.hexagons().size() >= LEAST_CELLS
                && columns >= LEAST_COLUMNS
                && lattice.quality() > LEAST_QUALITY;
    }

    private static boolean isGood(HexLattice lattice) {
        return lattice.hexagons().size() >= LEAST_CELLS && lattice.quality() > GOOD;
    }

    private List<HexLattice> upright() {
        // Level lines become rows, those that go down to the right columns, a triangle's height apart both.
        double sine = Math.sqrt(3) / 2;
        double[] toUpright = {sine, -0.5, 0, 0, 1, 0, 0, 0, 1};
        return laid(toUpright, Combs.SQUARE, plane -> {
            double width = plane[0] / Hexagon.SIDE;
            double height = 2 * plane[4] / Hexagon.HEIGHT;
            return Pose.upright(new Point(plane[2], plane[5]), width, height, copy.width(), copy.height());
        });
    }

    private List<HexLattice> turned() {
        return Directions.ofTriangles(segments.list(), copy.width(), copy.height())
                .map(toUpright -> laid(toUpright, Combs.TURNED, plane -> {
                    double[] toTriangles = {1 / Hexagon.SIDE, -1 / Hexagon.HEIGHT, 0, 0, 2 / Hexagon.HEIGHT, 0, 0, 0, 1
                    };
                    return new Pose(Homography.times(plane, toTriangles), 0, copy.width(), copy.height());
                }))
                .orElse(List.of());
    }

    /**
     * The lattices of the best combs, laid on their lines; the best of the three that each pair of combs tells of.
     *
     * @param toUpright see {@link Combs#planes}
     * @param difference the same
     * @param pose of hexagons whose first middle is the origin of a plane of triangles
     */
    private List<HexLattice> laid(double[] toUpright, int difference, Function<double[], Pose> pose) {
        List<HexLattice> lattices = new ArrayList<>();
        for (double[] plane :
                Combs.planes(segments.list(), toUpright, copy.width(), copy.height(), difference, TRIED)) {
            List<HexLattice> three = new ArrayList<>();
            for (int shift = 0; shift < SHIFTS; shift++) {
                Pose shifted = pose.apply(Homography.times(plane, Homography.scaling(1, 1, shift, 0)));
                HexCells.in(segments, shifted, within(shifted), LatticeFit.ROUGH)
                        .ifPresent(three::add);
            }
            best(three)
                    .filter(lattice -> lattice.quality() > LEAST_QUALITY)
                    .map(this::inCopy)
                    .ifPresent(lattices::add);
            if (lattices.stream().anyMatch(HexLattices::isGood)) {
                break;
            }
        }
        return lattices;
    }

    /** The hexagons that lie in the copy. */
    private static List<Hexagon> within(Pose pose) {
        List<Hexagon> hexagons = new ArrayList<>();
        for (int column = -MOST; column <= MOST; column++) {
            for (int half = -MOST - Math.floorMod(column + MOST, 2); half <= MOST; half += 2) {
                Hexagon hexagon = new Hexagon(column, half);
                Point at = pose.at(hexagon.center());
                if (at.x() > 0 && at.y() > 0 && at.x() < pose.width() && at.y() < pose.height()) {
                    hexagons.add(hexagon);
                }
            }
        }
        return hexagons;
    }

    /** The lattice on the lines of the copy, and its cells found anew. */
    private HexLattice inCopy(HexLattice rough) {
        HexLattice lattice = rough;
        double agreement = 0;
        for (double reach : new double[] {LatticeFit.ROUGH, LatticeFit.FINE}) {
            HexLattice fitted = lattice;
            for (int i = 0; i < FITS; i++) {
                List<SideOffsets.Offset> offsets =
                        SideOffsets.of(copy, fitted.pose(), fitted.sides(), fitted.cell(), REACH);
                agreement = LatticeFit.agreement(offsets);
                fitted = fitted.fitted(offsets, false);
            }
            lattice = HexCells.in(segments, fitted.pose(), within(fitted.pose()), reach)
                    .orElse(fitted);
        }
        return lattice.agreeing(agreement);
    }

    /** The same lattice on the lines of the picture itself. */
    private static HexLattice inPicture(HexLattice inCopy, Frame frame) {
        HexLattice lattice = inCopy.at(Copies.inPicture(inCopy.pose(), frame.width(), frame.height()));
        Planes picture = Copies.around(lattice.corners(), lattice.cell(), frame.pixels());
        for (int i = 0; i < FITS_FULL; i++) {
            lattice = lattice.fitted(
                    SideOffsets.of(picture, lattice.pose(), lattice.sides(), lattice.cell(), REACH_FULL), true);
        }
        return lattice;
    }
}
