package flowcv.read;

import java.util.concurrent.ForkJoinTask;
import java.util.function.Supplier;

/**
 * A result that another core works out meanwhile. Closing waits for the end, so that nothing goes away that is still being
 * looked at; what was thrown is lost where nobody asked for the result.
 *
 * @param <T> of the result
 */
final class Forked<T> implements AutoCloseable {
    private final ForkJoinTask<T> task;

    private Forked(ForkJoinTask<T> task) {
        this.task = task;
    }

    /** Starts it; where no core is free, whoever asks for the result works it out. */
    static <T> Forked<T> of(Supplier<T> result) {
        return new Forked<>(ForkJoinTask.adapt(result::get).fork());
    }

    /** The result, or what was thrown instead. */
    T get() {
        return task.join();
    }

    @Override
    public void close() {
        task.quietlyJoin();
    }
}
