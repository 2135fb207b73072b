package flowcv.web;

import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.FutureTask;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** Threads for work of one effort; first come, first served. */
final class Workers implements AutoCloseable {
    private final ThreadPoolExecutor threads;

    /**
     * @param name what they are called
     * @param most how much work is under way at one time
     * @param mostWaiting how much more may wait for its turn
     */
    Workers(String name, int most, int mostWaiting) {
        AtomicInteger number = new AtomicInteger();
        threads = new ThreadPoolExecutor(
                most, most, 0, TimeUnit.SECONDS, new ArrayBlockingQueue<>(mostWaiting), piece -> {
                    Thread thread = new Thread(piece, name + "-" + number.incrementAndGet());
                    thread.setDaemon(true);
                    // Taking calls and sending answers comes before working on them.
                    thread.setPriority(Thread.MIN_PRIORITY);
                    return thread;
                });
    }

    /** Queues work; its turn, or nothing if too much waits already. */
    Optional<FutureTask<Void>> submit(Runnable work) {
        FutureTask<Void> turn = new FutureTask<>(work, null);
        try {
            threads.execute(turn);
            return Optional.of(turn);
        } catch (RejectedExecutionException e) {
            return Optional.empty();
        }
    }

    /** Takes work back: it does not begin, or its thread is interrupted. */
    void withdraw(FutureTask<Void> turn) {
        turn.cancel(true);
        threads.remove(turn);
    }

    /** Work that waits or is under way. */
    int load() {
        return threads.getQueue().size() + threads.getActiveCount();
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }
}
