package flowcv.read.lattice;

import flowcv.read.detect.Segments;
import flowcv.read.tiling.Line;
import flowcv.read.tiling.Pose;

/** How much of a side of a cell is seen as a line, 0 to 1. */
final class SideSupport {
    /** Points along a side that are looked at, by their share of it. */
    private static final double[] POINTS = {0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9};
    /** Those near the ends count alone, too: a pipe may cross the middle. */
    private static final int END_POINTS = 4;

    private static final float OF_ENDS = 0.9f;
    /** Greatest step across in pixels: a line is two or three wide. */
    private static final double STEP = 2.2;
    /** Responses from here on count, and fully from the second on. */
    private static final float FAINT = 0.5f;

    private static final float CLEAR = 1.7f;
    /** Within so many pixels of the picture's rim a line cannot be told. */
    private static final double RIM = 3;
    /** What counts there. */
    private static final float AT_RIM = 0.6f;

    private static final double HALF = 0.5;

    private final Segments segments;
    private final Pose pose;
    private final double reach;
    private final int steps;
    /** Beyond the picture by so much, in pixels, nothing of a side is seen. */
    private final double margin;

    private final int right;
    private final int bottom;

    /** @param reach how far beside its place a line may run, in cells */
    SideSupport(Segments segments, Pose pose, double cell, double reach) {
        this.segments = segments;
        this.pose = pose;
        this.reach = reach;
        right = segments.ridges().width() - 1;
        bottom = segments.ridges().height() - 1;
        margin = RIM + 2 * reach * cell;
        steps = (int) Math.max(1, Math.ceil(reach * cell / STEP));
    }

    /** Of the side that starts at a point of the plane; the best line beside it. */
    float of(boolean isVertical, double row, double column) {
        return of(Side.of(pose, isVertical, row, column));
    }

    /** Of a line of the plane. */
    float of(Line line) {
        return of(Side.of(pose, line));
    }

    private float of(Side side) {
        if (isBeyond(side.x(), side.alongX(), right) || isBeyond(side.y(), side.alongY(), bottom)) {
            return 0;
        }
        double square = side.alongX() * side.alongX() + side.alongY() * side.alongY();
        // Twice the angle of the side, as the ridges keep their normals.
        float cosine = (float) ((side.alongX() * side.alongX() - side.alongY() * side.alongY()) / square);
        float sine = (float) (2 * side.alongX() * side.alongY() / square);
        float best = 0;
        for (int step = -steps; step <= steps; step++) {
            double across = reach * step / steps;
            float all = 0;
            float ends = 0;
            for (int i = 0; i < POINTS.length; i++) {
                float seen = seen(side.x(POINTS[i], across), side.y(POINTS[i], across), cosine, sine);
                all += seen;
                if (i < END_POINTS / 2 || i >= POINTS.length - END_POINTS / 2) {
                    ends += seen;
                }
            }
            best = Math.max(best, Math.max(all / POINTS.length, OF_ENDS * ends / END_POINTS));
        }
        return best;
    }

    /** Whether nothing beside a side lies in the picture or at its rim. */
    private boolean isBeyond(double from, double along, int last) {
        return Math.max(from, from + along) < -margin || Math.min(from, from + along) > last + margin;
    }

    private float seen(double x, double y, float cosine, float sine) {
        boolean isInside = x > RIM && y > RIM && x < right - RIM && y < bottom - RIM;
        return isInside ? inside(x, y, cosine, sine) : atRim(x, y, cosine, sine);
    }

    private float inside(double x, double y, float cosine, float sine) {
        int at = (int) (y + HALF) * (right + 1) + (int) (x + HALF);
        float response = segments.response(at);
        if (response <= FAINT) {
            return 0;
        }
        float aligned = (1 - segments.ridges().along(at, cosine, sine)) / 2;
        return Math.max(0, Math.min(1, (response * aligned * aligned - FAINT) / (CLEAR - FAINT)));
    }

    private float atRim(double x, double y, float cosine, float sine) {
        double rim = Math.min(Math.min(Math.abs(x), Math.abs(y)), Math.min(Math.abs(x - right), Math.abs(y - bottom)));
        boolean nearby = x > -RIM && y > -RIM && x < right + RIM && y < bottom + RIM;
        boolean isIn = x >= 0 && y >= 0 && x <= right && y <= bottom;
        float seen = isIn ? inside(x, y, cosine, sine) : 0;
        return rim < RIM && nearby ? Math.max(seen, AT_RIM) : seen;
    }
}
