package flowcv.read.decide;

import flowcv.read.evidence.Appearance;
import flowcv.read.evidence.BorderLook;
import flowcv.read.evidence.Evidence;
import flowcv.read.inference.Labeling;
import flowcv.read.inference.Labelings;
import flowcv.read.tiling.BoardForm;
import flowcv.read.tiling.Border;
import flowcv.read.tiling.CellComplex;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Tells whether a picture shows a part of a board alone: its edge, or a bar, cuts the rest off. */
final class CutOff {
    /** Of what lies at one side so much is to be told from the rest. */
    private static final double HALF = 0.5;
    /**
     * Of a border whose line lies a twentieth of a cell beyond the picture this share is seen: eight of 205 real pictures
     * are cut at the outline itself, and nobody cuts off whole rows that exactly.
     */
    private static final double AT_OUTLINE = 0.43;

    private final CellComplex complex;
    private final Evidence evidence;
    private final Labeling labeling;

    private CutOff(CellComplex complex, Evidence evidence, Labeling labeling) {
        this.complex = complex;
        this.evidence = evidence;
        this.labeling = labeling;
    }

    /**
     * A place where the board goes on, or may go on, unseen. Where no side of a board is seen it is complete: people cut
     * pictures like that, but only those of boards without walls can be told from others.
     */
    static Optional<Integer> at(CellComplex complex, Evidence evidence, Labeling labeling) {
        return new CutOff(complex, evidence, labeling).at();
    }

    private Optional<Integer> at() {
        Optional<Integer> unseen = labeling.cells().stream()
                .filter(place -> evidence.cells().get(place).share() < Appearance.LEAST_SHARE)
                .boxed()
                .findFirst();
        if (unseen.isPresent()) {
            return unseen;
        }
        List<BoardForm.Rim> rims = complex.form().rims();
        if (rims.isEmpty()) {
            return IntStream.range(0, complex.borders().size())
                    .filter(border -> evidence.borders().get(border).share() < AT_OUTLINE)
                    .mapToObj(complex.borders()::get)
                    .filter(border -> labeling.cells().get(border.first())
                            != labeling.cells().get(border.second()))
                    .map(border -> labeling.cells().get(border.first()) ? border.first() : border.second())
                    .findFirst();
        }
        List<BoardForm.Rim> hidden = rims.stream().filter(this::isHidden).toList();
        boolean isPlain = labeling.walls().isEmpty() && labeling.openings().isEmpty();
        return rims.stream()
                .filter(rim -> Labelings.goesOn(evidence, rim))
                .findFirst()
                .or(() -> hidden.size() == rims.size() && isPlain
                        ? Optional.empty()
                        : hidden.stream().findFirst())
                .map(rim -> inside(rim.borders().get(rim.borders().size() / 2)));
    }

    /** Most of its outline is not seen. */
    private boolean isHidden(BoardForm.Rim rim) {
        List<Evidence.Seen> outline = rim.borders().stream()
                .filter(border -> labeling.cells().get(inside(border)))
                .map(evidence.borders()::get)
                .toList();
        long unseen = outline.stream()
                .filter(seen -> seen.share() < AT_OUTLINE
                        || seen.share() >= Appearance.LEAST_SHARE && seen.likelihood(BorderLook.HIDDEN) > HALF)
                .count();
        return unseen > HALF * outline.size();
    }

    private int inside(int border) {
        Border at = complex.borders().get(border);
        return complex.cells().get(at.first()).isBeyond() ? at.second() : at.first();
    }
}
