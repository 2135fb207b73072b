package flowcv.read;

import flowcv.image.Point;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Finds crossings that were taken for borders: what poor JPEGs leave where four cells meet may pass for a part of their
 * lines, and is shared out among them, so that two of them have a border there that touch at a corner. Lines that part a
 * third cell from both meet at the end of their border, but near the middle of one that is none; so does each of them
 * alone, as what is seen of the other beside a pipe may be too short to tell where it leads.
 *
 * <p>Nothing is told where no third cell has borders with both, as where the outside lies at both ends, or six cells meet,
 * nor by lines that are nearly parallel.
 */
final class SplitCrossings {
    /**
     * Nearer to the middle of a border, in its lengths, no lines meet at its end (measured: on 20,000 ends of borders 0.46
     * at least in screenshots, 0.38 in photographs; of one that was none 0.23 and 0.35).
     */
    private static final double LEAST_AWAY = 0.3;

    /** The same of both ends together, of which one may be blurred. */
    private static final double LEAST_APART = 0.67;

    /**
     * Nearer to the middle of a border, in its lengths, no line meets its own line that parts a third cell from one of its
     * cells (measured in screenshots of 420 boards: 0.41 at least, but 0 in one that is read by another look; of one that
     * was none 0.24).
     */
    private static final double LEAST_ALONE = 0.33;

    /** Farther away than anything that tells something. */
    private static final double UNKNOWN = 1;

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
        double before = UNKNOWN;
        double after = UNKNOWN;
        for (FaceSide one : around.get(border.first())) {
            for (FaceSide other : around.get(border.second())) {
                if (!isThird(border, one, other)) {
                    continue;
                }
                if (Math.min(endOf(border, one), endOf(border, other)) < LEAST_ALONE) {
                    return true;
                }
                Optional<Point> crossing = one.span().crossing(other.span());
                if (crossing.isPresent()) {
                    double at = border.span().at(crossing.get());
                    // Where they come from tells at which end they should meet.
                    if (border.span().at(one.span().middle())
                                    + border.span().at(other.span().middle())
                            < 0) {
                        before = Math.min(before, -at);
                    } else {
                        after = Math.min(after, at);
                    }
                }
            }
        }
        return Math.min(before, after) < LEAST_AWAY || before + after < LEAST_APART;
    }

    /** Whether two borders part the same third cell from those of another border. */
    private static boolean isThird(FaceSide border, FaceSide one, FaceSide other) {
        return one.other(border.first()) == other.other(border.second());
    }

    /** How far from the middle of a border, in its lengths, the line of one beside it meets its own. */
    private static double endOf(FaceSide border, FaceSide next) {
        return next.span()
                .crossing(border.span())
                .map(point -> border.span().at(point)
                        * Math.signum(border.span().at(next.span().middle())))
                .orElse(UNKNOWN);
    }
}
