package flowcv.read;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Finds those places among the cells of a board with a thick outline that are cells, too, though what lies over them
 * hides most of their lines: tints that make them faint, and pipes. A hole has an outline, which is what is seen best
 * of all, so places that cells lead to are none where no thick line parts them from those cells.
 */
final class HiddenCells {
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
     * The places that are cells though they do not look so.
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
        return found;
    }

    /** Absent places that no thick line parts from each other. */
    private Set<Place> part(Place start) {
        Set<Place> part = new HashSet<>(List.of(start));
        Deque<Place> queue = new ArrayDeque<>(part);
        while (!queue.isEmpty()) {
            Place place = queue.poll();
            Side[] around = sides.around(place);
            List<Place> neighbors = place.neighbors();
            for (int i = 0; i < around.length; i++) {
                Place next = neighbors.get(i);
                if (box.count(List.of(next)) > 0
                        && !present.contains(next)
                        && !weights.isThick(around[i])
                        && part.add(next)) {
                    queue.add(next);
                }
            }
        }
        return part;
    }

    /**
     * Whether an outline keeps some places from what lies around the board; where pipes run they make it faint, but do
     * not cross it.
     */
    private boolean isEnclosed(Set<Place> part) {
        for (Place place : part) {
            Side[] around = sides.around(place);
            boolean isPiped = isPiped(around);
            for (int i = 0; i < around.length; i++) {
                boolean isOuter = box.count(List.of(place.neighbors().get(i))) == 0;
                boolean isFaint = isPiped && around[i].kind() != Side.Kind.CROSSED;
                if (isOuter && !weights.isThick(around[i]) && !isFaint) {
                    return false;
                }
            }
        }
        return true;
    }

    private static boolean isPiped(Side[] around) {
        return Arrays.stream(around).anyMatch(side -> side.kind() == Side.Kind.CROSSED);
    }

    /**
     * Whether a pipe runs in some places, or a thin line parts them from a cell, and no thick line does but where pipes
     * run.
     */
    private boolean isEntered(Set<Place> part) {
        boolean isEntered = false;
        for (Place place : part) {
            Side[] around = sides.around(place);
            List<Place> neighbors = place.neighbors();
            boolean isPiped = isPiped(around);
            isEntered |= isPiped;
            for (int i = 0; i < around.length; i++) {
                if (present.contains(neighbors.get(i))) {
                    boolean isThick = weights.isThick(around[i]);
                    if (isThick && !isPiped) {
                        return false;
                    }
                    isEntered |= around[i].isDrawn() && !isThick;
                }
            }
        }
        return isEntered;
    }
}
