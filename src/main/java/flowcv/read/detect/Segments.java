package flowcv.read.detect;

import flowcv.image.Figure;
import flowcv.image.Point;
import flowcv.image.StopSignal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * The straight pieces of the lines of a picture, and its ridges without whatever belongs to none of them: letters, dots
 * and noise.
 */
public final class Segments {
    /** Directions that lines are sorted by; every second one lies between two neighbors. */
    private static final int DIRECTIONS = 12;
    /** Cosine of twice the 11 degrees by which a pixel's normal may miss its line's. */
    private static final double ALIKE = Math.cos(Math.toRadians(22));
    /** Radians by which a line's own direction may miss the one it was sorted by. */
    private static final double OWN = Math.toRadians(8);
    /** Pixels. */
    private static final double LEAST_LENGTH = 7;

    private static final int LEAST_PIXELS = 6;
    /** Greatest variance across, in pixels squared. */
    private static final double MOST_ACROSS = 2.2;
    /** Lengths per deviation across, at least. */
    private static final double SLENDER = 4;

    private static final double LEAST_ACROSS = 0.05;
    private static final float MOST_WEIGHT = 3;
    /** Response between two dashes: a clear line has more. */
    private static final float BETWEEN_DASHES = 2;
    /** A uniform line of length L has the variance L² / 12. */
    private static final double UNIFORM = 12;

    private final Ridges ridges;
    private final List<Segment> all = new ArrayList<>();
    private final float[] kept;
    private final int[] crests;
    private final float[] cosines;
    private final float[] sines;
    private final int[] marks;
    private int[] queue;

    private Segments(Ridges ridges) {
        this.ridges = ridges;
        kept = new float[ridges.width() * ridges.height()];
        crests = ridges.crests();
        marks = new int[kept.length];
        queue = new int[crests.length];
        cosines = new float[crests.length];
        sines = new float[crests.length];
        for (int i = 0; i < crests.length; i++) {
            cosines[i] = ridges.cosine(crests[i]);
            sines[i] = ridges.sine(crests[i]);
        }
    }

    /** What lies outside of a convex figure. */
    private Segments(Segments whole, List<Point> figure) {
        ridges = whole.ridges;
        kept = whole.kept.clone();
        crests = new int[0];
        marks = crests;
        queue = crests;
        cosines = new float[0];
        sines = cosines;
        whole.all.stream()
                .filter(segment -> !Figure.contains(figure, new Point(segment.x(), segment.y())))
                .forEach(all::add);
        for (int y = 0; y < ridges.height(); y++) {
            double from = ridges.width();
            double to = -1;
            for (int i = 0; i < figure.size(); i++) {
                Point above = figure.get(i);
                Point below = figure.get((i + 1) % figure.size());
                if (above.y() <= y != below.y() <= y) {
                    double x = above.x() + (y - above.y()) / (below.y() - above.y()) * (below.x() - above.x());
                    from = Math.min(from, x);
                    to = Math.max(to, x);
                }
            }
            int first = (int) Math.max(0, Math.min(ridges.width(), Math.ceil(from)));
            int behind = (int) Math.max(first, Math.min(ridges.width(), to + 1));
            Arrays.fill(kept, y * ridges.width() + first, y * ridges.width() + behind, 0);
        }
    }

    /**
     * Without those whose middle lies in some convex figures.
     *
     * @param figures of each the corners, one after the other
     */
    public Segments outside(List<List<Point>> figures) {
        Segments outside = this;
        for (List<Point> figure : figures) {
            outside = new Segments(outside, figure);
        }
        return outside;
    }

    /** Those along rows and columns alone. */
    public static Segments upright(Ridges ridges) {
        return of(ridges, DIRECTIONS / 2);
    }

    /** Those of all directions. */
    public static Segments all(Ridges ridges) {
        return of(ridges, 1);
    }

    private static Segments of(Ridges ridges, int step) {
        Segments segments = new Segments(ridges);
        for (int direction = 0; direction < DIRECTIONS; direction += step) {
            StopSignal.check();
            segments.add(direction);
        }
        return segments;
    }

    /** The pieces. */
    public List<Segment> list() {
        return Collections.unmodifiableList(all);
    }

    /** The response at a pixel if a piece runs there or right beside, else 0. */
    public float response(int at) {
        return kept[at];
    }

