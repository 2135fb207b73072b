package flowcv.read.decide;

import flowcv.read.evidence.CellLook;
import flowcv.read.evidence.Evidence;
import flowcv.read.evidence.Glyph;
import flowcv.read.matching.Lab;
import java.util.HashMap;
import java.util.Map;

/**
 * What tells to which other end of a flow one belongs: its color, and what is drawn there. What was compared once is
 * remembered: labelings of one picture hold nearly the same marks.
 */
final class Marks {
    private final Evidence evidence;
    private final Map<Long, Double> shapes = new HashMap<>();

    Marks(Evidence evidence) {
        this.evidence = evidence;
    }

    Lab color(int place) {
        return Lab.of(evidence.cells().get(place).rgb());
    }

    /** Whether it is a digit, a letter, a ring or an icon, and no filled disc. */
    boolean isGlyph(int place) {
        return evidence.cells().get(place).likeliest() == CellLook.GLYPH.ordinal();
    }

    /** Whether something is drawn there beside a plain disc. */
    boolean isDrawnOn(int place) {
        Glyph glyph = evidence.glyphs().get(place);
        return isGlyph(place) || glyph != null && !glyph.isCorePlain();
    }

    double colorDistance(int place, int other) {
        return color(place).distance(color(other));
    }

    /**
     * How unlike what is drawn is, 0 to 2: all of two glyphs, else what stands on discs; 0 where nobody looked at what is
     * there, and what two equal ones may be where it was looked at one.
     */
    double shapeDistance(int place, int other) {
        long first = Math.min(place, other);
        return shapes.computeIfAbsent(first << Integer.SIZE | Math.max(place, other), pair -> measured(place, other));
    }

    private double measured(int place, int other) {
        Glyph one = evidence.glyphs().get(place);
        Glyph its = evidence.glyphs().get(other);
        if (one == null || its == null) {
            return one == its ? 0 : Pairings.FAR_SHAPE;
        }
        return isGlyph(place) && isGlyph(other) ? one.distance(its) : one.coreDistance(its);
    }
}
