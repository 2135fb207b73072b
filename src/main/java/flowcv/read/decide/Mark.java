package flowcv.read.decide;

import flowcv.read.evidence.Evidence;
import flowcv.read.evidence.Glyph;
import flowcv.read.matching.Lab;
import java.util.Optional;

/** What tells to which other end of a flow one belongs: its color, and what is drawn there. */
record Mark(Lab color, Optional<Glyph> glyph) {
    /** How unlike two marks are of which one is a glyph and the other is not, as {@link Glyph#distance} tells it. */
    private static final double UNLIKE = 1;

    static Mark at(int place, Evidence evidence) {
        return new Mark(
                Lab.of(evidence.cells().get(place).rgb()),
                Optional.ofNullable(evidence.glyphs().get(place)));
    }

    /** How unlike what is drawn is, 0 to 2; 0 for two discs. */
    double shapeDistance(Mark other) {
        return glyph.isPresent() && other.glyph.isPresent()
                ? glyph.get().distance(other.glyph.get())
                : glyph.isPresent() == other.glyph.isPresent() ? 0 : UNLIKE;
    }
}
