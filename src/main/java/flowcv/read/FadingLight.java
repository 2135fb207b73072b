package flowcv.read;

import flowcv.image.StopSignal;
import java.util.BitSet;

/**
 * Tells light behind faces from what is drawn in them: dots and pipes end within a few pixels, however dark they are,
 * where blurred light fades over half a cell and more.
 */
final class FadingLight {
    /** The edges of dots and pipes are narrower than twice this, in cells, however blurred. */
    private static final double EDGE = 0.08;

    /** Over an edge lies nearly all that a dot stands out by, 40 levels and more; over as far in light fewer (met). */
    private static final int LEAST_STEP = 30;

    /** So much of a face lies beside edges at most (steep lamps: 0.022): beside those of a dot or a short pipe are 0.1 and more. */
    private static final double MOST_STEPS = 0.025;

    /** What is between light and dark by less than this share of their difference may be noise. */
    private static final double BETWEEN = 0.2;

    /**
     * So much of a face lies between light and dark, farther from both than any edge is wide (measured: 0.09 to 0.26);
     * of one with a dot as much only where light lies around that, which its edges tell.
     */
    private static final double LEAST_FADING = 0.05;

    /** Lines shine into what is beside them, in pixels. */
    private static final int RIM = 2;

    private final Segments segments;
    private final int reach;

    /**
     * The light in faces.
     *
     * @param cell size of a cell in pixels of the segments
     */
    FadingLight(Segments segments, double cell) {
        this.segments = segments;
        this.reach = (int) Math.max(1, Math.round(EDGE * cell));
    }

    /**
     * Levels of a face.
     *
     * @param dark of its rim
     * @param bright of its middle
     */
    record Relief(double dark, double bright) {
        double height() {
            return bright - dark;
        }
    }

    /**
     * Those faces whose relief is light that fades.
     *
     * @param reliefs per face
     * @param asked faces to look at
     */
    BitSet among(Relief[] reliefs, BitSet asked) {
        if (asked.isEmpty()) {
            return new BitSet();
        }
        int[] areas = new int[reliefs.length];
        int[] steps = new int[reliefs.length];
        int[] fading = new int[reliefs.length];
        for (int y = reach + RIM; y < segments.height() - reach - RIM; y++) {
            StopSignal.check();
            addRow(y, reliefs, asked, areas, steps, fading);
        }
        BitSet light = new BitSet();
        asked.stream()
                .forEach(face -> light.set(
                        face, fading[face] >= LEAST_FADING * areas[face] && steps[face] <= MOST_STEPS * areas[face]));
        return light;
    }

    /** Counts the pixels of a row by face: all that are calm, those beside steps, and those between light and dark. */
    private void addRow(int y, Relief[] reliefs, BitSet asked, int[] areas, int[] steps, int[] fading) {
        int width = segments.width();
        for (int x = reach + RIM; x < width - reach - RIM; x++) {
            int at = y * width + x;
            int face = segments.labels()[at];
            if (asked.get(face) && isCalm(at, face)) {
                areas[face]++;
                steps[face] += isStep(at, reach, face) || isStep(at, reach * width, face) ? 1 : 0;
                fading[face] += isFading(at, face, reliefs[face]) ? 1 : 0;
            }
        }
    }

    private boolean isStep(int at, int to, int face) {
        return isCalm(at - to, face)
                && isCalm(at + to, face)
                && Math.abs(segments.brightness(at + to) - segments.brightness(at - to)) >= LEAST_STEP;
    }

    private boolean isFading(int at, int face, Relief relief) {
        int down = reach * segments.width();
        return isBetween(at, face, relief)
                && isBetween(at - reach, face, relief)
                && isBetween(at + reach, face, relief)
                && isBetween(at - down, face, relief)
                && isBetween(at + down, face, relief);
    }

    private boolean isBetween(int at, int face, Relief relief) {
        double share = (segments.brightness(at) - relief.dark()) / relief.height();
        return share >= BETWEEN && share <= 1 - BETWEEN && isCalm(at, face);
    }

    /** Whether a pixel lies in a face, but not beside its lines. */
    private boolean isCalm(int at, int face) {
        int down = RIM * segments.width();
        return isIn(at, face)
                && isIn(at - RIM, face)
                && isIn(at + RIM, face)
                && isIn(at - down, face)
                && isIn(at + down, face);
    }

    private boolean isIn(int at, int face) {
        return at >= 0 && at < segments.labels().length && segments.labels()[at] == face && segments.lines()[at] == 0;
    }
}
