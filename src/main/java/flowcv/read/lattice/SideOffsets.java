package flowcv.read.lattice;

import flowcv.image.Point;
import flowcv.image.StopSignal;
import flowcv.read.frame.Planes;
import flowcv.read.tiling.Line;
import flowcv.read.tiling.Pose;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** How far the lines of a picture lie beside the sides of a lattice. */
final class SideOffsets {
    /** What is compared: the mean this far on either side of a point, in cells, and those from there this far. */
    private static final double CORE = 0.015;

    private static final double AROUND = 0.1;
    /** Share of all contrasts that are noise. */
    private static final double NOISE = 0.35;

    private static final float LEAST_NOISE = 0.3f;
    /** A line is this many times as strong as the noise; above the second one more is no better. */
    private static final float CLEAR = 2;

    private static final float MOST_CLEAR = 12;
    /** Part of a line: this far from its peak, in cells, and above this share of it. */
    private static final double BESIDE_PEAK = 0.05;

    private static final float OF_PEAK = 0.3f;
    /**
     * Sides that are looked at, spread over all: the lattices of 417 boards have 480 at most, of 15 by 18 cells; grids
     * over a whole picture, which are no boards, up to 20,000.
     */
    private static final int MOST_SIDES = 600;
    /** Of each side, the last one's place in the spread moves by this, modulo 1 (additive recurrence; Weyl 1916). */
    private static final double GOLDEN = (Math.sqrt(5) - 1) / 2;
    /**
     * Which share of the lines agrees with a lattice at least, if it is one of lines: all of a clear one. Where fewer do,
     * cells may be told apart by their colors alone, and more than the second share of the steps between them agrees: 0.54
     * of a checkered board's before it is laid on them, 0.35 at most of what is no board.
     */
    private static final double FEW = 0.4;

    private static final double MANY = 0.5;
    /** Lines nearer to the rim of the picture tell nothing: pixels, cells. */
    private static final double RIM = 3;

    private static final double RIM_CELLS = 0.035;

    /**
     * Where a line lies.
     *
     * @param middle of the side, in the plane
     * @param normal of the side
     * @param offset of the line from the side along the normal, in cells
     * @param weight how clear it is
     */
    record Offset(Point middle, Point normal, double offset, double weight) {
        boolean isVertical() {
            return normal.x() == 1;
        }
    }

    private record Course(Line line, float[] contrasts) {}

    private SideOffsets() {}

    /**
     * Those of all sides of cells at which a line is seen.
     *
     * @param reach how far from its side a line is looked for, in cells
     */
    static List<Offset> of(Planes planes, Lattice lattice, double reach) {
        List<Line> sides = new ArrayList<>();
        for (int row = 0; row <= lattice.rows(); row++) {
            for (int column = 0; column <= lattice.columns(); column++) {
                boolean own = lattice.isSeen(row, column);
                Point corner = new Point(column, row);
                if (own || lattice.isSeen(row - 1, column)) {
                    sides.add(new Line(corner, new Point(column + 1, row)));
                }
                if (own || lattice.isSeen(row, column - 1)) {
                    sides.add(new Line(corner, new Point(column, row + 1)));
                }
            }
        }
        return of(planes, lattice.pose(), sides, lattice.cell(), reach);
    }

    /**
     * The same of any sides.
     *
     * @param cell side of a square as large as a cell, in pixels
     */
    static List<Offset> of(Planes planes, Pose pose, Collection<Line> sides, double cell, double reach) {
        int core = (int) Math.max(1, Math.round(CORE * cell));
        int around = (int) Math.max(2, Math.round(AROUND * cell));
        int far = (int) Math.max(2, Math.round(reach * cell));
        List<Line> seen = new ArrayList<>();
        double share = (double) MOST_SIDES / sides.size();
        double spread = 0;
        for (Line line : sides) {
            spread = (spread + GOLDEN) % 1;
            if (spread < share && isInside(pose, line.middle(), cell)) {
                seen.add(line);
            }
        }
        SideContrasts contrasts = new SideContrasts(cell, far, core, around);
        List<Offset> lines = offsets(seen, cell, line -> contrasts.lines(planes, Side.of(pose, line)));
        if (LatticeFit.agreement(lines) > FEW) {
            return lines;
        }
        List<Offset> steps = offsets(seen, cell, line -> contrasts.steps(planes, Side.of(pose, line)));
        return LatticeFit.agreement(steps) > MANY ? steps : lines;
    }

    private static List<Offset> offsets(List<Line> sides, double cell, Function<Line, float[]> contrasts) {
        List<Course> courses = new ArrayList<>();
        for (Line line : sides) {
            StopSignal.check();
            courses.add(new Course(line, contrasts.apply(line)));
        }
        float noise = noise(courses);
        List<Offset> offsets = new ArrayList<>();
        for (Course course : courses) {
            offset(course, noise, cell).ifPresent(offsets::add);
        }
        return offsets;
    }

    private static boolean isInside(Pose pose, Point inPlane, double cell) {
        Point middle = pose.at(inPlane);
        double margin = Math.max(RIM, RIM_CELLS * cell);
        return middle.x() > margin
                && middle.y() > margin
                && middle.x() < pose.width() - margin
                && middle.y() < pose.height() - margin;
    }

    private static float noise(List<Course> courses) {
        int count = courses.stream().mapToInt(course -> course.contrasts.length).sum();
        float[] all = new float[count];
        int at = 0;
        for (Course course : courses) {
            for (float contrast : course.contrasts) {
                all[at++] = Math.abs(contrast);
            }
        }
        Arrays.sort(all);
        return LEAST_NOISE + (count == 0 ? 0 : all[(int) (NOISE * count)]);
    }

    private static Optional<Offset> offset(Course course, float noise, double cell) {
        float[] contrasts = course.contrasts;
        int peak = 0;
        for (int i = 0; i < contrasts.length; i++) {
            peak = Math.abs(contrasts[i]) > Math.abs(contrasts[peak]) ? i : peak;
        }
        float strength = Math.abs(contrasts[peak]);
        if (strength < CLEAR * noise || peak < 1 || peak >= contrasts.length - 1) {
            return Optional.empty();
        }
        int beside = (int) Math.max(1, Math.round(BESIDE_PEAK * cell));
        double sum = 0;
        double sumAt = 0;
        for (int i = Math.max(0, peak - beside); i <= Math.min(contrasts.length - 1, peak + beside); i++) {
            double weight = Math.max(0, contrasts[i] * Math.signum(contrasts[peak]) - OF_PEAK * strength);
            sum += weight;
            sumAt += weight * (i - (contrasts.length - 1) / 2);
        }
        return Optional.of(new Offset(
                course.line.middle(),
                course.line.normal(),
                sumAt / sum / cell,
                Math.min(strength / noise, MOST_CLEAR)));
    }
}
