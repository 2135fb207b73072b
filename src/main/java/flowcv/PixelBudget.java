package flowcv;

import flowcv.image.PixelGate;
import java.time.Duration;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/**
 * The pixels that may be in memory at one time, whichever workers hold them. Screenshots never wait for it; scans of
 * fifty megapixels go one after the other.
 */
public final class PixelBudget {
    /** The largest picture that is decoded at all has 50 million; each takes some ten bytes while it is read. */
    private static final int MEGAPIXELS = 54;

    private static final long PIXELS_PER_PERMIT = 1_000_000;

    private final Semaphore permits = new Semaphore(MEGAPIXELS, true);
    private final Duration wait;

    /**
     * A budget with all its room.
     *
     * @param wait how long a picture waits: longer than those before it are allowed to take together
     */
    public PixelBudget(Duration wait) {
        this.wait = wait;
    }

    /** A share of the budget for one picture; close it when the pixels are released. */
    public final class Share implements PixelGate, AutoCloseable {
        private final TaskClock clock;
        private int held;

        private Share(TaskClock clock) {
            this.clock = clock;
        }

        /** Throws {@link MemoryBudgetException} where those that hold the room do not come to an end. */
        @Override
        public void admit(long pixels) {
            int wanted = (int) Math.min(MEGAPIXELS, pixels / PIXELS_PER_PERMIT + 1);
            try {
                // A time of 0, unlike none, lets those go first that wait already.
                if (permits.tryAcquire(wanted, 0, TimeUnit.MILLISECONDS) || await(wanted)) {
                    held += wanted;
                    return;
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new MemoryBudgetException("ended while it waited for memory");
            }
            throw new MemoryBudgetException("waited " + wait.toMillis() / 1000.0
                    + " s for memory that other pictures hold; process fewer at a time, or try again");
        }

        private boolean await(int wanted) throws InterruptedException {
            clock.pause();
            try {
                return permits.tryAcquire(wanted, wait.toMillis(), TimeUnit.MILLISECONDS);
            } finally {
                clock.restart();
            }
        }

        @Override
        public void close() {
            permits.release(held);
            held = 0;
        }
    }

    /** A share that holds nothing yet, of a picture whose clock stands still while it waits. */
    public Share share(TaskClock clock) {
        return new Share(clock);
    }

    /** A share that holds nothing yet, of a picture that has no clock. */
    public Share share() {
        return new Share(TaskClock.NONE);
    }
}
