package flowcv.generate;

import java.util.Optional;

/** Hears how far the making of one puzzle has come. */
@FunctionalInterface
public interface GeneratorListener {
    /** Nobody listens. */
    GeneratorListener NONE = (attempts, best) -> {};

    /**
     * Called in the generator's thread at the beginning of each attempt and at each of its changes, which is far more
     * often than anybody reads.
     *
     * @param attempts how many have begun, from 1
     * @param best how hard the one is that came closest to the difficulty asked for, of all puzzles with exactly one
     *     solution so far; empty where there was none
     */
    void progress(int attempts, Optional<Difficulty> best);
}
