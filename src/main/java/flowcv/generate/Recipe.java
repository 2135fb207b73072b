package flowcv.generate;

import java.util.EnumSet;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * What is wanted of new puzzles.
 *
 * @param rows number of rows, 3 to 40
 * @param columns number of columns, 3 to 40
 * @param features what the board has beyond plain squares
 * @param colors the number of pairs; empty for as few as a puzzle can do with
 * @param difficulty how hard it is; empty for any
 * @param touching whether a flow may pass beside itself
 */
public record Recipe(
        int rows,
        int columns,
        Set<Feature> features,
        OptionalInt colors,
        Optional<Difficulty> difficulty,
        boolean touching) {

    /** Smaller ones are no puzzles. */
    public static final int LEAST_SIDE = 3;

    /** The largest puzzles that are made; the search proves most of this size in time, but takes minutes. */
    public static final int MOST_SIDE = 40;

    /** Keeps a copy of the set. */
    public Recipe {
        features = features.isEmpty() ? EnumSet.noneOf(Feature.class) : EnumSet.copyOf(features);
    }
}
