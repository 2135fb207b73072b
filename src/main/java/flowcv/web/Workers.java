package flowcv.web;

import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** The threads that read and search, one a core; whoever comes first is served first. */
final class Workers implements AutoCloseable {
    /** Pieces of work that wait; they are short, so this is a minute at most. */
    private static final int MOST_WAITING = 4_000;

    private final ThreadPoolExecutor threads;

    Workers() {
        int cores = Runtime.getRuntime().availableProcessors();
        AtomicInteger number = new AtomicInteger();
        threads = new ThreadPoolExecutor(
                cores, cores, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>(MOST_WAITING), piece -> {
                    Thread thread = new Thread(piece, "flowcv-worker-" + number.incrementAndGet());
                    thread.setDaemon(true);
                    // Taking calls and sending answers comes before searching.
                    thread.setPriority(Thread.MIN_PRIORITY);
                    return thread;
                });
    }

    /** Queues a piece of work; false if too much waits already. */
    boolean submit(Runnable piece) {
        try {
            threads.execute(piece);
            return true;
        } catch (RejectedExecutionException e) {
            return false;
        }
    }

    /** Pieces that wait or are under way. */
    int load() {
        return threads.getQueue().size() + threads.getActiveCount();
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }
}
