package flowcv.batch;

import flowcv.image.PixelGate;
import java.util.concurrent.Semaphore;

/**
 * The pixels that may be in memory at one time, whichever workers hold them. Screenshots never wait for it; scans of
 * fifty megapixels go one after the other.
 */
final class PixelBudget {
    /** The largest picture that is decoded at all has 50 million; each takes some ten bytes while it is read. */
    private static final int MEGAPIXELS = 54;

    private static final long PIXELS_PER_PERMIT = 1_000_000;

    private final Semaphore permits = new Semaphore(MEGAPIXELS, true);

    /** A share of the budget for one picture; close it when the pixels are released. */
    final class Share implements PixelGate, AutoCloseable {
        private int held;

        @Override
        public void admit(long pixels) {
            int wanted = (int) Math.min(MEGAPIXELS, pixels / PIXELS_PER_PERMIT + 1);
            permits.acquireUninterruptibly(wanted);
            held += wanted;
        }

        @Override
        public void close() {
            permits.release(held);
            held = 0;
        }
    }

    Share share() {
        return new Share();
    }
}
