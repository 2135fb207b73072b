package flowcv.read;

import flowcv.image.StopSignal;
import flowcv.image.StoppedException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ForkJoinTask;
import java.util.function.Supplier;

/**
 * A result that another core works out meanwhile. Closing stops the work where nobody asked for its result, and waits for
 * its end, so that nothing goes away that is still being looked at; what was thrown is lost then.
 *
 * @param <T> of the result
 */
final class Forked<T> implements AutoCloseable {
    private final StopSignal stop;
    private final ForkJoinTask<T> task;

    private Forked(StopSignal stop, ForkJoinTask<T> task) {
        this.stop = stop;
        this.task = task;
    }

    /** Starts it; where no core is free, whoever asks for the result works it out. */
    static <T> Forked<T> of(Supplier<T> result) {
        StopSignal stop = StopSignal.ofPart();
        return new Forked<>(stop, ForkJoinTask.adapt(() -> stop.during(result)).fork());
    }

    /** The result, or what was thrown instead. */
    T get() {
        try {
            return task.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new StoppedException();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof Error error) {
                throw error;
            }
            throw (RuntimeException) e.getCause();
        }
    }

    @Override
    public void close() {
        stop.give();
        task.quietlyJoin();
    }
}
