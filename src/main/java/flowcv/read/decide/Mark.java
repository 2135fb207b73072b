package flowcv.read.decide;

import flowcv.read.evidence.CellLook;
import flowcv.read.evidence.Evidence;
import flowcv.read.evidence.Glyph;
import flowcv.read.matching.Lab;
import java.util.Optional;

/**
 * What tells to which other end of a flow one belongs: its color, and what is drawn there.
 *
 * @param isGlyph whether it is a digit, a letter, a ring or an icon, and no filled disc
 * @param glyph what is drawn there; empty if nobody looked
 */
record Mark(Lab color, boolean isGlyph, Optional<Glyph> glyph) {
    static Mark at(int place, Evidence evidence) {
        Evidence.Seen seen = evidence.cells().get(place);
        return new Mark(
                Lab.of(seen.rgb()),
                seen.likeliest() == CellLook.GLYPH.ordinal(),
                Optional.ofNullable(evidence.glyphs().get(place)));
    }

    /** How unlike what is drawn is, 0 to 2: all of two glyphs, else what stands on discs. */
    double shapeDistance(Mark other) {
        if (glyph.isEmpty() || other.glyph.isEmpty()) {
            return 0;
        }
        return isGlyph && other.isGlyph
                ? glyph.get().distance(other.glyph.get())
                : glyph.get().coreDistance(other.glyph.get());
    }
}
