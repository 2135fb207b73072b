package flowcv.read.pose;

import flowcv.image.Point;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * How near the plane of a board is in each place of a photograph, told by its dots, which are all of one size: the area in
 * which a camera shows a piece of a plane is the third power of what is linear in the picture, and 0 at the horizon (Chum and
 * Matas, Planar affine rectification from change of scale, ACCV 2010).
 *
 * @param x of the place that all is told by, in pixels
 * @param y of the same
 * @param right by how much a dot is nearer, per pixel to the right, as a share of how near one in that place is
 * @param down the same per pixel downwards
 * @param area of a dot in that place, in pixels
 */
record DotPlane(double x, double y, double right, double down, double area) {
    /** Letters and buttons are smaller than dots, and these are at most so many; all threes of them are tried. */
    private static final int MOST_MARKS = 32;
    /** Fewer than these may be letters that lie so by chance. */
    private static final int LEAST_DOTS = 6;
    /** A dot is so near to what the plane tells, as a share of how near it is: 0.12 of its area. */
    private static final double OFF = 0.04;
    /** Three dots in a row tell no plane: the triangle they span has so many times the area of one, at least. */
    private static final double LEAST_SPAN = 4;

    /** The plane that most of the larger marks lie on; nothing where that are too few. */
    static Optional<DotPlane> through(List<SeenDot> marks) {
        List<SeenDot> largest = largest(marks);
        List<SeenDot> most = List.of();
        for (int i = 0; i < largest.size(); i++) {
            for (int j = 0; j < i; j++) {
                for (int k = 0; k < j; k++) {
                    List<SeenDot> three = List.of(largest.get(i), largest.get(j), largest.get(k));
                    List<SeenDot> dots = isWide(three)
                            ? fit(three).map(plane -> plane.dots(largest)).orElse(List.of())
                            : List.of();
                    most = dots.size() > most.size() ? dots : most;
                }
            }
        }
        return most.size() < LEAST_DOTS
                ? Optional.empty()
                : fit(most).filter(plane -> plane.dots(largest).size() >= LEAST_DOTS);
    }

    /** The largest marks; of those around one middle, as the rings of a button have, the largest alone. */
    private static List<SeenDot> largest(List<SeenDot> marks) {
        List<SeenDot> largest = new ArrayList<>();
        for (SeenDot mark : marks.stream()
                .sorted(Comparator.comparingDouble(SeenDot::area).reversed())
                .toList()) {
            boolean isOther = largest.stream()
                    .allMatch(known ->
                            Math.hypot(known.x() - mark.x(), known.y() - mark.y()) > Math.sqrt(known.area() / Math.PI));
            if (isOther && largest.size() < MOST_MARKS) {
                largest.add(mark);
            }
        }
        return largest;
    }

    /** Those marks that are as large as its dots, and among the largest: specks near the horizon may be as large. */
    List<SeenDot> largestDots(List<SeenDot> marks) {
        return dots(largest(marks));
    }

    private static boolean isWide(List<SeenDot> three) {
        SeenDot a = three.get(0);
        SeenDot b = three.get(1);
        SeenDot c = three.get(2);
        double span = Math.abs((b.x() - a.x()) * (c.y() - a.y()) - (c.x() - a.x()) * (b.y() - a.y())) / 2;
        return span >= LEAST_SPAN * Math.max(a.area(), Math.max(b.area(), c.area()));
    }

    /** By least squares. */
    private static Optional<DotPlane> fit(List<SeenDot> marks) {
        double x = marks.stream().mapToDouble(SeenDot::x).average().orElse(0);
        double y = marks.stream().mapToDouble(SeenDot::y).average().orElse(0);
        double nearness =
                marks.stream().mapToDouble(SeenDot::nearness).average().orElse(0);
        double reach = Math.sqrt(marks.stream()
                .mapToDouble(m -> Math.hypot(m.x() - x, m.y() - y))
                .map(d -> d * d)
                .average()
                .orElse(0));
        double[][] system = new double[3][4];
        for (SeenDot mark : marks) {
            double[] row = {(mark.x() - x) / reach, (mark.y() - y) / reach, 1, mark.nearness() / nearness};
            for (int i = 0; i < system.length; i++) {
                for (int j = 0; j < row.length; j++) {
                    system[i][j] += row[i] * row[j];
                }
            }
        }
        return LeastSquares.solve(system, 1)
                .filter(found -> found[2][0] > 0)
                .map(found -> new DotPlane(
                        x,
                        y,
                        found[0][0] / found[2][0] / reach,
                        found[1][0] / found[2][0] / reach,
                        Math.pow(found[2][0] * nearness, 3)));
    }

    /** How near it is at a place of the picture, as a share of how near it is where all is told by. */
    double nearness(double atX, double atY) {
        return 1 + right * (atX - x) + down * (atY - y);
    }

    /** Those marks that are as large as its dots where they lie. */
    private List<SeenDot> dots(List<SeenDot> marks) {
        double own = Math.cbrt(area);
        return marks.stream()
                .filter(m -> Math.abs(m.nearness() / (own * nearness(m.x(), m.y())) - 1) <= OFF)
                .toList();
    }

    /** Where a place lies on the plane, in pixels from that where all is told by. */
    Point leveled(double atX, double atY) {
        double near = nearness(atX, atY);
        return new Point((atX - x) / near, (atY - y) / near);
    }

    /** How far a point of the plane is ahead of the camera, as a share of how far that place is; 0 or less is behind it. */
    double ahead(double u, double v) {
        return 1 - right * u - down * v;
    }

    /** Where a point of the plane, in pixels from that place, lies in the picture. */
    Point original(double u, double v) {
        double near = 1 / ahead(u, v);
        return new Point(x + u * near, y + v * near);
    }

    /**
     * The homography from the plane to the picture, row by row.
     *
     * @param left how far to the right of that place the plane's 0 lies, in pixels
     * @param top how far below it
     */
    double[] toOriginal(double left, double top) {
        double first = ahead(left, top);
        return new double[] {
            1 - x * right, -x * down, x * first + left, -y * right, 1 - y * down, y * first + top, -right, -down, first
        };
    }
}
