package flowcv.batch;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.Semaphore;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

/**
 * Runs so many tasks at one time, each for a limited time. Native code cannot be stopped from outside: a task whose
 * time is up is answered for by somebody else, its thread is interrupted and left alone, and another takes its place.
 */
final class TimedPool implements AutoCloseable {
    /** So many threads that never come back mean that something is wrong with the machine or with flowcv. */
    private static final int MOST_ABANDONED = 64;

    private final ExecutorService workers;
    private final ScheduledExecutorService clock;
    private final Semaphore places;
    private final Duration limit;
    private final AtomicInteger abandoned = new AtomicInteger();

    TimedPool(int jobs, Duration limit) {
        // A thread that is still busy must not keep the process from ending.
        ThreadFactory daemons = task -> {
            Thread thread = new Thread(task, "flowcv-batch");
            thread.setDaemon(true);
            return thread;
        };
        this.workers = Executors.newCachedThreadPool(daemons);
        this.clock = Executors.newSingleThreadScheduledExecutor(daemons);
        this.places = new Semaphore(jobs, true);
        this.limit = limit;
    }

    /**
     * Runs a task as soon as there is a place for it, for which the caller waits.
     *
     * @param task what is to be done
     * @param tooLate the result where its time is up first
     * @throws InterruptedException if the caller is interrupted while it waits
     */
    <T> CompletableFuture<T> submit(Supplier<T> task, Supplier<T> tooLate) throws InterruptedException {
        places.acquire();
        if (abandoned.get() >= MOST_ABANDONED) {
            places.release();
            throw new IllegalStateException(MOST_ABANDONED + " pictures have been running for more than "
                    + limit.toSeconds() + " s each; start again with a longer time limit");
        }
        CompletableFuture<T> result = new CompletableFuture<>();
        AtomicBoolean decided = new AtomicBoolean();
        workers.execute(() -> run(task, tooLate, result, decided));
        return result;
    }

    private <T> void run(Supplier<T> task, Supplier<T> tooLate, CompletableFuture<T> result, AtomicBoolean decided) {
        Thread worker = Thread.currentThread();
        Future<?> alarm;
        try {
            alarm = clock.schedule(
                    () -> tellLate(result, tooLate, decided, worker), limit.toMillis(), TimeUnit.MILLISECONDS);
        } catch (RejectedExecutionException e) {
            // The pool was closed before this task began: nobody waits for it.
            result.completeExceptionally(e);
            return;
        }
        T made = null;
        Throwable thrown = null;
        try {
            made = task.get();
        } catch (RuntimeException | Error e) {
            thrown = e;
        }
        if (!decide(decided, () -> {})) {
            abandoned.decrementAndGet();
            // The thread goes back to the pool; its next task must not find the flag.
            Thread.interrupted();
            return;
        }
        alarm.cancel(false);
        // Whoever waits for the result works on this thread; only then is there room for another picture.
        if (thrown == null) {
            result.complete(made);
        } else {
            result.completeExceptionally(thrown);
        }
        places.release();
    }

    private <T> void tellLate(CompletableFuture<T> result, Supplier<T> tooLate, AtomicBoolean decided, Thread worker) {
        if (decide(decided, worker::interrupt)) {
            abandoned.incrementAndGet();
            result.complete(tooLate.get());
            places.release();
        }
    }

    /** The first one to decide is told so, and no thread is interrupted after its task has ended. */
    private static boolean decide(AtomicBoolean decided, Runnable action) {
        synchronized (decided) {
            boolean first = decided.compareAndSet(false, true);
            if (first) {
                action.run();
            }
            return first;
        }
    }

    /** Waits a while for a place that nobody else takes: there is but one thread that submits. */
    boolean awaitPlace(long millis) throws InterruptedException {
        boolean free = places.tryAcquire(millis, TimeUnit.MILLISECONDS);
        if (free) {
            places.release();
        }
        return free;
    }

    /** Whether a task would be started at once. */
    boolean hasPlace() {
        return places.availablePermits() > 0;
    }

    @Override
    public void close() {
        workers.shutdown();
        clock.shutdownNow();
    }
}
