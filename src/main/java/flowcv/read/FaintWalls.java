package flowcv.read;

import flowcv.read.pixel.Ranks;
import java.util.List;
import java.util.Optional;
import java.util.stream.DoubleStream;

/**
 * Lines that run aslant have another width than others of as much ink: what is nearly a wall may be one, and what looks
 * like one, but has hardly more ink than lines, may be none.
 *
 * @param inner all between two cells
 * @param walls tells which of them are walls
 */
record FaintWalls(List<FaceSide> inner, LineWeights walls) {
    /**
     * A wall has at least this share of the ink of most walls (met: 0.81), lines of a board with walls a third; a line
     * between two pipes in a photograph had 0.24, more than most lines, and was read as a wall.
     */
    private static final double LEAST_OF_WALLS = 0.6;
    /** And more than lines have that nothing tints, beside others that are tinted. */
    private static final double MOST_OF_LINES = 1.8;

    /** Keeps a copy of the list. */
    FaintWalls {
        inner = List.copyOf(inner);
    }

    /** The first line that may be a wall, or a grid line. */
    Optional<FaceSide> first() {
        double thick = Ranks.median(inks(true));
        double thin = Ranks.median(inks(false));
        double leastWall = LineWeights.leastWall(inks(false));
        return inner.stream()
                .filter(s -> s.isLine()
                        && thick > 0
                        && (walls.isThick(s.side())
                                ? s.side().ink() < Math.max(leastWall, LEAST_OF_WALLS * thick)
                                : s.side().ink() >= LEAST_OF_WALLS * thick
                                        && s.side().ink() >= MOST_OF_LINES * thin))
                .findFirst();
    }

    private DoubleStream inks(boolean isThick) {
        return inner.stream()
                .filter(s -> s.isLine() && walls.isThick(s.side()) == isThick)
                .mapToDouble(s -> s.side().ink());
    }
}
