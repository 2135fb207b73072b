package flowcv.read;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Finds those places among the cells of a board with a thick outline that are cells, too, though what lies over them
 * hides most of their lines: tints that make them faint, and pipes. A hole has an outline, which is what is seen best
 * of all, so places that cells lead to are none where no thick line parts them from those cells, and pipes run in none.
 */
final class HiddenCells {
    /** More hidden cells than this share of those that are seen leave too much unsaid (met: 0.07). */
    private static final double MOST_HIDDEN = 0.1;

    private static final int MOST_OF_SMALL_BOARD = 2;
    /** Of more places side by side pipes have to show that they are cells (met: one). */
    private static final int MOST_WITHOUT_PIPE = 2;

    /**
     * A trace of a line has this share of the lines' contrast, and is missed for what lies beside it (met: half, in the blur
     * of small cells).
     */
    private static final double TRACE = 0.3;
    /** Noise and JPEG leave fewer levels. */
    private static final double FAINTEST = 3;
    /** Of the outline's contrast a trace of a line has less than this share (met: 0.09), what is left of an outline more. */
    private static final double FAINT = 0.2;
    /** What is brighter together with the outline's contrast would hide it: it is seen white. */
    private static final int BRIGHTEST = 230;

    private final LatticeSides sides;
    private final LineWeights weights;
    private final Set<Place> present;
    private final Box box;

    private HiddenCells(LatticeSides sides, LineWeights weights, Set<Place> present) {
        this.sides = sides;
        this.weights = weights;
        this.present = present;
        this.box = Box.around(present);
    }

    /**
     * The places that are cells though they do not look so; none where they would be many.
     *
     * @param present the cells that do, one at least
     */
    static Set<Place> among(LatticeSides sides, LineWeights weights, Set<Place> present) {
        return new HiddenCells(sides, weights, present).find();
    }

    private Set<Place> find() {
        Set<Place> found = new HashSet<>();
        Set<Place> seen = new HashSet<>(present);
        for (int row = box.top(); row <= box.bottom(); row++) {
            for (int column = box.first(); column <= box.last(); column++) {
                Place place = new Place(row, column);
                if (!seen.contains(place)) {
                    Set<Place> part = part(place);
                    seen.addAll(part);
                    if (isEnclosed(part) && isEntered(part)) {
                        found.addAll(part);
                    }
                }
            }
        }
        return found.size() <= Math.max(MOST_OF_SMALL_BOARD, MOST_HIDDEN * present.size()) ? found : Set.of();
    }

    /** Absent places that no thick line parts from each other. */
    private Set<Place> part(Place start) {
        return sides.part(
                start, side -> !weights.isThick(side), place -> box.contains(place) && !present.contains(place));
    }

    /**
     * Whether an outline keeps some places from what lies around the board. Where pipes run they make it faint, but do not
     * cross it; a place that a thick line parts from a cell as well may lie outside, where a warp leads.
     */
    private boolean isEnclosed(Set<Place> part) {
        return part.stream().allMatch(place -> {
            Side[] around = sides.around(place);
            boolean mayBeFaint = sides.isPiped(place) && !isParted(place, around);
            for (int i = 0; i < around.length; i++) {
                boolean isFaint = mayBeFaint && around[i].kind() != Side.Kind.CROSSED;
                if (!box.contains(place.neighbors().get(i)) && !weights.isThick(around[i]) && !isFaint) {
                    return false;
                }
            }
            return true;
        });
    }

    /** Whether a thick line parts a place from a cell. */
    private boolean isParted(Place place, Side[] around) {
        List<Place> neighbors = place.neighbors();
        return IntStream.range(0, around.length)
                .anyMatch(i -> present.contains(neighbors.get(i)) && weights.isThick(around[i]));
    }

    /**
     * Whether a missing side of a place is a line too faint to be seen: there is too little for an outline, but a trace of
     * something, or the outline runs around all the rest of the place.
     */
    private boolean isFaintLine(Side side, Side[] around) {
        if (side.kind() != Side.Kind.MISSING || side.beside() <= 0) {
            return false;
        }
        double outline = sides.median(present, weights::isThick, Side::contrast);
        if (side.contrast() >= FAINT * outline || side.beside() + outline > BRIGHTEST) {
            return false;
        }
        double line =
                sides.median(present, each -> each.kind() == Side.Kind.LINE && !weights.isThick(each), Side::contrast);
        boolean isTrace = line > 0 && side.contrast() >= Math.max(FAINTEST, TRACE * line);
        return isTrace || Arrays.stream(around).filter(weights::isThick).count() == around.length - 1;
    }

    /**
     * Whether a pipe runs in some places, or a thin line, or one too faint to be seen, parts one or two from a cell, and no
     * thick line does but where pipes run: these run past walls.
     */
    private boolean isEntered(Set<Place> part) {
        boolean hasPipe = false;
        boolean hasLine = false;
        for (Place place : part) {
            Side[] around = sides.around(place);
            List<Place> neighbors = place.neighbors();
            if (!sides.isPiped(place) && isParted(place, around)) {
                return false;
            }
            hasPipe |= sides.isPiped(place);
            for (int i = 0; i < around.length; i++) {
                hasLine |=
                        present.contains(neighbors.get(i)) && (around[i].isDrawn() || isFaintLine(around[i], around));
            }
        }
        return hasPipe || hasLine && part.size() <= MOST_WITHOUT_PIPE;
    }
}
