package flowcv.generate;

import flowcv.solve.Limits;
import java.time.Duration;
import java.util.Optional;
import java.util.Random;
import java.util.function.BooleanSupplier;

/** Makes puzzles: the same recipe and the same seed make the same ones, on every machine. */
public record Generator(Recipe recipe) {
    /** A puzzle; none where many attempts failed to meet the recipe. */
    public Optional<Puzzle> make(long seed) {
        return make(seed, () -> false);
    }

    /**
     * A puzzle; none where many attempts failed to meet the recipe, or where it was stopped.
     *
     * @param stop is asked often whether to stop
     */
    public Optional<Puzzle> make(long seed, BooleanSupplier stop) {
        return make(seed, Limits.NONE.time(), stop, GeneratorListener.NONE) instanceof Generated.Made made
                ? Optional.of(made.puzzle())
                : Optional.empty();
    }

    /**
     * A puzzle, or why there is none.
     *
     * @param time after which it gives up, kept to within 0.1 s; more than a century means never. A puzzle that is made
     *     within it is the same as without it
     * @param stop is asked often whether to stop
     * @param listener hears how far it has come
     */
    public Generated make(long seed, Duration time, BooleanSupplier stop, GeneratorListener listener) {
        return new Making(recipe, new Random(seed), new Deadline(time, stop), listener).run();
    }
}
