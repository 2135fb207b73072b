package flowcv.play;

import flowcv.generate.Generator;
import flowcv.generate.Puzzle;
import flowcv.generate.Recipe;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** Makes one puzzle at a time while the game goes on. */
final class PuzzleMaker {
    private Optional<CompletableFuture<Optional<Puzzle>>> making = Optional.empty();

    /** Begins to make one; another that is being made is given up. */
    void make(Recipe recipe, long seed) {
        CompletableFuture<Optional<Puzzle>> next = new CompletableFuture<>();
        next.completeAsync(() -> new Generator(recipe).make(seed, next::isCancelled));
        giveUp();
        making = Optional.of(next);
    }

    void giveUp() {
        making.ifPresent(maker -> maker.cancel(false));
        making = Optional.empty();
    }

    /** Whether a puzzle, or that there is none, waits to be taken. */
    boolean isDone() {
        return making.isPresent() && making.get().isDone();
    }

    /** The puzzle that was made; nothing if none was found. */
    Optional<Puzzle> take() {
        Optional<Puzzle> puzzle =
                making.orElseThrow().exceptionally(failed -> Optional.empty()).join();
        making = Optional.empty();
        return puzzle;
    }
}
