package flowcv.batch;

import flowcv.TaskClock;
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
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Runs so many tasks at one time, each for a limited time. Native code cannot be stopped from outside: a task whose
 * time is up is answered for by somebody else, its thread is interrupted and left alone, and another takes its place.
 * Where too many threads were left alone, further tasks are answered for as well, until one of them comes back.
 */
final class TimedPool implements AutoCloseable {
    /** So many threads that never come back mean that something is wrong with the machine or with flowcv. */
    static final int MOST_ABANDONED = 64;

    /**
     * Answers for tasks without a result of their own.
     *
     * @param tooLate where the time is up
     * @param tooMany where so many tasks are running beyond their time that no more are begun
     */
    record Refusals<T>(Supplier<T> tooLate, Supplier<T> tooMany) {}

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
     * @param task what is to be done; its clock runs from the beginning
     * @param refusals the results where it has none
     * @throws InterruptedException if the caller is interrupted while it waits
     */
    <T> CompletableFuture<T> submit(Function<TaskClock, T> task, Refusals<T> refusals) throws InterruptedException {
        places.acquire();
        if (abandoned.get() >= MOST_ABANDONED) {
            places.release();
            return CompletableFuture.completedFuture(refusals.tooMany().get());
        }
        CompletableFuture<T> result = new CompletableFuture<>();
        AtomicBoolean decided = new AtomicBoolean();
        workers.execute(() -> run(task, refusals.tooLate(), result, decided));
        return result;
    }

    private <T> void run(
            Function<TaskClock, T> task, Supplier<T> tooLate, CompletableFuture<T> result, AtomicBoolean decided) {
        Thread worker = Thread.currentThread();
        Alarm alarm;
        try {
            alarm = new Alarm(() -> tellLate(result, tooLate, decided, worker));
        } catch (RejectedExecutionException e) {
            // The pool was closed before this task began: nobody waits for it.
            result.completeExceptionally(e);
            return;
        }
        T made = null;
        Throwable thrown = null;
        try {
            made = task.apply(alarm);
        } catch (RuntimeException | Error e) {
            thrown = e;
        }
        if (!decide(decided, () -> {})) {
            abandoned.decrementAndGet();
            // The thread goes back to the pool; its next task must not find the flag.
            Thread.interrupted();
            return;
        }
        alarm.pause();
        // Whoever waits for the result works on this thread; only then is there room for another picture.
        if (thrown == null) {
            result.complete(made);
        } else {
            result.completeExceptionally(thrown);
        }
        places.release();
    }

    /** Rings when a task has been running for so long. */
    private final class Alarm implements TaskClock {
        private final Runnable ring;
        private Future<?> set;

        Alarm(Runnable ring) {
            this.ring = ring;
            this.set = clock.schedule(ring, limit.toMillis(), TimeUnit.MILLISECONDS);
        }

        @Override
        public void pause() {
            set.cancel(false);
        }

        @Override
        public void restart() {
            try {
                set = clock.schedule(ring, limit.toMillis(), TimeUnit.MILLISECONDS);
            } catch (RejectedExecutionException closed) {
                // Nobody waits for this task any more.
                set.cancel(false);
            }
        }
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

    /** Tasks that are under way are interrupted. */
    @Override
    public void close() {
        workers.shutdownNow();
        clock.shutdownNow();
    }
}
