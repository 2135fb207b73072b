package flowcv.read;

import flowcv.image.Point;
import flowcv.image.StopSignal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;

/**
 * Takes from the lines of a photograph what light makes of them: vignettes, light that the screen mirrors, and gamma
 * leave lines of one kind up to five times as much contrast here as there, but lines beside each other suffer alike.
 */
final class EvenLight {
    /** Around a line so many are looked at. */
    private static final int NEAREST = 20;
    /** Of those at least this share are grid lines, in the thick of walls too. */
    private static final double GRID_LINES = 0.3;
    /** Fewer lines tell nothing. */
    private static final int LEAST_LINES = 6;

    private EvenLight() {}

    /**
     * The same sides, lines with the contrast that they had if grid lines had the same everywhere.
     *
     * @param inner tells those between cells, most of which are grid lines
     */
    static List<FaceSide> on(List<Face> faces, List<FaceSide> sides, Predicate<FaceSide> inner) {
        List<FaceSide> lines = sides.stream()
                .filter(s -> s.side().kind() == Side.Kind.LINE)
                .filter(inner)
                .toList();
        if (lines.size() < LEAST_LINES) {
            return sides;
        }
        List<Point> places = lines.stream().map(line -> place(faces, line)).toList();
        double[] locals = sides.stream()
                .mapToDouble(side -> local(lines, places, place(faces, side)))
                .toArray();
        double[] sorted = locals.clone();
        Arrays.sort(sorted);
        double usual = sorted[sorted.length / 2];
        List<FaceSide> even = new ArrayList<>();
        for (int i = 0; i < locals.length; i++) {
            FaceSide side = sides.get(i);
            even.add(side.side().kind() == Side.Kind.LINE ? side.times(usual / locals[i]) : side);
        }
        return even;
    }

    private static Point place(List<Face> faces, FaceSide side) {
        Point first = faces.get(side.first()).center();
        Point second = faces.get(side.second()).center();
        return new Point((first.x() + second.x()) / 2, (first.y() + second.y()) / 2);
    }

    /** Ink of the grid lines around a place. */
    private static double local(List<FaceSide> lines, List<Point> places, Point at) {
        StopSignal.check();
        double[][] near = new double[lines.size()][];
        for (int i = 0; i < near.length; i++) {
            Point place = places.get(i);
            near[i] = new double[] {
                Math.hypot(place.x() - at.x(), place.y() - at.y()),
                lines.get(i).side().ink()
            };
        }
        Arrays.sort(near, (a, b) -> Double.compare(a[0], b[0]));
        double[] inks = Arrays.stream(near)
                .limit(NEAREST)
                .mapToDouble(n -> n[1])
                .sorted()
                .toArray();
        return Math.max(1, inks[(int) (GRID_LINES * inks.length)]);
    }
}