    /** The ridges that the pieces are of. */
    public Ridges ridges() {
        return ridges;
    }

    /** Components of the crests whose normals agree with one direction. */
    private void add(int direction) {
        double normal = direction * Math.PI / DIRECTIONS;
        float cosine = (float) Math.cos(2 * normal);
        float sine = (float) Math.sin(2 * normal);
        int free = 2 * direction + 1;
        for (int i = 0; i < crests.length; i++) {
            if (cosines[i] * cosine + sines[i] * sine > ALIKE) {
                marks[crests[i]] = free;
            }
        }
        if (direction % (DIRECTIONS / 2) == 0) {
            join(free, direction == 0);
        }
        for (int start : crests) {
            if (marks[start] == free) {
                int count = flood(start, free);
                if (count >= LEAST_PIXELS) {
                    keep(count, normal);
                }
            }
        }
    }

    /** Makes one line of dashes in a row or in a column. */
    private void join(int free, boolean isColumn) {
        int width = ridges.width();
        int height = ridges.height();
        int[] places = Arrays.stream(crests)
                .filter(at -> marks[at] == free)
                .map(at -> isColumn ? at % width * height + at / width : at)
                .toArray();
        if (isColumn) {
            Arrays.sort(places);
        }
        for (int place : Dashes.between(places, isColumn ? height : width)) {
            int at = isColumn ? place % height * width + place / height : place;
            marks[at] = free;
        }
    }

    /** Puts the component of a pixel into the queue. */
    private int flood(int start, int free) {
        int width = ridges.width();
        int count = 0;
        queue[count++] = start;
        marks[start] = free + 1;
        for (int next = 0; next < count; next++) {
            int at = queue[next];
            for (int row = at - width; row <= at + width; row += width) {
                for (int beside = row - 1; beside <= row + 1; beside++) {
                    if (marks[beside] == free) {
                        marks[beside] = free + 1;
                        queue = count < queue.length ? queue : Arrays.copyOf(queue, 2 * count);
                        queue[count++] = beside;
                    }
                }
            }
        }
        return count;
    }

    /** Keeps the component in the queue if it is straight and of this direction. */
    private void keep(int count, double normal) {
        int width = ridges.width();
        int x0 = queue[0] % width;
        int y0 = queue[0] / width;
        double sum = 0;
        double sumX = 0;
        double sumY = 0;
        double sumXx = 0;
        double sumYy = 0;
        double sumXy = 0;
        for (int i = 0; i < count; i++) {
            int at = queue[i];
            double weight = Math.min(clearness(at), MOST_WEIGHT);
            int x = at % width - x0;
            int y = at / width - y0;
            sum += weight;
            sumX += weight * x;
            sumY += weight * y;
            sumXx += weight * x * x;
            sumYy += weight * y * y;
            sumXy += weight * x * y;
        }
        double x = sumX / sum;
        double y = sumY / sum;
        double half = (sumXx / sum - x * x - sumYy / sum + y * y) / 2;
        double mixed = sumXy / sum - x * y;
        double mean = (sumXx / sum - x * x + sumYy / sum - y * y) / 2;
        double deviation = Math.hypot(half, mixed);
        double length = Math.sqrt(UNIFORM * Math.max(mean + deviation, 0));
        double across = mean - deviation;
        double angle = Math.atan2(mixed, half) / 2;
        double missed = Math.abs(Math.IEEEremainder(angle + Math.PI / 2 - normal, Math.PI));
        if (length >= LEAST_LENGTH
                && across < MOST_ACROSS
                && length > SLENDER * Math.sqrt(Math.max(across, LEAST_ACROSS))
                && missed < OWN) {
            all.add(new Segment(x0 + x, y0 + y, angle, length));
            for (int i = 0; i < count; i++) {
                spread(queue[i]);
            }
        }
    }

    /** The response at a pixel of a line; that of most lines between two dashes. */
    private float clearness(int at) {
        float response = ridges.response(at);
        return response > Ridges.CREST ? response : BETWEEN_DASHES;
    }

    private void spread(int at) {
        float response = clearness(at);
        int width = ridges.width();
        for (int row = at - width; row <= at + width; row += width) {
            for (int beside = row - 1; beside <= row + 1; beside++) {
                kept[beside] = Math.max(kept[beside], response);
            }
        }
    }
}
