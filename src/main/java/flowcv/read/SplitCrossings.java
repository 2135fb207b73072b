package flowcv.read;

import flowcv.image.Point;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Finds crossings that were taken for borders: what poor JPEGs leave where four cells or more meet may pass for a part of
 * their lines, and is shared out among them, so that two of them have a border there that touch at a corner. Lines that
 * part a third cell from both meet at the end of their border, but near the middle of one that is none.
 *
 * <p>A third cell has to lie at one end at least; where the outside lies at both, nothing is told.
 */
final class SplitCrossings {
    /**
     * Less than so far from the middle of a border, in its lengths, no lines meet at its end (measured: on 20,000 ends of
     * borders 0.46 in screenshots, 0.38 in photographs; of one that was none 0.23 and 0.35).
     */
    private static final double LEAST_AWAY = 0.3;

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
        return sides.stream().filter(this::isCrossing).findFirst();
    }

    private boolean isCrossing(FaceSide border) {
        return around.get(border.first()).stream().anyMatch(one -> around.get(border.second()).stream()
                .anyMatch(other -> one.other(border.first()) == other.other(border.second())
                        && meetsNearMiddle(border.span(), one.span(), other.span())));
    }

    /** Whether the borders of a third cell with both meet nearer to the middle than any end is. */
    private static boolean meetsNearMiddle(Span border, Span one, Span other) {
        double end = border.at(one.middle()) + border.at(other.middle());
        Optional<Point> crossing = one.crossing(other);
        return crossing.isPresent() && Math.signum(end) * border.at(crossing.get()) < LEAST_AWAY;
    }
}
