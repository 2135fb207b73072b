package flowcv.read;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Finds crossings that were taken for two places at which three cells meet, with a border between those: what poor JPEGs
 * leave where four cells meet may pass for a part of their lines, and is shared out among them. Then both lines go on
 * behind the border as they came; were it one, they would be displaced by about its length.
 */
final class SplitCrossings {
    /** In lengths of the border: behind sides of hexagons lines are displaced by 0.87, in a split crossing by 0.43 (met). */
    private static final double MOST_ASIDE = 0.65;

    private final List<FaceSide> sides;
    private final Map<Integer, List<FaceSide>> around = new HashMap<>();

    /** @param sides borders of two cells that are long enough for neighbors */
    SplitCrossings(List<FaceSide> sides) {
        this.sides = sides;
        for (FaceSide side : sides) {
            around.computeIfAbsent(side.first(), cell -> new ArrayList<>()).add(side);
            around.computeIfAbsent(side.second(), cell -> new ArrayList<>()).add(side);
        }
    }

    /** A border that is none. */
    Optional<FaceSide> first() {
        return sides.stream().filter(this::isCrossed).findFirst();
    }

    /** The borders of a third cell with the two that a border parts. */
    private record End(FaceSide first, FaceSide second) {
        /** Whether lines go on at another end of a border as they come at this one. */
        boolean leadsTo(End other, double most) {
            return first.span().aside(other.second.span()) <= most
                    && second.span().aside(other.first.span()) <= most;
        }
    }

    private boolean isCrossed(FaceSide border) {
        List<End> ends = new ArrayList<>();
        for (FaceSide first : around.get(border.first())) {
            for (FaceSide second : around.get(border.second())) {
                if (first.other(border.first()) == second.other(border.second())) {
                    ends.add(new End(first, second));
                }
            }
        }
        double most = MOST_ASIDE * border.length();
        return ends.stream().anyMatch(one -> ends.stream().anyMatch(other -> one != other && one.leadsTo(other, most)));
    }
}
