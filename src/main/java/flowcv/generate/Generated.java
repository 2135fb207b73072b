package flowcv.generate;

import java.time.Duration;
import java.util.Optional;

/** What came of making one puzzle. */
public sealed interface Generated {
    /**
     * A puzzle as the recipe wants it.
     *
     * @param attempts how many it took, from 1
     */
    record Made(Puzzle puzzle, int attempts) implements Generated {}

    /**
     * No attempt met the recipe: another size, difficulty or number of colors may.
     *
     * @param best how hard the one was that came closest to the difficulty asked for; empty where there was none
     */
    record NotFound(int attempts, Optional<Difficulty> best) implements Generated {}

    /**
     * The limit of time was reached first.
     *
     * @param limit as it was set
     * @param attempts how many had begun
     * @param best how hard the one was that came closest to the difficulty asked for; empty where there was none
     */
    record TimeUp(Duration limit, int attempts, Optional<Difficulty> best) implements Generated {}

    /**
     * It was stopped.
     *
     * @param attempts how many had begun
     */
    record Stopped(int attempts) implements Generated {}
}
